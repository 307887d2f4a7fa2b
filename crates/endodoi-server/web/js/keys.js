/**
 * Keys on the pages of analysis and puzzles. Arrow keys and others do what the page tells; on the board
 * arrows go from hole to hole instead. Letters and digits play holes where that is
 * wished. Keys typed into a field or an open dialog are left alone.
 *
 * @module
 */

import { holeOf } from './hole-keys.js';
import { settings } from './settings.js';

/** @import {Snapshot} from './shapes.js' */

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
    const hole = settings.letters ? holeOf(position(), event.key) : null;
    if (hole) {
      event.preventDefault();
      choose(hole);
    }
  });
}

/**
 * A tap anywhere but on the board ends a long relay at once; the board sees to taps on itself.
 *
 * @param {() => boolean} skip whether a turn was being shown that the tap ended
 */
export function listenToTaps(skip) {
  document.addEventListener('pointerdown', (event) => {
    if (!isIn(event.target, '.board')) skip();
  });
}
