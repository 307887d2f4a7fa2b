// Whole matches, from the set-up to the last pin: against the computer at level 1 and against a person at the same screen, by
// pointer, by finger and by keys alone. After every game the page's score is held against what the functions tell of the
// moves that the page lists. Single buttons and mishaps have files of their own.

import assert from 'node:assert/strict';

import { Keys } from './support/keys.mjs';
import { AT_ONCE, allSeeds, begin, finger, hole, letters, pointer, scene, turnOf } from './support/play.mjs';
import { openSite } from './support/site.mjs';

/** @import {Visit} from './support/site.mjs' */
/** @import {Scene} from './support/play.mjs' */

const site = openSite();

/** The wins that a match here is played to. */
const TARGET = 2;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Chooses among the open holes, now near, now far, so that games differ. @param {Scene} now */
function pick({ open, moves }) {
  return open[(moves.length * 5 + 2) % open.length];
}

/**
 * Plays games until the match is over, and holds each against the functions.
 *
 * @param {Visit} visit
 * @param {object} how
 * @param {(letter: string, now: Scene) => Promise<void>} how.choose
 * @param {() => Promise<void>} how.next begins the next game
 */
async function wholeMatch({ page, server }, { choose, next }) {
  const pins = { south: 0, north: 0 };
  /** @type {'S' | 'N'} */
  let first = 'S';
  for (let number = 1; ; number += 1) {
    let now = await turnOf(page, 0);
    while (!now.over) {
      assert.equal(allSeeds(now), 48, `seeds before turn ${now.moves.length + 1} of game ${number}`);
      await choose(pick(now), now);
      now = await turnOf(page, now.moves.length + 1);
    }
    const told = await server.ask('game', { start: `4,4,4,4,4,4/4,4,4,4,4,4 0-0 ${first}`, moves: letters(now.moves) });
    assert.ok(told.outcome, `game ${number} is over`);
    assert.deepEqual(now.seeds, told.outcome.seeds, `seeds of game ${number}`);
    if (told.outcome.winner) pins[told.outcome.winner] += 1;
    assert.deepEqual(now.pins, pins, `pins right after game ${number}`);
    if (pins.south === TARGET || pins.north === TARGET) return { now, pins };
    await next();
    await page.waitForFunction((game) => document.getElementById('match-line')?.textContent?.startsWith(`Game ${game},`), number + 1);
    first = first === 'S' ? 'N' : 'S';
  }
}

/** @param {import('playwright-core').Page} page @param {{south: number, north: number}} pins */
async function sayWhoWon(page, pins) {
  const { notice } = await scene(page);
  const [own, other] = [pins.south, pins.north].sort().reverse();
  assert.match(notice, new RegExp(`wins? the match ${own} to ${other}\\.`));
  assert.equal(await page.locator('#next-game').isVisible(), false);
}

for (const [means, hand, context] of /** @type {const} */ ([['pointer', pointer, {}], ['touch', finger, PHONE]])) {
  for (const [whom, opponent] of /** @type {const} */ ([['level 1', 'computer'], ['a person', 'person']])) {
    site.test(`a whole match against ${whom} is played by ${means}`, { context, remembers: AT_ONCE }, async (visit) => {
      const { page, go } = visit;
      await go();
      await begin(page, { opponent, target: `first to ${TARGET} wins`, ...(opponent === 'computer' ? { level: '1' } : {}) }, hand);
      const { pins } = await wholeMatch(visit, {
        choose: (letter) => hand.press(hole(page, letter)),
        next: () => hand.press(page.locator('#next-game')),
      });
      await sayWhoWon(page, pins);
    });
  }
}

site.test('a whole match against level 1 is played by keys alone, arrows and Enter', { remembers: AT_ONCE }, async (visit) => {
  const { page, go } = visit;
  await go();
  const keys = new Keys(page);
  await keys.goTo('#new-match');
  await keys.press('Enter');
  await keys.goTo('#target');
  await keys.press('ArrowUp');
  await keys.goTo('#setup button[type=submit]');
  await keys.press('Enter');
  await page.locator('#setup').waitFor({ state: 'hidden' });
  const { pins } = await wholeMatch(visit, {
    choose: async (letter) => {
      await keys.goTo('[data-hole]');
      await keys.arrowTo(letter);
      await keys.press('Enter');
    },
    next: async () => {
      await keys.goTo('#next-game');
      await keys.press('Enter');
    },
  });
  await sayWhoWon(page, pins);
});

site.test('a whole match against a person is played by keys alone, letters and digits', { remembers: AT_ONCE }, async (visit) => {
  const { page, go } = visit;
  await go();
  const keys = new Keys(page);
  await keys.press('n');
  await keys.goTo('#setup input[name=opponent]');
  await keys.press('ArrowDown');
  await keys.goTo('#target');
  await keys.press('ArrowUp');
  await keys.goTo('#setup button[type=submit]');
  await keys.press('Enter');
  await page.locator('#setup').waitFor({ state: 'hidden' });
  const { pins } = await wholeMatch(visit, {
    choose: (letter, { moves }) => {
      const number = letter.toLowerCase().charCodeAt(0) - 96;
      return keys.press(moves.length % 3 === 0 ? String(number) : letter.toLowerCase());
    },
    next: () => keys.press('n'),
  });
  await sayWhoWon(page, pins);
});
