/**
 * The lists of rooms in the lobby: those that wait, those to watch, one's own. They are asked for now and
 * then, more seldom while nobody looks; what has not changed is not drawn anew, so that nothing flickers
 * and nobody loses the focus.
 *
 * @module
 */

import { ask } from '../api.js';
import { made, part, tell } from '../dom.js';
import { isSingle } from '../play/drawn.js';
import { opposite, resultTold } from '../tell.js';
import { say } from '../words.js';
import { toMove } from './premove.js';
import { playedTold, playerTold, refusalTold } from './tell-room.js';

/** @import {Side} from '../shapes.js' */
/** @import {Room} from './shapes.js' */

/** @typedef {Room & {you?: Side | null}} Listed */

/** @typedef {'mine' | 'open' | 'playing'} Kind */

/** Milliseconds from asking to asking, while somebody looks and while nobody does. */
const PAUSE = { seen: 3000, unseen: 15_000 };

/** @type {readonly Kind[]} */
const KINDS = ['mine', 'open', 'playing'];

/** @param {Listed} room @param {Kind} kind @returns {string} */
function stateTold(room, kind) {
  if (kind === 'open') return '';
  const { phase, game, match, you } = room;
  if (phase === 'open') return say('room-waits');
  if (phase === 'aborted') return say('room-aborted');
  const name = (/** @type {Side} */ side) => (side === you ? say('player-you') : playerTold(room, side));
  const pins = say('standing', { south: match.pins.south, north: match.pins.north });
  if (isSingle(room) && game.outcome) return resultTold(game.outcome);
  if (phase === 'over' && match.winner) return say('match-is-won', { player: name(match.winner), own: match.pins[match.winner], other: match.pins[opposite(match.winner)] });
  if (game.outcome) return `${resultTold(game.outcome)} · ${pins}`;
  const side = toMove(room);
  if (you && side === you) return say('your-turn');
  return side ? say('person-to-move', { player: name(side) }) : pins;
}

/** @param {Kind} kind @param {Listed} room @returns {string} what its link says */
function wayTold(kind, room) {
  if (kind === 'open') return say('join-game');
  return kind === 'playing' ? say('watch-game') : say(room.phase === 'over' || room.phase === 'aborted' ? 'look-at-game' : 'go-on');
}

/** @param {Listed} room @param {Kind} kind @returns {string} who plays */
function namesTold(room, kind) {
  if (kind === 'open') {
    const host = room.players.south ? 'south' : 'north';
    return room.players[host]?.name || say('somebody');
  }
  const name = (/** @type {Side} */ side) => (side === room.you ? say('player-you') : playerTold(room, side));
  return `${name('south')} – ${name('north')}`;
}

/** @param {Kind} kind */
function createList(kind) {
  const list = part(kind, HTMLElement);
  const empty = part(`${kind}-empty`, HTMLElement);
  /** @type {Map<string, HTMLLIElement>} */
  const items = new Map();

  /** @param {Listed} room */
  const itemOf = (room) => {
    const old = items.get(room.id);
    if (old) return old;
    const names = made('p', 'room-names');
    const way = made('a', kind === 'open' ? 'button primary' : 'button');
    way.href = `room?${room.id}`;
    const item = made('li', '', made('div', 'room-told', names, made('p', 'hint-text'), made('p', 'room-state')), way);
    items.set(room.id, item);
    return item;
  };

  return (/** @type {Listed[]} */ rooms) => {
    empty.hidden = rooms.length > 0;
    const ids = new Set(rooms.map(({ id }) => id));
    for (const [id, item] of items) {
      if (ids.has(id)) continue;
      items.delete(id);
      item.remove();
    }
    rooms.forEach((room, index) => {
      const item = itemOf(room);
      const [names, played, state] = item.querySelectorAll('p');
      tell(names, namesTold(room, kind));
      tell(played, playedTold(room));
      tell(state, stateTold(room, kind));
      state.hidden = state.textContent === '';
      const way = /** @type {HTMLAnchorElement} */ (item.querySelector('a'));
      tell(way, wayTold(kind, room));
      way.setAttribute('aria-label', `${wayTold(kind, room)}: ${namesTold(room, kind)}`);
      item.classList.toggle('is-yours', kind === 'mine' && room.you != null && toMove(room) === room.you);
      if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
    });
  };
}

/** Keeps the lists of the page up to date from now on. @returns {Promise<void>} kept once they were drawn for the first time */
export function watchLists() {
  const lists = new Map(KINDS.map((kind) => [kind, createList(kind)]));
  const problem = part('lists-problem', HTMLElement);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isAsking = false;

  const refresh = async () => {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    try {
      for (const kind of KINDS) {
        const { rooms } = /** @type {{rooms: Listed[]}} */ (await ask(`rooms?of=${kind}`));
        lists.get(kind)?.(rooms);
      }
      problem.hidden = true;
    } catch (error) {
      tell(problem, refusalTold(error));
      problem.hidden = false;
    } finally {
      isAsking = false;
      timer = setTimeout(() => void refresh(), document.hidden ? PAUSE.unseen : PAUSE.seen);
    }
  };
  document.addEventListener('visibilitychange', () => document.hidden || void refresh());
  addEventListener('online', () => void refresh());
  return refresh();
}
