// Small screens and large letters: no page is wider than the screen, down to 320 pixels, and what is pressed by a finger is large
// enough for one. A window of 640 pixels is one of 1280 at 200 % zoom.

import assert from 'node:assert/strict';

import { PAGES, nameOf } from './support/pages.mjs';
import { AT_ONCE, begin, finger, play, pointer } from './support/play.mjs';
import { openSite } from './support/site.mjs';

/** @import {Page} from 'playwright-core' */

const site = openSite();

/** Pixels that a finger needs each way. */
const FINGER = 44;

/** @param {number} width @returns {import('playwright-core').BrowserContextOptions} */
function phone(width) {
  return { viewport: { width, height: 640 }, hasTouch: true, isMobile: true };
}

/** What sticks out to the side, if the page can be scrolled there. @param {Page} page */
function sticksOut(page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    const width = root.clientWidth;
    // A phone grows its layout with what is too wide; the screen does not.
    const screen = Math.min(width, window.screen.width);
    if (root.scrollWidth <= screen) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > screen + 1);
    return [`${root.scrollWidth} wide`, ...wide.slice(0, 5).map((element) => `${element.tagName} ${element.id} ${element.className}`)];
  });
}

/** Buttons and fields that a finger would miss. @param {Page} page */
function tooSmall(page) {
  return page.evaluate((least) => {
    const found = [];
    for (const element of document.querySelectorAll('button, summary, select, input, textarea, a.button, nav a, [role=button]')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // A box to tick is pressed by its label as well.
      const label = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type) ? element.closest('label') : null;
      const { width, height } = (label ?? element).getBoundingClientRect();
      if (width === 0 && height === 0) continue;
      if (width < least - 0.5 || height < least - 0.5) {
        found.push(`${element.tagName} ${element.id || element.getAttribute('aria-label') || element.textContent?.trim()} ${Math.round(width)}×${Math.round(height)}`);
      }
    }
    return found;
  }, FINGER);
}

for (const width of [320, 640]) {
  for (const name of PAGES) {
    site.test(`${nameOf(name)} fits a screen ${width} wide, with targets for fingers`, { context: phone(width) }, async ({ page, go }) => {
      await go(name);
      assert.deepEqual(await sticksOut(page), []);
      assert.deepEqual(await tooSmall(page), []);
    });
  }

  site.test(`menus and dialogs fit a screen ${width} wide, with targets for fingers`, { context: phone(width) }, async ({ page, go }) => {
    await go();
    for (const open of ['#theme-menu summary', '#language-menu summary', '#new-match', '#open-settings', '#resign', '#agree']) {
      await page.tap(open);
      if (open === '#new-match') await page.tap('#setup summary');
      assert.deepEqual([open, ...await sticksOut(page)], [open]);
      assert.deepEqual([open, ...await tooSmall(page)], [open]);
      if (open === '#new-match') await page.tap('#cancel-setup');
      else if (open === '#open-settings') await page.tap('#settings button[type=submit]');
      else if (!open.endsWith('summary')) await page.tap('#confirm button[value=no]');
    }
  });
}

for (const holes of ['6', '8', '10']) {
  for (const width of [320, 1280]) {
    for (const plain of [false, true]) {
      const how = plain ? 'as a table' : 'drawn';
      const context = width === 320 ? phone(width) : {};
      site.test(`a board with ${holes} holes a row, ${how}, fits a screen ${width} wide`, { context, remembers: { settings: { ...AT_ONCE.settings, plain } } }, async ({ page, go }) => {
        const hand = width === 320 ? finger : pointer;
        await go();
        const begun = await begin(page, { opponent: 'person', holes }, hand);
        await play(page, begun.open[1], hand);
        assert.deepEqual(await sticksOut(page), []);
        const small = await page.locator('[data-hole]').evaluateAll((buttons, least) => buttons
          .map((button) => button.getBoundingClientRect())
          .filter((box) => box.width < least - 0.5 || box.height < least - 0.5)
          .map((box) => `${box.width}×${box.height}`), FINGER);
        assert.deepEqual(small, []);
      });
    }
  }
}
