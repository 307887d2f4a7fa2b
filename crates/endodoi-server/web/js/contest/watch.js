/**
 * Asks now and then how something stands, more seldom while nobody looks. What is asked, and what comes of
 * it, is up to whoever watches.
 *
 * @module
 */

/** Milliseconds from asking to asking, while somebody looks and while nobody does. */
const PAUSE = { seen: 3000, unseen: 15_000 };

/**
 * @param {() => Promise<boolean>} look whether to go on
 * @returns {Promise<void>} kept once it was looked for the first time
 */
export function watch(look) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isLooking = false;
  let goesOn = true;
  const again = async () => {
    if (isLooking || !goesOn) return;
    isLooking = true;
    clearTimeout(timer);
    goesOn = await look();
    isLooking = false;
    if (goesOn) timer = setTimeout(() => void again(), document.hidden ? PAUSE.unseen : PAUSE.seen);
  };
  document.addEventListener('visibilitychange', () => document.hidden || void again());
  addEventListener('online', () => void again());
  addEventListener('pageshow', (event) => event.persisted && void again());
  return again();
}
