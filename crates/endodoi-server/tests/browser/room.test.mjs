// The page of a room, in states that are made up: what is sent, what is shown and what is said. Whole games between browsers
// over the real server are in `network.test.mjs`.

import assert from 'node:assert/strict';

import { findsNothing } from './support/access.mjs';
import { FakeRoom } from './support/fake-room.mjs';
import { AT_ONCE, scene } from './support/play.mjs';
import { openSite } from './support/site.mjs';

/** @import {Page} from 'playwright-core' */
/** @import {Visit} from './support/site.mjs' */

const site = openSite();

const VISITOR = { remembers: AT_ONCE };

/**
 * Opens a room that is made up.
 *
 * @param {Visit} visit
 * @param {'south' | 'north' | null} you
 * @param {{room?: any, game?: any, hash?: string}} [how] fields of the room and of its game
 */
async function enter({ context, server, go }, you, { room = {}, game = {}, hash = '' } = {}) {
  const fake = new FakeRoom(server);
  Object.assign(fake.room, room);
  Object.assign(fake.room.game, game);
  await fake.open(context, you);
  await go(`en/${fake.path}${hash}`);
  return fake;
}

/** @param {Page} page @param {string} text in the status */
function says(page, text) {
  return page.waitForFunction((wanted) => document.getElementById('status')?.textContent?.includes(wanted), text);
}

/** @param {Page} page @param {string} id @param {RegExp} text */
async function reads(page, id, text) {
  await page.waitForFunction(([where, wanted]) => new RegExp(wanted).test(document.getElementById(where)?.textContent ?? ''), [id, text.source]);
}

/** @param {Page} page @param {number} count */
function hasMoves(page, count) {
  return page.waitForFunction((wanted) => document.querySelectorAll('#moves button').length === wanted, count);
}

site.test('a hole is sent once, however often it is pressed, and shown when the server has played it', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, 'south');
  room.isDeaf = true;
  await page.locator('[data-hole=B]').click({ clickCount: 3, force: true });
  await says(page, 'B is on its way');
  assert.match(await page.getAttribute('[data-hole=B]', 'aria-label') ?? '', /pointed out/);
  room.isDeaf = false;
  await room.play('B');
  await hasMoves(page, 1);
  assert.equal(room.commands.length, 1);
  const { id, ...command } = room.commands[0];
  assert.deepEqual(command, { do: 'move', game: 1, ply: 0, hole: 'B' });
  assert.match((await scene(page)).live, /South plays B/);
});

site.test('what nobody answered is sent again with the same id on the next line', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, 'south');
  room.isDeaf = true;
  await page.click('[data-hole=B]');
  await says(page, 'on its way');
  room.isDeaf = false;
  await room.cut();
  await hasMoves(page, 1);
  assert.equal(room.commands.length, 2);
  assert.equal(room.commands[0].id, room.commands[1].id);
  assert.deepEqual(room.room.game.moves, ['B']);
});

site.test('North sits below, and letters on the keyboard are North’s', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, 'north', { game: { moves: ['B'] } });
  const [own, other] = await Promise.all(['a', 'A'].map((hole) => page.locator(`[data-hole=${hole}]`).boundingBox()));
  assert.ok(own && other && own.y > other.y);
  await page.keyboard.press('a');
  await hasMoves(page, 2);
  assert.equal(room.commands[0].hole, 'a');
});

site.test('a hole chosen ahead is played when the turn comes', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, 'north');
  await page.click('[data-hole=a]', { force: true });
  await reads(page, 'chosen', /a is played as soon as/);
  await page.click('[data-hole=a]', { force: true });
  assert.equal(await page.locator('#chosen').isVisible(), false);
  await page.keyboard.press('b');
  await reads(page, 'chosen', /b is played/);
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('#chosen').isVisible(), false);
  await page.keyboard.press('a');
  await room.play('B');
  await hasMoves(page, 2);
  assert.deepEqual(room.room.game.moves, ['B', 'a']);
  assert.equal(room.commands.length, 1);
});

site.test('a hole chosen ahead that cannot be played any more is dropped, and that is said', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, 'north');
  await page.click('[data-hole=c]', { force: true });
  await room.play('B');
  await reads(page, 'notice', /c can no longer be played/);
  assert.deepEqual(room.commands, []);
});

site.test('whoever looks back is not torn away, and hears that the game went on', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, null, { game: { moves: ['B', 'a'] } });
  await page.click('#moves button >> nth=0');
  await room.play('C');
  await page.locator('#went-on').waitFor();
  await hasMoves(page, 3);
  assert.equal((await scene(page)).holes.A, 6);
  await page.click('#back-to-game');
  await says(page, 'Lemayian (North) to move');
  assert.equal(await page.locator('#went-on').isVisible(), false);
});

site.test('turns that came while the line was lost are there when it is back', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, 'south');
  await room.cut();
  for (const hole of ['B', 'a', 'C']) await room.play(hole);
  await hasMoves(page, 3);
  await says(page, 'Lemayian (North) to move');
});

site.test('an offer is told once and can be answered', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, 'south', { game: { moves: ['B', 'a', 'C'] } });
  await room.step({ offer: { what: 'takeback', by: 'north', number: 9 } });
  await reads(page, 'live', /Lemayian asks to take the last turn back/);
  await page.click('#decline');
  await page.waitForFunction(() => true);
  assert.deepEqual(room.commands.map(({ do: what, offer }) => [what, offer]), [['decline', 9]]);
  await room.step({ offer: null });
  await page.locator('#offer').waitFor({ state: 'hidden' });
});

site.test('one’s own offer can be withdrawn', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, 'south', { game: { moves: ['B', 'a', 'C'] } });
  await page.click('#takeback');
  await room.step({ offer: { what: 'takeback', by: 'south', number: 9 } });
  await reads(page, 'offer-text', /You have asked/);
  assert.equal(await page.locator('#accept').isVisible(), false);
  await page.click('#withdraw');
  assert.deepEqual(room.commands.map(({ do: what }) => what), ['offer', 'decline']);
});

site.test('an offer does not move the board under the finger', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, 'south', { game: { moves: ['B', 'a'] } });
  const before = await page.locator('[data-hole=A]').boundingBox();
  await room.step({ offer: { what: 'stop', by: 'north', number: 9 } });
  await page.locator('#offer').waitFor();
  assert.deepEqual(await page.locator('[data-hole=A]').boundingBox(), before);
  assert.ok(await page.locator('#accept').evaluate((button) => button.getBoundingClientRect().bottom <= window.innerHeight));
});

site.test('a game may be claimed once the other has been away for long', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, 'south', { game: { moves: ['B', 'a'] } });
  room.tell({ kind: 'presence', south: true, north: false, watchers: 0, away: { south: null, north: 59_800 }, claim_after: 60_000 });
  await reads(page, 'seat-above', /away/);
  await page.locator('#claim').waitFor();
  await reads(page, 'live', /You may claim the win/);
  await page.click('#claim');
  const { do: what, game } = room.commands[0];
  assert.deepEqual([what, game], ['claim', 1]);
});

site.test('both say that they are ready for the next game, and it begins', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, 'south', { room: { phase: 'between' }, game: { moves: ['B', 'a'], ended: { by: 'resignation', side: 'north' } } });
  await says(page, 'You win the game');
  await page.keyboard.press('n');
  await room.step({ ready: { south: true, north: false } });
  await reads(page, 'ready-line', /Waiting until Lemayian is ready/);
  room.past = [structuredClone(room.room.game)];
  await room.step({ phase: 'playing', ready: { south: false, north: false }, game: { number: 2, start: room.room.start.replace(/S$/, 'N'), moves: [], ended: null } });
  await says(page, 'Lemayian (North) to move');
  await reads(page, 'match-line', /Game 2/);
  await reads(page, 'south-pins', /^1$/);
  assert.deepEqual(room.commands.map(({ do: what }) => what), ['next']);
});

site.test('another game does not tear away who looks back', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, null, { room: { phase: 'between' }, game: { moves: ['B', 'a'], ended: { by: 'resignation', side: 'north' } } });
  await page.click('#moves button >> nth=0');
  room.past = [structuredClone(room.room.game)];
  await room.step({ phase: 'playing', game: { number: 2, start: room.room.start.replace(/S$/, 'N'), moves: [], ended: null } });
  await page.locator('#went-on').waitFor();
  await hasMoves(page, 2);
  await page.keyboard.press('Escape');
  await hasMoves(page, 0);
});

site.test('a lost line is told, and its return', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, 'south');
  room.isAway = true;
  await room.cut();
  await page.locator('#line').waitFor();
  room.isAway = false;
  await page.locator('#line').waitFor({ state: 'hidden' });
  await reads(page, 'live', /Connected again/);
});

site.test('time trouble is told by a sign and once aloud, and tenths are shown at the end', VISITOR, async (visit) => {
  const { page } = visit;
  const now = Date.now();
  await enter(visit, 'south', {
    room: { clock: { base: 300, increment: 0 }, times: { south: 12_000, north: 300_000, running: 'south', since: now, until: now + 12_000 } },
    game: { moves: ['B', 'a'] },
  });
  await page.waitForFunction(() => /^! \d\.\d$/.test(document.querySelector('#seat-below .seat-clock')?.textContent ?? ''));
  await reads(page, 'live', /You have 10 seconds left/);
  assert.equal(await page.textContent('#seat-above .seat-clock'), '5:00');
});

site.test('a clock runs on while the line is lost', VISITOR, async (visit) => {
  const { page } = visit;
  const now = Date.now();
  const room = await enter(visit, 'south', {
    room: { clock: { base: 300, increment: 0 }, times: { south: 200_000, north: 300_000, running: 'south', since: now - 60_000, until: now + 140_000 } },
    game: { moves: ['B', 'a'] },
  });
  room.isAway = true;
  await room.cut();
  await page.locator('#line').waitFor();
  assert.match(await page.textContent('#seat-below .seat-clock') ?? '', /^2:[01]\d$/);
});

site.test('an invite lets nobody sit down without a press, and leaves the address at once', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, null, { hash: '#invite.w0rd', room: { phase: 'open', players: { south: { name: 'Nasieku', level: null }, north: null } } });
  await reads(page, 'door-heading', /Nasieku invites you/);
  assert.doesNotMatch(page.url(), /w0rd|#/);
  assert.equal(room.room.phase, 'open');
  await page.fill('#door-name', 'Lemayian');
  await page.click('#door-form button');
  await says(page, 'Nasieku (South) to move');
  assert.equal(room.room.players.north.name, 'Lemayian');
});

site.test('words of others are text, and can be muted', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, 'south');
  await room.step({ chat: { by: 'north', name: '<i>x</i>', text: '<img src=x onerror=alert(1)>' } });
  await reads(page, 'chat-list', /<i>x<\/i>:.*<img src=x/);
  assert.equal(await page.locator('#chat-list img, #chat-list i').count(), 0);
  await page.click('#mute');
  assert.equal(await page.locator('#chat-list').isVisible(), false);
  await room.step({ chat: { by: 'north', name: '', text: 'quiet words' } });
  await page.waitForFunction(() => document.getElementById('chat-list')?.textContent?.includes('quiet words'));
  assert.doesNotMatch((await scene(page)).live, /quiet/);
});

site.test('the tab tells whose turn it is', VISITOR, async (visit) => {
  const { page } = visit;
  const room = await enter(visit, 'south');
  assert.match(await page.title(), /^● Your turn/);
  await room.play('B');
  await page.waitForFunction(() => !document.title.includes('Your turn'));
});

/** @type {[string, 'south' | 'north' | null, any][]} */
const STATES = [
  ['a game with a clock and an offer', 'south', { room: { clock: { base: 300, increment: 3 }, times: { south: 15_000, north: 9000, running: null, since: 0, until: null }, offer: { what: 'stop', by: 'north', number: 3 } }, game: { moves: ['B', 'a', 'C'] } }],
  ['a room that waits', 'south', { room: { phase: 'open', players: { south: { name: 'Nasieku', level: null }, north: null } } }],
  ['an invitation', null, { hash: '#invite.w0rd', room: { phase: 'open', players: { south: { name: 'Nasieku', level: null }, north: null } } }],
  ['a game that is over', 'north', { room: { phase: 'between' }, game: { moves: ['B', 'a'], ended: { by: 'resignation', side: 'south' } } }],
  ['a game to watch', null, { game: { moves: ['B', 'a'] } }],
];

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const [name, you, how] of STATES) {
    site.test(`axe finds nothing in ${name}, in ${colorScheme}, and it fits a small screen`, { ...VISITOR, context: { colorScheme, viewport: { width: 320, height: 700 } } }, async (visit) => {
      const { page } = visit;
      await enter(visit, you, how);
      await findsNothing(page, name);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
    });
  }
}
