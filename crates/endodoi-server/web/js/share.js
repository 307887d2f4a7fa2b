/**
 * A game in an address: `analyze?rules=…&start=…&moves=CdFf&ended=resignation-south#12`. All of it
 * is in the link, nothing is kept anywhere. What is as usual is left out; the number behind `#` is
 * the turn to look at, the last one if there is none. Whether the game can be played is not known
 * here.
 *
 * @module
 */

/** @import {Side} from './shapes.js' */

/** @typedef {{by: 'agreement'} | {by: string, side: Side}} End */

/**
 * @typedef {object} Linked
 * @property {string | null} rules null is the usual set
 * @property {string | null} start the first position as text; null is the usual start of the rules
 * @property {string[]} moves
 * @property {End | null} ended
 * @property {number} ply turns taken in the position to look at
 */

const USUAL_RULES = 'merker';
const USUAL_START = '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S';

/** @param {string | null} told @returns {End | null} */
function readEnd(told) {
  const [, by, side] = /^([a-z]+(?:-move)?)-(south|north)$/.exec(told ?? '') ?? [];
  if (by && (side === 'south' || side === 'north')) return { by, side };
  return told === 'agreement' ? { by: 'agreement' } : null;
}

/** @param {End} end @returns {string} */
function writeEnd(end) {
  return 'side' in end ? `${end.by}-${end.side}` : end.by;
}

/**
 * @param {string} search the part of the address from `?`
 * @param {string} hash the part from `#`
 * @returns {Linked | null} null if no game is told
 */
export function readLink(search, hash) {
  const told = new URLSearchParams(search);
  if (!['rules', 'start', 'moves', 'ended'].some((name) => told.has(name))) return null;
  const moves = [...(told.get('moves') ?? '').replace(/\s/g, '')];
  const ply = /^#\d{1,5}$/.test(hash) ? Number(hash.slice(1)) : moves.length;
  return {
    rules: told.get('rules') || null,
    start: told.get('start')?.replaceAll('_', ' ') || null,
    moves,
    ended: readEnd(told.get('ended')),
    ply: Math.min(ply, moves.length),
  };
}

/**
 * @param {Linked} linked
 * @returns {string} the address, from `analyze` on
 */
export function writeLink({ rules, start, moves, ended, ply }) {
  const usual = rules === null || rules === USUAL_RULES;
  const parts = [];
  if (!usual) parts.push(`rules=${encodeURIComponent(rules ?? '')}`);
  if (start !== null && !(usual && start === USUAL_START)) parts.push(`start=${start.replaceAll(' ', '_')}`);
  if (moves.length > 0) parts.push(`moves=${moves.join('')}`);
  if (ended) parts.push(`ended=${writeEnd(ended)}`);
  const search = parts.length > 0 ? `?${parts.join('&')}` : '';
  return `analyze${search}${ply < moves.length ? `#${ply}` : ''}`;
}

/**
 * The link to a record that the server keeps.
 *
 * @param {string} id
 * @returns {string} the address, from `analyze` on
 */
export function sharedLink(id) {
  return `analyze?shared=${encodeURIComponent(id)}`;
}

/**
 * @param {string} search the part of the address from `?`
 * @returns {string | null} the name of a record that the server keeps
 */
export function readSharedLink(search) {
  const id = new URLSearchParams(search).get('shared') ?? '';
  return /^[a-z0-9]{1,40}$/.test(id) ? id : null;
}
