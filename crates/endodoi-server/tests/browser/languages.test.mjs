// Languages on the page: chosen by the browser's wish, switched in the menu, kept for the next visit, and never at the cost of
// the game. Whether messages are complete and plurals right is tested in `endodoi-words`.

import assert from 'node:assert/strict';

import { AT_ONCE, begin, play, scene, turnOf } from './support/play.mjs';
import { go as open, openSite, ready } from './support/site.mjs';

const site = openSite();

site.test('a switch to German keeps the game and speaks from there on', { remembers: AT_ONCE }, async ({ page, context, server, go }) => {
  await go();
  await begin(page, { opponent: 'person' });
  const before = await play(page, 'B');
  await page.click('#language-menu summary');
  await page.click('#language-menu a[lang=de]');
  await page.waitForURL('**/de/**');
  await ready(page);
  const now = await turnOf(page, 1);
  assert.deepEqual([now.moves, now.holes, now.open], [before.moves, before.holes, before.open]);
  assert.equal(await page.getAttribute('html', 'lang'), 'de');
  assert.match(await page.getAttribute('[data-hole=A]', 'aria-label') ?? '', /^Süd A, 6 /);
  const after = await play(page, now.open[0]);
  assert.match(after.live, /^Nord spielt a/);

  const other = await context.newPage();
  await open(other, server.address);
  assert.equal(await other.getAttribute('html', 'lang'), 'de', 'the next visit begins in German');
  assert.equal((await scene(other)).moves.length, 2);
});

for (const [locale, lang] of [['lv-LV', 'lv'], ['es-MX', 'es'], ['sw-KE', 'sw'], ['de-AT', 'de'], ['fr-FR', 'en']]) {
  site.test(`a browser set to ${locale} is spoken to in ${lang}`, { context: { locale }, remembers: AT_ONCE }, async ({ page, server, go }) => {
    await go();
    assert.equal(await page.getAttribute('html', 'lang'), lang);
    await page.click('[data-hole=B]');
    const { live } = await turnOf(page, 2);
    const spoken = live.match(/[\p{L}']+/gu) ?? [];
    assert.ok(spoken.length > 3, live);
    if (lang !== 'en') assert.doesNotMatch(live, /plays|captures|lap/, live);
    await open(page, `${server.address}en/`);
    assert.equal(await page.getAttribute('html', 'lang'), 'en', 'an address with a language is that language');
  });
}

site.test('numbers and board do not mirror in a page that runs from the right', { remembers: AT_ONCE }, async ({ page, go }) => {
  await go();
  await page.evaluate(() => { document.documentElement.dir = 'rtl'; });
  const left = async (/** @type {string} */ letter) => (await page.locator(`[data-hole=${letter}]`).boundingBox())?.x ?? NaN;
  assert.ok(await left('A') < await left('F'));
  assert.ok(await left('f') < await left('a'));
});
