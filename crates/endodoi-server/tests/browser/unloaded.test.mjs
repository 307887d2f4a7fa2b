// Pages of which something does not arrive: they say so in the reader's language, keep what they have, and offer another try.
// What single functions say when nobody answers is in the tests of their pages.

import assert from 'node:assert/strict';

import { PAGES, nameOf } from './support/pages.mjs';
import { openSite, ready } from './support/site.mjs';
import { silence } from './support/wire.mjs';

const site = openSite();

site.test('a page without its words says so, and can be tried again', { expects: [/ERR_FAILED/, /offline|Failed to fetch/] }, async ({ page, context, server }) => {
  for (const name of PAGES) {
    const speak = await silence(context, '**/words/**');
    await page.goto(`${server.address}lv/${name}`);
    const hasModule = await page.locator('script[src*="/js/pages/"]').count() > 0;
    if (!hasModule) continue;
    const told = page.locator('#not-loaded');
    await told.waitFor();
    assert.match(await told.textContent() ?? '', /ielādēt/, nameOf(name));
    await speak();
    await page.click('#load-again');
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
    assert.ok(await told.isHidden(), nameOf(name));
  }
});

site.test('a board of the rules that cannot be had takes no other with it', { expects: [/ERR_FAILED/] }, async ({ page, context, go }) => {
  await silence(context, '**/api/v1/position', 1);
  await go('rules');
  const figures = await page.locator('figure').count();
  assert.equal(await page.locator('figure img').count(), figures - 1);
  assert.ok(await page.locator('#not-loaded').isVisible());
  await page.click('#load-again');
  await page.waitForFunction((count) => document.querySelectorAll('figure img').length === count, figures);
  await ready(page);
  assert.ok(await page.locator('#not-loaded').isHidden());
});
