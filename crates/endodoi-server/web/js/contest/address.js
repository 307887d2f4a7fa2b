/**
 * The addresses of tournaments, and which of them this browser knows. The word behind `#` is never sent
 * with an address, and is taken out of it as soon as it is read; an organiser's is kept here.
 *
 * @module
 */

import { keep, kept } from '../kept.js';

/** @typedef {{id: string, word: string | null}} ContestLink */

/** @typedef {{id: string, title: string, word: string | null}} Known `word` is the organiser's, null for who only takes part */

/** So many tournaments are kept. */
const MOST = 20;

/**
 * @param {string} search the part of the address from `?`
 * @param {string} hash the part from `#`
 * @returns {ContestLink | null} null if it is no tournament's
 */
export function readContestLink(search, hash) {
  const id = /^\?([a-z0-9]{1,40})(?:&|=|$)/.exec(search)?.[1];
  return id ? { id, word: /^#word\.([\w-]{1,200})$/.exec(hash)?.[1] ?? null } : null;
}

/** Reads the address of this page, and takes the word out of it. @returns {ContestLink | null} */
export function takeContestLink() {
  const link = readContestLink(location.search, location.hash);
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  return link;
}

/** @param {string} id @param {string} [word] @returns {string} a whole address for others */
export function contestAddress(id, word) {
  return `${location.origin}/tournament?${id}${word ? `#word.${word}` : ''}`;
}

/** @param {unknown} told @returns {told is Known} */
function isKnown(told) {
  if (typeof told !== 'object' || told === null) return false;
  const { id, title, word } = /** @type {Partial<Record<string, unknown>>} */ (told);
  return typeof id === 'string' && /^[a-z0-9]{1,40}$/.test(id) && typeof title === 'string' && (word === null || typeof word === 'string');
}

/** @returns {Known[]} those that this browser made or took part in, the newest last */
export function knownContests() {
  const told = kept('contests');
  return Array.isArray(told) ? told.filter(isKnown) : [];
}

/** @param {Known} contest whose word replaces the one that is kept, unless it is null */
export function keepContest({ id, title, word }) {
  const all = knownContests();
  const before = all.find((known) => known.id === id);
  const now = { id, title, word: word ?? before?.word ?? null };
  if (before && before.title === title && before.word === now.word) return;
  keep('contests', [...all.filter((known) => known !== before), now].slice(-MOST));
}

/** @param {string} id @returns {string | null} */
export function keptWord(id) {
  return knownContests().find((known) => known.id === id)?.word ?? null;
}
