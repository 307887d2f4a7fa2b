/**
 * One real button for each hole. They stand in sowing order; one of them can be reached by Tab,
 * and the arrow keys move on from there, right or up with the sowing, left or down against it.
 * Holes that may not be played can still be visited and read. Where the buttons stand is up to
 * the drawn board or the table.
 *
 * @module
 */

import { indexOf, letterOf, sideOf } from './letters.js';

/** @typedef {import('../shapes.js').BoardView} BoardView */
/** @typedef {import('../shapes.js').BoardNames} BoardNames */

/**
 * @typedef {object} HoleButtons
 * @property {HTMLButtonElement[]} all in sowing order
 * @property {(view: BoardView) => void} update
 * @property {(letter?: string) => void} focus
 */

/**
 * @typedef {object} ButtonEvents
 * @property {(letter: string) => void} choose
 * @property {(letter: string) => void} refuse
 * @property {(letter: string | null) => void} consider pointed at by a mouse, or reached by key
 */

/**
 * Makes the buttons.
 *
 * @param {number} perRow holes in a row
 * @param {BoardNames} names
 * @param {ButtonEvents} events
 * @returns {HoleButtons}
 */
export function createButtons(perRow, names, events) {
  const total = 2 * perRow;
  let current = 0;

  /** @type {(index: number) => void} */
  const makeCurrent = (index) => {
    all[current].tabIndex = -1;
    current = index;
    all[current].tabIndex = 0;
  };

  /** @type {(event: KeyboardEvent, index: number) => void} */
  const onKey = (event, index) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    /** @type {Record<string, number>} */
    const goals = {
      ArrowRight: (index + 1) % total, ArrowUp: (index + 1) % total,
      ArrowLeft: (index + total - 1) % total, ArrowDown: (index + total - 1) % total,
      Home: 0, End: total - 1,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    all[goal].focus();
  };

  const all = Array.from({ length: total }, (_, index) => {
    const letter = letterOf(index, perRow);
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'board-hole';
    button.dataset.hole = letter;
    button.tabIndex = index === 0 ? 0 : -1;
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') === 'true') events.refuse(letter);
      else events.choose(letter);
    });
    button.addEventListener('keydown', (event) => onKey(event, index));
    button.addEventListener('focus', () => {
      makeCurrent(index);
      if (button.matches(':focus-visible')) events.consider(letter);
    });
    button.addEventListener('blur', () => events.consider(null));
    button.addEventListener('pointerenter', (event) => {
      if (event.pointerType === 'mouse') events.consider(letter);
    });
    button.addEventListener('pointerleave', (event) => {
      if (event.pointerType === 'mouse') events.consider(null);
    });
    return button;
  });

  return {
    all,
    update: (view) => all.forEach((button, index) => describe(button, index, perRow, view, names)),
    focus: (letter) => {
      const index = letter === undefined ? current : indexOf(letter, perRow);
      if (index >= 0) all[index].focus();
    },
  };
}

/**
 * Says a hole's name and whether it may be played.
 *
 * @param {HTMLButtonElement} button
 * @param {number} index
 * @param {number} perRow
 * @param {BoardView} view
 * @param {BoardNames} names
 */
function describe(button, index, perRow, view, names) {
  const letter = letterOf(index, perRow);
  const playable = view.interactive && view.playable.some(({ move }) => move === letter);
  const last = view.lastMove;
  button.setAttribute('aria-disabled', String(!playable));
  button.setAttribute('aria-label', names.hole(letter, view.snapshot.holes[index], {
    side: sideOf(index, perRow),
    playable,
    endless: view.endless.includes(letter),
    last: last?.lands === letter ? 'landed' : last?.move === letter ? 'lifted' : null,
    mark: view.marks?.find(({ hole }) => hole === letter) ?? null,
  }));
}
