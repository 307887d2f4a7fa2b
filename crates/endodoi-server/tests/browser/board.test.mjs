// The board as something to point at, to read and to hear: names of holes, previews, endless holes, the table of numbers, keys.
// How it looks is for people to judge; its drawing is tested in `tests/web`.

import assert from 'node:assert/strict';

import { Keys } from './support/keys.mjs';
import { AT_ONCE, begin, hole, play, scene, turnOf } from './support/play.mjs';
import { openSite } from './support/site.mjs';

/** @import {Page} from 'playwright-core' */

const site = openSite();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Hole A would never end here. */
const ENDLESS = '5,3,2,1,0,4/3,0,1,3,5,14 4-3 S';

/** What the preview says; empty if there is none. @param {Page} page */
function preview(page) {
  return page.evaluate(() => [...document.querySelectorAll('.board-preview text')].map((text) => text.textContent).join(' '));
}

/** @param {Page} page @returns {Promise<number>} signs of a preview */
function previewSigns(page) {
  return page.locator('.board-preview > *').count();
}

site.test('every hole is a button whose name tells side, letter and seeds', { remembers: AT_ONCE }, async ({ page, go }) => {
  await go();
  await begin(page, { opponent: 'person' });
  await page.getByRole('button', { name: 'South B, 4 seeds, can be played', exact: true }).click();
  await turnOf(page, 1);
  for (const name of [/^South A, 6 seeds/, /^South D, 0 seeds, where the last turn ended/, /^South F, 1 seed$/, /^South B, 2 seeds, lifted/, /^North a, 6 seeds, can be played/, /^North c, 0 seeds$/]) {
    assert.equal(await page.getByRole('button', { name }).count(), 1, String(name));
  }
});

site.test('a mouse over a hole previews where its turn ends and what it captures', {}, async ({ page, go }) => {
  await go();
  await begin(page, { opponent: 'person' });
  await page.hover('#match-heading');
  assert.equal(await previewSigns(page), 0);
  await page.hover('[data-hole=B]');
  assert.ok(await previewSigns(page) > 0);
  assert.match(await preview(page), /7/, 'B captures 7');
  await page.hover('[data-hole=F]');
  assert.doesNotMatch(await preview(page), /7/, 'F captures nothing');
  await page.hover('#match-heading');
  assert.equal(await previewSigns(page), 0);
  await page.hover('[data-hole=b]', { force: true });
  assert.equal(await previewSigns(page), 0, 'a hole that is not to be played has none');
});

site.test('keys that reach a hole preview it as well', {}, async ({ page, go }) => {
  await go();
  await begin(page, { opponent: 'person' });
  const keys = new Keys(page);
  await keys.goTo('[data-hole]');
  await keys.arrowTo('B');
  assert.match(await preview(page), /7/);
  await keys.press('Tab');
  assert.equal(await previewSigns(page), 0);
});

site.test('a finger plays without a preview, and none is left behind', { context: PHONE, remembers: AT_ONCE }, async ({ page, go }) => {
  await go();
  await page.evaluate(() => {
    const seen = { previews: 0 };
    Object.assign(window, { seen });
    const layer = document.querySelector('.board-preview');
    if (layer) new MutationObserver(() => { seen.previews = Math.max(seen.previews, layer.childElementCount); }).observe(layer, { childList: true });
  });
  await page.tap('[data-hole=B]');
  await turnOf(page, 2);
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).seen.previews), 0);
});

site.test('arrows go from hole to hole in the direction of sowing', {}, async ({ page, go }) => {
  await go();
  const keys = new Keys(page);
  await keys.goTo('[data-hole]');
  /** @type {(string | undefined)[]} */
  const visited = [];
  for (let step = 0; step < 12; step += 1) {
    const { hole: letter, outline, width } = await keys.focus();
    visited.push(letter);
    assert.ok(outline !== 'none' && width >= 2, `the focus on ${letter} is seen`);
    await keys.press('ArrowRight');
  }
  assert.deepEqual(visited, [...'ABCDEFabcdef']);
  await keys.press('ArrowLeft');
  assert.equal((await keys.focus()).hole, 'f');
  await keys.press('Home');
  assert.equal((await keys.focus()).hole, 'A');
  await keys.press('End');
  assert.equal((await keys.focus()).hole, 'f');
});

site.test('a question mark shows the keys, and letters can be switched off', { remembers: AT_ONCE }, async ({ page, go }) => {
  await go();
  await page.keyboard.press('?');
  await page.locator('#settings .keys').waitFor();
  await page.locator('#letters').uncheck();
  await page.keyboard.press('Escape');
  await page.locator('#settings').waitFor({ state: 'hidden' });
  await page.keyboard.press('b');
  await page.waitForLoadState('networkidle');
  assert.equal((await scene(page)).moves.length, 0, 'a letter plays no longer');
  await page.click('[data-hole=B]');
  await turnOf(page, 2);
});

site.test('an endless hole is marked, explained and not played', { remembers: AT_ONCE }, async ({ page, go }) => {
  await go();
  const begun = await begin(page, { opponent: 'person', position: ENDLESS });
  assert.ok(!begun.open.includes('A'));
  assert.match(await hole(page, 'A').getAttribute('aria-label') ?? '', /its turn would never end/);
  const sign = await page.locator('.sign-endless').boundingBox();
  const place = await hole(page, 'A').boundingBox();
  assert.ok(sign && place, 'the sign is drawn');
  const middle = { x: sign.x + sign.width / 2, y: sign.y + sign.height / 2 };
  assert.ok(Math.abs(middle.x - place.x - place.width / 2) < place.width && Math.abs(middle.y - place.y - place.height / 2) < place.height, 'at its hole');
  await page.click('[data-hole=A]', { force: true });
  await page.waitForFunction(() => /A would never stop sowing/.test(document.getElementById('notice')?.textContent ?? ''));
  const now = await scene(page);
  assert.deepEqual([now.moves, now.holes], [[], begun.holes]);
  assert.equal(now.live, now.notice, 'and told to who listens');
  await page.keyboard.press('a');
  assert.equal((await scene(page)).moves.length, 0);
  assert.equal((await play(page, now.open[0])).moves.length, 1, 'another hole is played');
});

site.test('each turn is told in words to who listens', { remembers: AT_ONCE }, async ({ page, server, go }) => {
  await go();
  await begin(page, { opponent: 'person' });
  /** @type {string[]} */
  const moves = [];
  let now = await scene(page);
  for (let turn = 0; turn < 6; turn += 1) {
    const letter = now.open[turn % now.open.length];
    moves.push(letter);
    now = await play(page, letter);
    const ply = (await server.ask('game', { moves })).plies.at(-1);
    const side = letter === letter.toUpperCase() ? 'South' : 'North';
    const laps = ply.laps === 1 ? '1 lap' : `${ply.laps} laps`;
    const end = ply.captured === 0 ? `ends in ${ply.lands}, captures nothing` : `captures ${ply.captured}`;
    assert.equal(now.live, `${side} plays ${letter}, ${laps}, ${end}.`);
  }
});

site.test('the board as a table of numbers is played by its buttons', { remembers: AT_ONCE }, async ({ page, go }) => {
  await go();
  await begin(page, { opponent: 'person' });
  await page.click('#open-settings');
  await page.locator('#plain').check();
  await page.click('#settings button[type=submit]');
  const table = page.locator('table.board-table');
  await table.waitFor();
  assert.equal(await page.locator('.board-drawing').count(), 0);
  await table.getByRole('button', { name: /^South B, 4 seeds/ }).click();
  let now = await turnOf(page, 1);
  assert.deepEqual(now.holes, { A: 6, B: 2, C: 7, D: 0, E: 6, F: 1, a: 6, b: 6, c: 0, d: 0, e: 1, f: 6 });
  const cells = await table.locator('[data-hole]').evaluateAll((buttons) => buttons.map((button) => `${/** @type {HTMLElement} */ (button).dataset.hole}${button.textContent}`));
  assert.deepEqual(cells.sort(), Object.entries(now.holes).map(([letter, seeds]) => `${letter}${seeds}`).sort());
  assert.match(await table.textContent() ?? '', /Captured/);
  const keys = new Keys(page);
  await keys.goTo('[data-hole]');
  await keys.arrowTo(now.open[0]);
  await keys.press('Enter');
  now = await turnOf(page, 2);
  await page.reload();
  await turnOf(page, 2);
  await table.waitFor();
});

for (const holes of ['6', '7', '8', '9', '10']) {
  site.test(`a board with ${holes} holes a row shows every seed`, { remembers: AT_ONCE }, async ({ page, go }) => {
    await go();
    await begin(page, { opponent: 'person', holes });
    const now = await play(page, 'A');
    const letters = Object.keys(now.holes);
    assert.equal(letters.length, 2 * Number(holes));
    const printed = await page.evaluate(() => [...document.querySelectorAll('.board-drawing text')].map((text) => text.textContent));
    for (const [letter, seeds] of Object.entries(now.holes)) assert.ok(printed.includes(String(seeds)), `the count of ${letter} is printed`);
    const nuts = await page.locator('.board-drawing use').count();
    assert.equal(nuts, 8 * Number(holes), 'each seed is a shape, on the board or beside it');
  });
}
