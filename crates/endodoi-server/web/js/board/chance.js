/**
 * Numbers that look like chance and are the same every time: wood and nuts have to look grown,
 * and to look the same after a reload. Nothing here is for the game or for secrets.
 *
 * @module
 */

/**
 * A stream of numbers from 0 up to 1, told by its key.
 *
 * @param {number} key
 * @returns {() => number}
 */
export function chance(key) {
  let state = (key * 2654435761 + 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
