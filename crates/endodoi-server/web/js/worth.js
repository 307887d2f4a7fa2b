/**
 * What a position is worth, in numbers and words. On the pages all values are South's: how many
 * seeds more than North South will have at the end, above nought where South is ahead. The
 * functions tell them as the player to move sees them; they are turned here and nowhere else. A
 * proved value is a whole number and has `=` before it, an estimate has a decimal.
 *
 * @module
 */

import { say, spokenLanguage } from './words.js';

/** @import {Side} from './shapes.js' */

/** @typedef {{value: number, exact: boolean}} Worth in seeds, South's */

/**
 * @param {number} value as a player sees it
 * @param {boolean} exact
 * @param {Side} side the player
 * @returns {Worth}
 */
export function southern(value, exact, side) {
  // Adding nought keeps a nought from being written with a minus.
  return { value: (side === 'south' ? value : -value) + 0, exact };
}

/** @param {number} value @returns {number} to one decimal, on both sides of nought alike */
function rounded(value) {
  return Math.sign(value) * (Math.round(Math.abs(value) * 10) / 10) + 0;
}

/** @param {Worth} worth @returns {string} "+3.2", or "=+8" if it is proved */
export function worthLabel({ value, exact }) {
  const digits = exact ? 0 : 1;
  const format = new Intl.NumberFormat(spokenLanguage(), {
    signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits,
  });
  // The true minus is as wide as the plus.
  return `${exact ? '=' : ''}${format.format(exact ? value : rounded(value)).replace('-', '−')}`;
}

/** @param {Worth} worth @returns {string} "South about 3.2 seeds ahead" */
export function worthTold({ value, exact }) {
  const seeds = Math.abs(exact ? value : rounded(value));
  if (seeds === 0) return exact ? say('worth-drawn') : say('worth-level');
  const side = value > 0 ? 'south' : 'north';
  return exact ? say('worth-won', { side, seeds }) : say('worth-ahead', { side, seeds });
}

/**
 * How much of the bar is South's: half of it at nought, nearly all of it far ahead.
 *
 * @param {number} value
 * @returns {number} 0 to 1
 */
export function southShare(value) {
  return 1 / (1 + Math.exp(-value / 5));
}

/**
 * The value that a comment of a record tells, `[%eval 3.20]`, which is South's as well.
 *
 * @param {string[]} comments
 * @returns {Worth | null}
 */
export function worthNoted(comments) {
  for (const text of comments) {
    const number = /\[%eval ([+-]?\d{1,3}(?:\.\d+)?)\]/.exec(text)?.[1];
    if (number !== undefined) return { value: Number(number), exact: !number.includes('.') };
  }
  return null;
}

/** @param {string} text of a comment @returns {string} without what is meant for programs */
export function withoutCommands(text) {
  return text.replace(/\[%[^\]]*\]/g, '').trim();
}
