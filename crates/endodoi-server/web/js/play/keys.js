/**
 * Keys on the page on which a match is played: letters and digits choose holes, some other letters do
 * what buttons do. Keys typed into a field, with a modifier, or into an open dialog are left alone.
 *
 * @module
 */

import { holeOf } from '../hole-keys.js';
import { settings } from '../settings.js';

/** @import {ShownMatch} from './shown-match.js' */

/** @param {Event} event @returns {boolean} whether somebody types a text */
function isTyping(event) {
  return event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog') !== null;
}

/**
 * @param {ShownMatch & {choose: (hole: string) => unknown}} table
 * @param {Record<string, () => void>} commands by their letter or sign
 */
export function listenToKeys(table, commands) {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    if (table.isMoving) {
      // Any key skips, and does nothing else; only Tab and the list of keys lead on as well. A key that
      // is held has said what it meant.
      if (!event.repeat) table.board.skip();
      if (event.key !== 'Tab') event.preventDefault();
      if (event.key !== '?') return;
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
    if (!settings.letters || event.repeat) return;
    const key = event.key.toLowerCase();
    const hole = holeOf(table.keyed, key);
    if (hole) {
      event.preventDefault();
      void table.choose(hole);
    } else if (Object.hasOwn(commands, key)) {
      event.preventDefault();
      commands[key]();
    }
  });
}
