/**
 * The choices that the dialogs of all pages have in common: speed of sowing, the board as a table,
 * letters that play. What is chosen is kept by `settings.js` and holds on all pages.
 *
 * @module
 */

import { part } from './dom.js';
import { SPEEDS, change, settings } from './settings.js';

/**
 * Lets the choices in a dialog be made.
 *
 * @param {HTMLDialogElement} dialog
 * @returns {() => void} opens it, with the choices as they are
 */
export function settingsDialog(dialog) {
  const plain = part('plain', HTMLInputElement);
  const letters = part('letters', HTMLInputElement);
  const speeds = [...dialog.querySelectorAll('input[name="speed"]')].filter((input) => input instanceof HTMLInputElement);
  for (const input of speeds) {
    input.addEventListener('change', () => {
      const speed = SPEEDS.find((name) => name === input.value);
      if (speed) change({ speed });
    });
  }
  plain.addEventListener('change', () => change({ plain: plain.checked }));
  letters.addEventListener('change', () => change({ letters: letters.checked }));
  return () => {
    for (const input of speeds) input.checked = input.value === settings.speed;
    plain.checked = settings.plain;
    letters.checked = settings.letters;
    dialog.showModal();
  };
}
