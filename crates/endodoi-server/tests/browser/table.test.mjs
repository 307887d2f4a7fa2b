// What players do besides choosing holes: take back, ask for a hint, turn the board, end a game, begin the next, look back, save
// the record. Whole matches are in `match.test.mjs`, what is kept in `kept.test.mjs`.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { AT_ONCE, answer, begin, hole, letters, play, scene, turnOf } from './support/play.mjs';
import { openSite } from './support/site.mjs';

/** @import {Visit} from './support/site.mjs' */

const site = openSite();

/**
 * A test at a table with two people, on a board from which turns need no motion.
 *
 * @param {string} name
 * @param {(visit: Visit) => Promise<void>} body
 */
function betweenPeople(name, body) {
  site.test(name, { remembers: AT_ONCE }, async (visit) => {
    await visit.go();
    await begin(visit.page, { opponent: 'person', target: 'first to 2 wins' });
    await body(visit);
  });
}

betweenPeople('a turn is taken back and brought forth again', async ({ page }) => {
  const start = await scene(page);
  const first = await play(page, 'B');
  const second = await play(page, first.open[0]);
  await page.click('#undo');
  await page.waitForFunction(() => document.querySelectorAll('#moves button').length === 1);
  assert.deepEqual((await scene(page)).holes, first.holes);
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelectorAll('#moves button').length === 0);
  assert.deepEqual((await scene(page)).holes, start.holes);
  assert.ok(await page.isDisabled('#undo'), 'nothing is left to take back');
  await page.click('#redo');
  await turnOf(page, 1);
  await page.keyboard.press('y');
  const again = await turnOf(page, 2);
  assert.deepEqual([again.holes, again.moves, again.seeds], [second.holes, second.moves, second.seeds]);
  assert.ok(await page.isDisabled('#redo'), 'nothing is left to bring forth');
  assert.equal(again.notice, 'Played again.');
  await page.keyboard.press('y');
  assert.equal((await scene(page)).notice, 'There is nothing to bring forth again.');
  await page.keyboard.press('u');
  await turnOf(page, 1);
  await page.waitForFunction(() => document.getElementById('notice')?.textContent === 'Taken back.');
  assert.ok(await page.isVisible('#notice'));
});

site.test('against the computer a turn is taken back with its answer', { remembers: AT_ONCE }, async ({ page, go }) => {
  await go();
  const start = await turnOf(page, 0);
  await page.click('[data-hole=B]');
  const answered = await turnOf(page, 2);
  await page.click('#undo');
  await page.waitForFunction(() => document.querySelectorAll('#moves button').length === 0);
  assert.deepEqual((await turnOf(page, 0)).holes, start.holes);
  await page.click('#redo');
  const again = await turnOf(page, answered.moves.length);
  assert.deepEqual(again.moves, answered.moves);
});

betweenPeople('a hint names an open hole with its reason, marks it, and is told to who listens', async ({ page, server }) => {
  const before = await scene(page);
  await page.click('#hint');
  await page.waitForFunction(() => /^Hint: /.test(document.getElementById('notice')?.textContent ?? ''));
  const now = await scene(page);
  const told = await server.ask('hint', { game: { moves: [] } });
  const [, letter, reason] = /^Hint: (\w) (.+)\.$/.exec(now.notice) ?? [];
  assert.equal(letter, told.move);
  assert.ok(before.open.includes(letter));
  assert.ok(reason.length > 10, now.notice);
  assert.match(await hole(page, letter).getAttribute('aria-label') ?? '', /pointed out/);
  assert.equal(now.live, now.notice);
  await play(page, letter);
  assert.equal((await scene(page)).notice, '', 'the hint goes with the turn');
});

betweenPeople('the board is turned about, and turned back', async ({ page }) => {
  const height = async (/** @type {string} */ letter) => (await hole(page, letter).boundingBox())?.y ?? NaN;
  const left = async (/** @type {string} */ letter) => (await hole(page, letter).boundingBox())?.x ?? NaN;
  assert.ok(await height('A') > await height('f'), 'South sits below');
  assert.ok(await left('A') < await left('F'), 'and sows to the right');
  await page.click('#flip');
  assert.ok(await height('A') < await height('f'), 'North sits below');
  assert.ok(await left('a') < await left('f'), 'and sows to the right');
  await play(page, 'C');
  assert.ok(await height('A') < await height('f'), 'a turn leaves the board as it lies');
  await page.keyboard.press('x');
  assert.ok(await height('A') > await height('f'));
});

betweenPeople('who resigns loses the game, but not by a slip', async ({ page }) => {
  const { moves } = await play(page, 'B');
  await page.click('#resign');
  await answer(page, 'no');
  assert.equal((await scene(page)).over, false);
  await page.click('#resign');
  await answer(page, 'yes');
  // The end is no turn, so the moves alone do not tell that it is there.
  await page.waitForFunction(() => document.getElementById('resign')?.hidden);
  const now = await turnOf(page, moves.length);
  assert.match(now.status, /^North resigns/);
  assert.deepEqual(now.pins, { south: 1, north: 0 });
  await page.click('#undo');
  await page.waitForFunction(() => !document.getElementById('resign')?.hidden);
  assert.deepEqual((await scene(page)).pins, { south: 0, north: 0 }, 'the end is a step that can be taken back');
});

betweenPeople('an answer counts, whatever is asked right after it', async ({ page }) => {
  await play(page, 'B');
  await page.click('#resign');
  // In one task, before the browser tells the page that the dialog is closed.
  await page.evaluate(() => {
    document.getElementById('confirm-yes')?.click();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
  });
  await page.waitForFunction(() => document.getElementById('resign')?.hidden);
  assert.deepEqual((await scene(page)).pins, { south: 1, north: 0 });
});

betweenPeople('players agree to stop and share the seeds', async ({ page }) => {
  const { moves, seeds } = await play(page, 'B');
  await page.click('#agree');
  await answer(page, 'yes');
  const now = await turnOf(page, moves.length);
  assert.match(now.status, /^The players agree to stop/);
  const left = 48 - seeds.south - seeds.north;
  const share = Math.floor(left / 2);
  assert.deepEqual(now.seeds, { south: seeds.south + share, north: seeds.north + share });
});

site.test('the computer agrees to stop or declines, as it thinks fit', { remembers: AT_ONCE }, async ({ page, server, go }) => {
  await go();
  await page.click('[data-hole=B]');
  const before = await turnOf(page, 2);
  const { agrees } = await server.ask('offer', { game: { moves: letters(before.moves) }, side: 'south' });
  await page.click('#agree');
  await answer(page, 'yes');
  await page.waitForFunction((agreed) => (agreed
    ? /agree to stop/.test(document.getElementById('status')?.textContent ?? '')
    : /rather play on/.test(document.getElementById('notice')?.textContent ?? '')), agrees);
  assert.equal((await scene(page)).over, agrees);
});

betweenPeople('the next game is begun by who moved second, and pins stand', async ({ page }) => {
  const begun = await scene(page);
  assert.ok(begun.open.includes('A'), 'South begins the first game');
  await play(page, 'B');
  await page.click('#resign');
  await answer(page, 'yes');
  await page.waitForFunction(() => document.getElementById('resign')?.hidden);
  await page.keyboard.press('n');
  await page.waitForFunction(() => document.querySelectorAll('#moves button').length === 0);
  const now = await turnOf(page, 0);
  assert.ok(now.open.includes('a') && !now.open.includes('A'), 'North begins the second');
  assert.deepEqual(now.pins, { south: 1, north: 0 });
  assert.match(await page.textContent('#match-line') ?? '', /Game 2, first to 2 wins/);
});

betweenPeople('a move in the list shows the board after it, and Escape leads back', async ({ page }) => {
  const first = await play(page, 'B');
  const second = await play(page, first.open[0]);
  await page.click('#moves button >> nth=0');
  const back = await scene(page);
  assert.deepEqual(back.holes, first.holes);
  assert.deepEqual(back.open, [], 'nothing can be played in the past');
  assert.match(await page.textContent('#status') ?? '', /move 1 of 2/);
  await page.keyboard.press('Escape');
  const now = await scene(page);
  assert.deepEqual([now.holes, now.open], [second.holes, second.open]);
  await page.click('#moves button >> nth=0');
  await page.click('#back-to-game');
  assert.deepEqual((await scene(page)).holes, second.holes);
});

betweenPeople('a hole pressed while looking back leads back, and plays nothing', async ({ page }) => {
  const first = await play(page, 'B');
  await play(page, first.open[0]);
  await page.click('#moves button >> nth=0');
  await page.click('[data-hole=C]', { force: true });
  assert.equal(await page.isVisible('#viewing'), false);
  await page.click('#moves button >> nth=0');
  await page.keyboard.press('c');
  assert.equal(await page.isVisible('#viewing'), false);
  await page.waitForLoadState('networkidle');
  assert.equal((await scene(page)).moves.length, 2);
});

betweenPeople('a turn is shown again lap by lap and changes nothing', async ({ page }) => {
  const after = await play(page, 'B');
  await page.click('#replay');
  await page.waitForFunction(() => /^Lap \d+ of 5$/.test(document.querySelector('.board-lap:not([hidden])')?.textContent ?? ''));
  await page.keyboard.press('Escape');
  const now = await turnOf(page, 1);
  assert.deepEqual([now.holes, now.moves, now.open], [after.holes, after.moves, after.open]);
});

betweenPeople('any key or press ends a turn that is shown again, and it can be shown anew', async ({ page }) => {
  const { open } = await play(page, 'B');
  const isRunning = () => page.locator('.board.is-playing').isVisible();
  const secondLap = () => page.waitForFunction(() => /^Lap [2-5] of 5$/.test(document.querySelector('.board-lap:not([hidden])')?.textContent ?? ''));
  for (const skip of [() => page.keyboard.press('q'), () => page.keyboard.press('c'), () => page.click('#match-heading')]) {
    await page.click('#replay');
    await secondLap();
    await skip();
    assert.equal(await isRunning(), false);
    assert.deepEqual((await scene(page)).open, open, 'and it does nothing else');
  }
  await page.keyboard.press('r');
  await secondLap();
  await page.click('#replay');
  await page.waitForFunction(() => document.querySelector('.board-lap:not([hidden])')?.textContent === 'Lap 1 of 5');
  await secondLap();
  assert.ok(await isRunning(), 'the second is not ended by the end of the first');
});

betweenPeople('a triple click plays one turn', async ({ page }) => {
  await page.click('[data-hole=B]', { clickCount: 3 });
  await turnOf(page, 1);
  await page.waitForLoadState('networkidle');
  assert.deepEqual((await scene(page)).moves, ['B+7']);
});

site.test('a triple click plays one turn while seeds run', {}, async ({ page, go }) => {
  await go();
  await begin(page, { opponent: 'person' });
  await page.click('[data-hole=B]', { clickCount: 3 });
  await turnOf(page, 1);
  await page.waitForLoadState('networkidle');
  assert.deepEqual((await scene(page)).moves, ['B+7']);
});

site.test('names with markup are shown as text', { remembers: AT_ONCE }, async ({ page, go }) => {
  const name = '<img src=x onerror=alert(1)>';
  await go();
  await begin(page, { opponent: 'person', south: name, north: '<b>N</b>' });
  assert.equal(await page.textContent('#south-name'), `${name} (South)`);
  assert.ok((await scene(page)).status.includes(name));
  assert.equal(await page.locator('main img, main b').count(), 0);
});

site.test('a set-up that cannot be is refused beside its field', { expects: [/422/] }, async ({ page, go }) => {
  await go();
  await page.click('#new-match');
  await page.click('#setup summary');
  await page.fill('#position', '4,4/4 0-0 S');
  await page.click('#setup button[type=submit]');
  const problem = page.locator('#setup-problem');
  await problem.waitFor();
  assert.ok((await problem.textContent() ?? '').length > 20);
  await page.click('#cancel-setup');
  assert.equal((await turnOf(page, 0)).open.length, 6, 'the match goes on');
});

betweenPeople('the record of a game is saved as a file', async ({ page }) => {
  await play(page, 'B');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#download')]);
  assert.match(download.suggestedFilename(), /^endodoi-\d{4}-\d\d-\d\d-game-1\.edr$/);
  const text = readFileSync(await download.path(), 'utf8');
  assert.match(text, /\[South "South"\]/);
  assert.match(text, /^1\. B/m);
});
