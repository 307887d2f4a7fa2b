/**
 * A turn cut into its laps, so that each can be shown alone. The boards before and after a lap are
 * those that the functions told.
 *
 * @module
 */

/** @import {Snapshot, TurnShown} from '../types.js' */

/**
 * The board before a lap.
 *
 * @param {TurnShown} turn
 * @param {number} index of the lap, from 0; after the last lap, the board after the turn
 * @returns {Snapshot}
 */
export function boardBefore(turn, index) {
  const lap = turn.shown[index];
  return lap ? { ...turn.before, holes: lap.holes } : turn.after;
}

/**
 * One lap as a turn of its own.
 *
 * @param {TurnShown} turn
 * @param {number} index of the lap, from 0
 * @returns {TurnShown}
 */
export function lapAlone(turn, index) {
  const lap = turn.shown[index];
  const isLast = index === turn.shown.length - 1;
  return {
    ...turn,
    move: lap.hole,
    sown: lap.sown.length,
    captured: isLast ? turn.captured : 0,
    taken: isLast ? turn.taken : [],
    before: boardBefore(turn, index),
    after: boardBefore(turn, index + 1),
    shown: [lap],
  };
}
