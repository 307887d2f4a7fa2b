/**
 * What stands around the board while a match is played: whose turn it is, the score, the moves, what
 * was said. Drawn from the table's state alone; nothing is decided here.
 *
 * @module
 */

import { button, made, part, scrollTo, tell } from '../dom.js';
import { writeLink } from '../share.js';
import { hintTold, opposite, outcomeTold, owner, problemTold } from '../tell.js';
import { say } from '../words.js';
import { gameOf, isPerson, targetOf } from './match.js';

/** @import {Side} from '../shapes.js' */
/** @import {Match} from './match.js' */
/** @import {Table} from './table.js' */

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

/** @param {Table} table @returns {string} whose turn it is, or how it ended */
function statusTold(table) {
  const { match, told, game } = table;
  if (!match || !told || !game) return say('connecting');
  if (table.doing === 'sowing' && table.sowing) {
    return say('sowing-now', { side: owner(table.sowing), hole: table.sowing });
  }
  if (game.outcome) return outcomeTold(game.outcome, game.position);
  const side = game.position.to_move;
  const player = tagOf(match, side);
  if (!isPerson(match, side)) return say('computer-to-move', { player });
  const alone = !isPerson(match, opposite(side));
  if (!alone) return say('person-to-move', { player });
  const { name } = /** @type {{name: string}} */ (match.players[side]);
  return name ? say('your-turn-named', { player: name }) : say('your-turn');
}

/** @param {Match} match @returns {string} "first to 3 wins" in the reader's language */
function targetTold(match) {
  const { count, unit } = targetOf(match);
  return say(unit === 'win' ? 'target-wins' : 'target-seeds', { count });
}

/** @param {Match} match */
function isSingle(match) {
  const { count, unit } = targetOf(match);
  return unit === 'win' && count === 1;
}

/** @param {Table} table */
function drawScore(table) {
  const { match, shown: told } = table;
  if (!match || !told) return;
  const { game } = told;
  const bySeeds = targetOf(match).unit === 'seed';
  const line = isSingle(match) ? say('game-line') : say('match-line', { number: told.number, target: targetTold(match) });
  tell(part('match-line', HTMLElement), line);
  tell(part('tally-head', HTMLElement), bySeeds ? say('seeds-total') : say('pins-won'));
  for (const side of SIDES) {
    const seeds = game.outcome ? game.outcome.seeds[side] : game.position.captured[side];
    const tally = bySeeds ? told.standing.seeds[side] : told.standing.pins[side];
    tell(part(`${side}-name`, HTMLElement), tagOf(match, side));
    tell(part(`${side}-seeds`, HTMLElement), String(seeds));
    tell(part(`${side}-pins`, HTMLElement), String(tally));
  }
}

/** @param {Table} table */
function drawMoves(table) {
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

/** @param {Table} table @returns {string} who has won the match, empty while it goes on */
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

/** @param {Table} table */
function drawNotice(table) {
  const { trouble, notice, hint } = table;
  const lines = [
    { of: trouble, text: trouble && problemTold(trouble.error) },
    { of: notice, text: notice && say(notice.id, notice.values) },
    { of: hint, text: hint && hintTold(hint) },
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

/** @param {Table} table */
export function drawScreen(table) {
  const { match, told, game } = table;
  const status = part('status', HTMLElement);
  tell(status, statusTold(table));
  drawScore(table);
  drawMoves(table);
  drawNotice(table);
  const viewing = part('viewing', HTMLElement);
  viewing.hidden = table.viewing === null;
  if (table.viewing !== null) {
    const values = { ply: table.viewing, plies: game?.plies.length ?? 0 };
    tell(part('viewing-text', HTMLElement), table.viewing === 0 ? say('looking-at-start') : say('looking-back', values));
  }
  const begun = match !== null && (gameOf(match).moves.length > 0 || gameOf(match).ended !== null);
  part('undo', HTMLButtonElement).disabled = !begun;
  part('redo', HTMLButtonElement).disabled = !match || match.undone.length === 0;
  part('hint', HTMLButtonElement).disabled = !table.isOpen || table.viewing !== null;
  part('replay', HTMLButtonElement).disabled = !game || (table.viewing ?? game.plies.length) === 0;
  part('resign', HTMLButtonElement).disabled = !table.isOpen;
  part('agree', HTMLButtonElement).disabled = !table.isOpen;
  if (game && match) {
    const { moves, ended } = gameOf(match);
    const ply = table.viewing ?? moves.length;
    const link = writeLink({ rules: match.rules, start: game.start.position, moves, ended, ply });
    part('analyse', HTMLAnchorElement).setAttribute('href', link);
  }
  const goesOn = game !== null && game.outcome !== null && told !== null && told.standing.winner === null;
  const next = part('next-game', HTMLButtonElement);
  if (next.hidden === goesOn) next.hidden = !goesOn;
  part('resign', HTMLButtonElement).hidden = part('agree', HTMLButtonElement).hidden = game?.outcome != null;
  part('download', HTMLButtonElement).disabled = !begun;
  part('new-match', HTMLButtonElement).classList.toggle('primary', game?.outcome != null && !goesOn);
}
