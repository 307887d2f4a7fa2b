/**
 * What stands around the board while a match is played: whose turn it is, the score, the moves, what
 * was said. Drawn from the table's state alone; nothing is decided here.
 *
 * @module
 */

import { button, made, part } from '../dom.js';
import { writeLink } from '../share.js';
import { hintTold, outcomeTold, problemTold } from '../tell.js';
import { say } from '../words.js';
import { gameOf, isPerson } from './match.js';

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
  const alone = match.players[side === 'south' ? 'north' : 'south'].kind === 'computer';
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
    const side = table.sowing === table.sowing.toUpperCase() ? 'south' : 'north';
    return say('sowing-now', { side, hole: table.sowing });
  }
  if (game.outcome) return outcomeTold(game.outcome, game.position);
  const side = game.position.to_move;
  const player = tagOf(match, side);
  if (!isPerson(match, side)) return say('computer-to-move', { player });
  const alone = !isPerson(match, side === 'south' ? 'north' : 'south');
  if (!alone) return say('person-to-move', { player });
  const { name } = /** @type {{name: string}} */ (match.players[side]);
  return name ? say('your-turn-named', { player: name }) : say('your-turn');
}

/** @param {string} target @returns {string} "first to 3 wins" in the reader's language */
function targetTold(target) {
  const [, count, unit] = /^first to (\d+) (win|seed)/.exec(target) ?? ['', '3', 'win'];
  return say(unit === 'win' ? 'target-wins' : 'target-seeds', { count: Number(count) });
}

/** @param {Table} table */
function drawScore(table) {
  const { match, shown: told } = table;
  if (!match || !told) return;
  const { game } = told;
  const bySeeds = / seeds?$/.test(match.target);
  const single = match.target === 'first to 1 win';
  const line = say('match-line', { number: told.number, target: targetTold(match.target) });
  part('match-line', HTMLElement).textContent = single ? say('game-line') : line;
  part('tally-head', HTMLElement).textContent = bySeeds ? say('seeds-total') : say('pins-won');
  for (const side of SIDES) {
    const seeds = game.outcome ? game.outcome.seeds[side] : game.position.captured[side];
    const tally = bySeeds ? told.standing.seeds[side] : told.standing.pins[side];
    part(`${side}-name`, HTMLElement).textContent = tagOf(match, side);
    part(`${side}-seeds`, HTMLElement).textContent = String(seeds);
    part(`${side}-pins`, HTMLElement).textContent = String(tally);
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
    let button = list.children[index]?.querySelector('button') ?? null;
    if (!button) {
      const item = document.createElement('li');
      button = document.createElement('button');
      button.type = 'button';
      button.className = 'move';
      button.dataset.ply = String(index + 1);
      item.append(button);
      list.append(item);
    }
    const text = ply.captured > 0 ? `${ply.move}+${ply.captured}` : ply.move;
    if (button.textContent !== text) button.textContent = text;
    if (index + 1 === shown) button.setAttribute('aria-current', 'step');
    else button.removeAttribute('aria-current');
  });
  const current = list.querySelector('[aria-current]');
  // The list scrolls by itself; the page must not jump.
  if (current instanceof HTMLElement) {
    const item = current.parentElement ?? current;
    const above = item.offsetTop - list.offsetTop;
    if (above < list.scrollTop || above > list.scrollTop + list.clientHeight - item.offsetHeight) list.scrollTop = above - 40;
  }
}

/** @param {Table} table @returns {string} who has won the match, empty while it goes on */
export function matchOverTold(table) {
  const { match } = table;
  const standing = table.told?.standing;
  if (!match || !standing?.winner || match.target === 'first to 1 win') return '';
  const tally = / seeds?$/.test(match.target) ? standing.seeds : standing.pins;
  const player = nameOf(match, standing.winner);
  const values = { player, own: tally[standing.winner], other: tally[standing.winner === 'south' ? 'north' : 'south'] };
  return `${player === say('player-you') ? say('match-over-you', values) : say('match-over', values)}.`;
}

/** @param {Table} table */
function drawNotice(table) {
  const place = part('notice', HTMLElement);
  /** @type {(string | HTMLElement)[]} */
  let contents = [];
  place.classList.toggle('problem', table.trouble !== null);
  if (table.trouble) {
    const again = button(say('error-try-again'), table.trouble.again);
    contents = [made('p', '', problemTold(table.trouble.error)), again];
  } else if (table.hint) {
    contents = [made('p', '', hintTold(table.hint))];
  } else {
    const over = matchOverTold(table);
    if (over) contents = [made('p', '', over)];
  }
  place.hidden = contents.length === 0;
  if (place.textContent !== contents.map((node) => (typeof node === 'string' ? node : node.textContent)).join('')) {
    place.replaceChildren(...contents);
    // The end of a match is told with the turn that brought it.
    if (table.trouble || table.hint) part('live', HTMLElement).textContent = place.querySelector('p')?.textContent ?? '';
  }
}

/** @param {Table} table */
export function drawScreen(table) {
  const { match, told, game } = table;
  const status = part('status', HTMLElement);
  const text = statusTold(table);
  if (status.textContent !== text) status.textContent = text;
  drawScore(table);
  drawMoves(table);
  drawNotice(table);
  const viewing = part('viewing', HTMLElement);
  viewing.hidden = table.viewing === null;
  if (table.viewing !== null) {
    const values = { ply: table.viewing, plies: game?.plies.length ?? 0 };
    part('viewing-text', HTMLElement).textContent = table.viewing === 0 ? say('looking-at-start') : say('looking-back', values);
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
