/**
 * How nuts heap. Each hollow has its own order of places, made once: the first nuts gather in the
 * middle, later ones lie around and then upon them. A nut keeps its place whatever comes after
 * it, so nothing jumps while seeds are sown; only the size shrinks when a heap grows large. How
 * a nut looks is not told here.
 *
 * @module
 */

import { chance } from './chance.js';

/** @typedef {{x: number, y: number, look: number}} Spot from the hollow's middle; look is one of LOOKS */

/** How many different nuts there are. */
export const LOOKS = 9;

/** The largest nut, in units of the board. */
export const LARGEST = 12.5;

/** A game holds no more seeds than this. */
const MOST = 255;

/** What a hole of the board holds at full size; a larger hollow holds more. */
const HOLE_AREA = 40 * 40;

/**
 * The radius of the nuts in a hollow.
 *
 * @param {number} count nuts in it
 * @param {number} [area] of the hollow: half its length times half its width
 * @returns {number}
 */
export function nutRadius(count, area = HOLE_AREA) {
  const crowd = (count * HOLE_AREA) / area;
  return LARGEST * Math.min(1, (8 / Math.max(crowd, 1)) ** 0.24);
}

/**
 * Does another nut lie nearer than that?
 *
 * @param {Spot[]} others
 * @param {{x: number, y: number}} spot
 * @param {number} distance
 */
function near(others, spot, distance) {
  return others.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < distance);
}

/**
 * The heaps that were asked for; a board that is laid anew finds them again.
 *
 * @type {Map<string, (index: number) => Spot>}
 */
const known = new Map();

/**
 * The places of a hollow's nuts, found as they are needed.
 *
 * @param {number} key tells hollows apart
 * @param {number} [a] half the hollow along x
 * @param {number} [b] half the hollow along y
 * @returns {(index: number) => Spot}
 */
export function heap(key, a = 40, b = 40) {
  const name = `${key} ${a} ${b}`;
  const made = known.get(name) ?? newHeap(key, a, b);
  known.set(name, made);
  return made;
}

/**
 * @param {number} key
 * @param {number} a
 * @param {number} b
 * @returns {(index: number) => Spot}
 */
function newHeap(key, a, b) {
  const next = chance(key + 1);
  /** @type {Spot[]} */
  const spots = [];
  /** @type {Spot[]} */
  let layer = [];
  let reach = 1;
  const round = Math.min(a, b);
  const straight = { x: a - round, y: b - round };

  /** @param {number} radius */
  const somewhere = (radius) => {
    for (;;) {
      const x = (next() * 2 - 1) * (a - radius);
      const y = (next() * 2 - 1) * (b - radius);
      // a hollow is as far as its half width reaches from a line along its middle
      const past = { x: Math.max(0, Math.abs(x) - straight.x), y: Math.max(0, Math.abs(y) - straight.y) };
      if (Math.hypot(past.x, past.y) <= round - radius) return { x: x * reach, y: y * reach };
    }
  };

  // a long hollow fills from its middle outwards, and everywhere across
  const weigh = { x: a < b ? 0.35 / a : 1 / a, y: b < a ? 0.35 / b : 1 / b };

  /** @type {(radius: number) => {x: number, y: number} | null} */
  const find = (radius) => {
    // the first nut leaves the middle free, so that the next ones close up round it
    if (spots.length === 0) {
      const turn = next() * 2 * Math.PI;
      const out = radius * 1.05;
      return { x: Math.cos(turn) * Math.min(out, a - radius), y: Math.sin(turn) * Math.min(out, b - radius) };
    }
    const apart = radius * 1.84;
    const tries = (320 * a * b) / HOLE_AREA;
    let best = null;
    let bestOut = Infinity;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const spot = somewhere(radius);
      if (near(layer, spot, apart) || near(spots, spot, radius * 0.62)) continue;
      const out = Math.hypot(spot.x * weigh.x, spot.y * weigh.y) + next() * 0.06;
      if (out < bestOut) {
        best = spot;
        bestOut = out;
      }
    }
    return best;
  };

  return (index) => {
    while (spots.length <= Math.min(index, MOST - 1)) {
      const radius = nutRadius(spots.length + 1, a * b);
      let place = find(radius);
      if (place === null) {
        layer = [];
        reach = reach < 0.66 ? 0.95 : reach * 0.84;
        place = find(radius) ?? somewhere(radius);
      }
      const spot = { ...place, look: Math.floor(next() * LOOKS) };
      layer.push(spot);
      spots.push(spot);
    }
    return spots[Math.min(index, MOST - 1)];
  };
}
