// Turns in motion: their speeds, how they are skipped, that a long relay is told in a few seconds, and that nothing moves or
// waits for whom it should not. That motion is beautiful is for people to judge.

import assert from 'node:assert/strict';

import { AT_ONCE, begin, finger, hole, pointer, scene, turnOf } from './support/play.mjs';
import { openSite } from './support/site.mjs';

/** @import {Page} from 'playwright-core' */

const site = openSite();

/** A turn of 854 laps: hole E. */
const LONG = { position: '4,1,2,3,6,2/3,2,1,2,3,0 10-9 S', hole: 'E', laps: 854, after: '1,2,1,2,1,5,4,1,7,0,5,0' };

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** How long a turn takes on the page, in milliseconds. @param {Page} page @param {string} letter */
async function timeOf(page, letter) {
  const began = Date.now();
  await page.click(`[data-hole=${letter}]`);
  await turnOf(page, 1);
  return Date.now() - began;
}

site.test('off, fast, normal and slow show a turn, each slower than the one before', {}, async ({ page, go }) => {
  await go();
  /** @type {Record<string, number>} */
  const times = {};
  for (const speed of ['off', 'fast', 'normal', 'slow']) {
    await begin(page, { opponent: 'person' });
    await page.click('#open-settings');
    await page.click(`#settings label:has(input[value=${speed}])`);
    await page.click('#settings button[type=submit]');
    times[speed] = await timeOf(page, 'B');
    await page.click('#undo');
    await page.waitForFunction(() => document.querySelectorAll('#moves button').length === 0);
  }
  const told = JSON.stringify(times);
  assert.ok(times.off < 1500, told);
  assert.ok(times.off + 500 < times.fast && times.fast + 500 < times.normal && times.normal + 2000 < times.slow, told);
});

/** @type {[string, import('playwright-core').BrowserContextOptions, (page: Page) => Promise<void>][]} */
const SKIPS = [
  ['any key', {}, (page) => page.keyboard.press('q')],
  ['a key that plays a hole', {}, (page) => page.keyboard.press('c')],
  ['a click beside the board', {}, (page) => page.click('#match-heading')],
  ['a click on a hole', {}, (page) => page.click('[data-hole=c]', { force: true })],
  ['a tap beside the board', PHONE, (page) => page.tap('#status')],
  ['a tap on a hole', PHONE, (page) => page.tap('[data-hole=c]', { force: true })],
];
for (const [means, context, skip] of SKIPS) {
  site.test(`${means} ends a slow turn at once and does nothing else`, { context, remembers: { settings: { speed: 'slow' } } }, async ({ page, go }) => {
    const hand = context.hasTouch ? finger : pointer;
    await go();
    await begin(page, { opponent: 'person' }, hand);
    await hand.press(hole(page, 'B'));
    await page.locator('.board.is-playing').waitFor();
    const before = Date.now();
    await skip(page);
    const now = await turnOf(page, 1);
    assert.ok(Date.now() - before < 2500, 'the turn is over');
    assert.deepEqual(now.moves, ['B+7']);
    assert.deepEqual(Object.values(now.holes), [6, 2, 7, 0, 6, 1, 6, 6, 0, 0, 1, 6], 'the board after the turn');
    await page.waitForLoadState('networkidle');
    assert.equal((await scene(page)).moves.length, 1, 'no other turn was played');
  });
}

site.test(`a relay of ${LONG.laps} laps is told within 8 seconds, with its laps counted`, {}, async ({ page, go }) => {
  await go();
  await begin(page, { opponent: 'person', position: LONG.position });
  await page.evaluate(() => {
    const counted = /** @type {string[]} */ ([]);
    Object.assign(window, { counted });
    new MutationObserver(() => {
      const text = document.querySelector('.board-lap:not([hidden])')?.textContent;
      if (text && counted.at(-1) !== text) counted.push(text);
    }).observe(document.querySelector('#board') ?? document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  /** Tried anew on a machine that does something else. @type {number[]} */
  const times = [];
  do {
    await page.evaluate(() => { /** @type {any} */ (window).counted.length = 0; });
    times.push(await timeOf(page, LONG.hole));
    await page.click('#undo');
    await page.waitForFunction(() => document.querySelectorAll('#moves button').length === 0);
  } while (Math.min(...times) >= 8000 && times.length < 3);
  assert.ok(Math.min(...times) < 8000, `${times.join(', ')} ms`);
  await page.click('#redo');
  await turnOf(page, 1);
  assert.equal(Object.values((await scene(page)).holes).join(), LONG.after);
  const counted = await page.evaluate(() => /** @type {any} */ (window).counted);
  assert.ok(counted.length > 20, 'the counter runs');
  assert.equal(counted[0], `Lap 1 of ${LONG.laps}`);
  const numbers = counted.map((/** @type {string} */ text) => Number(/\d+/.exec(text)?.[0]));
  assert.deepEqual(numbers, [...numbers].sort((one, other) => one - other), 'and never back');
  assert.ok(numbers.at(-1) > LONG.laps - 40, `to the last laps: ${numbers.at(-1)}`);
});

site.test('the computer thinks while seeds still run', { remembers: { settings: { speed: 'slow' } } }, async ({ page, go }) => {
  await go();
  const asked = page.waitForRequest('**/api/v1/choose');
  await page.click('[data-hole=B]');
  await asked;
  await page.locator('.board.is-playing').waitFor();
  assert.match((await scene(page)).status, /South sows B/);
});

site.test('with reduced motion nothing moves and nobody waits', { context: { reducedMotion: 'reduce' }, remembers: { settings: { speed: 'slow' } } }, async ({ page, go }) => {
  await go();
  await begin(page, { opponent: 'person', position: LONG.position });
  await page.evaluate(() => {
    const seen = { playing: false, flying: 0, animated: 0 };
    Object.assign(window, { seen });
    const look = () => {
      seen.playing ||= document.querySelector('.is-playing') !== null;
      seen.flying = Math.max(seen.flying, document.querySelector('.board-above')?.childElementCount ?? 0);
      seen.animated = Math.max(seen.animated, document.getAnimations().length);
      requestAnimationFrame(look);
    };
    look();
  });
  const time = await timeOf(page, LONG.hole);
  assert.ok(time < 1500, `${time} ms`);
  await page.click('#hint');
  await page.waitForFunction(() => /^Hint/.test(document.getElementById('notice')?.textContent ?? ''));
  await page.click('#open-settings');
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).seen), { playing: false, flying: 0, animated: 0 });
});

site.test('with motion seeds do fly', {}, async ({ page, go }) => {
  await go();
  await begin(page, { opponent: 'person' });
  await page.click('[data-hole=B]');
  await page.waitForFunction(() => (document.querySelector('.board-above')?.childElementCount ?? 0) > 0);
});

site.test('a turn goes on by itself where the tab is hidden', { remembers: { settings: { speed: 'slow' } } }, async ({ page, go }) => {
  await go();
  await begin(page, { opponent: 'person' });
  await page.click('[data-hole=B]');
  await page.locator('.board.is-playing').waitFor();
  const began = Date.now();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await turnOf(page, 1);
  assert.ok(Date.now() - began < 2500);
});

site.test('a turn shown again is heard as the first time', { remembers: { settings: { speed: 'fast', volume: 0.5 } } }, async ({ page, context, go }) => {
  await context.addInitScript(() => {
    Object.assign(window, { knocks: 0 });
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function knock(at) {
      Object.assign(window, { knocks: /** @type {any} */ (window).knocks + 1 });
      start.call(this, at);
    };
  });
  const knocks = () => page.evaluate(() => /** @type {any} */ (window).knocks);
  await go();
  await begin(page, { opponent: 'person' });
  await page.click('[data-hole=B]');
  await turnOf(page, 1);
  const first = await knocks();
  assert.ok(first > 0);
  await page.click('#replay');
  await page.waitForFunction((before) => /** @type {any} */ (window).knocks > before, first);
});

site.test('sound is off until it is wanted', { remembers: AT_ONCE }, async ({ page, context, go }) => {
  await context.addInitScript(() => {
    const made = /** @type {string[]} */ ([]);
    Object.assign(window, { made });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        made.push('context');
      }
    };
  });
  await go();
  await begin(page, { opponent: 'person' });
  await page.click('[data-hole=B]');
  await turnOf(page, 1);
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).made.length), 0, 'nothing is made that could sound');
  await page.click('#open-settings');
  await page.locator('#volume').fill('0.5');
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).made.length), 1);
});
