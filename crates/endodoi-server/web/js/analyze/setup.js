/**
 * A position that is being set up, as plain numbers: how its text is written, and what becomes of
 * it when a hole changes or rows grow. Whether it is a position at all is told by the functions.
 *
 * @module
 */

/** @import {Side, Snapshot} from '../shapes.js' */

/**
 * @typedef {object} Setup
 * @property {number[]} holes in sowing order, A… and then a…
 * @property {{south: number, north: number}} captured
 * @property {Side} toMove
 */

/** The most seeds that can be typed into a hole. */
export const MOST = 255;

/** @param {Snapshot} snapshot @returns {Setup} */
export function setupOf(snapshot) {
  return { holes: [...snapshot.holes], captured: { ...snapshot.captured }, toMove: snapshot.to_move };
}

/** @param {Setup} setup @returns {string} the position as text */
export function textOf({ holes, captured, toMove }) {
  const row = holes.length / 2;
  const [south, north] = [holes.slice(0, row), holes.slice(row)];
  return `${south.join(',')}/${north.join(',')} ${captured.south}-${captured.north} ${toMove === 'south' ? 'S' : 'N'}`;
}

/** @param {Setup} setup @returns {Snapshot} to be drawn */
export function snapshotOf(setup) {
  return { position: textOf(setup), holes: setup.holes, captured: setup.captured, to_move: setup.toMove };
}

/** @param {number} seeds @returns {number} a number of seeds that can stand in a hole */
export function bounded(seeds) {
  return Number.isFinite(seeds) ? Math.max(0, Math.min(MOST, Math.round(seeds))) : 0;
}

/** @param {Setup} setup @param {number} index @param {number} seeds @returns {Setup} */
export function withHole(setup, index, seeds) {
  return { ...setup, holes: setup.holes.map((old, at) => (at === index ? bounded(seeds) : old)) };
}

/** @param {Setup} setup @param {number} seeds @returns {Setup} with so many in every hole */
export function filled(setup, seeds) {
  return { ...setup, holes: setup.holes.map(() => bounded(seeds)) };
}

/**
 * With rows of another length: holes that there are in both keep their seeds, new ones get some.
 *
 * @param {Setup} setup
 * @param {number} row holes
 * @param {number} seeds
 * @returns {Setup}
 */
export function withRow(setup, row, seeds) {
  const old = setup.holes.length / 2;
  const side = (/** @type {number} */ from) =>
    Array.from({ length: row }, (_, index) => (index < old ? setup.holes[from + index] : bounded(seeds)));
  return { ...setup, holes: [...side(0), ...side(old)] };
}

/** @param {Setup} setup @returns {number} all seeds, those captured included */
export function sumOf({ holes, captured }) {
  return holes.reduce((sum, seeds) => sum + seeds, 0) + captured.south + captured.north;
}
