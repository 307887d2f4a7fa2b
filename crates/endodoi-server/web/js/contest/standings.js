/**
 * The table that tells where the players stand. It has nothing to press, so it is drawn anew whenever it
 * changes.
 *
 * @module
 */

import { made, part } from '../dom.js';
import { say } from '../words.js';
import { playerNamed } from './tell-contest.js';

/** @import {Contest, Standing} from './shapes.js' */

/** @param {Contest} contest @param {Standing} standing @returns {HTMLTableRowElement} */
function createRow(contest, { player, rank, points, played, won, tie_break: tieBreak }) {
  const name = made('th', '', playerNamed(contest, player));
  name.scope = 'row';
  if (player === contest.you) name.append(' ', made('span', 'tag', say('contest-you')));
  if (!contest.players[player].playing && contest.ended === null) name.append(' ', made('span', 'tag', say('contest-pauses')));
  const cells = [String(points), `${won} / ${played}`, String(tieBreak)].map((text) => made('td', '', text));
  const row = made('tr', player === contest.you ? 'is-you' : '', made('td', '', String(rank)), name, ...cells);
  return row;
}

/** @returns {(contest: Contest) => void} draws the table, if it has changed */
export function createStandings() {
  const body = part('standings', HTMLElement);
  let drawn = '';
  return (contest) => {
    const key = JSON.stringify([contest.standings, contest.players, contest.you, contest.ended === null]);
    if (key === drawn) return;
    drawn = key;
    body.replaceChildren(...contest.standings.map((standing) => createRow(contest, standing)));
  };
}
