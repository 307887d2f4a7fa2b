/**
 * What lies beside each row: a dish for the captured seeds, the score, and the pins, el ala, in
 * their rail, with an empty peg hole for each game still to be won. The board itself has no
 * stores, so all this is kept apart from the plank. Names of players are put there by `board.js`.
 *
 * @module
 */

import { heap, nutRadius } from './heap.js';
import { group, shape } from './svg.js';

/** From pin to pin, and from rail to rail. */
const PIN_STEP = 19;
const PIN_ROW = 58;

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
  const a = box.width / 2 - 7;
  const b = box.height / 2 - 7;
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
  return Math.min(nutRadius(count, dish.area), 11);
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
 * How the peg holes are shared out among rails.
 *
 * @param {Box} box
 * @param {number} target
 */
function rails(box, target) {
  const isUpright = box.height >= 2 * PIN_ROW;
  const rows = isUpright ? Math.ceil(target / Math.max(1, Math.floor((box.width - 24) / PIN_STEP) + 1)) : 1;
  const inRow = Math.ceil(target / rows);
  return { isUpright, rows, inRow, step: Math.min(PIN_STEP, (box.width - 24) / Math.max(inRow - 1, 1)) };
}

/**
 * The room of a player's name: across, all that pins leave free.
 *
 * @param {import('./geometry.js').Strip} strip
 * @param {{target: number} | null | undefined} standing
 * @returns {Box}
 */
export function nameBox(strip, standing) {
  const { label, pins: box } = strip;
  if (!standing) return label;
  const { isUpright, inRow, step } = rails(box, standing.target);
  return isUpright ? label : { ...label, width: label.width - (inRow - 1) * step - 24 - 18 };
}

/**
 * The rails of pins, as many as are needed one below the other.
 *
 * @param {Box} box
 * @param {{target: number, won: number}} standing
 * @returns {Shape}
 */
export function pins(box, standing) {
  const { target, won } = standing;
  const { isUpright, rows, inRow, step } = rails(box, target);
  const down = Math.min(PIN_ROW, (box.height - PIN_ROW) / Math.max(rows - 1, 1));
  const drawn = [];
  for (let row = 0; row < rows; row += 1) {
    const here = Math.min(inRow, target - row * inRow);
    if (here <= 0) break;
    const length = (here - 1) * step + 24;
    // beside the plank rails stand in the middle of their box; above and below it one stands at the count, on its line
    const left = isUpright ? box.x + (box.width - length) / 2 : box.x + box.width - length;
    const foot = isUpright ? box.y + 50 + row * down : box.y + box.height / 2 + 4;
    const rail = { x: left, y: foot - 9, width: length, height: 18, rx: 9 };
    drawn.push(
      shape('rect', { ...rail, transform: 'translate(1 4)', fill: '$cast', opacity: 0.2 }),
      shape('rect', { ...rail, fill: '$dish-edge', stroke: '$rim', 'stroke-width': 1, 'stroke-opacity': 0.5 }));
    for (let place = 0; place < here; place += 1) {
      const x = left + 12 + place * step;
      const number = row * inRow + place;
      drawn.push(shape('ellipse', { cx: x, cy: foot, rx: 5.4, ry: 3.2, fill: '$peg', stroke: '$peg-edge', 'stroke-width': 1.2 }));
      if (number < won) drawn.push(pin(x, foot, number));
    }
  }
  return group({}, drawn);
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
    shape('path', { d: `M${x - 2} ${y}l13 -3l1 2l-11 3.4Z`, fill: '$cast', opacity: 0.35 }),
    shape('path', {
      d: `M${x - 3} ${y}L${x - 2} ${y - 36}Q${x} ${y - 43} ${x + 2} ${y - 36}L${x + 3} ${y}Q${x} ${y + 2.4} ${x - 3} ${y}Z`,
      fill: '$ivory-1', stroke: '$ivory-line', 'stroke-width': 1,
    }),
    shape('path', { d: `M${x + 1} ${y - 34}L${x + 1.7} ${y - 1}`, stroke: '$ivory-2', 'stroke-width': 1.6, fill: 'none' }),
    shape('path', { d: `M${x - 2.4} ${y - 29}h4.8M${x - 2.5} ${y - 26}h5`, stroke: '$ivory-line', 'stroke-width': 1, fill: 'none' }),
  ]);
}
