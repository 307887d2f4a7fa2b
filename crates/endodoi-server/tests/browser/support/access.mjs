// axe-core at work: every rule that it has for WCAG 2.2 up to AA and its best practices, on a page as it stands. What it cannot
// see, such as the sense of a name, is in the other tests.

import assert from 'node:assert/strict';

import { nameOf, PAGES } from './pages.mjs';
import { AT_ONCE, answer, begin, play } from './play.mjs';
import { AXE } from './site.mjs';

/** @import {Page} from 'playwright-core' */

/**
 * Finds nothing, or fails and tells what and where.
 *
 * @param {Page} page
 * @param {string} where for the message
 */
export async function findsNothing(page, where) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    // @ts-expect-error: axe has just been put there
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map((/** @type {any} */ { id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map((/** @type {any} */ node) => `${node.target} ${node.failureSummary}`).join(' | ')}`);
  });
  assert.deepEqual(found, [], where);
}

/** @typedef {[string, (page: Page) => Promise<unknown>][]} States each reached from the one before */

/** The states of the page for playing. @type {States} */
const PLAYING = [
  ['theme menu open', (page) => page.click('#theme-menu summary')],
  ['language menu open', async (page) => {
    await page.click('#language-menu summary');
  }],
  ['setting up', async (page) => {
    await page.click('#new-match');
    await page.click('#setup summary');
  }],
  ['settings open', async (page) => {
    await page.click('#cancel-setup');
    await page.click('#open-settings');
  }],
  ['an endless hole explained', async (page) => {
    await page.click('#settings button[type=submit]');
    await begin(page, { opponent: 'person', position: '5,3,2,1,0,4/3,0,1,3,5,14 4-3 S' });
    await page.click('[data-hole=A]', { force: true });
  }],
  ['a hint given', async (page) => {
    await play(page, 'B');
    await page.click('#hint');
    await page.locator('.notice:not([hidden])').waitFor();
  }],
  ['looking back', async (page) => {
    await page.click('#moves button >> nth=0');
    await page.keyboard.press('Home');
  }],
  ['a question asked', (page) => page.click('#resign')],
  ['the game over', (page) => answer(page, 'yes')],
  ['a text board', async (page) => {
    await page.click('#open-settings');
    await page.locator('#plain').check();
    await page.click('#settings button[type=submit]');
    await page.locator('.board-table').waitFor();
  }],
];

/** The states of the page of analysis. @type {States} */
const ANALYSING = [
  ['values on the holes', async (page) => {
    await page.locator('#engine-lines li').first().waitFor();
    await page.click('#engine-switch');
  }],
  ['a variation', async (page) => {
    await page.click('[data-hole=B]');
    await page.waitForFunction(() => document.querySelector('#moves [aria-current]')?.textContent?.startsWith('B'));
    await page.click('#back');
    await page.waitForFunction(() => document.querySelector('#first')?.hasAttribute('disabled'));
    await page.click('[data-hole=C]');
    await page.locator('#moves .variation').waitFor();
  }],
  ['opening a game in vain', async (page) => {
    await page.click('#open-reader');
    await page.click('#reader-read');
    await page.locator('#reader-problem').waitFor();
  }],
  ['sharing', async (page) => {
    await page.click('#reader-close');
    await page.click('#open-writer');
    await page.locator('#save-record-file:not([disabled])').waitFor();
  }],
  ['keys and view', async (page) => {
    await page.click('#writer-close');
    await page.click('#open-help');
  }],
  ['setting up', async (page) => {
    await page.click('#help button[type=submit]');
    await page.click('#open-editor');
  }],
  ['a game reviewed', async (page) => {
    await page.click('#editor-cancel');
    await page.click('#review');
    await page.locator('#mistakes p').first().waitFor();
    await page.click('#values summary');
  }],
];

/** The states of a step of the course. @type {States} */
const LEARNING = [
  ['a wrong hole explained', async (page) => {
    await page.click('#contents a[href="#opening"]');
    // The step before lets every hole be chosen, this one South's.
    await page.waitForFunction(() => document.querySelector('[data-hole=a]')?.getAttribute('aria-disabled') === 'true');
    await page.waitForFunction(() => document.querySelector('[data-hole=F]')?.getAttribute('aria-disabled') === 'false');
    await page.click('[data-hole=F]');
    await page.locator('#answer[data-kind=wrong]').waitFor();
  }],
  ['a step done', async (page) => {
    await page.click('#again');
    await page.waitForFunction(() => document.querySelector('[data-hole=B]')?.getAttribute('aria-disabled') === 'false');
    await page.click('[data-hole=B]');
    await page.locator('#answer[data-kind=right]').waitFor();
  }],
];

/** The states of a puzzle. @type {States} */
const PUZZLING = [
  ['a puzzle answered', async (page) => {
    await page.click('#show');
    await page.locator('#verdict.is-right').waitFor();
  }],
];

/** @type {[string, States][]} */
const STATES = [['', PLAYING], ['analyze', ANALYSING], ['learn', LEARNING], ['puzzles', PUZZLING]];

/**
 * Looks at every page in a language, in light and dark, large and small.
 *
 * @param {{test: (name: string, visitor: import('./site.mjs').Visitor, body: (visit: import('./site.mjs').Visit) => Promise<void>) => void}} site
 * @param {'en' | 'lv'} language
 */
export function lookAtEveryPage(site, language) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const width of [1280, 320]) {
      /** @type {import('./site.mjs').Visitor} */
      const visitor = { context: { colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' }, remembers: AT_ONCE };
      const where = `in ${colorScheme}, ${width} wide, in ${language}`;
      for (const name of PAGES) {
        site.test(`axe finds nothing on ${nameOf(name)} ${where}`, visitor, async ({ page, go }) => {
          await go(`${language}/${name}`);
          await findsNothing(page, nameOf(name));
        });
      }
      for (const [name, states] of STATES) {
        site.test(`axe finds nothing in any state of ${nameOf(name)} ${where}`, visitor, async ({ page, go }) => {
          await go(`${language}/${name}`);
          for (const [state, reach] of states) {
            await reach(page);
            await findsNothing(page, state);
          }
        });
      }
    }
  }
}
