/**
 * What lies beside each row: a dish for the captured seeds, the score, and the pins, el ala, in
 * their rail, with an empty peg hole for each game still to be won. The board itself has no
 * stores, so all this is kept apart from the plank. Names of players are put there by `board.js`.
 *
 * @module
 */

import { heap, nutRadius } from './heap.js';
import { group, shape } from './svg.js';

/** @typedef {import('./geometry.js').Box} Box */
/** @typedef {import('./svg.js').Shape} Shape */

/**
 * @typedef {object} Dish where captured seeds lie
 * @property {number} x its middle
 * @property {number} y
 * @property {number} area for the size of the nuts
 * @property {(index: number) => import('./heap.js').Spot} spot
 */

/**
 * The dish of a side.
 *
 * @param {Box} box
 * @param {number} key tells dishes apart
 * @returns {Dish}
 */
export function dishIn(box, key) {
  const a = box.width / 2 - 8;
  const b = box.height / 2 - 8;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, area: a * b, spot: heap(key, a, b) };
}

/**
 * The radius of the nuts in a dish.
 *
 * @param {Dish} dish
 * @param {number} count
 * @returns {number}
 */
export function dishRadius(dish, count) {
  return Math.min(nutRadius(count, dish.area), 12);
}

/**
 * The empty dish.
 *
 * @param {string} id begins the names of this board's definitions
 * @param {Box} box
 * @returns {Shape}
 */
export function dish(id, box) {
  const round = Math.min(box.width, box.height) / 2;
  /** @type {(inset: number, more: Record<string, import('./svg.js').Value>) => Shape} */
  const ring = (inset, more) => shape('rect', {
    x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - 2 * inset,
    rx: round - inset, ...more,
  });
  return group({}, [
    ring(0, { transform: 'translate(2 5)', fill: '$cast', opacity: 0.2 }),
    ring(0, { fill: '$dish-edge' }),
    ring(1.2, { fill: 'none', stroke: '$rim', 'stroke-width': 1.4, opacity: 0.5 }),
    ring(5.5, { fill: `url(#${id}-dish)` }),
  ]);
}

/**
 * The gradient of the dishes.
 *
 * @param {string} id
 * @returns {Shape}
 */
export function dishDefinition(id) {
  return shape('linearGradient', { id: `${id}-dish`, x1: 0, y1: 0, x2: 0.15, y2: 1 }, [
    shape('stop', { offset: 0, 'stop-color': '$dish-1' }),
    shape('stop', { offset: 1, 'stop-color': '$dish-2' }),
  ]);
}

/**
 * The rail of pins.
 *
 * @param {Box} box
 * @param {boolean} upright one below the other
 * @param {{target: number, won: number}} standing
 * @returns {Shape}
 */
export function pins(box, upright, standing) {
  const { target, won } = standing;
  const room = upright ? box.height : box.width;
  const step = Math.min(upright ? 44 : 26, (room - 16) / Math.max(target, 1));
  const drawn = [];
  for (let number = 0; number < target; number += 1) {
    const x = upright ? box.x + box.width / 2 : box.x + 14 + number * step;
    const y = upright ? box.y + 46 + number * step : box.y + box.height - 12;
    drawn.push(shape('ellipse', { cx: x, cy: y, rx: 5.4, ry: 3.2, fill: '$peg', stroke: '$peg-edge', 'stroke-width': 1.2 }));
    if (number < won) drawn.push(pin(x, y, number));
  }
  const rail = upright
    ? { x: box.x + box.width / 2 - 11, y: box.y + 34, width: 22, height: (target - 1) * step + 24 }
    : { x: box.x + 2, y: box.y + box.height - 21, width: (target - 1) * step + 24, height: 18 };
  return group({}, [
    shape('rect', { ...rail, rx: 9, transform: 'translate(1 4)', fill: '$cast', opacity: 0.2 }),
    shape('rect', { ...rail, rx: 9, fill: '$dish-edge', stroke: '$rim', 'stroke-width': 1, 'stroke-opacity': 0.5 }),
    ...drawn,
  ]);
}

/**
 * One slim ivory pin, standing.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} number leans each a little differently
 * @returns {Shape}
 */
function pin(x, y, number) {
  const lean = [1.5, -2, 3, -1, 2.5][number % 5];
  return group({ transform: `rotate(${lean} ${x} ${y})` }, [
    shape('path', { d: `M${x} ${y}l24 -7l2 2.4l-24 7.4Z`, fill: '$cast', opacity: 0.25 }),
    shape('path', {
      d: `M${x - 3} ${y}L${x - 2} ${y - 36}Q${x} ${y - 43} ${x + 2} ${y - 36}L${x + 3} ${y}Q${x} ${y + 2.4} ${x - 3} ${y}Z`,
      fill: '$ivory-1', stroke: '$ivory-line', 'stroke-width': 1,
    }),
    shape('path', { d: `M${x + 1} ${y - 34}L${x + 1.7} ${y - 1}`, stroke: '$ivory-2', 'stroke-width': 1.6, fill: 'none' }),
    shape('path', { d: `M${x - 2.4} ${y - 29}h4.8M${x - 2.5} ${y - 26}h5`, stroke: '$ivory-line', 'stroke-width': 1, fill: 'none' }),
  ]);
}
