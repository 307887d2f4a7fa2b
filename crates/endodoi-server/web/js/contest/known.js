/**
 * The list of tournaments that this browser made or took part in. What it keeps of them is in `address.js`.
 *
 * @module
 */

import { made, part } from '../dom.js';
import { say } from '../words.js';
import { knownContests } from './address.js';
import { titleTold } from './tell-contest.js';

/** Draws the list, the latest first. */
export function drawKnown() {
  const known = knownContests().reverse();
  part('known-empty', HTMLElement).hidden = known.length > 0;
  part('known', HTMLElement).replaceChildren(...known.map(({ id, title, word }) => {
    const way = made('a', 'button', say('look-at-game'));
    const name = titleTold(title);
    way.href = `tournament?${id}`;
    way.setAttribute('aria-label', `${say('look-at-game')}: ${name}`);
    const told = made('div', 'room-told', made('p', 'room-names', name));
    if (word) told.append(made('p', 'hint-text', say('contest-yours')));
    return made('li', '', told, made('div', 'buttons', way));
  }));
}
