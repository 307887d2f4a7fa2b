// Games between browsers over the server: by link, through the lobby, against the computer; with lines that break, a server that
// is started anew, and a seat that moves to another device. What a page does in rarer states is in `room.test.mjs`.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joined } from 'node:path';

import { create, friend, join, moves, playAny, status, wish } from './support/friends.mjs';
import { AT_ONCE, answer, scene } from './support/play.mjs';
import { startServer } from './support/server.mjs';
import { openSite, ready } from './support/site.mjs';

const site = openSite();

const PLAYER = { remembers: AT_ONCE, plays: true };

site.test('two play a game by link, and both see the same to its end', PLAYER, async (visit) => {
  const { page } = visit;
  await create(visit, { name: 'Nasieku', begins: 'south' });
  const other = await friend(visit);
  await join(page, other, 'Lemayian');
  for (let turn = 0; turn < 6; turn += 1) {
    await playAny(turn % 2 === 0 ? page : other, turn);
    await Promise.all([moves(page, turn + 1), moves(other, turn + 1)]);
    const [own, theirs] = [await scene(page), await scene(other)];
    assert.deepEqual([own.moves, own.holes, own.seeds], [theirs.moves, theirs.holes, theirs.seeds]);
  }
  await other.click('#resign');
  await answer(other, 'yes');
  await status(page, 'You win the game');
  await status(other, 'South wins the game');
  await page.click('#rematch');
  await other.locator('#offer').waitFor();
  await other.click('#accept');
  await Promise.all([moves(page, 0), moves(other, 0)]);
  await status(other, 'Your turn');
});

site.test('a game found in the lobby is joined there, and watched by others', PLAYER, async (visit) => {
  const { page, server } = visit;
  await create(visit, { name: 'Naisula', opponent: 'anybody', begins: 'north', clock: '300+3' });
  const [other, watcher] = [await friend(visit), await friend(visit)];
  await other.goto(`${server.address}en/lobby`);
  await other.click('#open li:has-text("Naisula") a');
  await ready(other);
  await other.click('#door-form button');
  await playAny(other, 0);
  await moves(page, 1);
  await watcher.goto(`${server.address}en/lobby`);
  await watcher.click('#playing li:has-text("Naisula") a');
  await ready(watcher);
  await moves(watcher, 1);
  await playAny(page, 1);
  await moves(watcher, 2);
  await page.waitForFunction(() => /^[45]:\d\d$/.test(document.querySelector('#seat-above .seat-clock')?.textContent ?? ''));
  await page.waitForFunction(() => document.getElementById('watchers')?.textContent?.includes('1 person'));
  await other.goto(`${server.address}en/lobby`);
  await other.locator('#mine li:has-text("Naisula")').waitFor();
});

site.test('two who look for an opponent find each other', PLAYER, async (visit) => {
  const { page, server, go } = visit;
  await go('en/lobby');
  await page.selectOption('#clock', '600+5');
  await page.click('#pair');
  await page.waitForURL('**/room?*');
  await ready(page);
  const other = await friend(visit);
  await other.goto(`${server.address}en/lobby`);
  await other.selectOption('#clock', '600+5');
  await other.click('#pair');
  await other.waitForURL('**/room?*');
  await ready(other);
  await page.locator('#waiting').waitFor({ state: 'hidden' });
  assert.equal(new URL(page.url()).search, new URL(other.url()).search);
});

site.test('turns are taken back when the other agrees', PLAYER, async (visit) => {
  const { page } = visit;
  await create(visit, { begins: 'south' });
  const other = await friend(visit);
  await join(page, other, 'Lemayian');
  await playAny(page, 0);
  await moves(other, 1);
  await page.click('#takeback');
  await other.click('#accept');
  await Promise.all([moves(page, 0), moves(other, 0)]);
  await status(page, 'Your turn');
});

site.test('the computer answers', PLAYER, async (visit) => {
  const { page } = visit;
  await create(visit, { opponent: 'computer', begins: 'south' });
  await playAny(page, 0);
  await moves(page, 2);
  await page.reload();
  await ready(page);
  await moves(page, 2);
  await status(page, 'Your turn');
});

site.test('a page without a line catches up, and sends what was chosen meanwhile', PLAYER, async (visit) => {
  const { page, context } = visit;
  await create(visit, { begins: 'north' });
  const other = await friend(visit);
  await join(page, other, 'Lemayian');
  await context.setOffline(true);
  await playAny(other, 0);
  await moves(other, 1);
  await context.setOffline(false);
  await moves(page, 1);
  await playAny(page, 1);
  await moves(other, 2);
});

site.test('a seat goes along to another device, and the old one keeps it', PLAYER, async (visit) => {
  const { page } = visit;
  await create(visit, { begins: 'south' });
  const other = await friend(visit);
  await join(page, other, 'Lemayian');
  await page.click('#move-seat');
  await page.waitForFunction(() => /** @type {HTMLInputElement} */ (document.getElementById('device-link')).value !== '');
  await page.locator('#device-code img').waitFor();
  const telephone = await friend(visit);
  await telephone.goto(await page.inputValue('#device-link'));
  await ready(telephone);
  assert.doesNotMatch(telephone.url(), /#/);
  await playAny(telephone, 0);
  await page.click('#device button[type=submit]');
  await moves(page, 1);
});

site.test('a game goes on after the server was started anew, without a reload', {}, async (visit) => {
  const data = mkdtempSync(joined(tmpdir(), 'endodoi-'));
  let server = await startServer('127.0.0.1:0', data);
  try {
    // The visitor's own page belongs to another server.
    const [page, other] = [await friend(visit), await friend(visit)];
    await page.goto(`${server.address}en/lobby`);
    await ready(page);
    await wish(page, { begins: 'south' });
    await join(page, other, 'Lemayian');
    await playAny(page, 0);
    await moves(other, 1);
    await server.stop();
    await page.locator('#line').waitFor();
    await page.keyboard.press('x');
    server = await startServer(server.place, data);
    await page.locator('#line').waitFor({ state: 'hidden' });
    await playAny(other, 1);
    await moves(page, 2);
    await playAny(page, 2);
    await moves(other, 3);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
});

site.test('a link to no room says so and leads on', { expects: [/404/] }, async ({ page, go }) => {
  await go('en/room?abcdefghjkmn');
  assert.match(await page.textContent('#door-heading') ?? '', /no such game/);
  await page.click('#door-ways a');
  await ready(page);
});
