/**
 * Who is away goes on being away while nothing is heard: what was told last is told again when a game may
 * be claimed because of it.
 *
 * @module
 */

/** @import {Presence} from './shapes.js' */

/** What it takes the server to see it the same way, in milliseconds. */
const GRACE = 500;

/**
 * @param {(presence: Presence) => void} again hears what was told, with the time that has passed since
 * @returns {(presence: Presence) => void} hears what is told
 */
export function createClaimTimer(again) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return (presence) => {
    clearTimeout(timer);
    const heardAt = performance.now();
    const { south, north } = presence.away;
    const waits = [south, north].flatMap((away) => (away !== null && away < presence.claim_after ? [presence.claim_after - away] : []));
    if (waits.length === 0) return;
    timer = setTimeout(() => {
      const passed = performance.now() - heardAt;
      const later = (/** @type {number | null} */ away) => (away === null ? null : away + passed);
      again({ ...presence, away: { south: later(south), north: later(north) } });
    }, Math.min(...waits) + GRACE);
  };
}
