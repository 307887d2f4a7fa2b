/**
 * The whole board put together from wood, dishes, nuts and print. The live board keeps the parts
 * that change apart; a picture takes them all at once. Both come from here, so they look alike.
 *
 * @module
 */

import { dish, dishDefinition, dishIn, dishRadius, pins } from './beside.js';
import { PLANK } from './geometry.js';
import { heap, nutRadius } from './heap.js';
import { letterOf } from './letters.js';
import { nut, nutSymbols } from './nut.js';
import { group, shape } from './svg.js';
import { arrows, hollow, plank, woodDefinitions } from './wood.js';

/** @typedef {import('../shapes.js').BoardView} BoardView */
/** @typedef {import('../shapes.js').Side} Side */
/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./svg.js').Shape} Shape */

/** @type {Side[]} */
export const SIDES = ['south', 'north'];

/** The reach of the nuts within a hole; they lie a little inwards, where no chip is. */
const HOLE_REACH = PLANK.radius - 4;
const INWARDS = 2;

/**
 * The order in which nuts gather in each hole, and in each dish.
 *
 * @param {Layout} layout
 * @returns {{holes: ((number: number) => import('./heap.js').Spot)[], middles: import('./geometry.js').Point[], dishes: Record<Side, import('./beside.js').Dish>}}
 */
export function heapsOf(layout) {
  return {
    holes: layout.holes.map((_, index) => heap(index, HOLE_REACH, HOLE_REACH)),
    middles: layout.holes.map(({ x, y }, index) => ({
      x: x - layout.outward[index].x * INWARDS, y: y - layout.outward[index].y * INWARDS,
    })),
    dishes: {
      south: dishIn(layout.beside.south.tray, 101),
      north: dishIn(layout.beside.north.tray, 102),
    },
  };
}

/**
 * Everything that other shapes refer to.
 *
 * @param {string} id begins the names of this board's definitions
 * @param {Layout} layout
 * @returns {Shape}
 */
export function definitions(id, layout) {
  return shape('defs', {}, [...woodDefinitions(id, layout), dishDefinition(id), ...nutSymbols(id)]);
}

/**
 * All that stays while a game is played: plank, hollows, letters, dishes.
 *
 * @param {string} id
 * @param {Layout} layout
 * @param {'counterclockwise' | 'either'} direction
 * @returns {Shape}
 */
export function background(id, layout, direction) {
  return group({}, [
    plank(id, layout),
    ...arrows(layout, direction),
    ...layout.holes.map((middle, index) => hollow(id, middle, index)),
    ...layout.letters.map(({ x, y }, index) => shape('text', {
      x, y: y + layout.text * 0.36, 'text-anchor': 'middle', 'font-size': layout.text,
      'font-weight': 600, fill: '$engraved',
    }, [letterOf(index, layout.plan.holesPerRow)])),
    ...SIDES.map((side) => dish(id, layout.beside[side].tray)),
  ]);
}

/**
 * The count of a hole on its chip.
 *
 * @param {Layout} layout
 * @param {number} index
 * @param {number} count
 * @returns {Shape[]}
 */
export function chip(layout, index, count) {
  const label = String(count);
  const size = layout.text;
  const width = size * (0.8 + 0.56 * label.length);
  const height = size * 1.16;
  const at = layout.counts[index];
  // on a tall board a wide chip grows inwards, so that it never hides the letter
  const shift = layout.plan.tall ? -layout.outward[index].x * Math.max(0, width / 2 - 20) : 0;
  return [
    shape('rect', {
      x: at.x + shift - width / 2, y: at.y - height / 2, width, height, rx: height / 2,
      fill: '$chip', stroke: '$chip-edge', 'stroke-width': 1.2, opacity: count === 0 ? 0.82 : 1,
    }),
    shape('text', {
      x: at.x + shift, y: at.y + size * 0.355, 'text-anchor': 'middle', 'font-size': size, 'font-weight': 700, fill: '$chip-ink',
    }, [label]),
  ];
}

/**
 * The number of captured seeds.
 *
 * @param {Layout} layout
 * @param {Side} side
 * @param {number} seeds
 * @returns {Shape}
 */
export function score(layout, side, seeds) {
  const size = layout.text * 1.5;
  const { x, y } = layout.beside[side].score;
  return shape('text', {
    x, y: y + size * 0.36, 'text-anchor': 'middle', 'font-size': size, 'font-weight': 700, fill: '$score',
  }, [String(seeds)]);
}

/**
 * The pins of a side, or nothing.
 *
 * @param {Layout} layout
 * @param {Side} side
 * @param {BoardView['pins']} standing
 * @returns {Shape[]}
 */
export function pinsOf(layout, side, standing) {
  if (!standing) return [];
  const { target } = standing;
  return [pins(layout.beside[side].pins, { target, won: standing[side] })];
}

/**
 * The nuts of the whole board.
 *
 * @param {string} id
 * @param {Layout} layout
 * @param {BoardView} view
 * @returns {Shape[]}
 */
export function nuts(id, layout, view) {
  const heaps = heapsOf(layout);
  /** @type {(middle: import('./geometry.js').Point, spotOf: (number: number) => import('./heap.js').Spot, count: number, radius: number) => Shape[]} */
  const pile = (middle, spotOf, count, radius) => Array.from({ length: count }, (_, number) => {
    const spot = spotOf(number);
    return nut(id, spot.look, middle.x + spot.x, middle.y + spot.y, radius);
  });
  const { holes, captured } = view.snapshot;
  return [
    ...holes.flatMap((count, index) => pile(heaps.middles[index], heaps.holes[index], count, nutRadius(count))),
    ...SIDES.flatMap((side) => {
      const kept = heaps.dishes[side];
      return pile(kept, kept.spot, captured[side], dishRadius(kept, captured[side]));
    }),
  ];
}

/**
 * All that is counted: the seeds of holes and dishes, and the pins.
 *
 * @param {Layout} layout
 * @param {BoardView} view
 * @returns {Shape[]}
 */
export function numbers(layout, view) {
  return [
    ...view.snapshot.holes.flatMap((count, index) => chip(layout, index, count)),
    ...SIDES.map((side) => score(layout, side, view.snapshot.captured[side])),
    ...SIDES.flatMap((side) => pinsOf(layout, side, view.pins)),
  ];
}
