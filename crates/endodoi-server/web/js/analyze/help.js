/**
 * The dialog of keys and view: speed of sowing, the board as a table, letters that play. What is
 * chosen holds on all pages.
 *
 * @module
 */

import { part } from '../dom.js';
import { SPEEDS, change, settings } from '../settings.js';

/**
 * Lets the dialog be opened, and its choices be made.
 *
 * @returns {{show: () => void}}
 */
export function createHelp() {
  const dialog = part('help', HTMLDialogElement);
  const plain = part('plain', HTMLInputElement);
  const letters = part('letters', HTMLInputElement);
  const speeds = [...dialog.querySelectorAll('input[name="speed"]')].filter((input) => input instanceof HTMLInputElement);
  const show = () => {
    for (const input of speeds) input.checked = input.value === settings.speed;
    plain.checked = settings.plain;
    letters.checked = settings.letters;
    dialog.showModal();
  };
  part('open-help', HTMLButtonElement).addEventListener('click', show);
  for (const input of speeds) {
    input.addEventListener('change', () => {
      const speed = SPEEDS.find((name) => name === input.value);
      if (speed) change({ speed });
    });
  }
  plain.addEventListener('change', () => change({ plain: plain.checked }));
  letters.addEventListener('change', () => change({ letters: letters.checked }));
  return { show };
}
