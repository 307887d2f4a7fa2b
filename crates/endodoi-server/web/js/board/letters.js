/**
 * Holes by letter and by place in sowing order. The API speaks of letters and counts holes in
 * order, and every part of the board needs both. Which holes may be played is not known here.
 *
 * @module
 */

/** @typedef {import('../shapes.js').Side} Side */

/**
 * The letter of a hole: `A`… for South, `a`… for North.
 *
 * @param {number} index place in sowing order, from 0
 * @param {number} perRow holes in a row
 * @returns {string}
 */
export function letterOf(index, perRow) {
  return index < perRow
    ? String.fromCharCode(65 + index)
    : String.fromCharCode(97 + index - perRow);
}

/**
 * The place of a hole in sowing order, or -1 for a letter that names none.
 *
 * @param {string} letter
 * @param {number} perRow holes in a row
 * @returns {number}
 */
export function indexOf(letter, perRow) {
  const code = letter.charCodeAt(0);
  const inRow = code >= 97 ? code - 97 : code - 65;
  if (letter.length !== 1 || !(inRow >= 0 && inRow < perRow)) return -1;
  return code >= 97 ? inRow + perRow : inRow;
}

/**
 * Whose row a hole lies in.
 *
 * @param {number} index place in sowing order
 * @param {number} perRow holes in a row
 * @returns {Side}
 */
export function sideOf(index, perRow) {
  return index < perRow ? 'south' : 'north';
}
