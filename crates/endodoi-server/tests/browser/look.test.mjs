// How pages look to those who see them otherwise: with few colours of their own choice (forced colours), with wider letters and
// lines (WCAG 1.4.12), on small screens; and a few measures that an eye finds wrong at once.

import assert from 'node:assert/strict';

import { openSite } from './support/site.mjs';

/** @import {Page} from 'playwright-core' */

const site = openSite();

const FORCED = { forcedColors: /** @type {const} */ ('active') };
const PHONE = { viewport: { width: 320, height: 640 } };
const TABLE = { settings: { speed: 'off', plain: true } };
const TWELVE = `analyze?start=${Array(12).fill(4)}/${Array(12).fill(4)}_0-0_S`;

/** Text as wide as a reader may set it. @param {Page} page */
function spaceText(page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** The lines on which an element's text stands. @param {Page} page @param {string} selector */
function lines(page, selector) {
  return page.locator(selector).evaluateAll((elements) => elements.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }));
}

/** @param {Page} page @param {string} selector @param {string} [part] such as `::before` */
function background(page, selector, part) {
  return page.locator(selector).evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part);
}

site.test('with forced colours only who is to move has the mark', { context: FORCED }, async ({ page, go }) => {
  await go();
  const marked = await page.locator('.board-label').evaluateAll((labels) => labels
    .map((label) => [label.classList.contains('is-to-move'), parseFloat(getComputedStyle(label, '::before').borderTopWidth) > 0]));
  assert.deepEqual(marked.sort(), [[false, false], [true, true]]);
});

site.test('with forced colours the switch shows its state, and the bar its parts', { context: FORCED }, async ({ page, go }) => {
  await go('analyze');
  await page.locator('.bar:not(.is-unknown)').waitFor();
  assert.notEqual(await background(page, '.bar-south'), await background(page, '.bar-north'));
  /** @type {string[]} */
  const states = [];
  for (const press of [false, true]) {
    if (press) await page.click('#engine-switch');
    const [slot, knob] = [await background(page, '#engine-switch', '::before'), await background(page, '#engine-switch', '::after')];
    assert.notEqual(slot, knob, 'the knob is seen');
    states.push(slot);
  }
  assert.notEqual(states[0], states[1]);
});

site.test('with wider text names beside the board are whole', { context: PHONE }, async ({ page, server }) => {
  await page.goto(`${server.address}de/`);
  await page.locator('.board-label').first().waitFor();
  await spaceText(page);
  const cut = await page.locator('.board-label').evaluateAll((labels) => labels.flatMap((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    const [text, box] = [range.getBoundingClientRect(), label.getBoundingClientRect()];
    const hole = /** @type {Element} */ (document.querySelector('[data-hole=f]')).getBoundingClientRect();
    return text.top < box.top - 4 || text.bottom > Math.min(box.bottom + 4, hole.top) ? [`${label.textContent}: ${text.top} to ${text.bottom} in ${box.top} to ${box.bottom}`] : [];
  }));
  assert.deepEqual(cut, []);
});

site.test('with wider text the page for programs is no wider than the screen', { context: PHONE }, async ({ page, server }) => {
  await page.goto(`${server.address}de/api`);
  await page.locator('.function').last().waitFor();
  await spaceText(page);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
});

site.test('a name with room beside it stands on one line', {}, async ({ page, go }) => {
  await go();
  assert.deepEqual(await lines(page, '.board-label'), [1, 1]);
});

site.test('a board of twelve holes is seen whole on a laptop while it is analysed', {}, async ({ page, go }) => {
  await go(TWELVE);
  const box = await page.locator('.board-stage').boundingBox();
  assert.ok(box && box.y + box.height <= 800, JSON.stringify(box));
});

site.test('the table of the board tells each side once', { remembers: TABLE }, async ({ page, go }) => {
  for (const [path, names] of /** @type {const} */ ([['analyze', ['North', 'South']], ['', ['Level 1 (North)', 'You (South)']]])) {
    await go(path);
    const heads = await page.locator('.board-table th:has(.board-label)').evaluateAll((cells) => cells.map((cell) => /** @type {HTMLElement} */ (cell).innerText.replace(/\s+/g, ' ').trim()));
    assert.deepEqual(heads, names);
  }
});

for (const language of ['en', 'lv', 'es', 'sw', 'de']) {
  site.test(`no word is broken in the heads of the table (${language})`, { context: PHONE, remembers: TABLE }, async ({ page, server }) => {
    await page.goto(`${server.address}${language}/`);
    await page.locator('.board-table').waitFor();
    const broken = await lines(page, '.board-table th[scope=row]');
    assert.ok(broken.length > 6 && broken.every((count) => count === 1), String(broken));
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
  });
}

site.test('titles in the contents of a page are as far apart whether they take one line or two', {}, async ({ page, go }) => {
  await go('about');
  const gaps = await page.locator('.reading-contents a').evaluateAll((links) => {
    const boxes = links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect();
    });
    return boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index].bottom));
  });
  assert.ok(Math.max(...gaps) - Math.min(...gaps) <= 1, String(gaps));
});

site.test('a function and its address stand apart in the list of functions', {}, async ({ page, go }) => {
  await go('api');
  const apart = await page.locator('#contents-list li').evaluateAll((items) => items.map((item) => {
    const [link, code] = [...item.children].map((child) => child.getBoundingClientRect());
    return code.top >= link.bottom || code.left - link.right >= 6;
  }));
  assert.ok(apart.length > 5 && apart.every(Boolean), String(apart));
});
