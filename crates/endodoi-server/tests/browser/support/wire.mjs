// A bad line between page and server: answers that come late or never. A test says which request it means, and when an
// answer that was held back may come; what the page does meanwhile is in the tests.

/** @import {BrowserContext, Request} from 'playwright-core' */

/**
 * Holds requests back until they are let go.
 *
 * @param {BrowserContext} context
 * @param {string} address with `**` for anything
 * @param {(request: Request) => boolean} [isMeant]
 * @returns {Promise<{held: Promise<void>, letGo: () => Promise<void>}>} `held` once one was sent; `letGo` ends with its answer
 */
export async function hold(context, address, isMeant = () => true) {
  let sent = () => {};
  let free = () => {};
  /** @type {Promise<void>} */
  const held = new Promise((resolve) => { sent = resolve; });
  /** @type {Promise<void>} */
  const freed = new Promise((resolve) => { free = resolve; });
  let answered = Promise.resolve();
  await context.route(address, async (route) => {
    if (!isMeant(route.request())) return route.fallback();
    sent();
    answered = freed.then(async () => {
      // The page may have called it off meanwhile.
      await route.continue().catch(() => {});
      await route.request().response().catch(() => null);
    });
    return answered;
  });
  return {
    held,
    letGo: async () => {
      free();
      await answered;
    },
  };
}

/**
 * Lets nobody answer some requests, until it is called off.
 *
 * @param {BrowserContext} context
 * @param {string} address with `**` for anything
 * @param {number} [most] how many requests
 * @returns {Promise<() => Promise<void>>} calls it off
 */
export async function silence(context, address, most = Infinity) {
  let count = 0;
  await context.route(address, (route) => {
    count += 1;
    return count > most ? route.fallback() : route.abort();
  });
  return () => context.unroute(address);
}
