// Analysis: free moves and variations, values from the engine, a position set up, links, records out and in, mistakes found and
// tried again. That values are right is tested in the engine; here they have to reach the page.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { QUIET, desk, playAll } from './support/analyze.mjs';
import { Keys } from './support/keys.mjs';
import { AT_ONCE, begin, play } from './support/play.mjs';
import { openSite, ready } from './support/site.mjs';

const site = openSite();

/** A record of two games with much that could be taken for markup. */
const MARKUP = `[South "<img src=x onerror=alert(1)>"]
[North "<script>alert(2)</script>"]
[Date "2026.11.30"]

1. B {<b>bold</b> & "quoted"} a 2. A *

[South "Second"]
[North "<i>N</i>"]

1. C *
`;

site.test('turns are played freely, and another turn makes a variation', { remembers: QUIET }, async ({ page, go }) => {
  await go('analyze');
  await playAll(page, 'BaC');
  const main = await desk(page);
  assert.deepEqual(main.moves.map((move) => move.slice(0, 1)), ['B', 'a', 'C']);
  await page.click('#back');
  await page.waitForFunction(() => document.querySelector('#moves [aria-current]')?.textContent?.startsWith('a'));
  await playAll(page, 'A');
  assert.equal(await page.locator('#moves .variation').count(), 1);
  await page.locator('#moves [aria-current]').focus();
  await page.keyboard.press('ArrowUp');
  await page.waitForFunction(() => document.querySelector('#moves [aria-current]')?.textContent?.startsWith('C'));
  assert.deepEqual((await desk(page)).seeds, main.seeds, 'the main line is as it was');
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.querySelector('#moves [aria-current]')?.textContent?.startsWith('A'));
  await page.click('#promote');
  await page.waitForFunction(() => document.querySelector('#promote')?.hasAttribute('disabled'));
  await page.click('#delete');
  await page.waitForFunction(() => document.querySelectorAll('#moves .variation').length === 0);
  assert.deepEqual((await desk(page)).moves.map((move) => move.slice(0, 1)), ['B', 'a', 'C']);
  await page.reload();
  await ready(page);
  assert.equal((await desk(page)).moves.length, 3, 'a reload loses nothing');
});

site.test('what is done just before a reload is kept', { remembers: QUIET }, async ({ page, go }) => {
  await go('analyze');
  await playAll(page, 'BaC');
  await page.click('#back');
  await playAll(page, 'A');
  await page.waitForFunction(() => /BaA/.test(location.href));
  await page.evaluate(() => {
    document.getElementById('delete')?.click();
    location.reload();
  });
  await page.waitForFunction(() => document.querySelectorAll('#moves .variation').length === 0);
  await ready(page);
  assert.deepEqual((await desk(page)).moves.map((move) => move.slice(0, 1)), ['B', 'a', 'C']);
});

site.test('turns are played and looked at by keys alone', { remembers: QUIET }, async ({ page, go }) => {
  await go('analyze');
  const keys = new Keys(page);
  for (const [count, key] of ['b', '1', 'c'].entries()) {
    await keys.press(key);
    await page.waitForFunction((turns) => document.querySelectorAll('#moves .turn:not(.turn-start)').length === turns, count + 1);
  }
  await keys.press('Home');
  await page.waitForFunction(() => document.querySelector('#first')?.hasAttribute('disabled'));
  await keys.press('ArrowRight');
  await page.waitForFunction(() => document.querySelector('#moves [aria-current]')?.textContent?.startsWith('B'));
  for (const button of ['#open-editor', '#open-reader', '#open-writer', '#open-help', '#engine-switch', '#review']) await keys.goTo(button);
});

site.test('every hole gets its value, and what is proved is marked as exact', { remembers: { ...AT_ONCE, 'analyze.engine': true } }, async ({ page, server, go }) => {
  const position = '1,1,1,0,1,3/0,2,1,0,3,0 21-14 S';
  await go(`analyze?start=${position.replaceAll(' ', '_')}`);
  const { moves } = await server.ask('position', { rules: 'merker', position });
  await page.waitForFunction((count) => document.querySelectorAll('#engine-lines .line-worth.is-exact').length === count, moves.length);
  const lines = await page.locator('#engine-lines li').evaluateAll((items) => items.map((item) => /** @type {HTMLElement} */ (item).dataset.hole));
  assert.deepEqual([...lines].sort(), moves.map((/** @type {any} */ { move }) => move).sort());
  assert.match(await page.textContent('#engine-lines li') ?? '', /exact/, 'in words, not by a sign alone');
  assert.match(await page.textContent('#engine-lines li:first-child button') ?? '', /★/, 'the best is first');
  await page.click('#engine-switch');
  assert.equal(await page.getAttribute('#engine-switch', 'aria-checked'), 'false');
});

site.test('a search stops when the page is left', { remembers: { ...AT_ONCE, 'analyze.engine': true } }, async ({ page, context, go }) => {
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const stopped = new Promise((resolve) => { wire.on('Network.loadingFailed', ({ canceled }) => canceled && resolve(true)); });
  await go('analyze');
  await page.waitForFunction(() => document.querySelectorAll('#engine-lines li').length > 0);
  await page.click('[data-hole=B]');
  assert.ok(await stopped, 'the search of the position before is called off');
});

site.test('a position is set up on the board and by its text', { remembers: QUIET, expects: [/status of 4(00|22)/] }, async ({ page, go }) => {
  await go('analyze');
  await page.click('#open-editor');
  await page.click('[data-hole=C]');
  await page.click('#editor-more');
  await page.click('#editor-more');
  await page.click('#editor-less');
  await page.locator('[data-hole=D]').focus();
  await page.keyboard.type('12');
  assert.match(await page.inputValue('#editor-text'), /^4,4,5,12,4,4\//);
  await page.click('label:has(input[name=to-move][value=north])');
  await page.click('#editor button[type=submit]');
  await page.locator('#editor').waitFor({ state: 'hidden' });
  const set = await desk(page);
  assert.deepEqual(set.seeds, [4, 4, 5, 12, 4, 4, 4, 4, 4, 4, 4, 4]);
  assert.ok(set.open.includes('a') && !set.open.includes('A'), 'North is to move');

  await page.click('#open-editor');
  await page.fill('#editor-text', '9,9/nonsense');
  await page.press('#editor-text', 'Tab');
  await page.locator('#editor-problem').waitFor();
  await page.fill('#editor-text', '1,0,3/2,0,1 5-4 S');
  await page.press('#editor-text', 'Tab');
  await page.locator('#editor-problem').waitFor({ state: 'hidden' });
  await page.click('#editor button[type=submit]');
  await page.locator('#editor').waitFor({ state: 'hidden' });
  assert.deepEqual((await desk(page)).seeds, [1, 0, 3, 2, 0, 1]);
});

site.test('a shared link opens the same turn of the same game elsewhere', { remembers: QUIET }, async ({ page, context, go }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await go('analyze');
  await playAll(page, 'BaC');
  await page.click('#back');
  await page.waitForFunction(() => document.querySelector('#moves [aria-current]')?.textContent?.startsWith('a'));
  const shared = await desk(page);
  await page.click('#open-writer');
  await page.click('#copy-link');
  await page.waitForFunction(() => (document.getElementById('writer-state')?.textContent ?? '') !== '');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, await page.inputValue('#writer-link'));
  await page.evaluate(() => localStorage.clear());
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem('endodoi.analyze.engine', 'false'));
  await other.goto(link);
  await ready(other);
  assert.deepEqual(await desk(other), shared);
});

site.test('a game that was played leads to its analysis', { remembers: QUIET }, async ({ page, go }) => {
  await go();
  await begin(page, { opponent: 'person' });
  const first = await play(page, 'B');
  const { moves } = await play(page, first.open[1]);
  await page.click('#analyse');
  await page.waitForURL('**/analyze**');
  await ready(page);
  assert.deepEqual((await desk(page)).moves, moves);
});

site.test('a game is exported as record, SVG and PNG, and imported again from paste and file', { remembers: QUIET }, async ({ page, go }) => {
  await go('analyze');
  await playAll(page, 'BaC');
  await page.fill('#comment', 'A remark <of mine>');
  await page.press('#comment', 'Tab');
  await page.click('#back');
  await page.waitForFunction(() => document.querySelector('#moves [aria-current]')?.textContent?.startsWith('a'));
  await playAll(page, 'A');
  const before = await desk(page);
  await page.click('#open-writer');
  await page.locator('#save-record-file:not([disabled])').waitFor();
  /** @type {Record<string, Buffer>} */
  const files = {};
  for (const [button, kind] of [['#save-record-file', 'edr'], ['#save-svg', 'svg'], ['#save-png', 'png']]) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
    assert.ok(download.suggestedFilename().endsWith(`.${kind}`), download.suggestedFilename());
    files[kind] = readFileSync(await download.path());
  }
  const record = files.edr.toString('utf8');
  assert.match(record, /1\. B\+7 a/);
  assert.match(record, /\{A remark <of mine>\}/);
  assert.match(record, /\(.*A.*\)/s);
  assert.match(files.svg.toString('utf8'), /^<svg [^>]*xmlns=/);
  assert.doesNotMatch(files.svg.toString('utf8'), /var\(|<script/);
  assert.equal(files.png.subarray(1, 4).toString(), 'PNG');
  assert.equal(files.png.readUInt32BE(16), 1600);
  await page.click('#writer-close');

  await page.click('#first');
  for (const by of ['paste', 'file']) {
    await page.click('#open-reader');
    await page.fill('#reader-text', '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S');
    await page.click('#reader-read');
    await page.locator('#reader').waitFor({ state: 'hidden' });
    assert.deepEqual((await desk(page)).moves, [], 'an empty desk');
    await page.click('#open-reader');
    if (by === 'paste') {
      await page.fill('#reader-text', record);
      await page.click('#reader-read');
    } else {
      await page.setInputFiles('#reader-file', { name: 'game.edr', mimeType: 'text/plain', buffer: files.edr });
    }
    await page.locator('#reader').waitFor({ state: 'hidden' });
    assert.deepEqual((await desk(page)).moves.map((move) => move.slice(0, 1)), before.moves.map((move) => move.slice(0, 1)), by);
    assert.match(await page.textContent('#moves') ?? '', /A remark <of mine>/);
  }
});

site.test('markup in a record is shown as text, and of several games one is chosen', { remembers: QUIET }, async ({ page, go }) => {
  await go('analyze');
  await page.click('#open-reader');
  await page.fill('#reader-text', MARKUP);
  await page.click('#reader-read');
  const games = page.locator('#reader-list button');
  await games.first().waitFor();
  assert.equal(await games.count(), 2);
  assert.match(await games.first().textContent() ?? '', /<img src=x onerror=alert\(1\)>.*<script>alert\(2\)<\/script>/);
  await games.first().click();
  await page.locator('#reader').waitFor({ state: 'hidden' });
  assert.match(await page.textContent('#moves') ?? '', /<b>bold<\/b> & "quoted"/);
  assert.equal(await page.locator('main img, main b, main i, main script, dialog img').count(), 0);
});

site.test('what cannot be read is refused in words beside the field', { remembers: QUIET, expects: [/status of 4(00|22)/] }, async ({ page, go }) => {
  await go('analyze');
  await page.click('#open-reader');
  for (const text of ['', '1. Z nonsense', '1. B+3 *', '[South "x"\n1. B', '\u0000\u0001']) {
    await page.fill('#reader-text', text);
    await page.click('#reader-read');
    await page.locator('#reader-problem').waitFor();
    assert.ok((await page.textContent('#reader-problem') ?? '').length > 15, text);
  }
  await page.click('#reader-close');
  assert.deepEqual((await desk(page)).moves, []);
});

site.test('a link that is nonsense opens a board and says what is wrong', { remembers: QUIET, expects: [/status of 4(00|22)/] }, async ({ page, go }) => {
  for (const address of ['analyze?moves=BBBzz', 'analyze?start=9,9/<b>_0-0_S&rules=none', 'analyze?ended=magic-south&moves=B#99999', `analyze?moves=${'B'.repeat(5000)}`]) {
    await go(address);
    assert.ok((await desk(page)).open.length > 0, address.slice(0, 50));
    assert.equal(await page.locator('main b').count(), 0);
    await page.evaluate(() => localStorage.clear());
  }
});

site.test('a game is reviewed, its mistakes are marked, and one is tried again', { remembers: QUIET }, async ({ page, go }) => {
  await go('analyze?start=1,1,1,0,1,3/0,2,1,0,3,0_21-14_S');
  // The worst hole each time, so that there are mistakes to be found.
  for (let turn = 0; turn < 4; turn += 1) {
    const { open, moves } = await desk(page);
    if (open.length === 0) break;
    await page.click(`[data-hole="${open.at(-1)}"]`);
    await page.waitForFunction((count) => document.querySelectorAll('#moves .turn:not(.turn-start)').length > count, moves.length);
    await page.waitForLoadState('networkidle');
  }
  await page.click('#review');
  const again = page.locator('#mistakes .mistake button:last-child');
  await again.first().waitFor({ timeout: 60_000 });
  assert.match(await page.textContent('#mistakes') ?? '', /\?/);
  assert.ok(await page.locator('#graph').isVisible(), 'the graph over the game is drawn');
  await page.click('#values summary');
  assert.ok(await page.locator('#values-body tr').count() > 1, 'and told as a table');
  await again.first().click();
  const prompt = page.locator('#prompt');
  await prompt.waitFor();
  const best = /(\w) was better/.exec(await page.textContent('#mistakes') ?? '')?.[1];
  assert.ok(best, 'the better hole is named');
  await page.click(`[data-hole="${best}"]`);
  await page.locator('#prompt.is-right').waitFor();
  assert.match(await prompt.textContent() ?? '', new RegExp(`${best} is best`));
});
