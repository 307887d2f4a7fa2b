/**
 * Keys on the page on which a match is played: letters and digits choose holes, some other letters do
 * what buttons do. Keys typed into a field, with a modifier, or into an open dialog are left alone.
 *
 * @module
 */

import { settings } from '../settings.js';

/** @import {Table} from './table.js' */

/** The most holes a row, so the letters A to L are holes and all others are free. */
const HOLE_LETTERS = 'abcdefghijkl';

/** @param {Event} event @returns {boolean} whether somebody types a text */
function isTyping(event) {
  return event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog') !== null;
}

/**
 * @param {Table} table
 * @param {Record<string, () => void>} commands by their letter or sign
 */
export function listenToKeys(table, commands) {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    if (table.isMoving) {
      // Any key skips, and does nothing else; only Tab leads on as well.
      table.board.skip();
      if (event.key !== 'Tab') event.preventDefault();
      return;
    }
    if (event.key === 'Escape' && table.viewing !== null) {
      table.view(null);
      return;
    }
    if (event.key === '?') {
      event.preventDefault();
      commands['?']();
      return;
    }
    if (!settings.letters) return;
    const key = event.key.toLowerCase();
    const hole = holeOf(table, key);
    if (hole) {
      event.preventDefault();
      void table.choose(hole);
    } else if (Object.hasOwn(commands, key)) {
      event.preventDefault();
      commands[key]();
    }
  });
}

/**
 * @param {Table} table
 * @param {string} key
 * @returns {string | null} the letter of the hole that a key means for the player to move
 */
function holeOf(table, key) {
  const position = table.game?.position;
  if (!position) return null;
  const number = /^[0-9]$/.test(key) ? Number(key) || 10 : HOLE_LETTERS.indexOf(key) + 1;
  if (key.length !== 1 || number < 1 || number > position.holes.length / 2) return null;
  const letter = HOLE_LETTERS[number - 1];
  return position.to_move === 'south' ? letter.toUpperCase() : letter;
}
