/**
 * Which steps the reader has done. Kept in this browser alone.
 *
 * @module
 */

import { keep, kept } from '../kept.js';

/** @returns {Set<string>} ids of steps */
function read() {
  const told = kept('learn');
  return new Set(Array.isArray(told) ? told.filter((id) => typeof id === 'string') : []);
}

const done = read();

/** @param {string} id @returns {boolean} */
export function isDone(id) {
  return done.has(id);
}

/** @param {string} id */
export function markDone(id) {
  done.add(id);
  keep('learn', [...done]);
}

export function forgetDone() {
  done.clear();
  keep('learn', null);
}
