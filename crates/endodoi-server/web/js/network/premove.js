/**
 * A hole chosen ahead, while the other is to move: when it is played, and when it is forgotten. Nothing
 * here is drawn or sent.
 *
 * @module
 */

/** @import {Side} from '../shapes.js' */
/** @import {Room} from './shapes.js' */

/** @typedef {{hole: string, game: number, ply: number}} Premove chosen when so many turns were taken */

/**
 * @param {Premove | null} premove
 * @param {string} hole that is pressed
 * @param {Room} room
 * @returns {Premove | null} a hole that is pressed again is chosen no longer
 */
export function toggled(premove, hole, room) {
  const { number, moves } = room.game;
  return premove?.hole === hole ? null : { hole, game: number, ply: moves.length };
}

/** @param {Room} room @returns {Side | null} whose turn it is; null if nobody's */
export function toMove({ phase, game }) {
  if (phase !== 'playing' || game.outcome) return null;
  return game.position.trim().endsWith('N') ? 'north' : 'south';
}

/**
 * What becomes of a hole that was chosen ahead.
 *
 * @param {Premove} premove
 * @param {Room} room as it stands now
 * @param {Side} you
 * @returns {'wait' | 'play' | 'drop' | 'forget'} `drop` is worth a word, `forget` is not
 */
export function fateOf(premove, room, you) {
  const side = toMove(room);
  const { number, moves, legal } = room.game;
  if (side === null || premove.game !== number || moves.length < premove.ply) return 'forget';
  if (side !== you) return moves.length === premove.ply ? 'wait' : 'forget';
  // It was chosen against the turn that the other was to take; whoever has played on elsewhere meant another.
  if (moves.length !== premove.ply + 1) return 'forget';
  return legal.includes(premove.hole) ? 'play' : 'drop';
}
