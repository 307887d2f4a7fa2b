/**
 * What is said on the page while a match is played at one screen: whose turn it is, hints, and which buttons
 * may be pressed. Drawn from the table's state alone; nothing is decided here. What stands around a board
 * on other pages as well is in `drawn.js`.
 *
 * @module
 */

import { part, tell } from '../dom.js';
import { hintTold, opposite, owner } from '../tell.js';
import { say } from '../words.js';
import { drawMoves, drawNotice, drawScore, drawViewing, endTold, lastTurnTold, linkAnalysis, lookingTold, setButton, tagOf } from './drawn.js';
import { gameOf, isPerson } from './match.js';

/** @import {Table} from './table.js' */

/** @param {Table} table @returns {string} whose turn it is, or how it ended */
function statusTold(table) {
  const { match, told, game } = table;
  if (!match || !told || !game) return say('connecting');
  if (table.doing === 'sowing' && table.sowing) {
    return say('sowing-now', { side: owner(table.sowing), hole: table.sowing });
  }
  if (table.viewing !== null) return lookingTold(table);
  if (game.outcome) return endTold(match, game.outcome, game.position);
  const side = game.position.to_move;
  const player = tagOf(match, side);
  if (!isPerson(match, side)) return say('computer-to-move', { player });
  const alone = !isPerson(match, opposite(side));
  if (!alone) return say('person-to-move', { player });
  const { name } = /** @type {{name: string}} */ (match.players[side]);
  return name ? say('your-turn-named', { player: name }) : say('your-turn');
}

/** @param {Table} table */
export function drawScreen(table) {
  const { match, told, game } = table;
  tell(part('status', HTMLElement), statusTold(table));
  drawScore(table);
  drawMoves(table);
  const { hint } = table;
  drawNotice(table, [{ of: hint, text: hint && hintTold(hint) }]);
  tell(part('last-turn', HTMLElement), table.doing === 'sowing' ? '' : lastTurnTold(table));
  drawViewing(table);
  const begun = match !== null && (gameOf(match).moves.length > 0 || gameOf(match).ended !== null);
  const isOver = game?.outcome != null;
  const goesOn = isOver && told?.standing.winner === null;
  part('next-game', HTMLButtonElement).hidden = !goesOn;
  const ended = table.isOpen ? 'open' : 'disabled';
  setButton(table, 'undo', begun ? 'open' : 'disabled');
  setButton(table, 'redo', match && match.undone.length > 0 ? 'open' : 'disabled');
  setButton(table, 'hint', table.isOpen && table.viewing === null ? 'open' : 'disabled');
  setButton(table, 'replay', game && (table.viewing ?? game.plies.length) > 0 ? 'open' : 'disabled');
  setButton(table, 'resign', isOver ? 'hidden' : ended);
  setButton(table, 'agree', isOver ? 'hidden' : ended);
  setButton(table, 'download', begun ? 'open' : 'disabled');
  part('new-match', HTMLButtonElement).classList.toggle('primary', isOver && !goesOn);
  linkAnalysis(table);
}
