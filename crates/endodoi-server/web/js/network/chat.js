/**
 * Words between the players. What others write is put on the page as text, never as markup, and can be
 * muted; for who only watches it is muted until they wish otherwise.
 *
 * @module
 */

import { made, part, tell } from '../dom.js';
import { keep, kept } from '../kept.js';
import { say } from '../words.js';

/** @import {Said} from './shapes.js' */
/** @import {SeatTable} from './seat-table.js' */

/** @param {SeatTable} table @param {Said} said @returns {string} */
function nameTold({ you }, { by, name }) {
  if (by === you) return say('player-you');
  return name || say('side', { side: by });
}

/**
 * @param {SeatTable} table
 * @param {(text: string) => void} announce
 * @returns {() => void} draws the panel
 */
export function createChat(table, announce) {
  const list = part('chat-list', HTMLElement);
  const form = part('chat-form', HTMLFormElement);
  const text = part('chat-text', HTMLInputElement);
  const mute = part('mute', HTMLButtonElement);
  /** The number of the last word that was heard; what was said before the page was opened is old. */
  let heard = -1;
  let drawn = '';

  /** @returns {boolean} */
  const isMuted = () => {
    const told = kept('mute');
    return typeof told === 'boolean' ? told : table.you === null;
  };

  const draw = () => {
    const muted = isMuted();
    tell(mute, say(muted ? 'chat-show' : 'chat-mute'));
    mute.setAttribute('aria-expanded', String(!muted));
    part('chat-body', HTMLElement).hidden = muted;
    form.hidden = table.you === null;
    const key = JSON.stringify([table.chat, table.you]);
    if (key === drawn) return;
    drawn = key;
    part('chat-empty', HTMLElement).hidden = table.chat.length > 0;
    list.replaceChildren(...table.chat.map((said) => made('li', '', made('span', 'chat-by', `${nameTold(table, said)}:`), ` ${said.text}`)));
    list.scrollTop = list.scrollHeight;
    const last = table.chat.at(-1)?.number ?? 0;
    const fresh = heard < 0 ? [] : table.chat.filter((said) => said.number > heard && said.by !== table.you);
    heard = Math.max(heard, last);
    if (fresh.length > 0 && !muted) announce(fresh.map((said) => say('chat-said', { player: nameTold(table, said), text: said.text })).join(' '));
  };

  mute.addEventListener('click', () => {
    keep('mute', !isMuted());
    draw();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const words = text.value.trim();
    if (!words) return;
    table.listener.send({ do: 'say', text: words });
    text.value = '';
  });
  return draw;
}
