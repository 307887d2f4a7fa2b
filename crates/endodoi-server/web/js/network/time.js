/**
 * The arithmetic of clocks. What time it is at the server is worked out from what it tells, never from
 * this machine's clock alone; how much time a player has left follows from that. How it is drawn is not
 * here.
 *
 * @module
 */

/** @import {Side} from '../shapes.js' */
/** @import {Times} from './shapes.js' */

/** Below so many milliseconds tenths are told, and a player is short of time. */
export const TENTHS = 10_000;
export const SHORT = 20_000;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The server's time. A message is heard a little after it was said, so of all that was heard the one that
 * says the latest time was the quickest on its way; half the quickest way there and back is added. While a
 * machine sleeps its clock may stand still; then whatever comes next says a later time.
 */
export class ServerTime {
  /** @param {() => number} clock milliseconds that only go on */
  constructor(clock) {
    this.clock = clock;
    this.offset = -Infinity;
    this.way = Infinity;
  }

  /** @param {number} now the server's time in a message that has just come */
  heard(now) {
    this.offset = Math.max(this.offset, now - this.clock());
  }

  /** @param {number} sent when it was asked, by our clock @param {number} now what the server said */
  answered(sent, now) {
    const way = this.clock() - sent;
    if (way >= 0) this.way = Math.min(this.way, way);
    this.heard(now);
  }

  /** Begins anew with another line. */
  forget() {
    this.offset = -Infinity;
    this.way = Infinity;
  }

  /** @returns {number} the server's time now */
  get now() {
    return this.clock() + this.offset + (this.way < Infinity ? this.way / 2 : 0);
  }
}

/**
 * @param {Times} times
 * @param {Side} side
 * @param {number} now the server's time
 * @returns {number} milliseconds that a player has left
 */
export function leftOf(times, side, now) {
  const lost = times.running === side ? Math.max(0, now - times.since) : 0;
  return Math.max(0, times[side] - lost);
}

/**
 * A time taken apart to be said.
 *
 * @param {number} left milliseconds
 * @returns {{kind: 'days', days: number, hours: number} | {kind: 'clock', text: string} | {kind: 'tenths', seconds: number}}
 */
export function timeParts(left) {
  if (left >= DAY) return { kind: 'days', days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  if (left < TENTHS) return { kind: 'tenths', seconds: Math.floor(left / 100) / 10 };
  const seconds = Math.floor(left / SECOND);
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return { kind: 'clock', text };
}

/**
 * How long until what is told of a time is no longer true.
 *
 * @param {number} left milliseconds
 * @returns {number} milliseconds
 */
export function nextChange(left) {
  const step = left >= DAY ? MINUTE : left <= TENTHS ? 100 : SECOND;
  return (left % step) + 1;
}

/** What a player is warned of once a game, in milliseconds left. */
export const WARNINGS = [60_000, 10_000];

/**
 * The warning that is due.
 *
 * @param {number} left milliseconds
 * @param {number} base milliseconds that the clock began with
 * @param {ReadonlySet<number>} warned of what was warned already
 * @returns {number | null} one of `WARNINGS`
 */
export function warningDue(left, base, warned) {
  const due = WARNINGS.filter((warning) => left <= warning && warning < base);
  const least = due.length > 0 ? Math.min(...due) : null;
  return least === null || warned.has(least) ? null : least;
}
