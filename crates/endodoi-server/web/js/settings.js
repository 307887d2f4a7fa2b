/**
 * How a person likes to be shown turns: speed, sound, text. Kept in this browser, the same on all
 * pages.
 *
 * @module
 */

import { keep, kept } from './kept.js';

/** @import {Speed} from './shapes.js' */

/**
 * @typedef {object} Settings
 * @property {Speed} speed of sowing
 * @property {number} volume of the seeds, 0 (off) to 1
 * @property {boolean} plain the board as a table of numbers
 * @property {boolean} letters letters and digits play without a modifier
 */

/** @type {readonly Speed[]} */
export const SPEEDS = ['off', 'fast', 'normal', 'slow'];

/** @returns {Settings} */
function read() {
  const told = kept('settings');
  const given = /** @type {Partial<Settings>} */ (typeof told === 'object' && told !== null ? told : {});
  const speed = SPEEDS.find((name) => name === given.speed) ?? 'normal';
  const volume = typeof given.volume === 'number' ? Math.min(1, Math.max(0, given.volume)) : 0;
  return { speed, volume, plain: given.plain === true, letters: given.letters !== false };
}

/** @type {Settings} */
export const settings = read();

/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * @param {Partial<Settings>} change
 */
export function change(change) {
  Object.assign(settings, change);
  keep('settings', settings);
  for (const listener of listeners) listener();
}

/** @param {() => void} listener hears of every change */
export function onSettings(listener) {
  listeners.add(listener);
}
