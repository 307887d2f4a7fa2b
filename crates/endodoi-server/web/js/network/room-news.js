/**
 * What of a room's news is said aloud besides turns: offers, who comes and goes, how the connection is.
 * Each is said once; a page that was just opened says nothing of what had been before.
 *
 * @module
 */

import { part, tell } from '../dom.js';
import { nameOf } from '../play/drawn.js';
import { opposite, owner } from '../tell.js';
import { say } from '../words.js';
import { mayClaim, offerTold } from './room-screen.js';

/** @import {Offer, Presence, Room} from './shapes.js' */
/** @import {LineState} from './line.js' */
/** @import {SeatTable} from './seat-table.js' */

/** A line that is back within so many milliseconds is not worth a word. */
const UNNOTICED = 1500;

export class RoomNews {
  /**
   * @param {SeatTable} table
   * @param {(text: string) => void} announce
   */
  constructor(table, announce) {
    this.table = table;
    this.announce = announce;
    /** The number of the last offer that was told. */
    this.offer = 0;
    /** @type {Offer | null} */
    this.waiting = null;
    /** @type {Room['phase'] | null} */
    this.phase = null;
    /** @type {Presence | null} */
    this.presence = null;
    /** Turns that were taken when the room was heard of last. */
    this.turns = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.lostTimer = undefined;
  }

  /** Whose turn it is, for who cannot see it. @returns {string} */
  get turn() {
    return this.table.isYours ? `${say('your-turn')}.` : '';
  }

  /** The game under way has begun just now. */
  tellBegin() {
    this.announce([say('game-begins'), this.turn].filter(Boolean).join(' '));
  }

  /** The room has changed. */
  tellRoom() {
    const { room, you } = this.table;
    if (!room) return;
    const { offer, phase } = room;
    if (this.waiting?.by === you && offer === null && phase === this.phase && this.isDeclined(room)) this.table.say('offer-is-gone');
    if (offer && offer.number > this.offer && offer.by !== you) this.announce(offerTold(this.table));
    this.offer = Math.max(offer?.number ?? 0, this.offer);
    if (this.phase === 'open' && phase === 'playing') this.tellBegin();
    if (this.phase !== null && this.phase !== phase && phase === 'aborted') this.announce(say('room-aborted'));
    this.waiting = offer;
    this.phase = phase;
    this.turns = room.game.moves.length;
  }

  /**
   * Whether the other has said no to what one offered, in words or by playing on; fewer turns than before are
   * what was asked for, and whoever plays on drops an offer of their own.
   *
   * @param {Room} room
   * @returns {boolean}
   */
  isDeclined({ game: { moves } }) {
    if (moves.length <= this.turns) return moves.length === this.turns;
    return owner(moves[moves.length - 1]) !== this.table.you;
  }

  /** @param {Presence} presence */
  tellPresence(presence) {
    const { you, match, room } = this.table;
    const before = this.presence;
    this.presence = presence;
    if (!before || !you || !match || !room) return;
    const other = opposite(you);
    const player = nameOf(match, other);
    const told = [];
    if (before[other] !== presence[other]) told.push(presence[other] ? say('other-is-back', { player }) : say('other-is-gone', { player }));
    if (mayClaim(room, presence, you) && !mayClaim(room, before, you)) told.push(say('may-claim', { player }));
    this.announce(told.join(' '));
  }

  /** Shows that the line is lost, if that lasts. @param {LineState} state */
  tellLine(state) {
    const place = part('line', HTMLElement);
    clearTimeout(this.lostTimer);
    if (state === 'joined' || this.table.room === null) {
      if (!place.hidden) this.announce(say('line-is-back'));
      place.hidden = true;
      return;
    }
    this.lostTimer = setTimeout(() => {
      tell(place, say('line-is-lost'));
      place.hidden = false;
      this.announce(say('line-is-lost'));
    }, UNNOTICED);
  }
}
