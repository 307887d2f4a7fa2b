/**
 * A room in words: what is played in it, on which clock, and why something was refused. The sentences are
 * messages; here is only which of them tells what.
 *
 * @module
 */

import { Problem } from '../api.js';
import { isSingle, targetTold } from '../play/drawn.js';
import { problemTold } from '../tell.js';
import { say } from '../words.js';
import { timeParts } from './time.js';

/** @import {Side} from '../shapes.js' */
/** @import {Pace, Room} from './shapes.js' */

/** @param {Pace} pace @returns {string} "5 min + 3 s a turn" */
export function paceTold(pace) {
  if (pace === null) return say('clock-none');
  if ('days' in pace) return say('clock-days', { days: pace.days });
  return say('clock-live', { minutes: pace.base / 60, seconds: pace.increment });
}

/** @param {string} rules @returns {string} */
function rulesTold(rules) {
  if (rules === 'endodoi') return say('rules-endodoi');
  if (rules === 'cross-endodoi') return say('rules-cross');
  return rules === 'merker' ? '' : rules;
}

/** @param {Pick<Room, 'rules' | 'start' | 'clock'>} room @param {string} [goal] what is played for @returns {string} */
export function setUpTold({ rules, start, clock }, goal = '') {
  const holes = start.split('/')[0].split(',').length;
  return [`2 × ${holes}`, rulesTold(rules), goal, paceTold(clock)].filter(Boolean).join(' · ');
}

/** @param {Pick<Room, 'rules' | 'start' | 'target' | 'clock'>} room @returns {string} what is played in it, in a line */
export function playedTold(room) {
  return setUpTold(room, isSingle(room) ? say('game-line') : targetTold(room));
}

/** @param {Pick<Room, 'players'>} room @param {Side} side @returns {string} the player's name; the side's if there is none */
export function playerTold(room, side) {
  const player = room.players[side];
  if (player === null) return say('seat-free');
  if (player.level !== null) return say('player-level', { level: player.level });
  return player.name || say('side', { side });
}

/** @param {number} left milliseconds @returns {string} */
export function timeTold(left) {
  const parts = timeParts(left);
  if (parts.kind === 'days') return say('time-days', { days: parts.days, hours: parts.hours });
  return parts.kind === 'tenths' ? say('time-tenths', { seconds: parts.seconds }) : parts.text;
}

/** What is said of a refusal; others are told in the server's words. @type {Record<string, string>} */
const REFUSALS = {
  'room.cannot-abort': 'turns-were-taken',
  'room.full': 'seat-taken',
  'room.handover': 'word-is-used',
  'room.late': 'came-too-late',
  'room.no-game': 'game-is-over',
  'room.not-invited': 'needs-invite',
  'room.no-offer': 'offer-is-over',
  'request.not-found': 'room-missing',
  'room.not-away': 'other-not-away',
  'room.not-watched': 'not-watched',
  'room.not-your-turn': 'not-your-turn',
  'room.not-yours': 'only-watching',
  'room.nothing-to-take-back': 'nothing-to-undo',
};

/** @param {unknown} error @returns {string} */
export function refusalTold(error) {
  const message = error instanceof Problem && Object.hasOwn(REFUSALS, error.code) ? REFUSALS[error.code] : null;
  return message ? say(message) : problemTold(error);
}

/**
 * The same as something to be said on the page.
 *
 * @param {{code: string, detail: string}} problem
 * @returns {{id: string, values?: Record<string, string>}}
 */
export function refusalNotice({ code, detail }) {
  return Object.hasOwn(REFUSALS, code) ? { id: REFUSALS[code] } : { id: 'error-refused', values: { reason: detail } };
}
