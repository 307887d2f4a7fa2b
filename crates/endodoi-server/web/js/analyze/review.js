/**
 * The review of a game: every turn of the line that is looked at is held against the best one. It
 * tells how far it is, can be stopped, and ends with the mistakes in a list; each can be looked at
 * and tried again. How bad a turn was is told by the functions.
 *
 * @module
 */

import { Problem, follow } from '../api.js';
import { button, made, part, tell } from '../dom.js';
import { owner, problemTold } from '../tell.js';
import { say } from '../words.js';
import { badTold } from './move-list.js';
import * as tree from './tree.js';

/** @import {Desk} from './desk.js' */
/** @import {Node, Study} from './tree.js' */
/** @import {Reviewed, Values} from './values.js' */

/** @typedef {{moves: number, best: number, average_lost: number}} Player */
/** @typedef {{moves: Reviewed[], players: {south: Player, north: Player}}} ReviewTold */

/** Seconds for a turn, and for a whole game at most. */
const SECONDS = { turn: 0.4, game: 50 };
/** The shortest that a turn is thought about. */
const SHORTEST = 0.01;

/** @param {Reviewed} reviewed @returns {string} "South C ? a mistake: about 5.3 seeds lost, E was better" */
function mistakeTold({ move, best, lost, exact, best_exact: bestExact, mark }) {
  const isExact = exact && bestExact;
  const values = { side: owner(move), hole: move, best, seeds: isExact ? lost : Math.round(lost * 10) / 10 };
  const what = mark ? badTold(mark) : '';
  return say(isExact ? 'mistake-exact' : 'mistake-about', { ...values, what });
}

/**
 * @param {Desk} desk
 * @param {Values} values
 * @param {{onChange: () => void, onRetry: (node: Node) => void}} listener
 */
export function createReview(desk, values, { onChange, onRetry }) {
  const start = part('review', HTMLButtonElement);
  const stop = part('review-stop', HTMLButtonElement);
  const state = part('review-state', HTMLElement);
  const list = part('mistakes', HTMLElement);
  /** @type {AbortController | null} */
  let running = null;
  /** The game of the review that is told of or under way. @type {Study | null} */
  let reviewed = null;
  /** @type {{line: Node[], told: ReviewTold} | null} */
  let last = null;
  let shown = '';

  const halt = () => {
    running?.abort(new DOMException('stopped', 'AbortError'));
    running = null;
  };

  /** @param {Node[]} line @param {number} seconds @param {AbortSignal} signal @returns {Promise<ReviewTold>} */
  const ask = async (line, seconds, signal) => {
    const game = tree.played(desk.study, line);
    try {
      return await follow('review', { game, seconds }, (/** @type {{done: number, of: number}} */ { done, of }) => {
        if (!signal.aborted) tell(state, say('review-progress', { done, of }));
      }, signal);
    } catch (error) {
      // A server may be told to think less than this page asks for.
      const isTooLong = error instanceof Problem && error.code.startsWith('review.') && seconds > SHORTEST;
      if (!isTooLong) throw error;
      return ask(line, Math.max(SHORTEST, seconds / 2), signal);
    }
  };

  const run = async () => {
    halt();
    const mine = new AbortController();
    running = mine;
    const { study } = desk;
    reviewed = study;
    const line = tree.lineThrough(desk.at);
    tell(state, say('review-begins'));
    onChange();
    try {
      const seconds = Math.max(SHORTEST, Math.min(SECONDS.turn, SECONDS.game / (line.length - 1)));
      const told = await ask(line, seconds, mine.signal);
      if (running !== mine) return;
      for (const move of told.moves) values.reviewed(line[move.ply], move);
      last = { line, told };
      tell(state, say('review-done', { mistakes: told.moves.filter(({ mark }) => mark).length }));
    } catch (error) {
      if (running === mine) tell(state, problemTold(error));
    } finally {
      if (running === mine) running = null;
      onChange();
    }
  };

  start.addEventListener('click', () => void run());
  const end = () => {
    halt();
    tell(state, say('review-stopped'));
    onChange();
  };
  stop.addEventListener('click', end);
  addEventListener('pagehide', () => running && end());

  /** @param {Reviewed} mistake @param {Node} node */
  const row = (mistake, node) => {
    const look = button(`${mistake.ply}. ${mistakeTold(mistake)}`, () => desk.goTo(node), 'quiet mistake-look');
    const again = button(say('try-mistake'), () => onRetry(node));
    again.setAttribute('aria-label', say('try-mistake-of', { ply: mistake.ply, hole: mistake.move }));
    return made('li', 'mistake', look, again);
  };

  return {
    /** @returns {Node[]} the turns that lost seeds, in their order */
    mistakes: () => (last ? last.told.moves.filter(({ mark }) => mark).map(({ ply }) => /** @type {Node[]} */ (last?.line)[ply]) : []),
    /** @param {Node[]} line */
    draw: (line) => {
      if (reviewed && reviewed !== desk.study) {
        reviewed = null;
        last = null;
        halt();
        tell(state, '');
      }
      start.hidden = running !== null;
      start.disabled = line.length < 2;
      stop.hidden = running === null;
      list.hidden = last === null;
      const key = last ? JSON.stringify(last.told) : '';
      if (key === shown) return;
      shown = key;
      if (!last) return;
      const { told, line: turns } = last;
      const players = /** @type {const} */ (['south', 'north']).map((side) => {
        const { moves, best, average_lost: lost } = told.players[side];
        return made('p', 'hint-text', say('player-review', { side, turns: moves, best, lost: Math.round(lost * 10) / 10 }));
      });
      const rows = told.moves.filter(({ mark }) => mark).map((move) => row(move, turns[move.ply]));
      list.replaceChildren(...players, ...(rows.length > 0 ? [made('ul', 'mistake-list', ...rows)] : []));
    },
  };
}
