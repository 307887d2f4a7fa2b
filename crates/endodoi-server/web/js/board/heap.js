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
export const LARGEST = 12;

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
 * The places of a hollow's nuts, found as they are needed.
 *
 * @param {number} key tells hollows apart
 * @param {number} [a] half the length of the hollow, along x
 * @param {number} [b] half its width
 * @returns {(index: number) => Spot}
 */
export function heap(key, a = 40, b = 40) {
  const next = chance(key + 1);
  /** @type {Spot[]} */
  const spots = [];
  /** @type {Spot[]} */
  let layer = [];
  let reach = 1;

  /** @param {number} radius */
  const somewhere = (radius) => {
    const turn = next() * 2 * Math.PI;
    const out = Math.sqrt(next()) * reach;
    return { x: Math.cos(turn) * out * (a - radius), y: Math.sin(turn) * out * (b - radius) };
  };

  /** @param {number} radius */
  const find = (radius) => {
    const apart = radius * 1.86;
    let best = null;
    let bestOut = Infinity;
    for (let attempt = 0; attempt < 160; attempt += 1) {
      const spot = somewhere(radius);
      if (layer.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < apart)) continue;
      const out = Math.hypot(spot.x / a, spot.y / b) + next() * 0.06;
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
        reach = reach < 0.62 ? 0.95 : reach * 0.82;
        place = find(radius) ?? somewhere(radius);
      }
      const spot = { ...place, look: Math.floor(next() * LOOKS) };
      layer.push(spot);
      spots.push(spot);
    }
    return spots[Math.min(index, MOST - 1)];
  };
}
