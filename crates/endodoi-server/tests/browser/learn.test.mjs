// The course walked from its first step to its last as a newcomer walks it: wrong holes are tried, what is said is read, and
// the next step is opened by its link. The answers are not known here; they are found by trying.

import assert from 'node:assert/strict';

import { Keys } from './support/keys.mjs';
import { AT_ONCE } from './support/play.mjs';
import { openSite, ready } from './support/site.mjs';

/** @import {Page} from 'playwright-core' */

const site = openSite();

/** Turns that a step may take, wrong ones among them. */
const MOST_TRIES = 60;

/** What the course says. @param {Page} page */
function told(page) {
  return page.evaluate(() => {
    const text = (/** @type {string} */ id) => document.getElementById(id)?.textContent ?? '';
    const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-hole]')]);
    return {
      step: location.hash.slice(1),
      title: text('step-title'),
      kind: document.getElementById('answer')?.dataset.kind ?? '',
      answer: text('answer-text'),
      offers: !document.getElementById('offer')?.hidden,
      open: buttons.filter((button) => button.getAttribute('aria-disabled') === 'false').map((button) => button.dataset.hole ?? ''),
    };
  });
}

/** Waits until a choice can be made or the step is done. @param {Page} page */
async function settled(page) {
  await page.waitForFunction(() => document.getElementById('answer')?.dataset.kind === 'right'
    || document.getElementById('again')?.hidden === false
    || document.getElementById('offer')?.hidden === false
    || document.querySelector('[data-hole][aria-disabled=false]') !== null);
  return told(page);
}

/**
 * Tries holes until the step says that one was right.
 *
 * @param {Page} page
 * @param {(hole: string) => Promise<void>} choose
 * @param {(selector: string) => Promise<void>} press
 * @returns {Promise<{wrong: number}>}
 */
async function solve(page, choose, press) {
  /** @type {Set<string>} */
  const tried = new Set();
  let wrong = 0;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const now = await settled(page);
    if (now.kind === 'right') return { wrong };
    if (now.kind === 'wrong') {
      wrong += 1;
      assert.ok(now.answer.length > 20, `${now.title}: a wrong hole is explained`);
      await press('#again');
      continue;
    }
    if (now.offers) {
      await press('#offer');
      continue;
    }
    const key = (/** @type {string} */ hole) => `${now.answer} ${hole}`;
    const hole = now.open.find((letter) => !tried.has(key(letter)));
    assert.ok(hole, `${now.title}: no hole is left to try`);
    tried.add(key(hole));
    await choose(hole);
  }
  return assert.fail(`${(await told(page)).title}: not done after ${MOST_TRIES} tries`);
}

for (const means of /** @type {const} */ (['pointer', 'keys alone'])) {
  site.test(`the whole course is walked by ${means}`, { remembers: AT_ONCE }, async ({ page, go }) => {
    const keys = new Keys(page);
    const press = means === 'pointer'
      ? (/** @type {string} */ selector) => page.click(selector)
      : async (/** @type {string} */ selector) => {
          await keys.goTo(selector);
          await keys.press('Enter');
        };
    const choose = means === 'pointer'
      ? (/** @type {string} */ hole) => page.click(`[data-hole=${hole}]`)
      : async (/** @type {string} */ hole) => {
          await keys.goTo('[data-hole]');
          await keys.arrowTo(hole);
          await keys.press('Enter');
        };
    await go('learn');
    const steps = Number(/of (\d+)/.exec(await page.textContent('#step-count') ?? '')?.[1]);
    assert.ok(steps >= 15, `${steps} steps`);
    /** @type {string[]} */
    const titles = [];
    let wrong = 0;
    for (let step = 1; ; step += 1) {
      assert.match(await page.textContent('#step-count') ?? '', new RegExp(`\\b${step} of ${steps}`));
      ({ wrong } = await solve(page, choose, press).then((solved) => ({ wrong: wrong + solved.wrong })));
      titles.push((await told(page)).title);
      assert.ok((await told(page)).answer.length > 10, `${titles.at(-1)}: what happened is said`);
      assert.match(await page.textContent('#done-count') ?? '', new RegExp(`\\b${step}\\b`), 'the step counts as done');
      if (step === steps) break;
      await press('#next');
      await page.waitForFunction((title) => document.getElementById('step-title')?.textContent !== title, titles.at(-1));
      assert.ok(await page.evaluate(() => document.activeElement?.id === 'step-title'), 'the focus goes along');
    }
    assert.equal(new Set(titles).size, steps);
    assert.ok(wrong > 0, 'wrong holes were among those tried');
    await page.locator('#finished').waitFor();
    await page.reload();
    await ready(page);
    assert.match(await page.textContent('#done-count') ?? '', new RegExp(`\\b${steps}\\b`), 'what was done is remembered');
  });
}

site.test('a step has an address of its own, and back leads back', { remembers: AT_ONCE }, async ({ page, go }) => {
  await go('learn#capture');
  const capture = await told(page);
  assert.match(capture.title, /captur/i);
  await page.click('#next');
  await page.waitForFunction((title) => document.getElementById('step-title')?.textContent !== title, capture.title);
  await page.goBack();
  await page.waitForFunction((title) => document.getElementById('step-title')?.textContent === title, capture.title);
  await page.click('#contents a[href="#endless"]');
  await page.waitForFunction(() => location.hash === '#endless');
  await settled(page);
});

site.test('a step in motion can be skipped', {}, async ({ page, go }) => {
  await go('learn#opening');
  await settled(page);
  await page.click('[data-hole=B]');
  await page.locator('.board.is-playing').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.getElementById('answer')?.dataset.kind === 'right');
});
