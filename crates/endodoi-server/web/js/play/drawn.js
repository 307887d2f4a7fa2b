/**
 * What stands around a board wherever a match is played: names, the score, the moves, what was said.
 * Drawn from the state of what is shown alone; whose turn it is, and what may be done, is said by the
 * screen of each page.
 *
 * @module
 */

import { button, made, part, scrollTo, tell } from '../dom.js';
import { writeLink } from '../share.js';
import { opposite, outcomeTold, problemTold, turnTold } from '../tell.js';
import { say } from '../words.js';
import { gameOf, targetOf } from './match.js';

/** @import {Side, Snapshot} from '../shapes.js' */
/** @import {GameTold, Outcome} from '../tell.js' */
/** @import {Match} from './match.js' */
/** @import {ShownMatch} from './shown-match.js' */

/** @type {readonly Side[]} */
const SIDES = ['north', 'south'];

/** @param {Match} match @param {Side} side @returns {string} the player's name alone */
export function nameOf(match, side) {
  const player = match.players[side];
  if (player.kind === 'computer') return say('player-level', { level: player.level });
  if (player.name) return player.name;
  const alone = match.players[opposite(side)].kind === 'computer';
  return alone ? say('player-you') : say('side', { side });
}

/** @param {Match} match @param {Side} side @returns {string} the name with the side */
export function tagOf(match, side) {
  const name = nameOf(match, side);
  return name === say('side', { side }) ? name : say('player-tag', { name, side });
}

/**
 * How a game ended, said to the person who plays the computer as "you".
 *
 * @param {Match} match
 * @param {Outcome} outcome
 * @param {Snapshot} last the last position
 * @returns {string}
 */
export function endTold(match, outcome, last) {
  const { winner, seeds } = outcome;
  const isYou = winner !== null && nameOf(match, winner) === say('player-you');
  return isYou
    ? outcomeTold(outcome, last, say('game-won-you', { own: seeds[winner], other: seeds[opposite(winner)] }))
    : outcomeTold(outcome, last);
}

/** @param {Pick<Match, 'target'>} match @returns {string} "first to 3 wins" in the reader's language */
export function targetTold(match) {
  const { count, unit } = targetOf(match);
  return say(unit === 'win' ? 'target-wins' : 'target-seeds', { count });
}

/** @param {Pick<Match, 'target'>} match */
export function isSingle(match) {
  const { count, unit } = targetOf(match);
  return unit === 'win' && count === 1;
}

/** @param {ShownMatch} table */
export function drawScore(table) {
  const { match, shown: told } = table;
  if (!match || !told) return;
  const { game } = told;
  const bySeeds = targetOf(match).unit === 'seed';
  const line = isSingle(match) ? say('game-line') : say('match-line', { number: told.number, target: targetTold(match) });
  tell(part('match-line', HTMLElement), line);
  tell(part('tally-head', HTMLElement), bySeeds ? say('seeds-total') : say('pins-won'));
  for (const side of SIDES) {
    const seeds = table.viewing !== null
      ? positionAt(game, table.viewing).captured[side]
      : (game.outcome?.seeds ?? game.position.captured)[side];
    const tally = bySeeds ? told.standing.seeds[side] : told.standing.pins[side];
    tell(part(`${side}-name`, HTMLElement), tagOf(match, side));
    tell(part(`${side}-seeds`, HTMLElement), String(seeds));
    tell(part(`${side}-pins`, HTMLElement), String(tally));
  }
}

/** @param {GameTold} game @param {number} ply turns taken @returns {Snapshot} */
function positionAt(game, ply) {
  return ply > 0 ? game.plies[ply - 1].after : game.start;
}

/** @param {ShownMatch} table @returns {string} the turn that led to what is shown, in words */
export function lastTurnTold({ shown, viewing }) {
  const plies = shown?.game.plies ?? [];
  const count = viewing ?? plies.length;
  return count > 0 ? `${turnTold(plies[count - 1])}.` : '';
}

/**
 * Lets a button be pressed or not. The focus does not get lost with a button that goes away.
 *
 * @param {ShownMatch} table
 * @param {string} id
 * @param {'open' | 'disabled' | 'hidden'} state
 */
export function setButton(table, id, state) {
  const element = part(id, HTMLButtonElement);
  const wasFocused = document.activeElement === element;
  element.disabled = state === 'disabled';
  element.hidden = state === 'hidden';
  if (!wasFocused || state === 'open') return;
  const next = part('next-game', HTMLButtonElement);
  if (next.hidden) table.board.focus();
  else next.focus();
}

/** @param {ShownMatch} table */
export function drawMoves(table) {
  const list = part('moves', HTMLOListElement);
  const plies = table.shown?.game.plies ?? [];
  part('no-moves', HTMLElement).hidden = plies.length > 0;
  const shown = table.viewing ?? plies.length;
  while (list.children.length > plies.length) list.lastElementChild?.remove();
  plies.forEach((ply, index) => {
    let move = list.children[index]?.querySelector('button') ?? null;
    if (!move) {
      move = made('button', 'move');
      move.type = 'button';
      move.dataset.ply = String(index + 1);
      list.append(made('li', '', move));
    }
    tell(move, ply.captured > 0 ? `${ply.move}+${ply.captured}` : ply.move);
    if (index + 1 === shown) move.setAttribute('aria-current', 'step');
    else move.removeAttribute('aria-current');
  });
  const current = list.querySelector('[aria-current]');
  if (current instanceof HTMLElement) scrollTo(list, current);
}

/** @param {ShownMatch} table @returns {string} who has won the match, empty while it goes on */
export function matchOverTold(table) {
  const { match } = table;
  const standing = table.told?.standing;
  if (!match || !standing?.winner || isSingle(match)) return '';
  const tally = targetOf(match).unit === 'seed' ? standing.seeds : standing.pins;
  const player = nameOf(match, standing.winner);
  const values = { player, own: tally[standing.winner], other: tally[opposite(standing.winner)] };
  return `${player === say('player-you') ? say('match-over-you', values) : say('match-over', values)}.`;
}

/** What was said when the screen was drawn last, so that nothing is said twice. @type {unknown[]} */
let said = [];

/**
 * Says what there is to say: in writing, and once to who listens.
 *
 * @param {ShownMatch} table
 * @param {{of: unknown, text: string | null}[]} [further] lines; `of` is null where there is none
 */
export function drawNotice(table, further = []) {
  const { trouble, notice } = table;
  const lines = [
    { of: trouble, text: trouble && problemTold(trouble.error) },
    { of: notice, text: notice && say(notice.id, notice.values) },
    ...further,
  ].filter(({ of }) => of !== null);
  const fresh = lines.filter(({ of }) => !said.includes(of)).map(({ text }) => text);
  said = lines.map(({ of }) => of);
  if (fresh.length > 0) tell(part('live', HTMLElement), fresh.join(' '));

  // The end of a match is told with the turn that brought it, and stays written here.
  const texts = lines.length > 0 ? lines.map(({ text }) => text ?? '') : [matchOverTold(table)].filter(Boolean);
  const place = part('notice', HTMLElement);
  place.hidden = texts.length === 0;
  place.classList.toggle('problem', trouble !== null);
  if (place.dataset.told === JSON.stringify([trouble !== null, texts])) return;
  place.dataset.told = JSON.stringify([trouble !== null, texts]);
  const wasFocused = place.contains(document.activeElement);
  const contents = texts.map((text) => made('p', '', text));
  // What is to be tried again is known at the press: the text alone may be that of another trouble.
  const again = trouble && button(say('error-try-again'), () => table.trouble?.again());
  place.replaceChildren(...contents.slice(0, 1), ...(again ? [again] : []), ...contents.slice(1));
  if (wasFocused) again?.focus();
}

/** The way back from an earlier position. @param {ShownMatch} table */
export function drawViewing(table) {
  const viewing = part('viewing', HTMLElement);
  const wasBack = viewing.contains(document.activeElement);
  viewing.hidden = table.viewing === null;
  if (wasBack && viewing.hidden) table.board.focus();
}

/** @param {ShownMatch} table @returns {string} whose position it is that is looked back at; empty for now */
export function lookingTold({ viewing, game }) {
  if (viewing === null || !game) return '';
  return viewing === 0 ? say('looking-at-start') : say('looking-back', { ply: viewing, plies: game.plies.length });
}

/** Leads to the page of analysis with the game as it is shown. @param {ShownMatch} table */
export function linkAnalysis(table) {
  const { match, game } = table;
  if (!match || !game) return;
  const { moves, ended } = gameOf(match);
  const ply = table.viewing ?? moves.length;
  const link = writeLink({ rules: match.rules, start: game.start.position, moves, ended, ply });
  part('analyse', HTMLAnchorElement).setAttribute('href', link);
}
