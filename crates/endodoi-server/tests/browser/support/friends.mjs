// People who play each other from browsers of their own: how one makes a game, another joins it, and both play. What has to come
// of it is in the tests.

import { scene } from './play.mjs';
import { ready } from './site.mjs';

/** @import {Page} from 'playwright-core' */
/** @import {Visit} from './site.mjs' */

/** @param {Page} page @param {string} text */
export function status(page, text) {
  return page.waitForFunction((wanted) => document.getElementById('status')?.textContent?.includes(wanted), text);
}

/** @param {Page} page @param {number} count */
export function moves(page, count) {
  return page.waitForFunction((wanted) => document.querySelectorAll('#moves button').length === wanted, count);
}

/** Another person with a browser of their own. @param {Visit} visit @returns {Promise<Page>} */
export async function friend({ context }) {
  const other = await /** @type {import('playwright-core').Browser} */ (context.browser()).newContext({ locale: 'en-GB' });
  await other.addInitScript(() => localStorage.setItem('endodoi.settings', '{"speed":"off"}'));
  // With the last test of a file the whole browser goes, and this one with it.
  context.once('close', () => void other.close().catch(() => {}));
  return other.newPage();
}

/** Wishes for a game in the lobby. @param {Visit} visit @param {Record<string, string>} choices by the name of a field */
export async function create({ page, go }, choices) {
  await go('en/lobby');
  await wish(page, choices);
}

/** @param {Page} page in the lobby @param {Record<string, string>} choices */
export async function wish(page, choices) {
  for (const [name, value] of Object.entries(choices)) {
    const field = page.locator(`#wishes [name=${name}]`).first();
    if (await field.getAttribute('type') === 'radio') await page.click(`label:has(input[name=${name}][value="${value}"])`);
    else if (await field.evaluate((element) => element.tagName) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  await page.click('#create');
  await page.waitForURL('**/room?*');
  await ready(page);
}

/** Plays a hole that the page offers. @param {Page} page @param {number} turn */
export async function playAny(page, turn) {
  await status(page, 'Your turn');
  await page.waitForFunction(() => document.querySelector('[data-hole][aria-disabled=false]') !== null);
  const { open } = await scene(page);
  await page.click(`[data-hole="${open[turn % open.length]}"]`);
}

/** The friend opens the link and sits down. @param {Page} page @param {Page} other @param {string} name */
export async function join(page, other, name) {
  await other.goto(await page.inputValue('#invite-link'));
  await ready(other);
  await other.fill('#door-name', name);
  await other.click('#door-form button');
  await moves(other, 0);
  await other.locator('#room:not([hidden])').waitFor();
}
