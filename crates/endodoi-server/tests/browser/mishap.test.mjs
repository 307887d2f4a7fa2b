// What could not be done, and how it is tried again: requests that nobody answers, one at a time, while the match goes on. That
// a whole server goes away is in `kept.test.mjs`.

import assert from 'node:assert/strict';

import { AT_ONCE, begin, play, scene, turnOf } from './support/play.mjs';
import { openSite } from './support/site.mjs';

/** @import {BrowserContext, Page, Route} from 'playwright-core' */

const site = openSite();

/** Who hears of requests that break off on purpose. */
const BROKEN = { remembers: AT_ONCE, expects: [/ERR_FAILED/] };

/** Lets nobody answer a function until the promise's function is called. @param {BrowserContext} context @param {string} name */
async function silence(context, name) {
  const path = `**/api/v1/${name}`;
  await context.route(path, (route) => route.abort());
  return () => context.unroute(path);
}

/** Waits until the notice tells that nobody answers. @param {Page} page */
async function unanswered(page) {
  await page.waitForFunction(() => /does not answer/.test(document.getElementById('notice')?.textContent ?? ''));
}

/** Tries to set up a match, which fails, and lets it be. @param {Page} page @param {BrowserContext} context */
async function failToSetUp(page, context) {
  const answerAgain = await silence(context, 'match');
  await page.click('#new-match');
  const question = page.locator('#confirm button[value=yes]');
  if (await question.isVisible()) await question.click();
  await page.click('#setup button[type=submit]');
  await page.locator('#setup-problem').waitFor();
  await page.click('#cancel-setup');
  await answerAgain();
}

site.test('a match that cannot be set up leaves the one before to whom it belongs', BROKEN, async ({ page, context, go }) => {
  await go();
  await failToSetUp(page, context);
  assert.equal((await scene(page)).open.length, 6);
  for (const id of ['hint', 'resign', 'agree']) assert.ok(await page.isEnabled(`#${id}`), `${id} can be pressed`);
});

site.test('a match that cannot be set up does not stop the computer', BROKEN, async ({ page, context, go }) => {
  await go();
  /** @type {(route: Route) => void} */
  let thinks = () => {};
  const thinking = new Promise((resolve) => { thinks = resolve; });
  await context.route('**/api/v1/choose', (route) => thinks(route));
  await page.click('[data-hole=B]');
  const asked = /** @type {Route} */ (await thinking);
  await failToSetUp(page, context);
  thinks = (route) => void route.continue();
  await asked.continue();
  assert.equal((await turnOf(page, 2)).moves[0], 'B+7');
});

site.test('a step back that fails does not stop the computer', BROKEN, async ({ page, context, go }) => {
  await go();
  const asked = page.waitForRequest('**/api/v1/choose');
  await context.route('**/api/v1/choose', () => {}, { times: 1 });
  await page.click('[data-hole=B]');
  await asked;
  await page.waitForFunction(() => document.querySelectorAll('#moves button').length === 1);
  await context.route('**/api/v1/match', (route) => route.abort(), { times: 1 });
  await page.click('#undo');
  assert.equal((await turnOf(page, 2)).moves[0], 'B+7');
});

site.test('a hint that failed is given when it is tried again', BROKEN, async ({ page, context, go }) => {
  await go();
  const answerAgain = await silence(context, 'hint');
  await page.click('#hint');
  await unanswered(page);
  await answerAgain();
  await page.click('#notice button');
  await page.waitForFunction(() => /^Hint: /.test(document.getElementById('notice')?.textContent ?? ''));
});

site.test('what the computer could not do can be tried again, whatever is said meanwhile', BROKEN, async ({ page, context, go }) => {
  await go();
  const answerAgain = await silence(context, 'choose');
  await page.click('[data-hole=B]');
  await unanswered(page);
  await page.keyboard.press('c');
  const { notice, live } = await scene(page);
  assert.match(notice, /does not answer.*It is not your turn/);
  assert.equal(live, 'It is not your turn.', 'only what is new is told to who listens');
  await answerAgain();
  await page.click('#notice button');
  assert.equal((await turnOf(page, 2)).moves[0], 'B+7');
});

site.test('what is tried again is what failed last', BROKEN, async ({ page, context, go }) => {
  await go();
  await begin(page, { opponent: 'person' });
  await play(page, 'B');
  const failures = [await silence(context, 'hint'), await silence(context, 'turn')];
  await page.click('#hint');
  await unanswered(page);
  await Promise.all([page.waitForEvent('requestfailed'), page.click('#replay')]);
  for (const answerAgain of failures) await answerAgain();
  await page.click('#notice button');
  await page.locator('.board.is-playing').waitFor();
});

site.test('a record that could not be written is saved when it is tried again', BROKEN, async ({ page, context, go }) => {
  await go();
  await begin(page, { opponent: 'person' });
  await play(page, 'B');
  const answerAgain = await silence(context, 'records/write');
  await page.click('#download');
  await unanswered(page);
  await answerAgain();
  await Promise.all([page.waitForEvent('download'), page.click('#notice button')]);
  await page.waitForFunction(() => /saved as/.test(document.getElementById('notice')?.textContent ?? ''));
});
