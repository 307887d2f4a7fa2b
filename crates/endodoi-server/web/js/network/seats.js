/**
 * The lines above and below the board: who sits there, whether they are here, and how much time they have
 * left. Clocks run by the server's time; a page that is not drawn for a while is right again at once.
 *
 * @module
 */

import { part, tell } from '../dom.js';
import { tagOf } from '../play/drawn.js';
import { say } from '../words.js';
import { playerTold, timeTold } from './tell-room.js';
import { SHORT, leftOf, nextChange, warningDue } from './time.js';

/** @import {Side} from '../shapes.js' */
/** @import {Presence, Room} from './shapes.js' */
/** @import {SeatTable} from './seat-table.js' */
/** @import {ServerTime} from './time.js' */

/** @type {readonly Side[]} */
const SIDES = ['south', 'north'];

/** Clocks are drawn no more often than this, in milliseconds. */
const LEAST_WAIT = 40;

/**
 * @param {SeatTable} table
 * @param {ServerTime} time
 * @param {(text: string) => void} announce
 * @returns {(presence: Presence | null) => void} draws the lines
 */
export function createSeats(table, time, announce) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Set<number>} */
  let warned = new Set();
  let warnedGame = 0;

  /** @param {Side} side */
  const placeOf = (side) => {
    const isAbove = (side === 'north') !== table.flipped;
    return part(isAbove ? 'seat-above' : 'seat-below', HTMLElement);
  };

  /** @param {Room} room @param {number} left of who looks */
  const warn = (room, left) => {
    const { clock, game } = room;
    if (warnedGame !== game.number) warned = new Set();
    warnedGame = game.number;
    if (clock === null || !('base' in clock)) return;
    const due = warningDue(left, clock.base * 1000, warned);
    if (due === null) return;
    warned.add(due);
    announce(say('time-left', { seconds: due / 1000 }));
  };

  const tick = () => {
    clearTimeout(timer);
    const { room } = table;
    const times = room?.times ?? null;
    const { now } = time;
    const isLive = room?.clock != null && 'base' in room.clock;
    let wait = Infinity;
    for (const side of SIDES) {
      const clock = /** @type {HTMLElement} */ (placeOf(side).querySelector('.seat-clock'));
      const left = times ? leftOf(times, side, now) : null;
      const isRunning = times?.running === side;
      const isShort = left !== null && isLive && left < SHORT && room?.phase === 'playing';
      // A colour alone would not tell everybody.
      tell(clock, left === null ? '' : `${isShort ? '! ' : ''}${timeTold(left)}`);
      clock.classList.toggle('is-running', isRunning);
      clock.classList.toggle('is-short', isShort);
      if (!times || !isRunning || left === null || left === 0) continue;
      wait = now < times.since ? times.since - now : nextChange(left);
      if (room && side === table.you) warn(room, left);
    }
    const beginBy = part('begin-by', HTMLElement);
    const isBefore = room?.phase === 'playing' && times?.running === null && times.until !== null && times.until > now;
    beginBy.hidden = !isBefore;
    if (isBefore && times?.until) {
      const left = times.until - now;
      tell(beginBy, say('begin-within', { time: timeTold(Math.max(left, 10_000)) }));
      wait = Math.min(wait, nextChange(left));
    }
    if (wait < Infinity) timer = setTimeout(tick, Math.max(LEAST_WAIT, wait));
  };

  return (presence) => {
    const { room, match } = table;
    if (!room) return;
    for (const side of SIDES) {
      const place = placeOf(side);
      const player = room.players[side];
      const isHere = presence ? presence[side] : true;
      const name = match && player ? tagOf(match, side) : playerTold(room, side);
      tell(/** @type {Element} */ (place.querySelector('.seat-name')), name);
      place.setAttribute('aria-label', name);
      const here = /** @type {HTMLElement} */ (place.querySelector('.seat-here'));
      const isPerson = player !== null && player.level === null && side !== table.you;
      tell(here, isPerson ? say(isHere ? 'is-here' : 'is-away') : '');
      here.toggleAttribute('data-here', isPerson);
      if (isPerson) here.dataset.here = isHere ? 'yes' : 'no';
      place.classList.toggle('is-to-move', table.toMove === side);
    }
    tick();
  };
}
