/**
 * The board as a table of words and numbers, for whoever reads or hears better than looks. It has
 * the same buttons as the drawn board, lies the same way round (wide or tall, either side below),
 * and never moves. What the buttons do is told in `buttons.js`.
 *
 * @module
 */

import { letterOf } from './letters.js';

/** @typedef {import('../shapes.js').BoardView} BoardView */
/** @typedef {import('../shapes.js').BoardNames} BoardNames */
/** @typedef {import('../shapes.js').Side} Side */

/**
 * @typedef {object} TextBoard
 * @property {HTMLTableElement} table
 * @property {Record<Side, HTMLElement>} labels
 * @property {(view: BoardView) => void} update
 */

/** Signs that stand before a mark's label. */
const MARKS = { best: '★', bad: '✕', point: '➜', value: '' };

/**
 * Builds the table.
 *
 * @param {HTMLButtonElement[]} buttons in sowing order; they are put into the cells
 * @param {BoardNames} names
 * @param {{tall: boolean, flipped: boolean}} lie
 * @returns {TextBoard}
 */
export function createTextBoard(buttons, names, lie) {
  const perRow = buttons.length / 2;
  const table = document.createElement('table');
  table.className = 'board-table';
  const caption = table.createCaption();
  caption.textContent = names.board();

  const labels = { south: label(), north: label() };
  const sides = { south: document.createElement('span'), north: document.createElement('span') };
  /** @type {(side: Side, scope: 'row' | 'col') => HTMLTableCellElement} */
  const player = (side, scope) => {
    const head = header('', scope);
    head.append(sides[side], labels[side]);
    return head;
  };
  /** @type {Record<Side, HTMLTableCellElement>} */
  const captured = { south: document.createElement('td'), north: document.createElement('td') };
  const pairs = Array.from({ length: perRow }, (_, column) => ({ south: column, north: 2 * perRow - 1 - column }));
  // a wide board turned about, and a tall one that is not, run against the sowing of South
  if (lie.flipped !== lie.tall) pairs.reverse();
  /** @type {Side[]} */
  const rows = lie.flipped ? ['south', 'north'] : ['north', 'south'];

  if (lie.tall) {
    const head = table.createTHead().insertRow();
    head.append(document.createElement('td'), ...rows.map((side) => player(side, 'col')));
    const body = table.createTBody();
    for (const pair of pairs) {
      const row = body.insertRow();
      row.append(header(pairName(pair, perRow, rows), 'row'), ...rows.map((side) => cell(buttons[pair[side]])));
    }
    body.insertRow().append(header(names.capturedHead(), 'row'), ...rows.map((side) => captured[side]));
  } else {
    const head = table.createTHead().insertRow();
    head.append(document.createElement('td'), ...pairs.map((pair) => header(pairName(pair, perRow, rows), 'col')), header(names.capturedHead(), 'col'));
    const body = table.createTBody();
    for (const side of rows) {
      const row = body.insertRow();
      row.append(player(side, 'row'), ...pairs.map((pair) => cell(buttons[pair[side]])), captured[side]);
    }
  }

  return {
    table,
    labels,
    update: (view) => {
      const endless = new Set(view.endless);
      buttons.forEach((button, index) => {
        const letter = letterOf(index, perRow);
        const mark = view.marks?.find(({ hole }) => hole === letter);
        const notes = [endless.has(letter) ? '∞' : '', MARKS[mark?.kind ?? 'value'], mark?.label ?? ''].filter(Boolean);
        // letter and note are set by the style sheet; the button's name tells them in words
        button.textContent = String(view.snapshot.holes[index]);
        button.dataset.note = notes.join(' ');
      });
      for (const side of rows) {
        // a player's name may be that of the side, or tell it already
        const [word, name] = [names.side(side), view.labels[side]];
        sides[side].textContent = word;
        sides[side].hidden = name === word || name.includes(`(${word})`);
      }
      for (const side of rows) captured[side].textContent = String(view.snapshot.captured[side]);
    },
  };
}

/**
 * @param {{south: number, north: number}} pair
 * @param {number} perRow
 * @param {Side[]} rows
 */
function pairName(pair, perRow, rows) {
  return rows.map((side) => letterOf(pair[side], perRow)).join(' · ');
}

/**
 * @param {string} text
 * @param {'row' | 'col'} scope
 */
function header(text, scope) {
  const element = document.createElement('th');
  element.scope = scope;
  element.textContent = text;
  return element;
}

/** @param {HTMLButtonElement} button */
function cell(button) {
  const element = document.createElement('td');
  element.append(button);
  return element;
}

function label() {
  const element = document.createElement('span');
  element.className = 'board-label';
  return element;
}
