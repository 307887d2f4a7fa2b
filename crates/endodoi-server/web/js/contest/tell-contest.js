/**
 * A tournament in words: what is played, how far it is, what came of an encounter, and why something was
 * refused. The sentences are messages; here is only which of them tells what.
 *
 * @module
 */

import { Problem } from '../api.js';
import { paceTold, rulesTold, timeTold } from '../network/tell-room.js';
import { isSingle, targetTold } from '../play/drawn.js';
import { problemTold } from '../tell.js';
import { say } from '../words.js';

/** @import {Contest, Encounter} from './shapes.js' */

/** @param {Contest} contest @param {number} player @returns {string} */
export function playerNamed({ players }, player) {
  return players[player]?.name || say('contest-nameless', { number: player + 1 });
}

/** @param {string} title @returns {string} */
export function titleTold(title) {
  return title || say('contest-untitled');
}

/** @param {Contest} contest @returns {string} what is played, in a line */
export function contestPlayedTold({ kind, rules, target, clock, players }) {
  const way = say(kind === 'arena' ? 'contest-arena' : 'contest-round-robin');
  const goal = isSingle({ target }) ? say('game-line') : targetTold({ target });
  const count = say('contest-players-count', { count: players.length });
  return [way, count, rulesTold(rules), goal, paceTold(clock)].filter(Boolean).join(' · ');
}

/** @param {Contest} contest @param {number} now the server's time @returns {string} how far it is */
export function stateTold({ kind, started, ended, ends, round, rounds }, now) {
  if (ended !== null) return say('contest-over');
  if (started === null) return say('contest-not-begun');
  if (kind === 'round-robin') return say('contest-round-of', { round, rounds });
  const left = (ends ?? now) - now;
  return left > 0 ? say('contest-time-left', { time: timeTold(Math.max(left, 10_000)) }) : say('contest-last-games');
}

/** @param {Contest} contest @param {Encounter} encounter @returns {string} */
export function pairTold(contest, { players }) {
  return `${playerNamed(contest, players.south)} – ${playerNamed(contest, players.north)}`;
}

/** @param {Contest} contest @param {Encounter} encounter @returns {string} */
export function resultTold(contest, { players, over, winner }) {
  if (winner) return say('contest-has-won', { player: playerNamed(contest, players[winner]) });
  if (over) return say('contest-nobody-won');
  return say(contest.ended === null ? 'contest-is-played' : 'contest-not-counted');
}

/** What is said of a refusal; others are told in the server's words. @type {Record<string, string>} */
const REFUSALS = {
  'contest.begun': 'contest-refused-begun',
  'contest.not-paired': 'contest-refused-pair',
  'contest.not-yours': 'contest-refused-word',
  'contest.over': 'contest-refused-over',
  'contest.too-few': 'contest-refused-few',
  'contest.too-many': 'contest-refused-many',
  'request.not-found': 'contest-missing',
};

/** @param {unknown} error @returns {string} */
export function contestRefusalTold(error) {
  const message = error instanceof Problem && Object.hasOwn(REFUSALS, error.code) ? REFUSALS[error.code] : null;
  return message ? say(message) : problemTold(error);
}
