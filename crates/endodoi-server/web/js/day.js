/**
 * The days of the calendar where the reader is, as records and puzzles write them: `2026-11-30`.
 *
 * @module
 */

/** @param {Date} date @returns {string} its day where the reader is */
export function dayOf(date) {
  /** @param {number} number */
  const two = (number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** @returns {string} */
export function today() {
  return dayOf(new Date());
}
