// Pages to read and to print: each size of board comes on one page of paper and the leaflet on another, rules have their
// drawings, words their language. What the sentences say is for people to judge.

import assert from 'node:assert/strict';

import { openSite } from './support/site.mjs';

const site = openSite();

/** @param {Buffer} pdf @returns {number} its pages */
function pagesOf(pdf) {
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

for (const holes of ['6', '8', '10']) {
  site.test(`a board with ${holes} holes a row and the leaflet print on two pages`, {}, async ({ page, go }) => {
    await go(`print?holes=${holes}`);
    assert.ok(await page.isChecked(`input[name=holes][value="${holes}"]`));
    const circles = await page.evaluate(async () => {
      const image = /** @type {HTMLImageElement} */ (document.getElementById('board-picture'));
      await image.decode();
      return { wide: image.naturalWidth, text: decodeURIComponent(image.src.split(',').slice(1).join(',')) };
    });
    assert.ok(circles.wide > 100);
    for (const letter of 'abcdefghijkl'.slice(0, Number(holes))) assert.match(circles.text, new RegExp(`>${letter}<`), `${letter} is printed`);
    assert.equal(pagesOf(await page.pdf({ preferCSSPageSize: true })), 2);
    await page.click('label:has(input[name=leaflet])');
    assert.equal(pagesOf(await page.pdf({ preferCSSPageSize: true })), 1);
  });
}

site.test('the button prints, and nothing chosen prints nothing', {}, async ({ page, context, go }) => {
  await context.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => { /** @type {any} */ (window).printed += 1; } });
  });
  await go('print');
  await page.click('#print-now');
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).printed), 1);
  await page.click('label:has(input[name=board])');
  await page.click('label:has(input[name=leaflet])');
  assert.ok(await page.isDisabled('#print-now'));
  assert.ok(await page.locator('#nothing').isVisible());
});

site.test('the rules tell each rule set, with drawings', {}, async ({ page, go }) => {
  await go('rules');
  const text = await page.textContent('main') ?? '';
  for (const name of ['merker', 'endodoi', 'cross-endodoi']) assert.ok(text.includes(name), name);
  const blank = await page.locator('figure img').evaluateAll(async (images) => {
    const all = /** @type {HTMLImageElement[]} */ (images);
    await Promise.all(all.map((image) => image.decode()));
    return all.filter((image) => image.naturalWidth === 0 || image.alt.length < 10).length;
  });
  assert.equal(blank, 0, 'every drawing is there and told in words');
  assert.ok(await page.locator('figure img').count() > 0);
  for (const href of await page.locator('main a[href^="#"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
    assert.equal(await page.locator(`[id="${href.slice(1)}"]`).count(), 1, `${href} leads somewhere`);
  }
});

site.test('About tells people, places, words and sources, and Maa words say that they are', {}, async ({ page, go }) => {
  await go('about');
  const text = await page.textContent('main') ?? '';
  for (const name of ['Loitha', 'Kisonga', 'Merker', '1904', 'Murray', 'Troyka']) assert.ok(text.includes(name), name);
  const maa = await page.locator('[lang=mas]').allTextContents();
  for (const word of ['en gurtóto', 'ol mátua', 'os soid', 'ol alai']) assert.ok(maa.some((said) => said.includes(word)), word);
});

site.test('the page for programs describes every function that the server names', {}, async ({ page, server, go }) => {
  await go('api');
  const { paths } = await (await fetch(`${server.address}api/openapi.json`)).json();
  const text = await page.textContent('main') ?? '';
  assert.ok(Object.keys(paths).length >= 10);
  for (const path of Object.keys(paths)) assert.ok(text.includes(path), path);
});
