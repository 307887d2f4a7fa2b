// The lobby: what can be wished for, and lists that stay still while nothing changes. Games that come of it are in
// `network.test.mjs`.

import assert from 'node:assert/strict';

import { findsNothing } from './support/access.mjs';
import { Keys } from './support/keys.mjs';
import { openSite, ready } from './support/site.mjs';

/** @import {BrowserContext, Page} from 'playwright-core' */

const site = openSite();

const ROOM = {
  id: 'abcdefghjkmn', phase: 'playing', rules: 'merker', start: '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', target: 'first to 3 wins', clock: { base: 300, increment: 3 },
  players: { south: { name: 'Nasieku', level: null }, north: { name: '<b>Lemayian</b>', level: null } },
  match: { number: 1, first: 'south', pins: { south: 1, north: 0 }, seeds: { south: 0, north: 0 }, winner: null, won: { south: 0, north: 0 } },
  turns: 4, to_move: 'south', changed: 0, you: 'south',
};

/**
 * Lets lists tell what a test wants.
 *
 * @param {BrowserContext} context
 * @param {Record<string, any[]>} lists may be changed later
 * @returns {{asked: number}} how often all of them were asked for
 */
function listed(context, lists) {
  const count = { asked: 0 };
  void context.route('**/api/v1/rooms?of=*', (route) => {
    const of = new URL(route.request().url()).searchParams.get('of') ?? '';
    if (of === 'playing') count.asked += 1;
    return route.fulfill({ contentType: 'application/json', body: JSON.stringify({ rooms: lists[of] ?? [] }) });
  });
  return count;
}

/** @param {Page} page @param {{asked: number}} count until the lists have been asked for once more */
async function onceMore(page, count) {
  const { asked } = count;
  while (count.asked < asked + 2) await page.waitForResponse('**/api/v1/rooms?of=playing');
}

site.test('one’s own games tell whose turn it is, and others’ names are text', {}, async ({ page, context, go }) => {
  listed(context, { mine: [ROOM, { ...ROOM, id: 'b', phase: 'over', to_move: null, match: { ...ROOM.match, winner: 'north', pins: { south: 1, north: 3 } } }], open: [{ ...ROOM, id: 'c', phase: 'open', players: { ...ROOM.players, north: null } }] });
  await go('en/lobby');
  const mine = page.locator('#mine li');
  assert.match(await mine.nth(0).textContent() ?? '', /You – <b>Lemayian<\/b>.*5 min \+ 3 s a turn.*Your turn/);
  assert.match(await mine.nth(1).textContent() ?? '', /<b>Lemayian<\/b> has won the match, 3 to 1/);
  assert.match(await page.textContent('#open li') ?? '', /Nasieku.*Join/);
  assert.equal(await page.locator('.rooms b').count(), 0);
  assert.ok(await page.locator('#playing-empty').isVisible());
  await findsNothing(page, 'lists');
});

site.test('what has not changed is not drawn anew, and keeps the focus', {}, async ({ page, context, go }) => {
  const lists = { playing: [ROOM, { ...ROOM, id: 'b' }] };
  const count = listed(context, lists);
  await go('en/lobby');
  await page.evaluate(() => Object.assign(window, { first: document.querySelector('#playing li'), changes: 0 }));
  await page.focus('#playing li >> nth=0 >> a');
  await page.evaluate(() => new MutationObserver((list) => { Object.assign(window, { changes: list.length }); }).observe(/** @type {Node} */ (document.getElementById('playing')), { childList: true, subtree: true, characterData: true }));
  await onceMore(page, count);
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).changes), 0);
  lists.playing.reverse();
  await onceMore(page, count);
  assert.deepEqual(await page.evaluate(() => {
    const { first } = /** @type {any} */ (window);
    return [document.querySelector('#playing li:last-child') === first, first.contains(document.activeElement)];
  }), [true, true]);
});

site.test('a clock of one’s own can be wished for, and a wrong one is not sent', { plays: true }, async ({ page, go }) => {
  await go('en/lobby');
  assert.equal(await page.locator('#minutes').isVisible(), false);
  await page.selectOption('#clock', 'own');
  await page.fill('#minutes', '0');
  await page.click('#create');
  assert.match(page.url(), /lobby$/);
  await page.fill('#minutes', '7.5');
  await page.click('#create');
  await page.waitForURL('**/room?*');
  await ready(page);
  assert.match(await page.textContent('#played-line') ?? '', /7\.5 min \+ 3 s/);
});

site.test('wishes are remembered, also that nobody may watch', { plays: true }, async ({ page, go }) => {
  await go('en/lobby');
  await page.fill('#name', 'Nasieku');
  await page.selectOption('#target', 'first to 3 wins');
  await page.click('.lobby details summary');
  await page.click('label:has(#watched)');
  await page.click('#create');
  await page.waitForURL('**/room?*');
  await ready(page);
  assert.equal(await page.locator('#watch-field').isVisible(), false);
  await go('en/lobby');
  assert.deepEqual([await page.inputValue('#name'), await page.inputValue('#target'), await page.isChecked('#watched')], ['Nasieku', 'first to 3 wins', false]);
});

site.test('a room is made and called off by keys alone', { plays: true }, async ({ page, go }) => {
  await go('en/lobby');
  const keys = new Keys(page);
  await keys.goTo('#name');
  await page.keyboard.type('Nasieku');
  await keys.goTo('#create');
  await keys.press('Enter');
  await page.waitForURL('**/room?*');
  await ready(page);
  await keys.goTo('#cancel-room');
  await keys.press('Enter');
  await keys.goTo('#confirm-yes');
  await keys.press('Enter');
  await page.waitForFunction(() => document.getElementById('status')?.textContent?.includes('called off'));
  await page.locator('#to-lobby').waitFor();
});
