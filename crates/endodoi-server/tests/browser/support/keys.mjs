// A person without a pointer: what is wanted is reached by Tab, as far as Tab gets, and holes by arrows. Not reaching something
// is a failure that names it. What a key does is up to the page.

import assert from 'node:assert/strict';

/** More presses of Tab than any page may need. */
const FAR = 120;

export class Keys {
  /** @param {import('playwright-core').Page} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {string} key */
  async press(key) {
    await this.page.keyboard.press(key);
  }

  /** @param {string} selector @returns {Promise<boolean>} whether what has the focus is that */
  isAt(selector) {
    return this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  }

  /**
   * Presses Tab until something has the focus.
   *
   * @param {string} selector
   */
  async goTo(selector) {
    for (let presses = 0; presses < FAR; presses += 1) {
      if (await this.isAt(selector)) return;
      await this.press('Tab');
    }
    assert.fail(`${selector} cannot be reached by Tab`);
  }

  /** Goes along the holes with the sowing to a hole. @param {string} letter */
  async arrowTo(letter) {
    for (let presses = 0; presses < 24; presses += 1) {
      if (await this.isAt(`[data-hole="${letter}"]`)) return;
      await this.press('ArrowRight');
    }
    assert.fail(`hole ${letter} cannot be reached by arrows`);
  }

  /** What has the focus, and how it is marked. */
  focus() {
    return this.page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const style = getComputedStyle(element);
      return { hole: element instanceof HTMLElement ? element.dataset.hole : undefined, outline: style.outlineStyle, width: parseFloat(style.outlineWidth), shadow: style.boxShadow };
    });
  }
}
