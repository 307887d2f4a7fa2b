// Puzzles solved and missed: the one of the day, one from the shelf, a link. That every puzzle's answer is proven is tested
// where puzzles are made.

import assert from 'node:assert/strict';

import { AT_ONCE } from './support/play.mjs';
import { openSite, ready } from './support/site.mjs';
import { hold, silence } from './support/wire.mjs';

/** @import {Page} from 'playwright-core' */
/** @import {Server} from './support/server.mjs' */

const site = openSite();

/** The puzzle of the day where the browser is. @param {Page} page @param {Server} server */
async function daily(page, server) {
  const date = await page.evaluate(() => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, '0')).join('-');
  });
  return server.ask(`puzzles/daily?date=${date}`);
}

/** @param {Page} page @returns {Promise<string[]>} the holes that can be chosen */
function open(page) {
  return page.locator('[data-hole][aria-disabled=false]').evaluateAll((buttons) => buttons.map((button) => /** @type {HTMLElement} */ (button).dataset.hole ?? ''));
}

site.test('the puzzle of the day is solved and remembered', { remembers: AT_ONCE }, async ({ page, server, go }) => {
  await go('puzzles');
  const puzzle = await daily(page, server);
  const seeds = await page.locator('[data-hole]').evaluateAll((buttons) => buttons.map((button) => /\d+/.exec(button.getAttribute('aria-label') ?? '')?.[0]));
  assert.equal(`${seeds.slice(0, seeds.length / 2)}/${seeds.slice(seeds.length / 2)}`, puzzle.position.split(' ')[0]);
  await page.click(`[data-hole=${puzzle.answer[0]}]`);
  await page.locator('#verdict.is-right').waitFor();
  assert.match(await page.textContent('#verdict') ?? '', new RegExp(`\\b${puzzle.answer[0]}\\b`));
  const line = await page.locator('#verdict [data-step]').evaluateAll((items) => items.slice(1).map((item) => item.textContent?.slice(0, 1)));
  assert.deepEqual(line, puzzle.line, 'best play is there to click through');
  await page.click('#verdict [data-step="0"]');
  await page.reload();
  await ready(page);
  assert.match(await page.textContent('#name') ?? '', /✓/, 'that it is solved is remembered');
});

site.test('a wrong hole is answered, tried again, and the answer shown on demand', { remembers: AT_ONCE }, async ({ page, server, go }) => {
  await go('puzzles');
  const puzzle = await daily(page, server);
  const wrong = (await open(page)).find((hole) => !puzzle.answer.includes(hole));
  assert.ok(wrong, 'there is a wrong hole');
  await page.click(`[data-hole=${wrong}]`);
  const again = page.locator('#verdict .button.primary');
  await again.waitFor();
  assert.equal(await page.locator('#verdict.is-right').count(), 0);
  assert.match(await page.textContent('#verdict') ?? '', /\w{3,}/);
  await again.click();
  await page.waitForFunction(() => document.querySelector('[data-hole][aria-disabled=false]') !== null);
  await page.click('#show');
  await page.locator('#verdict.is-right').waitFor();
  assert.doesNotMatch(await page.textContent('#name') ?? '', /✓/, 'an answer that was shown is no solving');
});

site.test('there are at least 200 puzzles, filtered by grade and kind, each with a link', { remembers: AT_ONCE }, async ({ page, server, go }) => {
  await go('puzzles');
  const { puzzles } = await server.ask('puzzles');
  assert.ok(puzzles.length >= 200);
  assert.equal(await page.locator('#shelf button').count(), puzzles.length);
  await page.selectOption('#grade', '3');
  await page.selectOption('#kind', 'win');
  const wanted = puzzles.filter((/** @type {any} */ { difficulty, kind }) => difficulty === 3 && kind === 'win');
  assert.equal(await page.locator('#shelf button').count(), wanted.length);
  await page.click('#shelf button >> nth=0');
  await page.waitForFunction(() => location.search.startsWith('?id='));
  const name = await page.textContent('#name');
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await ready(page);
  assert.equal(await page.textContent('#name'), name);
});

site.test('the next puzzle is a step away', { remembers: AT_ONCE }, async ({ page, server, go }) => {
  await go('puzzles');
  const puzzle = await daily(page, server);
  await page.click(`[data-hole=${puzzle.answer[0]}]`);
  await page.locator('#verdict.is-right .button.primary').click();
  await page.waitForFunction((id) => !location.search.includes(id) && location.search.includes('id='), puzzle.id);
  assert.ok((await open(page)).length > 0);
});

site.test('a puzzle that is not there is said so, and the one of the day takes its place', { remembers: AT_ONCE, expects: [/404/] }, async ({ page, go }) => {
  await go('puzzles?id=no-such-puzzle');
  assert.ok(await page.locator('#trouble').isVisible());
  assert.ok((await open(page)).length > 0);
});

/** Plays a wrong hole and waits for the search of its answer. @param {Page} page @param {any} puzzle */
async function miss(page, puzzle) {
  const wrong = (await open(page)).find((hole) => !puzzle.answer.includes(hole));
  await page.click(`[data-hole=${wrong}]`);
  await page.waitForFunction(() => (document.getElementById('verdict')?.textContent ?? '') !== '');
}

site.test('seeing the board from the other side gives nothing away', { remembers: AT_ONCE }, async ({ page, context, server, go }) => {
  const search = await hold(context, '**/api/v1/analysis');
  await go('puzzles');
  const names = () => page.locator('[data-hole]').evaluateAll((holes) => holes.map((hole) => hole.getAttribute('aria-label')).sort());
  await miss(page, await daily(page, server));
  await search.held;
  const before = await names();
  await page.click('#flip');
  assert.deepEqual(await names(), before);
  await search.letGo();
  await page.locator('#verdict .button.primary').waitFor();
});

site.test('a puzzle goes on if the next one cannot be had', { remembers: AT_ONCE, expects: [/ERR_FAILED/] }, async ({ page, context, server, go }) => {
  const search = await hold(context, '**/api/v1/analysis');
  await go('puzzles');
  await miss(page, await daily(page, server));
  await search.held;
  await silence(context, '**/api/v1/position');
  await page.click('#after');
  await page.locator('#trouble').waitFor();
  await search.letGo();
  await page.locator('#verdict .button.primary').waitFor();
  assert.ok(await page.locator('#trouble').isHidden(), 'what went wrong is over');
});

site.test('of two puzzles chosen at once, the later one is opened', { remembers: AT_ONCE }, async ({ page, context, server, go }) => {
  await go('puzzles');
  const { puzzles } = await server.ask('puzzles');
  const { id } = await daily(page, server);
  const [first, second] = puzzles.filter((/** @type {any} */ one) => one.id !== id);
  const early = await hold(context, `**/api/v1/puzzles/${first.id}`);
  await page.click(`#shelf button >> nth=${puzzles.indexOf(first)}`);
  await early.held;
  await page.click(`#shelf button >> nth=${puzzles.indexOf(second)}`);
  await page.waitForFunction((wanted) => location.search === `?id=${wanted}`, second.id);
  const told = page.waitForResponse('**/api/v1/position');
  await early.letGo();
  await (await told).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  assert.ok(page.url().endsWith(`?id=${second.id}`), page.url());
});

site.test('a page that is left and seen again can be gone on with', { remembers: AT_ONCE }, async ({ page, context, server, go }) => {
  const search = await hold(context, '**/api/v1/analysis');
  await go('puzzles');
  await miss(page, await daily(page, server));
  await search.held;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  assert.ok((await open(page)).length > 0);
  await search.letGo();
});

site.test('what went wrong is not said beside the right hole', { remembers: AT_ONCE, expects: [/ERR_FAILED/] }, async ({ page, context, server, go }) => {
  await go('puzzles');
  const puzzle = await daily(page, server);
  await silence(context, '**/api/v1/turn', 1);
  await page.click(`[data-hole=${puzzle.answer[0]}]`);
  await page.locator('#trouble').waitFor();
  await page.click(`[data-hole=${puzzle.answer[0]}]`);
  await page.locator('#verdict.is-right').waitFor();
  assert.ok(await page.locator('#trouble').isHidden());
});
