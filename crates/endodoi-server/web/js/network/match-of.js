/**
 * A room's match as the functions and the screen want it: the games of the match under way, and who plays
 * them. What else a room has, such as clocks and offers, is not here.
 *
 * @module
 */

import { gameOf } from '../play/match.js';
import { say } from '../words.js';

/** @import {Side} from '../shapes.js' */
/** @import {Match, Player} from '../play/match.js' */
/** @import {PastGame, Room} from './shapes.js' */

/** @param {Room} room @param {Side} side @param {Side | null} you @returns {Player} */
function playerOf(room, side, you) {
  const player = room.players[side];
  if (player?.level != null) return { kind: 'computer', level: player.level };
  return { kind: 'person', name: side === you ? say('player-you') : player?.name ?? '' };
}

/**
 * @param {Room} room
 * @param {PastGame[]} past games of the match that are over
 * @param {Side | null} you
 * @returns {Match}
 */
export function matchOf(room, past, you) {
  const before = past.filter(({ number }) => number < room.game.number);
  const games = [...before, room.game];
  return {
    rules: room.rules,
    start: games[0].start,
    target: room.target,
    players: { south: playerOf(room, 'south', you), north: playerOf(room, 'north', you) },
    games: games.map(({ moves, ended }) => ({ moves, ended })),
    undone: [],
    seed: 0,
  };
}

/**
 * How many turns of the game under way were there before.
 *
 * @param {Match} before
 * @param {Match} now
 * @returns {number | null} null if now is not what came of it by further turns or an end
 */
export function turnsShared(before, now) {
  if (before.start !== now.start || before.games.length !== now.games.length) return null;
  const [old, fresh] = [gameOf(before), gameOf(now)];
  const goesOn = old.ended === null && old.moves.every((move, ply) => fresh.moves[ply] === move);
  return goesOn ? old.moves.length : null;
}
