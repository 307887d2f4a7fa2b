// What a first visit costs, and that the site is whole: bytes, time, links, errors for people. That no page asks another host, sets a
// cookie, breaks the policy or writes to the console is watched in every test by `support/site.mjs`.

import assert from 'node:assert/strict';

import { PAGES, nameOf } from './support/pages.mjs';
import { turnOf } from './support/play.mjs';
import { openSite, ready } from './support/site.mjs';

/** @import {Page} from 'playwright-core' */
/** @import {Visit} from './support/site.mjs' */

const site = openSite();

/** Bytes that a first load may take, compressed. */
const MOST_BYTES = 300_000;

/** Milliseconds until the page can be played on. */
const MOST_TIME = 1000;

/** First visits that are timed at most; a machine that does something else is slow now and then. */
const MOST_VISITS = 5;

/** Opens a page for the first time and counts what comes over the wire. @param {Visit} visit */
async function firstLoad({ page, context, server }) {
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => { bytes += encodedDataLength; });
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement?.dataset.ready !== 'true') return;
      Object.assign(window, { readyAt: performance.now() });
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true, childList: true });
  });
  await page.goto(server.address);
  await ready(page);
  await page.waitForLoadState('networkidle');
  const time = await page.evaluate(() => /** @type {any} */ (window).readyAt);
  return { bytes, time };
}

site.test('a newcomer loads less than 300 kB', {}, async (visit) => {
  const { bytes } = await firstLoad(visit);
  assert.ok(bytes > 20_000, `${bytes} bytes are too few to be true`);
  assert.ok(bytes < MOST_BYTES, `${bytes} bytes`);
});

site.test('the board is ready within a second', {}, async (visit) => {
  /** @type {number[]} */
  const times = [];
  while (!times.some((time) => time < MOST_TIME) && times.length < MOST_VISITS) {
    // Nothing is in the cache of a context that is new.
    const context = /** @type {import('playwright-core').BrowserContext} */ (await visit.context.browser()?.newContext());
    times.push((await firstLoad({ ...visit, context, page: await context.newPage() })).time);
    await context.close();
  }
  assert.ok(Math.min(...times) < MOST_TIME, `${times.map(Math.round).join(', ')} ms`);
});

site.test('menu and foot lead to every page, and every page is looked at here', {}, async ({ page, server, go }) => {
  await go('en/');
  const linked = await page.evaluate(() => [...document.querySelectorAll('nav a, footer a')].map((link) => /** @type {HTMLAnchorElement} */ (link).href));
  const own = linked.filter((href) => href.startsWith(server.address)).map((href) => new URL(href).pathname.split('/').at(-1) ?? '');
  assert.deepEqual([...new Set(own)].sort(), [...PAGES].sort());
  assert.equal(own.length, linked.length, 'all links stay on the site');
});

site.test('every page has a title of its own, one heading and its mark in the menu', {}, async ({ page, go }) => {
  /** @type {Set<string>} */
  const titles = new Set();
  for (const name of PAGES) {
    await go(name);
    titles.add(await page.title());
    assert.equal(await page.locator('h1').count(), 1, nameOf(name));
    assert.ok(await page.locator('[aria-current=page]').count() >= 1, nameOf(name));
  }
  assert.equal(titles.size, PAGES.length, [...titles].join(' | '));
});

site.test('an address that is none leads to a friendly page', { expects: [/404/] }, async ({ page, server }) => {
  const response = await page.goto(`${server.address}en/no-such-page`);
  assert.equal(response?.status(), 404);
  assert.match(await page.textContent('main') ?? '', /no such page/i);
  await page.click('main a');
  await ready(page);
  await turnOf(page, 0);
});

site.test('the first Tab leads past the menu', {}, async ({ page, go }) => {
  await go();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.ok(await page.evaluate(() => document.activeElement?.closest('main') !== null));
});

site.test('a theme that was chosen stays, and nothing flashes', { context: { colorScheme: 'light' } }, async ({ page, go }) => {
  await go();
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.click('#theme-menu summary');
  await page.click('[data-theme-choice=dark]');
  const dark = await paper();
  assert.notEqual(dark, light);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  assert.equal(await page.getAttribute('html', 'data-theme'), 'dark');
  await ready(page);
  assert.equal(await paper(), dark);
});
