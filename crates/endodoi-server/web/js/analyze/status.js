/**
 * The line above the board: whose turn it is, which turn is looked at, or how the game ended.
 *
 * @module
 */

import { outcomeTold, owner } from '../tell.js';
import { say } from '../words.js';
import { endAt, plyOf } from './tree.js';

/** @import {Desk} from './desk.js' */

/** @param {Desk} desk @returns {string} */
export function statusTold(desk) {
  const { at, told, position, study } = desk;
  if (desk.isEditing) return say('analyze-editing');
  if (!position) return say('analyze-begins');
  if (desk.isSowing && at.move) return say('analyze-sowing', { side: owner(at.move), hole: at.move });
  const end = endAt(study, at);
  if (end) return `${say(`ending-${end.by}`, 'side' in end ? { side: end.side } : {})}.`;
  if (told?.outcome) return outcomeTold(told.outcome, told.position);
  const ply = plyOf(at);
  return say('analyze-to-move', { side: position.to_move, ply: ply + 1 });
}
