/**
 * A slip of paper for each player, with the way to their seat as a picture to scan. They are on the page
 * only while they are printed.
 *
 * @module
 */

import { made, part } from '../dom.js';
import { showCode } from '../network/links.js';
import { say } from '../words.js';
import { contestAddress } from './address.js';
import { playerNamed, titleTold } from './tell-contest.js';

/** @import {Contest} from './shapes.js' */

/** @param {Contest} contest @param {string[]} words @param {number} player @returns {Promise<HTMLElement>} */
async function createSlip(contest, words, player) {
  const address = contestAddress(contest.id, words[player]);
  const code = made('div', 'code');
  await showCode(code, address);
  return made(
    'section', 'handout',
    code,
    made('div', 'handout-told', made('h2', '', playerNamed(contest, player)), made('p', 'handout-title', titleTold(contest.title)), made('p', '', say('contest-handout-help')), made('p', 'handout-link', address)),
  );
}

/**
 * Prints a slip for each player.
 *
 * @param {Contest} contest
 * @param {string[]} words
 */
export async function printHandouts(contest, words) {
  const place = part('handouts', HTMLElement);
  const slips = [];
  // One after the other: a server answers a class as patiently as it answers one.
  for (const player of words.keys()) slips.push(await createSlip(contest, words, player));
  place.replaceChildren(...slips);
  await Promise.all([...place.querySelectorAll('img')].map((image) => image.decode()));
  const { dataset } = document.documentElement;
  dataset.prints = 'handouts';
  addEventListener('afterprint', () => {
    delete dataset.prints;
    place.replaceChildren();
  }, { once: true });
  print();
}
