/**
 * A match between two people, or a person and the computer, as data: what was chosen and what was
 * done. Who has won, whose turn it is and what may be played is not here; that is told by the
 * functions. Everything is plain JSON, kept in this browser after each turn.
 *
 * @module
 */

import { keep, kept, onKept } from '../kept.js';

/** @import {Side} from '../shapes.js' */

/** @typedef {{kind: 'person', name: string} | {kind: 'computer', level: number}} Player */

/** @typedef {{by: 'resignation', side: Side} | {by: 'agreement'}} End */

/** @typedef {{moves: string[], ended: End | null}} PlayedGame */

/**
 * @typedef {object} Match
 * @property {string} rules
 * @property {string} start the start of the first game as text
 * @property {string} target such as `first to 3 wins`
 * @property {{south: Player, north: Player}} players
 * @property {PlayedGame[]} games the last is under way
 * @property {PlayedGame[]} undone what redo brings back, the next last
 * @property {number} seed what the computer's choices follow from
 */

/** The longest name of a player, in letters. */
const MOST_NAME = 40;

/** How many states redo remembers. */
const REDO = 500;

/**
 * @param {Pick<Match, 'rules' | 'start' | 'target' | 'players'>} setup
 * @returns {Match}
 */
export function newMatch(setup) {
  const seed = Math.floor(Math.random() * 2 ** 31);
  return { ...setup, games: [{ moves: [], ended: null }], undone: [], seed };
}

/** @param {Match} match @returns {PlayedGame} the game under way */
export function gameOf(match) {
  return match.games[match.games.length - 1];
}

/** @param {Match} match @param {PlayedGame} game @returns {Match} */
function withGame(match, game) {
  return { ...match, games: [...match.games.slice(0, -1), game] };
}

/** @param {Match} match @param {string} hole @returns {Match} */
export function played(match, hole) {
  const game = gameOf(match);
  return { ...withGame(match, { ...game, moves: [...game.moves, hole] }), undone: [] };
}

/** @param {Match} match @param {End} end @returns {Match} */
export function ended(match, end) {
  return { ...withGame(match, { ...gameOf(match), ended: end }), undone: [] };
}

/** @param {Match} match @returns {Match} */
export function nextGame(match) {
  return { ...match, games: [...match.games, { moves: [], ended: null }], undone: [] };
}

/**
 * Takes the last step back; the end of a game is a step.
 *
 * @param {Match} match
 * @returns {Match | null} `null` if nothing was done in this game
 */
export function undone(match) {
  const game = gameOf(match);
  if (game.ended === null && game.moves.length === 0) return null;
  const before = game.ended ? { ...game, ended: null } : { ...game, moves: game.moves.slice(0, -1) };
  return { ...withGame(match, before), undone: [...match.undone, game].slice(-REDO) };
}

/** @param {Match} match @returns {Match | null} `null` if nothing was taken back */
export function redone(match) {
  const game = match.undone[match.undone.length - 1];
  if (!game) return null;
  return { ...withGame(match, game), undone: match.undone.slice(0, -1) };
}

/** @param {Match} match @param {Side} side @returns {boolean} */
export function isPerson(match, side) {
  return match.players[side].kind === 'person';
}

/**
 * What the functions want to know of a match.
 *
 * @param {Match} match
 * @returns {{rules: string, start: string, target: string, games: PlayedGame[]}}
 */
export function asked(match) {
  return { rules: match.rules, start: match.start, target: match.target, games: match.games };
}

/** @param {Pick<Match, 'target'>} match @returns {{count: number, unit: 'win' | 'seed'}} what the match is played to */
export function targetOf({ target }) {
  const [, count, unit] = /^first to (\d+) (win|seed)/.exec(target) ?? ['', '3', 'win'];
  return { count: Number(count), unit: unit === 'seed' ? 'seed' : 'win' };
}

/** @param {Match} match @returns {boolean} whether it is kept */
export function keepMatch(match) {
  return keep('match', match);
}

/** @param {(match: Match) => void} listener hears of a match that another tab of this browser keeps */
export function onMatchKept(listener) {
  onKept('match', () => {
    const match = keptMatch();
    if (match) listener(match);
  });
}

/** @param {unknown} told @returns {told is Player} */
function isPlayer(told) {
  if (typeof told !== 'object' || told === null) return false;
  const player = /** @type {Record<string, unknown>} */ (told);
  if (player.kind === 'person') return typeof player.name === 'string' && player.name.length <= MOST_NAME;
  const level = Number(player.level);
  return player.kind === 'computer' && player.level === level && Number.isInteger(level) && level >= 1 && level <= 10;
}

/** @param {unknown} told @returns {told is PlayedGame} */
function isPlayedGame(told) {
  if (typeof told !== 'object' || told === null) return false;
  const game = /** @type {Record<string, unknown>} */ (told);
  const moves = Array.isArray(game.moves) && game.moves.every((move) => typeof move === 'string');
  return moves && (game.ended === null || typeof game.ended === 'object');
}

/**
 * The match that was kept. Only its shape is looked at here; whether its games can be is told by the
 * functions.
 *
 * @returns {Match | null}
 */
export function keptMatch() {
  const told = kept('match');
  if (typeof told !== 'object' || told === null) return null;
  const match = /** @type {Match} */ (told);
  const texts = [match.rules, match.start, match.target].every((text) => typeof text === 'string');
  const players = isPlayer(match.players?.south) && isPlayer(match.players?.north);
  const games = Array.isArray(match.games) && match.games.length > 0 && match.games.every(isPlayedGame);
  const undoneGames = Array.isArray(match.undone) && match.undone.every(isPlayedGame);
  return texts && players && games && undoneGames && Number.isSafeInteger(match.seed) && match.seed >= 0 ? match : null;
}
