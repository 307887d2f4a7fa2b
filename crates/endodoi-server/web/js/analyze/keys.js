/**
 * Keys on the page of analysis. Arrow keys go through the turns, and up and down between variations;
 * on the board they go from hole to hole instead. Letters and digits play holes where that is
 * wished. Keys typed into a field or an open dialog are left alone.
 *
 * @module
 */

import { settings } from '../settings.js';

/** @import {Snapshot} from '../shapes.js' */

const HOLE_LETTERS = 'abcdefghijkl';

/** @param {EventTarget | null} target @param {string} selector */
function isIn(target, selector) {
  return target instanceof Element && target.closest(selector) !== null;
}

/**
 * @param {Record<string, () => void>} commands by the name of their key
 * @param {object} holes
 * @param {() => Snapshot | null} holes.position
 * @param {(hole: string) => void} holes.choose
 * @param {() => boolean} holes.skip whether a turn was being shown that the key ended
 */
export function listenToKeys(commands, { position, choose, skip }) {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isIn(event.target, 'input, select, textarea, dialog, [role="slider"]')) return;
    if (event.key !== 'Tab' && skip()) {
      event.preventDefault();
      return;
    }
    const isCommand = Object.hasOwn(commands, event.key);
    if (isCommand && !isIn(event.target, '.board, .site-head, summary')) {
      event.preventDefault();
      commands[event.key]();
      return;
    }
    const hole = settings.letters ? holeOf(position(), event.key.toLowerCase()) : null;
    if (hole) {
      event.preventDefault();
      choose(hole);
    }
  });
}

/**
 * @param {Snapshot | null} position
 * @param {string} key
 * @returns {string | null} the hole that a key means for the player to move
 */
function holeOf(position, key) {
  if (!position || key.length !== 1) return null;
  const number = /^[0-9]$/.test(key) ? Number(key) || 10 : HOLE_LETTERS.indexOf(key) + 1;
  if (number < 1 || number > position.holes.length / 2) return null;
  const letter = HOLE_LETTERS[number - 1];
  return position.to_move === 'south' ? letter.toUpperCase() : letter;
}
