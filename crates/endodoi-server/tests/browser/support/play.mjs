// Hands and eyes for the page on which a match is played: how a person sets up a match and chooses a hole by pointer, finger
// or keys, and what can be read off the page. Nothing here knows a rule of the game: holes are chosen among those that the
// page offers.

import assert from 'node:assert/strict';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

/**
 * A way to press what can be seen.
 *
 * @typedef {object} Hand
 * @property {(target: Locator) => Promise<void>} press
 */

/** @type {Hand} */
export const pointer = { press: (target) => target.click() };

/** @type {Hand} */
export const finger = { press: (target) => target.tap() };

/** What a visitor remembers for whom turns are not shown in motion. */
export const AT_ONCE = { settings: { speed: 'off' } };

/**
 * What can be read off the page.
 *
 * @typedef {object} Scene
 * @property {string[]} moves the list of moves, such as `B+7`
 * @property {Record<string, number>} holes seeds by letter, as the buttons are named
 * @property {string[]} open the holes that can be chosen
 * @property {boolean} over whether the game is over
 * @property {{south: number, north: number}} seeds captured
 * @property {{south: number, north: number}} pins
 * @property {string} status
 * @property {string} notice
 * @property {string} live what was last told to who listens
 */

/** @param {Page} page @returns {Promise<Scene>} */
export function scene(page) {
  return page.evaluate(() => {
    const text = (/** @type {string} */ id) => {
      const element = /** @type {HTMLElement} */ (document.getElementById(id));
      return element.hidden ? '' : element.textContent ?? '';
    };
    const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-hole]')]);
    const count = (/** @type {string} */ id) => Number(text(id));
    return {
      moves: [...document.querySelectorAll('#moves button')].map((button) => button.textContent ?? ''),
      holes: Object.fromEntries(buttons.map((button) => [
        button.dataset.hole ?? '', Number(/\d+/.exec(button.getAttribute('aria-label') ?? '')?.[0] ?? NaN),
      ])),
      open: buttons.filter((button) => button.getAttribute('aria-disabled') === 'false').map((button) => button.dataset.hole ?? ''),
      over: /** @type {HTMLElement} */ (document.getElementById('resign')).hidden,
      seeds: { south: count('south-seeds'), north: count('north-seeds') },
      pins: { south: count('south-pins'), north: count('north-pins') },
      status: text('status'),
      notice: text('notice'),
      live: text('live'),
    };
  });
}

/**
 * Waits until so many turns stand in the list and a person can go on, or the game is over.
 *
 * @param {Page} page
 * @param {number} least
 * @returns {Promise<Scene>}
 */
export async function turnOf(page, least) {
  const patience = Date.now() + 30_000;
  for (;;) {
    const now = await scene(page);
    if (now.moves.length >= least && (now.over || now.open.length > 0)) return now;
    if (Date.now() > patience) assert.fail(`no turn after ${least} moves: ${JSON.stringify(now)}`);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
}

/** @param {Page} page @param {string} letter @returns {Locator} */
export function hole(page, letter) {
  return page.locator(`[data-hole="${letter}"]`);
}

/**
 * Plays a hole and waits for the next turn of a person.
 *
 * @param {Page} page
 * @param {string} letter
 * @param {Hand} [hand]
 */
export async function play(page, letter, hand = pointer) {
  const { moves } = await scene(page);
  await hand.press(hole(page, letter));
  return turnOf(page, moves.length + 1);
}

/**
 * What is chosen for a new match; what is left out stays as it is offered.
 *
 * @typedef {object} Choices
 * @property {'computer' | 'person'} [opponent]
 * @property {string} [level]
 * @property {string} [holes]
 * @property {'south' | 'north'} [first]
 * @property {string} [target]
 * @property {string} [rules]
 * @property {string} [position]
 * @property {string} [south] a name
 * @property {string} [north] a name
 */

/**
 * Sets up a new match in its dialog.
 *
 * @param {Page} page
 * @param {Choices} choices
 * @param {Hand} [hand]
 */
export async function begin(page, choices, hand = pointer) {
  const dialog = page.locator('#setup');
  await hand.press(page.locator('#new-match'));
  const { opponent, level, holes, first, target, ...others } = choices;
  for (const [name, value] of Object.entries({ opponent, holes, first })) {
    if (value) await hand.press(dialog.locator(`label:has(input[name=${name}][value="${value}"])`));
  }
  for (const [name, value] of Object.entries({ level, target })) {
    if (value) await dialog.locator(`select[name=${name}]`).selectOption(value);
  }
  const isOpen = await dialog.locator('details').getAttribute('open') !== null;
  if (Object.keys(others).length > 0 && !isOpen) await hand.press(dialog.locator('summary'));
  if (others.rules) await dialog.locator('#rules').selectOption(others.rules);
  for (const [id, value] of Object.entries({ position: others.position, 'south-player': others.south, 'north-player': others.north })) {
    if (value !== undefined) await dialog.locator(`#${id}`).fill(value);
  }
  await hand.press(dialog.locator('button[type=submit]'));
  await dialog.waitFor({ state: 'hidden' });
  return turnOf(page, 0);
}

/**
 * Answers the question that is asked before something cannot be taken back.
 *
 * @param {Page} page
 * @param {'yes' | 'no'} answer
 * @param {Hand} [hand]
 */
export async function answer(page, answer, hand = pointer) {
  await hand.press(page.locator(`#confirm button[value=${answer}]`));
  await page.locator('#confirm').waitFor({ state: 'hidden' });
}

/** @param {Scene} now @returns {number} all seeds: those on the board and those captured */
export function allSeeds(now) {
  const board = Object.values(now.holes).reduce((sum, seeds) => sum + seeds, 0);
  return board + now.seeds.south + now.seeds.north;
}

/** @param {string[]} moves as they are listed @returns {string[]} the holes alone */
export function letters(moves) {
  return moves.map((move) => move.slice(0, 1));
}
