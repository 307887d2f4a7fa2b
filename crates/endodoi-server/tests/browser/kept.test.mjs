// A match outlives what happens to a page: a reload, a closed tab, a server that goes away, and storage that is full of
// nonsense or forbidden. That a match goes on is seen by its moves and by playing on.

import assert from 'node:assert/strict';

import { AT_ONCE, begin, play, scene, turnOf } from './support/play.mjs';
import { startServer } from './support/server.mjs';
import { go as open, openSite, ready } from './support/site.mjs';

const site = openSite();

/** What a page may have to read, from older pages and meddling hands. */
const GARBAGE = [
  '', 'null', '{', '[]', '17', '"match"', '{"rules":1}', '{"games":[]}', '\u0000', 'x'.repeat(100_000),
  JSON.stringify({
    rules: 'merker', start: '4,4/4 0-0 S', target: 'first to 3 wins', games: [{ moves: [], ended: null }], undone: [], seed: 1,
    players: { south: { kind: 'person', name: '' }, north: { kind: 'computer', level: 1 } },
  }),
  JSON.stringify({
    rules: 'merker', start: '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', target: 'first to 3 wins', undone: [], seed: 1,
    games: [{ moves: ['B', 'B', 'zz'], ended: { by: 'magic' } }],
    players: { south: { kind: 'person', name: '' }, north: { kind: 'person', name: '' } },
  }),
];

/** @param {import('./support/play.mjs').Scene} now what has to be the same after a mishap */
function what({ moves, holes, open: may, seeds, pins }) {
  return { moves, holes, open: may, seeds, pins };
}

site.test('a reload in mid-game loses nothing', { remembers: AT_ONCE }, async ({ page, go }) => {
  await go();
  await begin(page, { opponent: 'person' });
  const first = await play(page, 'C');
  const before = await play(page, first.open[1]);
  await page.reload();
  await ready(page);
  const now = await turnOf(page, 2);
  assert.deepEqual(what(now), what(before));
  assert.match(now.notice, /goes on where it was/);
  await page.click('#undo');
  // A turn is taken back once the functions have told how things stand then.
  await page.waitForFunction(() => document.querySelectorAll('#moves button').length === 1);
  await page.reload();
  await ready(page);
  assert.equal((await scene(page)).moves.length, 1);
  await page.click('#redo');
  assert.deepEqual(what(await turnOf(page, 2)), what(before), 'what was taken back is kept as well');
});

site.test('a reload while seeds run loses nothing', {}, async ({ page, go }) => {
  await go();
  await begin(page, { opponent: 'person' });
  await page.click('[data-hole=B]');
  await page.locator('.board.is-playing').waitFor();
  await page.reload();
  await ready(page);
  assert.deepEqual((await turnOf(page, 1)).moves, ['B+7']);
});

site.test('a closed tab loses nothing, nor while the computer thinks', { remembers: AT_ONCE }, async ({ page, context, server, go }) => {
  await go();
  await context.route('**/api/v1/choose', () => {});
  await page.click('[data-hole=B]');
  await page.waitForFunction(() => document.querySelectorAll('#moves button').length === 1);
  await page.close();
  await context.unroute('**/api/v1/choose');
  const other = await context.newPage();
  await open(other, server.address);
  const now = await turnOf(other, 2);
  assert.equal(now.moves[0], 'B+7');
  await play(other, now.open[0]);
});

site.test('a match open in two tabs goes on in both', { remembers: AT_ONCE }, async ({ page, context, server, go }) => {
  await go();
  await begin(page, { opponent: 'person' });
  const other = await context.newPage();
  await open(other, server.address);
  const first = await play(page, 'B');
  const followed = await turnOf(other, 1);
  assert.deepEqual(what(followed), what(first));
  await other.waitForFunction(() => /another tab/.test(document.getElementById('notice')?.textContent ?? ''));
  const second = await play(other, first.open[0]);
  assert.deepEqual(what(await turnOf(page, 2)), what(second));
  const third = await play(page, second.open[0]);
  assert.equal(third.moves.length, 3, 'nothing was lost on the way');
});

site.test('of two tabs one alone asks the computer, and the other does when it is left alone', { remembers: AT_ONCE }, async ({ page, context, server, go }) => {
  await go();
  const other = await context.newPage();
  await open(other, server.address);
  /** @type {unknown[]} */
  const asked = [];
  context.on('request', (request) => request.url().endsWith('/choose') && asked.push(request.frame().page()));
  await page.click('[data-hole=B]');
  const { moves } = await turnOf(page, 2);
  assert.deepEqual((await turnOf(other, moves.length)).moves, moves);
  assert.ok(asked.length > 0 && asked.every((asker) => asker === page));

  await context.route('**/api/v1/choose', () => {}, { times: 1 });
  await page.click(`[data-hole=${(await scene(page)).open[0]}]`);
  await other.waitForFunction((least) => document.querySelectorAll('#moves button').length > least, moves.length);
  await page.close();
  await other.click('#status');
  await turnOf(other, moves.length + 2);
});

site.test('nonsense in the storage does no harm', { expects: [/status of 4(00|22)/] }, async ({ page, go }) => {
  await go();
  for (const garbage of GARBAGE) {
    await page.evaluate((text) => {
      for (const key of ['match', 'settings', 'setup', 'theme', 'language', 'learn', 'puzzles']) localStorage.setItem(`endodoi.${key}`, text);
      localStorage.setItem('endodoi.settings', text || '{"speed":"warp","volume":"loud","plain":1}');
    }, garbage);
    await page.reload();
    await ready(page);
    const now = await turnOf(page, 0);
    assert.equal(now.open.length, 6, `a new match stands ready after ${garbage.slice(0, 60)}`);
    assert.equal(now.moves.length, 0);
  }
  await page.click('#new-match');
  await page.click('#cancel-setup');
  await page.click('[data-hole=B]');
  await page.keyboard.press('Escape');
  assert.equal((await turnOf(page, 2)).moves[0], 'B+7');
});

site.test('forbidden storage does no harm', { context: { reducedMotion: 'reduce' } }, async ({ page, context, go }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('forbidden', 'SecurityError'); } });
  });
  await go();
  await page.click('[data-hole=B]');
  assert.equal((await turnOf(page, 2)).moves[0], 'B+7');
});

site.test('a server that goes away and comes back costs nothing', { remembers: AT_ONCE, expects: [/ERR_CONNECTION_REFUSED/, /asked elsewhere/] }, async ({ page }) => {
  let server = await startServer();
  try {
    await open(page, server.address);
    await page.evaluate(() => localStorage.setItem('endodoi.settings', '{"speed":"off"}'));
    await page.reload();
    await ready(page);
    await begin(page, { opponent: 'person' });
    const before = await play(page, 'B');
    await server.stop();

    await page.click(`[data-hole=${before.open[0]}]`);
    await page.waitForFunction(() => /does not answer/.test(document.getElementById('notice')?.textContent ?? ''));
    const without = await scene(page);
    assert.deepEqual(without.moves, before.moves, 'the turn was not played');
    assert.match(without.live, /does not answer/, 'it is told to who listens');
    await page.click('#notice button');
    await page.waitForFunction(() => /does not answer/.test(document.getElementById('notice')?.textContent ?? ''));

    server = await startServer(server.place);
    await page.click('#notice button');
    const after = await turnOf(page, 2);
    assert.equal(after.moves[0], 'B+7');
    assert.equal(after.moves[1].slice(0, 1), before.open[0], 'and is played after all');
    assert.equal(after.notice, '');
  } finally {
    await server.stop();
  }
});
