// Tournaments: made, organised and played by several people with browsers of their own, over the real server. States that are rare
// or take long are made up.

import assert from 'node:assert/strict';

import { findsNothing } from './support/access.mjs';
import { AT_ONCE, answer } from './support/play.mjs';
import { openSite, ready } from './support/site.mjs';
import { silence } from './support/wire.mjs';

/** @import {BrowserContext, Page} from 'playwright-core' */
/** @import {Visit} from './support/site.mjs' */

const site = openSite();

const PERSON = { remembers: AT_ONCE, plays: true };

/** Another person with a browser of their own. @param {Visit} visit @returns {Promise<Page>} */
async function person({ context }) {
  const other = await /** @type {import('playwright-core').Browser} */ (context.browser()).newContext({ locale: 'en-GB' });
  await other.addInitScript(() => localStorage.setItem('endodoi.settings', '{"speed":"off"}'));
  // With the last test of a file the whole browser goes, and this one with it.
  context.once('close', () => void other.close().catch(() => {}));
  return other.newPage();
}

/** @param {Page} page @param {string} id @param {RegExp} text */
async function reads(page, id, text) {
  await page.waitForFunction(([where, wanted]) => new RegExp(wanted).test(document.getElementById(where)?.textContent ?? ''), [id, text.source]);
}

/** Makes a tournament. @param {Visit} visit @param {{kind: string, names: string[]}} choices */
async function make({ page, go }, { kind, names }) {
  await go('en/tournament');
  await page.fill('#title', 'Class <b>4</b>');
  await page.click(`label:has(input[name=kind][value="${kind}"])`);
  await page.fill('#names', names.join('\n'));
  await page.click('#make-it');
  await page.waitForURL('**/tournament?*');
  await ready(page);
}

/** The players' links, as the organiser finds them. @param {Page} page @param {number} count @returns {Promise<string[]>} */
async function linksOf(page, count) {
  await page.waitForFunction((wanted) => [...document.querySelectorAll('#players input')].filter((field) => /** @type {HTMLInputElement} */ (field).value !== '').length === wanted, count);
  return page.locator('#players input').evaluateAll((fields) => fields.map((field) => /** @type {HTMLInputElement} */ (field).value));
}

/** Somebody opens their link. @param {Visit} visit @param {string} link @returns {Promise<Page>} */
async function comes(visit, link) {
  const page = await person(visit);
  await page.goto(link);
  await ready(page);
  assert.doesNotMatch(page.url(), /#|word/);
  return page;
}

/** Who of these has a game now. @param {Page[]} players @param {number} count @returns {Promise<Page[]>} */
async function paired(players, count) {
  for (;;) {
    const found = [];
    for (const player of players) if (await player.locator('#sit').isVisible()) found.push(player);
    if (found.length === count) return found;
    await players[0].waitForResponse('**/api/v1/contests/*');
  }
}

site.test('a round robin is organised, played by links, and counted', PERSON, async (visit) => {
  const { page } = visit;
  await make(visit, { kind: 'round-robin', names: ['Sein', '', ' Nkoko ', 'Naisula'] });
  assert.equal(await page.textContent('#heading'), 'Class <b>4</b>');
  await reads(page, 'state', /not begun/);
  const links = await linksOf(page, 3);
  assert.equal(await page.locator('#standings tr').count(), 3);
  const players = [await comes(visit, links[0]), await comes(visit, links[1]), await comes(visit, links[2])];
  await reads(players[1], 'own-heading', /You are Nkoko/);
  await page.click('#start');
  await reads(page, 'state', /Round 1 of 3/);
  const [one, other] = await paired(players, 2);
  const resting = players.find((player) => player !== one && player !== other);
  assert.ok(resting);
  await reads(one, 'live', /Your game: .* against/);
  await reads(resting, 'own-text', /no game now/);
  for (const player of [one, other]) {
    await player.click('#sit');
    await player.waitForURL('**/room?*&of=*');
    await ready(player);
    await player.locator('#room:not([hidden])').waitFor();
  }
  // Who begins is drawn by lot; a game can be given up once both have moved, or called off before.
  for (let turn = 0; turn < 2; turn += 1) {
    const mover = await whoMoves([one, other]);
    await mover.click('[data-hole][aria-disabled=false] >> nth=0');
    await Promise.all([one, other].map((player) => player.waitForFunction((count) => document.querySelectorAll('#moves button').length === count, turn + 1)));
  }
  await one.click('#resign');
  await answer(one, 'yes');
  await other.click('#to-contest');
  assert.equal(await one.locator('#rematch').isVisible(), false);
  await ready(other);
  await reads(page, 'state', /Round 2 of 3/);
  await reads(page, 'standings', /^1.*21 \/ 1/);
  await reads(page, 'encounters', /has won/);
  await one.click('#to-contest');
  await ready(one);
  await paired([one, other, resting], 2);
  // The organiser decides the rest.
  for (const round of [2, 3]) {
    await page.click('.round:has(li:not(.is-over)) li:not(.is-over) button');
    await page.click('#result label:has(input[value=south])');
    await page.click('#result-set');
    await reads(page, 'state', round === 2 ? /Round 3 of 3/ : /It is over/);
  }
  await reads(one, 'own-text', /Your place: \d of 3/);
  assert.equal(await page.locator('#end').isVisible(), false);
});

/** @param {Page[]} players @returns {Promise<Page>} */
async function whoMoves(players) {
  return Promise.any(players.map(async (player) => {
    await player.waitForFunction(() => document.querySelector('[data-hole][aria-disabled=false]') !== null);
    return player;
  }));
}

site.test('in an arena players are added, pause and come back, and it is ended after a question', PERSON, async (visit) => {
  const { page } = visit;
  await make(visit, { kind: 'arena', names: ['Sein'] });
  assert.ok(await page.isDisabled('#start'));
  await page.fill('#add-name', '<i>Lemayian</i>');
  await page.keyboard.press('Enter');
  const links = await linksOf(page, 2);
  assert.equal(await page.locator('#players i, #standings i').count(), 0);
  const player = await comes(visit, links[1]);
  await player.click('#own-pause');
  await reads(player, 'own-text', /pausing/);
  await reads(page, 'standings', /pauses/);
  await page.click('#start');
  await reads(page, 'state', /2\d:\d\d left|30:00 left/);
  await player.click('#own-back');
  await player.locator('#sit').waitFor();
  await page.click('#end');
  await answer(page, 'no');
  await page.click('#end');
  await answer(page, 'yes');
  await reads(page, 'state', /It is over/);
  await reads(player, 'own-text', /Your place/);
});

site.test('the organiser’s link opens all of it on another device, and a player’s does not', PERSON, async (visit) => {
  const { page } = visit;
  await make(visit, { kind: 'round-robin', names: ['Sein', 'Nkoko'] });
  const [own] = await linksOf(page, 2);
  const link = await page.inputValue('#organizer-link');
  const desk = await comes(visit, link);
  assert.deepEqual(await linksOf(desk, 2), await linksOf(page, 2));
  const player = await comes(visit, own);
  assert.equal(await player.locator('#organise').isVisible(), false);
  await page.goto(page.url().replace(/\?.*/, ''));
  await ready(page);
  await page.click('#known a');
  await ready(page);
  await linksOf(page, 2);
});

site.test('slips with codes are printed for the players, and links never with the page', PERSON, async (visit) => {
  const { page, context } = visit;
  await context.addInitScript(() => Object.assign(window, { print: () => {} }));
  await make(visit, { kind: 'round-robin', names: ['Sein', 'Nkoko', 'Naisula'] });
  await linksOf(page, 3);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('#organise').isVisible(), false);
  await page.emulateMedia({ media: 'screen' });
  await page.click('#print-links');
  await page.waitForFunction(() => document.documentElement.dataset.prints === 'handouts');
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.handout img').count(), 3);
  assert.ok(await page.locator('.handout').nth(2).isVisible());
  assert.equal(await page.locator('#heading').isVisible(), false);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  assert.equal(await page.locator('.handout').count(), 0);
});

site.test('a link to no tournament says so and leads on, and so does a word that opens nothing', { expects: [/40[34]/] }, async ({ page, go, server }) => {
  await go('en/tournament?abcdefghjkmn');
  await reads(page, 'trouble', /no such tournament/);
  await page.click('#ways a');
  await ready(page);
  assert.ok(await page.locator('#make').isVisible());
  const { id } = await server.ask('contests', { kind: 'arena', players: ['Sein'] });
  await go(`en/tournament?${id}#word.${'0'.repeat(64)}`);
  await reads(page, 'entry-problem', /opens nothing/);
  assert.equal(await page.locator('#standings tr').count(), 1);
});

site.test('a word that nobody heard is said again when the server answers', { expects: [/ERR_FAILED/], plays: true }, async ({ page, context, go, server }) => {
  const { id, organizer } = await server.ask('contests', { kind: 'arena', players: ['Sein'] });
  const call = await silence(context, '**/api/v1/contests/**');
  await go(`en/tournament?${id}#word.${organizer}`);
  await reads(page, 'trouble', /does not answer/);
  await call();
  await page.locator('#organise').waitFor();
  await linksOf(page, 1);
  assert.equal(await page.locator('#trouble').isVisible(), false);
});

site.test('a game that has not begun is told to who wants to watch it', { expects: [/404/] }, async ({ page, go }) => {
  await go('en/room?abcdefghjkmn&of=bcdefghjkmnp');
  await reads(page, 'door-heading', /has not begun yet/);
  assert.match(await page.getAttribute('#door-to-contest', 'href') ?? '', /tournament\?bcdefghjkmnp/);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const width of [1280, 320]) {
    const visitor = { ...PERSON, context: { colorScheme, viewport: { width, height: 800 }, reducedMotion: /** @type {const} */ ('reduce') } };
    site.test(`axe finds nothing while a tournament is organised in ${colorScheme}, ${width} wide`, visitor, async (visit) => {
      const { page } = visit;
      await make(visit, { kind: 'arena', names: ['Sein', 'Nkoko', 'Naisula of the very long name that goes on'] });
      const links = await linksOf(page, 3);
      await findsNothing(page, 'before the start');
      await page.click('#start');
      await reads(page, 'encounters', /Not decided/);
      await findsNothing(page, 'under way');
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
      await page.click('#encounters button >> nth=0');
      await findsNothing(page, 'a result');
      await page.click('#result button[value=no]');
      for (const link of links) {
        await page.goto(link);
        await ready(page);
      }
      await findsNothing(page, 'a player');
    });
  }
}
