/**
 * Which hole a key means: letters and digits count the holes of the player to move, in the order of
 * sowing. When keys are listened to, and what they do besides, is up to each page.
 *
 * @module
 */

/** @import {Snapshot} from './shapes.js' */

/** The most holes a row, so the letters A to L are holes and all others are free. */
const HOLE_LETTERS = 'abcdefghijkl';

/**
 * @param {Pick<Snapshot, 'holes' | 'to_move'> | null} position
 * @param {string} key as the keyboard names it
 * @returns {string | null} the letter of the hole that a key means for the player to move
 */
export function holeOf(position, key) {
  if (!position || key.length !== 1) return null;
  const name = key.toLowerCase();
  const number = /^[0-9]$/.test(name) ? Number(name) || 10 : HOLE_LETTERS.indexOf(name) + 1;
  if (number < 1 || number > position.holes.length / 2) return null;
  const letter = HOLE_LETTERS[number - 1];
  return position.to_move === 'south' ? letter.toUpperCase() : letter;
}
