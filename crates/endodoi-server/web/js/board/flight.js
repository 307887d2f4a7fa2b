/**
 * What moves above the board: the hand with its heap, which goes from hole to hole, and single
 * nuts on their way. Each is put to its place for a moment of the turn; the moments come from
 * `player.js`.
 *
 * @module
 */

import { heap, nutRadius } from './heap.js';
import { nut } from './nut.js';
import { group, shape } from './svg.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {{start: number, time: number, from: Point, to: Point, element: SVGElement}} Flight */
/** @typedef {{at: number, lift: number, step: number, stops: Point[], element: SVGElement}} Hand */

/** How high the hand is over the board. */
export const HIGH = 34;

/** The heap in the hand is smaller than in a hole. */
const HAND_REACH = 26;

/**
 * The heap in the hand, and its shadow on the board.
 *
 * @param {string} id begins the names of this board's definitions
 * @param {number} count
 * @returns {import('./svg.js').Shape}
 */
export function handful(id, count) {
  const spotOf = heap(55, HAND_REACH, HAND_REACH);
  const nuts = Array.from({ length: count }, (_, number) => {
    const spot = spotOf(number);
    return nut(id, spot.look, spot.x, spot.y, nutRadius(count));
  });
  const shadow = shape('ellipse', { cx: 6, cy: 30, rx: 28, ry: 16, fill: '$cast', opacity: 0.25 });
  return group({}, [shadow, ...nuts]);
}

/**
 * Puts the hand where it is at a time of the turn.
 *
 * @param {Hand} hand
 * @param {number} now
 */
export function moveHand(hand, now) {
  const passed = now - hand.at;
  const rise = smooth(passed / (hand.lift * 0.55));
  const walked = (passed - hand.lift * 0.4) / (hand.lift * 0.6);
  const stop = walked < 1 ? Math.max(0, walked) : 1 + (passed - hand.lift) / hand.step;
  const last = hand.stops.length - 1;
  const from = Math.min(Math.floor(stop), last);
  const to = Math.min(from + 1, last);
  const part = smooth(stop - from);
  const x = hand.stops[from].x + (hand.stops[to].x - hand.stops[from].x) * part;
  const y = hand.stops[from].y + (hand.stops[to].y - hand.stops[from].y) * part - HIGH * rise;
  place(hand.element, x, y, 1 + 0.14 * rise);
}

/**
 * Puts a flying nut where it is at a time of the turn: a short one falls, a long one goes in a bow.
 *
 * @param {Flight} flight
 * @param {number} now
 */
export function moveFlight(flight, now) {
  const part = Math.min(1, Math.max(0, (now - flight.start) / flight.time));
  const { from, to } = flight;
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const eased = far > 120 ? smooth(part) : part * part;
  const arc = far > 120 ? Math.sin(Math.PI * part) * Math.min(60, far * 0.14) : 0;
  place(flight.element, from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased - arc, 1 + arc / 300);
}

/**
 * @param {SVGElement} element
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function place(element, x, y, size) {
  element.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})`);
}

/** @param {number} part */
function smooth(part) {
  const kept = Math.min(1, Math.max(0, part));
  return kept * kept * (3 - 2 * kept);
}
