/**
 * Which puzzles were solved in this browser, and for how many days in a row the one of the day was
 * among them. A day that is missed only starts the count anew; nothing is said about it. Where it
 * is kept is not decided here.
 *
 * @module
 */

/**
 * @typedef {object} Progress
 * @property {string[]} solved the names of puzzles
 * @property {string | null} lastDay the last day whose puzzle was solved, `2026-11-30`
 * @property {number} days in a row up to that day
 */

/** @type {Progress} */
export const NO_PROGRESS = { solved: [], lastDay: null, days: 0 };

/** @param {string} day @returns {string} the day before */
export function dayBefore(day) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** @param {Progress} progress @param {string} id @returns {Progress} */
export function withSolved(progress, id) {
  return progress.solved.includes(id) ? progress : { ...progress, solved: [...progress.solved, id] };
}

/** @param {Progress} progress @param {string} today @returns {Progress} with the puzzle of a day solved */
export function withDay(progress, today) {
  if (progress.lastDay === today) return progress;
  const days = progress.lastDay === dayBefore(today) ? progress.days + 1 : 1;
  return { ...progress, lastDay: today, days };
}

/** @param {Progress} progress @param {string} today @returns {number} days in a row that still count today */
export function daysInRow(progress, today) {
  const counts = progress.lastDay === today || progress.lastDay === dayBefore(today);
  return counts ? progress.days : 0;
}

/** @param {unknown} told what was kept @returns {Progress} */
export function progressFrom(told) {
  if (typeof told !== 'object' || told === null) return NO_PROGRESS;
  const { solved, lastDay, days } = /** @type {Record<string, unknown>} */ (told);
  const isDay = typeof lastDay === 'string' && /^\d{4}-\d\d-\d\d$/.test(lastDay);
  return {
    solved: Array.isArray(solved) ? solved.filter((id) => typeof id === 'string') : [],
    lastDay: isDay ? lastDay : null,
    days: isDay && typeof days === 'number' && days > 0 ? Math.floor(days) : 0,
  };
}
