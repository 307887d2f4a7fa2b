/**
 * A turn taken apart for replaying it lap by lap: each part is again a turn that a board can play,
 * or stand still before. Only what the turn tells is handed on; where laps were left out, the
 * board jumps to the next one that is shown.
 *
 * @module
 */

/** @typedef {import('../shapes.js').TurnShown} TurnShown */

/**
 * One of the shown laps as a turn of its own. The last one ends with what the whole turn captures.
 *
 * @param {TurnShown} turn
 * @param {number} place among the shown laps, from 0
 * @returns {TurnShown}
 */
export function oneLap(turn, place) {
  const lap = turn.shown[place];
  const next = turn.shown[place + 1];
  const before = { ...turn.before, holes: lap.holes };
  if (next === undefined) return { ...turn, before, move: lap.hole, sown: lap.sown.length, shown: [lap] };
  return {
    ...turn,
    move: lap.hole,
    captured: 0,
    sown: lap.sown.length,
    endless: false,
    before,
    after: { ...turn.before, holes: next.holes },
    shown: [lap],
    taken: [],
  };
}
