// Hands and eyes for the page of analysis: what stands on its desk, and how holes are played there one after the other. What
// has to come of it is in the tests.

import { AT_ONCE } from './play.mjs';

/** @import {Page} from 'playwright-core' */

/** Who wants no motion, and no search that nobody asked for. */
export const QUIET = { ...AT_ONCE, 'analyze.engine': false };

/** @param {Page} page @returns {Promise<{moves: string[], here: string, seeds: number[], open: string[]}>} */
export function desk(page) {
  return page.evaluate(() => {
    const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-hole]')]);
    return {
      moves: [...document.querySelectorAll('#moves .turn:not(.turn-start)')].map((button) => button.textContent ?? ''),
      here: document.querySelector('#moves [aria-current]')?.textContent ?? '',
      seeds: buttons.map((button) => Number(/\d+/.exec(button.getAttribute('aria-label') ?? '')?.[0])),
      open: buttons.filter((button) => button.getAttribute('aria-disabled') === 'false').map((button) => button.dataset.hole ?? ''),
    };
  });
}

/** Plays holes one after the other. @param {Page} page @param {string} holes */
export async function playAll(page, holes) {
  for (const hole of holes) {
    await page.waitForFunction((letter) => document.querySelector(`[data-hole="${letter}"]`)?.getAttribute('aria-disabled') === 'false', hole);
    await page.click(`[data-hole="${hole}"]`);
    await page.waitForFunction((letter) => document.querySelector('#moves [aria-current]')?.textContent?.startsWith(letter), hole);
  }
}

/** Pastes a text where no field is. @param {Page} page @param {string} text */
export function paste(page, text) {
  return page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}
