// What friends go through in a long evening: a whole match by the clock with somebody who watches, one match after the other, a
// turn that is asked back twice, somebody who leaves, and a line so slow that one clicks again.

import assert from 'node:assert/strict';

import { create, friend, join, moves, playAny, status, wish } from './support/friends.mjs';
import { AT_ONCE, answer, scene } from './support/play.mjs';
import { startServer } from './support/server.mjs';
import { openSite, ready } from './support/site.mjs';

/** @import {Page} from 'playwright-core' */

const site = openSite();

const PLAYER = { remembers: AT_ONCE, plays: true };

/** How long a message takes on the slow line, in milliseconds. */
const SLOW = 700;

/** Plays on until the game is over. @param {Page[]} pages of both players */
async function playOut(pages) {
  for (;;) {
    const scenes = await Promise.all(pages.map(scene));
    if (scenes.every(({ status: told }) => /wins? the game|drawn/.test(told))) return;
    const turn = scenes.findIndex(({ status: told, open }) => told.includes('Your turn') && open.length > 0);
    if (turn >= 0) {
      const { open, moves: before } = scenes[turn];
      await pages[turn].click(`[data-hole="${open[before.length % open.length]}"]`, { force: true });
    }
    await pages[0].waitForTimeout(60);
  }
}

site.test('a whole match by the clock is played by link, and watched from its middle on', PLAYER, async (visit) => {
  const { page, server } = visit;
  await create(visit, { name: 'Nasieku', begins: 'south', clock: '300+3', target: 'first to 2 wins' });
  const [other, watcher] = [await friend(visit), await friend(visit)];
  await join(page, other, 'Lemayian');
  await playAny(page, 0);
  await playAny(other, 1);
  await watcher.goto(`${server.address}en/room${new URL(page.url()).search}`);
  await ready(watcher);
  await moves(watcher, 2);
  const pages = [page, other];
  await playOut(pages);
  const ended = await scene(page);
  await watcher.waitForFunction((count) => document.querySelectorAll('#moves button').length === count, ended.moves.length);
  const [theirs, seen] = [await scene(other), await scene(watcher)];
  assert.deepEqual([ended.holes, ended.seeds], [theirs.holes, theirs.seeds]);
  assert.deepEqual([ended.holes, ended.seeds], [seen.holes, seen.seeds]);
  for (let game = 2; !/match/.test(await page.textContent('#notice') ?? '') && game < 8; game += 1) {
    await Promise.all(pages.map((each) => each.click('#next-game')));
    await Promise.all([...pages, watcher].map((each) => moves(each, 0)));
    const loser = game % 2 === 0 ? other : page;
    await loser.click('#resign');
    await answer(loser, 'yes');
    await Promise.all(pages.map((each) => each.waitForFunction(() => /wins? the game/.test(document.getElementById('status')?.textContent ?? ''))));
    await page.waitForFunction(() => /match/.test(document.getElementById('notice')?.textContent ?? '') || document.getElementById('next-game')?.hidden === false);
  }
  await page.waitForFunction(() => /match/.test(document.getElementById('notice')?.textContent ?? ''));
});

site.test('three matches more are played in the same room, and the score is kept', PLAYER, async (visit) => {
  const { page } = visit;
  await create(visit, { name: 'Nasieku', begins: 'south' });
  const other = await friend(visit);
  await join(page, other, 'Lemayian');
  // As long as nobody has moved, a game is called off and not lost.
  await playAny(page, 0);
  await playAny(other, 1);
  for (let match = 1; match <= 3; match += 1) {
    await other.click('#resign');
    await answer(other, 'yes');
    await status(page, 'You win');
    await page.click('#rematch');
    await other.click('#accept');
    // Who moved second begins the next.
    await status(match % 2 === 1 ? other : page, 'Your turn');
  }
  const room = await page.evaluate(async () => (await fetch(`/api/v1/rooms/${location.search.slice(1)}`)).json());
  assert.deepEqual([room.room.match.number, room.room.match.won], [4, { south: 3, north: 0 }]);
});

site.test('a turn is asked back, refused, asked back again and given', PLAYER, async (visit) => {
  const { page } = visit;
  await create(visit, { begins: 'south' });
  const other = await friend(visit);
  await join(page, other, 'Lemayian');
  await playAny(page, 0);
  await moves(other, 1);
  await page.click('#takeback');
  await other.click('#decline');
  await other.locator('#offer').waitFor({ state: 'hidden' });
  await moves(page, 1);
  await page.waitForFunction(() => document.getElementById('takeback')?.hasAttribute('disabled') === false);
  await page.click('#takeback');
  await other.click('#accept');
  await Promise.all([moves(page, 0), moves(other, 0)]);
});

site.test('who has left loses when the other claims the game', {}, async (visit) => {
  const server = await startServer('127.0.0.1:0', 'none', ['--claim-after', '1s']);
  try {
    const [page, other] = [await friend(visit), await friend(visit)];
    await page.goto(`${server.address}en/lobby`);
    await ready(page);
    await wish(page, { begins: 'south' });
    await join(page, other, 'Lemayian');
    await playAny(page, 0);
    await playAny(other, 1);
    await moves(page, 2);
    await other.close();
    await page.click('#claim');
    await status(page, 'You win the game');
  } finally {
    await server.stop();
  }
});

site.test('a triple click on a slow line plays one turn', {}, async (visit) => {
  const { server } = visit;
  const [page, other] = [await friend(visit), await friend(visit)];
  await page.routeWebSocket(/live/, (socket) => {
    const line = socket.connectToServer();
    socket.onMessage((message) => { setTimeout(() => line.send(message), SLOW); });
    line.onMessage((message) => { setTimeout(() => socket.send(message), SLOW); });
  });
  await page.goto(`${server.address}en/lobby`);
  await ready(page);
  await wish(page, { begins: 'south' });
  await join(page, other, 'Lemayian');
  await status(page, 'Your turn');
  const { open } = await scene(page);
  await page.click(`[data-hole="${open[0]}"]`, { clickCount: 3, delay: 30 });
  await page.click(`[data-hole="${open[1]}"]`, { force: true });
  await moves(other, 1);
  await playAny(other, 1);
  await Promise.all([moves(page, 2), moves(other, 2)]);
  assert.deepEqual((await scene(page)).moves, (await scene(other)).moves);
});
