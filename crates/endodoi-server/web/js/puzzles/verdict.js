/**
 * What is said below the board of a puzzle: whether the hole was right, what it brings or what the
 * opponent answers, best play to click through, and where to go from here.
 *
 * @module
 */

import { worthTold } from '../worth.js';
import { button, made } from '../dom.js';
import { writeLink } from '../share.js';
import { turnTold } from '../tell.js';
import { say } from '../words.js';

/** @import {Room} from './room.js' */

/** @param {Room} room @returns {string[]} sentences */
export function verdictTold({ phase, puzzle, miss, line }) {
  if (!puzzle) return [];
  if (phase === 'searching') return [say('puzzle-searching')];
  if (phase === 'wrong' && miss) {
    const told = [say(puzzle.kind === 'win' ? 'puzzle-wrong-win' : 'puzzle-wrong-capture', { hole: miss.turn.move, seeds: miss.turn.captured })];
    if (miss.reply) told.push(say('puzzle-reply', { turn: turnTold(miss.reply) }));
    told.push(say('puzzle-then', { worth: worthTold(miss.worth) }));
    return told;
  }
  if (phase === 'solved' || phase === 'shown') {
    const seeds = Math.abs(puzzle.value);
    const id = puzzle.value > 0 ? 'puzzle-ends-ahead' : puzzle.value < 0 ? 'puzzle-ends-behind' : 'puzzle-ends-level';
    return [
      say(phase === 'solved' ? 'puzzle-right' : 'puzzle-answer', { hole: puzzle.answer[0] }),
      `${turnTold(line[0])}.`,
      say(id, { seeds }),
    ];
  }
  return [];
}

/**
 * @param {HTMLElement} place
 * @param {Room} room
 * @param {() => void} onNext
 * @returns {() => void} draws it anew
 */
export function createVerdict(place, room, onNext) {
  let shown = '';

  const lineButtons = () => {
    const items = [say('puzzle-start'), ...room.line.map(({ move, captured }) => (captured > 0 ? `${move}+${captured}` : move))];
    const list = made('ol', 'puzzle-line', ...items.map((text, step) => {
      const item = button(text, () => room.look(step), 'quiet');
      item.dataset.step = String(step);
      return made('li', '', item);
    }));
    list.setAttribute('aria-label', say('puzzle-line'));
    return list;
  };

  /** @param {boolean} isDone */
  const actions = (isDone) => {
    const { puzzle } = room;
    if (!isDone || !puzzle) {
      return [button(say('puzzle-again'), () => room.again(), 'primary'), button(say('puzzle-show'), () => room.show())];
    }
    const analyse = made('a', 'button', say('puzzle-analyse'));
    analyse.href = writeLink({ rules: puzzle.rules, start: puzzle.position, moves: puzzle.line, ended: null, ply: 0 });
    return [button(say('puzzle-next'), onNext, 'primary'), analyse, button(say('puzzle-once-more'), () => room.again())];
  };

  return () => {
    const { phase, step } = room;
    const isDone = phase === 'solved' || phase === 'shown';
    const told = verdictTold(room);
    const key = JSON.stringify([phase, told, room.puzzle?.id]);
    place.hidden = told.length === 0;
    if (key !== shown) {
      shown = key;
      place.classList.toggle('is-right', isDone);
      const [first, ...others] = told;
      const words = told.length > 0 ? [made('p', 'verdict-first', first), ...(others.length > 0 ? [made('p', '', others.join(' '))] : [])] : [];
      const line = isDone ? [made('p', 'hint-text', say('puzzle-line-help')), lineButtons()] : [];
      const buttons = phase === 'wrong' || isDone ? [made('div', 'buttons', ...actions(isDone))] : [];
      place.replaceChildren(...words, ...line, ...buttons);
      if (phase === 'wrong' || isDone) place.querySelector('.button.primary')?.scrollIntoView({ block: 'nearest' });
    }
    for (const item of place.querySelectorAll('[data-step]')) {
      if (item.getAttribute('data-step') === String(step)) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
  };
}
