/**
 * The engine panel: a switch, how far the search is, and a row for each hole with what it is worth
 * and how it would go on. A row plays its hole, or keeps its whole line as a variation. What is
 * searched, and when, is decided in `search.js`.
 *
 * @module
 */

import { made, part, tell } from '../dom.js';
import { problemTold } from '../tell.js';
import { say, spokenLanguage } from '../words.js';
import { southern, worthLabel, worthTold } from '../worth.js';

/** @import {Mark, Side} from '../shapes.js' */
/** @import {Analysis, Search} from './search.js' */

/** The most turns of a line that are shown and kept. */
const LONGEST = 10;

/** @param {Analysis} found @returns {Side} who is to move in the position that was searched */
function mover(found) {
  return found.position.endsWith('N') ? 'north' : 'south';
}

/**
 * The signs that a search puts on the board: a value at every hole, a star at the best.
 *
 * @param {Analysis} found
 * @returns {Mark[]}
 */
export function searchMarks(found) {
  return found.lines.map(({ move, value, exact }) => ({
    hole: move,
    label: worthLabel(southern(value, exact, mover(found))),
    kind: move === found.best ? 'best' : 'value',
  }));
}

/** @param {Analysis} found @returns {import('../worth.js').Worth} */
export function searchWorth(found) {
  return southern(found.value, found.exact, mover(found));
}

/** @param {Search} search @returns {string} how far it is */
function stateTold(search) {
  const { found } = search;
  if (search.state === 'off') return say('engine-off');
  if (search.state === 'failed') return problemTold(search.error);
  if (!found) return search.game ? say('engine-begins') : say('engine-rests');
  if (found.lines.length === 0) return say('engine-over');
  const nodes = new Intl.NumberFormat(spokenLanguage(), { notation: 'compact', maximumSignificantDigits: 3 }).format(found.nodes);
  const told = say('engine-depth', { turns: found.depth, nodes });
  return search.state === 'done' ? say('engine-done', { told }) : told;
}

/**
 * @param {Search} search
 * @param {object} actions
 * @param {(on: boolean) => void} actions.onSwitch
 * @param {(move: string) => void} actions.onPlay
 * @param {(moves: string[]) => void} actions.onKeep
 * @returns {{draw: () => void}}
 */
export function createEnginePanel(search, { onSwitch, onPlay, onKeep }) {
  const toggle = part('engine-switch', HTMLButtonElement);
  const longer = part('engine-longer', HTMLButtonElement);
  const list = part('engine-lines', HTMLOListElement);
  const state = part('engine-state', HTMLElement);
  const tables = part('engine-tables', HTMLElement);
  toggle.addEventListener('click', () => onSwitch(!search.isOn));
  longer.addEventListener('click', () => search.longer());

  /** @param {Analysis} found @param {number} index */
  const row = (found, index) => {
    const line = found.lines[index];
    const known = list.children[index];
    const item = known instanceof HTMLLIElement ? known : newRow();
    const worth = southern(line.value, line.exact, mover(found));
    const [value, play, rest, keep] = item.children;
    tell(value, worthLabel(worth));
    value.classList.toggle('is-exact', line.exact);
    tell(play, line.move === found.best ? `★ ${line.move}` : line.move);
    play.setAttribute('aria-label', say('play-hole', { hole: line.move, worth: worthTold(worth) }));
    tell(rest, `${line.exact ? `${say('exact')}: ` : ''}${line.pv.slice(1, LONGEST).join(' ')}`);
    keep.setAttribute('aria-label', say('keep-line-of', { hole: line.move }));
    if (keep instanceof HTMLButtonElement) keep.disabled = line.pv.length < 2;
    item.dataset.hole = line.move;
    item.dataset.pv = line.pv.slice(0, LONGEST).join('');
    return item;
  };

  const newRow = () => {
    const item = made('li', 'engine-line');
    const play = made('button', 'button line-play');
    const keep = made('button', 'button quiet line-keep', say('keep-line'));
    play.type = keep.type = 'button';
    play.addEventListener('click', () => onPlay(item.dataset.hole ?? ''));
    keep.addEventListener('click', () => onKeep([...(item.dataset.pv ?? '')]));
    item.append(made('span', 'line-worth'), play, made('span', 'line-rest'), keep);
    list.append(item);
    return item;
  };

  return {
    draw: () => {
      const found = search.isOn ? search.found : null;
      toggle.setAttribute('aria-checked', String(search.isOn));
      tell(state, stateTold(search));
      longer.hidden = search.state !== 'done' && search.state !== 'failed';
      const count = found?.lines.length ?? 0;
      for (let index = 0; found && index < count; index += 1) row(found, index);
      while (list.children.length > count) list.lastElementChild?.remove();
      list.hidden = count === 0;
      tables.hidden = !found?.tables;
      if (found?.tables) tell(tables, say('engine-tables', { seeds: found.tables }));
    },
  };
}
