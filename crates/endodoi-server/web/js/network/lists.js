/**
 * The lists of rooms in the lobby: those that wait, those to watch, one's own. They are asked for now and
 * then, more seldom while nobody looks; what has not changed is not drawn anew, so that nothing flickers
 * and nobody loses the focus.
 *
 * @module
 */

import { ask } from '../api.js';
import { button, made, part, tell } from '../dom.js';
import { isSingle } from '../play/drawn.js';
import { opposite } from '../tell.js';
import { say } from '../words.js';
import { analyse, saveRecord } from './kept-games.js';
import { playedTold, playerTold, refusalTold } from './tell-room.js';

/** @import {Side} from '../shapes.js' */
/** @import {Room} from './shapes.js' */

/**
 * A room as lists tell it.
 *
 * @typedef {Pick<Room, 'id' | 'phase' | 'rules' | 'start' | 'target' | 'clock' | 'players' | 'match'> & {turns: number, to_move: Side | null, changed: number, you?: Side}} Listed
 */

/** @typedef {'mine' | 'open' | 'playing'} Kind */

/** Milliseconds from asking to asking, while somebody looks and while nobody does. */
const PAUSE = { seen: 3000, unseen: 15_000 };

/** @type {readonly Kind[]} */
const KINDS = ['mine', 'open', 'playing'];

/** @param {Listed} room @param {Side} side @returns {string} */
function nameTold(room, side) {
  return side === room.you ? say('player-you') : playerTold(room, side);
}

/** @param {Listed} room @param {Kind} kind @returns {string} */
function stateTold(room, kind) {
  if (kind === 'open') return '';
  const { phase, match, to_move: side } = room;
  if (phase === 'open') return say('room-waits');
  if (phase === 'aborted') return say('room-aborted');
  const { winner, pins } = match;
  if (phase === 'over' && winner) {
    const player = nameTold(room, winner);
    return isSingle(room) ? say('game-is-won', { player }) : say('match-is-won', { player, own: pins[winner], other: pins[opposite(winner)] });
  }
  if (side === null) return say('standing', pins);
  return side === room.you ? say('your-turn') : say('person-to-move', { player: nameTold(room, side) });
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
  return `${nameTold(room, 'south')} – ${nameTold(room, 'north')}`;
}

/** @param {unknown} error null if there is none */
function tellTrouble(error) {
  const problem = part('lists-problem', HTMLElement);
  tell(problem, error === null ? '' : refusalTold(error));
  problem.hidden = error === null;
}

/** What else can be done with one's own games. @param {string} id @returns {HTMLButtonElement[]} */
function furtherWays(id) {
  return [
    button(say('menu-analyze'), () => analyse(id).then((address) => location.assign(address)).catch(tellTrouble)),
    button(say('save-record'), () => saveRecord(id).catch(tellTrouble)),
  ];
}

/** @param {Listed} room @param {Kind} kind @returns {HTMLLIElement} */
function createItem(room, kind) {
  const way = made('a', kind === 'open' ? 'button primary' : 'button');
  way.href = `room?${room.id}`;
  const told = made('div', 'room-told', made('p', 'room-names'), made('p', 'hint-text'), made('p', 'room-state'));
  const ways = made('div', 'buttons', way);
  if (kind === 'mine') ways.append(...furtherWays(room.id));
  return made('li', '', told, ways);
}

/** @param {HTMLLIElement} item @param {Listed} room @param {Kind} kind */
function fillItem(item, room, kind) {
  const [names, played, state] = item.querySelectorAll('p');
  const who = namesTold(room, kind);
  tell(names, who);
  tell(played, playedTold(room));
  tell(state, stateTold(room, kind));
  state.hidden = state.textContent === '';
  const way = /** @type {HTMLAnchorElement} */ (item.querySelector('a'));
  tell(way, wayTold(kind, room));
  way.setAttribute('aria-label', `${wayTold(kind, room)}: ${who}`);
  for (const further of item.querySelectorAll('button')) {
    further.hidden = room.turns === 0 && room.match.number === 1;
    further.setAttribute('aria-label', `${further.textContent}: ${who}`);
  }
  item.classList.toggle('is-yours', kind === 'mine' && room.you !== undefined && room.to_move === room.you);
}

/** @param {Kind} kind @returns {(rooms: Listed[]) => void} draws the list */
function createList(kind) {
  const list = part(kind, HTMLElement);
  const empty = part(`${kind}-empty`, HTMLElement);
  /** @type {Map<string, HTMLLIElement>} */
  const items = new Map();
  return (rooms) => {
    const focused = list.contains(document.activeElement) ? document.activeElement : null;
    empty.hidden = rooms.length > 0;
    const ids = new Set(rooms.map(({ id }) => id));
    for (const [id, item] of items) {
      if (ids.has(id)) continue;
      items.delete(id);
      item.remove();
    }
    rooms.forEach((room, index) => {
      const item = items.get(room.id) ?? createItem(room, kind);
      items.set(room.id, item);
      fillItem(item, room, kind);
      if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
    });
    // What changes its place loses the focus.
    if (focused instanceof HTMLElement && focused.isConnected && document.activeElement !== focused) focused.focus({ preventScroll: true });
  };
}

/** Keeps the lists of the page up to date from now on. @returns {Promise<void>} kept once they were drawn for the first time */
export function watchLists() {
  const lists = new Map(KINDS.map((kind) => [kind, createList(kind)]));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isAsking = false;

  /** @returns {Promise<void>} */
  const refresh = async () => {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    try {
      for (const kind of KINDS) {
        const { rooms } = /** @type {{rooms: Listed[]}} */ (await ask(`rooms?of=${kind}`));
        lists.get(kind)?.(rooms);
      }
      tellTrouble(null);
    } catch (error) {
      tellTrouble(error);
    } finally {
      isAsking = false;
      timer = setTimeout(() => void refresh(), document.hidden ? PAUSE.unseen : PAUSE.seen);
    }
  };
  document.addEventListener('visibilitychange', () => document.hidden || void refresh());
  addEventListener('online', () => void refresh());
  return refresh();
}
