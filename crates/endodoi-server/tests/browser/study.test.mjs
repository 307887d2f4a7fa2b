// What a reader has made is not lost, and late or missing answers do no harm on the page of analysis: broken links, comments
// nobody finished, another game opened meanwhile. What analysis can do when all goes well is in `analyze.test.mjs`.

import assert from 'node:assert/strict';

import { QUIET, desk, paste, playAll } from './support/analyze.mjs';
import { openSite, ready } from './support/site.mjs';
import { hold, silence } from './support/wire.mjs';

/** @import {Page} from 'playwright-core' */

const site = openSite();

/** @param {Page} page @returns {Promise<string>} what this browser keeps of the study */
function keptStudy(page) {
  return page.evaluate(() => localStorage.getItem('endodoi.analyze') ?? '');
}

/** Waits until the study is kept as it stands. @param {Page} page @param {string} part of what is kept */
async function untilKept(page, part) {
  await page.waitForFunction((wanted) => (localStorage.getItem('endodoi.analyze') ?? '').includes(wanted), part);
}

site.test('a broken link takes nothing from the study that is kept', { remembers: QUIET, expects: [/status of 4\d\d/] }, async ({ page, go }) => {
  await go('analyze');
  await playAll(page, 'C');
  await page.fill('#comment', 'mine');
  await untilKept(page, 'mine');
  for (const address of ['analyze?shared=zzzzzzzzzz', 'analyze?moves=BBBzz', 'analyze?start=9,9/9_0-0_S']) {
    await go(address);
    assert.ok(await page.locator('#trouble').isVisible(), address);
    assert.deepEqual((await desk(page)).moves.map((move) => move[0]), ['C'], address);
    await page.waitForFunction(() => !location.search.includes('shared') && location.search.includes('moves=C'));
    assert.match(await keptStudy(page), /mine/, address);
  }
});

site.test('what is kept outlives a visit without a server', { remembers: QUIET, expects: [/ERR_FAILED/] }, async ({ page, context, go }) => {
  await go('analyze');
  await playAll(page, 'C');
  await page.fill('#comment', 'mine');
  await untilKept(page, 'mine');
  // The kept game cannot be had, but the empty one that takes its place can.
  await silence(context, '**/api/v1/game', 1);
  await page.goto('about:blank');
  await go('analyze');
  assert.ok(await page.locator('#trouble').isVisible());
  await page.goto('about:blank');
  await go('analyze');
  assert.match(await keptStudy(page), /mine/);
  assert.deepEqual((await desk(page)).moves.map((move) => move[0]), ['C']);
});

site.test('a comment that is being typed outlives a reload', { remembers: QUIET }, async ({ page, go }) => {
  await go('analyze');
  await playAll(page, 'C');
  await page.focus('#comment');
  await page.keyboard.type('not yet left');
  await page.reload();
  await ready(page);
  assert.equal(await page.inputValue('#comment'), 'not yet left');
});

site.test('an engine that is off stays off when the tab is hidden and seen again', { remembers: QUIET }, async ({ page, go }) => {
  await go('analyze');
  const told = await page.textContent('#engine-state');
  for (const hidden of [true, false]) {
    await page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
    assert.equal(await page.textContent('#engine-state'), told);
  }
});

site.test('a review ends when another game is opened', { remembers: QUIET }, async ({ page, context, go }) => {
  const review = await hold(context, '**/api/v1/review');
  await go('analyze');
  await playAll(page, 'C');
  await page.click('#review');
  await review.held;
  await paste(page, '1,0,3/2,0,1 5-4 S');
  await page.locator('#review-stop').waitFor({ state: 'hidden' });
  await review.letGo();
  assert.equal(await page.textContent('#review-state'), '');
});

site.test('keys leave the game alone while a position is set up, and another game ends that', { remembers: QUIET }, async ({ page, go }) => {
  await go('analyze');
  await playAll(page, 'C');
  await page.click('#open-editor');
  await page.focus('#editor-more');
  for (const key of ['ArrowLeft', 'Home', 'ArrowUp']) await page.keyboard.press(key);
  await page.click('#editor-cancel');
  assert.match((await desk(page)).here, /^C/);

  await page.click('#open-editor');
  await page.focus('#editor-more');
  await paste(page, '1,0,3/2,0,1 5-4 S');
  await page.locator('#editor').waitFor({ state: 'hidden' });
  assert.deepEqual((await desk(page)).seeds, [1, 0, 3, 2, 0, 1]);
});

site.test('a position that was just typed is the one that is used', { remembers: QUIET }, async ({ page, go }) => {
  await go('analyze');
  await page.click('#open-editor');
  await page.fill('#editor-text', '1,0,3/2,0,1 5-4 S');
  await page.click('#editor button[type=submit]');
  await page.locator('#editor').waitFor({ state: 'hidden' });
  assert.deepEqual((await desk(page)).seeds, [1, 0, 3, 2, 0, 1]);
});

site.test('the game goes on where it was if another cannot be opened', { remembers: QUIET, expects: [/status of 4\d\d/] }, async ({ page, go }) => {
  await go('analyze?moves=Ca');
  await page.evaluate(() => document.getElementById('back')?.click());
  await paste(page, '9,9/9 0-0 S');
  await page.locator('#reader-problem').waitFor();
  await page.click('#reader-close');
  await page.waitForFunction(() => document.querySelector('[data-hole][aria-disabled=false]') !== null);
  assert.match((await desk(page)).here, /^C/);
});

site.test('of two records read at once, the later one is opened', { remembers: QUIET }, async ({ page, context, go }) => {
  const early = await hold(context, '**/api/v1/records/read', (request) => request.postData()?.includes('1. B') ?? false);
  await go('analyze');
  await paste(page, '1. B *');
  await early.held;
  await page.fill('#reader-text', '1. C *');
  await page.click('#reader-read');
  await page.locator('#reader').waitFor({ state: 'hidden' });
  await early.letGo();
  await page.waitForLoadState('networkidle');
  await page.click('#last');
  await page.waitForFunction(() => document.querySelector('#moves [aria-current]')?.classList.contains('turn-start') === false);
  assert.match((await desk(page)).here, /^C/);
});

site.test('a record that was closed while it was read is not opened', { remembers: QUIET }, async ({ page, context, go }) => {
  const reading = await hold(context, '**/api/v1/records/read');
  await go('analyze');
  await paste(page, '1. B *');
  await reading.held;
  await page.click('#reader-close');
  await reading.letGo();
  await page.waitForLoadState('networkidle');
  assert.deepEqual((await desk(page)).moves, []);
});

site.test('a record that comes late does not fill a dialog opened anew', { remembers: QUIET }, async ({ page, context, go }) => {
  const early = await hold(context, '**/api/v1/records/write', (request) => !request.postData()?.includes('"C"'));
  await go('analyze');
  await page.click('#open-writer');
  await early.held;
  await page.click('#writer-close');
  await playAll(page, 'C');
  await page.click('#open-writer');
  await page.locator('#save-record-file:not([disabled])').waitFor();
  const record = await page.inputValue('#writer-record');
  assert.match(record, /1\. C/);
  await early.letGo();
  await page.waitForLoadState('networkidle');
  assert.equal(await page.inputValue('#writer-record'), record);
});
