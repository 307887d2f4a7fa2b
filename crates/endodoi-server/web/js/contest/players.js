/**
 * The list in which an organiser finds each player's own link, and lets players pause. Whoever has such a
 * link is that player, so it is shown to nobody else and never printed with the page.
 *
 * @module
 */

import { button, made, part, tell } from '../dom.js';
import { copyFrom } from '../network/links.js';
import { say } from '../words.js';
import { contestAddress } from './address.js';
import { playerNamed } from './tell-contest.js';

/** @import {Contest, Deed} from './shapes.js' */

/**
 * @param {(deed: Deed) => Promise<void>} act
 * @param {(text: string) => void} announce
 * @returns {(contest: Contest, words: string[]) => void} draws the list
 */
export function createPlayers(act, announce) {
  const list = part('players', HTMLElement);
  /** Who may be let pause now. @type {Contest | null} */
  let known = null;

  /** @param {number} index @returns {HTMLLIElement} */
  const createItem = (index) => {
    const link = made('input');
    link.readOnly = true;
    const copy = button(say('copy-room-link'), async () => announce(say(await copyFrom(link) ? 'link-copied' : 'link-selected')));
    const pause = button('', () => void act({ do: known?.players[index].playing ? 'away' : 'here', player: index }));
    return made('li', '', made('p', 'room-names'), link, made('div', 'buttons', copy, pause));
  };

  return (contest, words) => {
    known = contest;
    while (list.children.length > contest.players.length) list.lastElementChild?.remove();
    while (list.children.length < contest.players.length) list.append(createItem(list.children.length));
    contest.players.forEach(({ playing }, index) => {
      const item = list.children[index];
      const name = playerNamed(contest, index);
      tell(/** @type {Element} */ (item.querySelector('p')), name);
      const link = /** @type {HTMLInputElement} */ (item.querySelector('input'));
      const address = words[index] ? contestAddress(contest.id, words[index]) : '';
      if (link.value !== address) link.value = address;
      link.setAttribute('aria-label', say('contest-link-of', { player: name }));
      const [copy, pause] = item.querySelectorAll('button');
      copy.disabled = address === '';
      copy.setAttribute('aria-label', `${say('copy-room-link')}: ${name}`);
      pause.hidden = contest.kind !== 'arena' || contest.ended !== null;
      const text = say(playing ? 'contest-let-pause' : 'contest-let-back');
      tell(pause, text);
      pause.setAttribute('aria-label', `${text}: ${name}`);
    });
  };
}
