/**
 * What is said on the page of a room besides the board, and which buttons may be pressed. Drawn from how
 * the room stands alone; nothing is decided here. What stands around a board on other pages as well is in
 * `../play/drawn.js`, clocks and names are in `seats.js`.
 *
 * @module
 */

import { part, tell } from '../dom.js';
import { drawMoves, drawNotice, drawScore, drawViewing, endTold, lastTurnTold, linkAnalysis, lookingTold, nameOf, setButton, tagOf } from '../play/drawn.js';
import { gameOf, isPerson } from '../play/match.js';
import { opposite, owner } from '../tell.js';
import { say } from '../words.js';
import { playerTold, setUpTold } from './tell-room.js';

/** @import {Side} from '../shapes.js' */
/** @import {Offer, Presence, Room} from './shapes.js' */
/** @import {SeatTable} from './seat-table.js' */

/** @param {SeatTable} table @returns {string} whose turn it is, or how it ended */
export function statusTold(table) {
  const { match, room, game, you } = table;
  if (!match || !room || !game) return say('connecting');
  if (table.doing === 'sowing' && table.sowing) return say('sowing-now', { side: owner(table.sowing), hole: table.sowing });
  if (table.viewing !== null) return lookingTold(table);
  // Who made the room reads it on the card that waits with them.
  if (room.phase === 'open') return you === null ? say('room-waits') : '';
  if (room.phase === 'aborted') return say('room-aborted');
  if (game.outcome) return endTold(match, game.outcome, game.position);
  if (table.pending) return say('hole-on-its-way', { hole: table.pending.hole });
  const side = table.toMove ?? game.position.to_move;
  if (side === you) return say('your-turn');
  const player = tagOf(match, side);
  return isPerson(match, side) ? say('person-to-move', { player }) : say('computer-to-move', { player });
}

/** @param {Offer} offer @param {string} player @returns {string} */
function askedTold({ what }, player) {
  if (what === 'takeback') return say('takeback-asked', { player });
  return what === 'stop' ? say('stop-asked', { player }) : say('rematch-asked', { player });
}

/** @param {Offer} offer @returns {string} */
function ownOfferTold({ what }) {
  if (what === 'takeback') return say('takeback-waits');
  return what === 'stop' ? say('stop-waits') : say('rematch-waits');
}

/** @param {SeatTable} table @returns {string} what the other side offers, or what one waits for; empty if nothing */
export function offerTold({ room, you }) {
  const offer = room?.offer;
  if (!room || !offer || !you) return '';
  return offer.by === you ? ownOfferTold(offer) : askedTold(offer, playerTold(room, offer.by));
}

/** @param {SeatTable} table */
function drawOffer(table) {
  const place = part('offer', HTMLElement);
  const text = offerTold(table);
  const isOwn = table.room?.offer?.by === table.you;
  const hadFocus = place.contains(document.activeElement);
  place.hidden = text === '';
  tell(part('offer-text', HTMLElement), text);
  part('accept', HTMLButtonElement).hidden = isOwn;
  part('decline', HTMLButtonElement).hidden = isOwn;
  part('withdraw', HTMLButtonElement).hidden = !isOwn;
  if (hadFocus && place.hidden) table.board.focus();
}

/** @param {Room} room @param {Presence | null} presence @param {Side} you @returns {boolean} whether the other has been away for so long */
export function mayClaim(room, presence, you) {
  const away = presence?.away[opposite(you)] ?? null;
  const isByDay = room.clock !== null && 'days' in room.clock;
  return room.phase === 'playing' && !isByDay && presence !== null && away !== null && away >= presence.claim_after;
}

/** @param {SeatTable} table @param {Room} room @param {Presence | null} presence */
function drawButtons(table, room, presence) {
  const { you } = table;
  const isPlaying = room.phase === 'playing';
  const begun = room.game.moves.length > 0;
  /** @param {boolean} isThere @param {boolean} [isPossible] */
  const state = (isThere, isPossible = true) => (!isThere || you === null ? 'hidden' : isPossible ? 'open' : 'disabled');
  setButton(table, 'takeback', state(isPlaying, room.offer === null && room.game.moves.some((move) => owner(move) === you)));
  setButton(table, 'stop', state(isPlaying && !room.game.can_abort, room.offer === null));
  setButton(table, 'resign', state(isPlaying && !room.game.can_abort));
  setButton(table, 'abort', state(isPlaying && room.game.can_abort));
  setButton(table, 'claim', state(you !== null && mayClaim(room, presence, you)));
  setButton(table, 'next-game', state(room.phase === 'between', you !== null && !room.ready[you]));
  setButton(table, 'rematch', state(room.phase === 'over' && room.offer === null));
  setButton(table, 'move-seat', state(room.phase !== 'aborted'));
  setButton(table, 'download', begun || table.past.length > 0 ? 'open' : 'disabled');
  part('to-lobby', HTMLElement).hidden = room.phase !== 'over' && room.phase !== 'aborted';
  // Nobody shall be tempted in the middle of a game with somebody.
  const isWithPerson = you !== null && room.players[opposite(you)]?.level === null;
  part('analyse', HTMLElement).hidden = isPlaying && isWithPerson;
  const { game, match } = table;
  setButton(table, 'replay', game && match && (table.viewing ?? gameOf(match).moves.length) > 0 ? 'open' : 'disabled');
}

/**
 * What else there is to know: who wants the next game and when it begins, or that a game may be claimed.
 *
 * @param {SeatTable} table
 * @param {Presence | null} presence
 * @returns {string}
 */
function readyTold({ room, match, you }, presence) {
  if (!room || !match) return '';
  if (you && mayClaim(room, presence, you)) return say('may-claim', { player: nameOf(match, opposite(you)) });
  if (room.phase !== 'between') return '';
  if (you && room.ready[you]) return say('next-waits', { player: nameOf(match, opposite(you)) });
  const ready = /** @type {const} */ (['south', 'north']).find((side) => side !== you && room.ready[side]);
  return ready ? say('is-ready', { player: nameOf(match, ready) }) : say('next-by-itself');
}

/** @param {HTMLElement} element @param {string} text which is there only if it says something */
function tellIfAny(element, text) {
  element.hidden = text === '';
  tell(element, text);
}

/** @param {SeatTable} table @param {Presence | null} presence */
export function drawRoom(table, presence) {
  const { room } = table;
  if (!room) return;
  part('room', HTMLElement).dataset.phase = room.phase;
  tell(part('status', HTMLElement), statusTold(table));
  if (table.shown) drawScore(table);
  drawMoves(table);
  drawNotice(table);
  tell(part('last-turn', HTMLElement), table.doing === 'sowing' ? '' : lastTurnTold(table));
  tellIfAny(part('chosen', HTMLElement), table.premove ? say('premove-told', { hole: table.premove.hole }) : '');
  part('went-on', HTMLElement).hidden = !table.wentOn;
  drawViewing(table);
  drawOffer(table);
  drawButtons(table, room, presence);
  const ready = readyTold(table, presence);
  tellIfAny(part('ready-line', HTMLElement), ready);
  const ahead = part('ahead', HTMLElement);
  ahead.hidden = ready === '' && ahead.querySelector(':is(button, a):not([hidden])') === null;
  tell(part('played-line', HTMLElement), setUpTold(room));
  const { won } = room.match;
  tellIfAny(part('won-line', HTMLElement), won.south + won.north > 0 ? say('matches-won', won) : '');
  const watchers = presence?.watchers ?? 0;
  tell(part('watchers', HTMLElement), watchers > 0 ? say('watchers', { count: watchers }) : '');
  linkAnalysis(table);
  const base = say('title-room');
  const isTurn = table.isYours && !table.pending;
  document.title = isTurn ? `● ${say('your-turn')} – ${base}` : base;
}
