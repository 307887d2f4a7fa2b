/**
 * The addresses of rooms: which one is meant, and what its link lets one do. The word behind `#` is never
 * sent with an address, and is taken out of it as soon as it is read. What is done with it is not here.
 *
 * @module
 */

import { keep, kept } from '../kept.js';

/** @typedef {{id: string, invite: string | null, seat: string | null}} RoomLink */

/** So many invites of one's own rooms are kept. */
const MOST_INVITES = 20;

/**
 * @param {string} search the part of the address from `?`
 * @param {string} hash the part from `#`
 * @returns {RoomLink | null} null if it is no room's
 */
export function readRoomLink(search, hash) {
  const id = /^\?([a-z0-9]{1,40})(?:&|=|$)/.exec(search)?.[1];
  if (!id) return null;
  const [, kind, word] = /^#(invite|seat)\.([\w-]{1,200})$/.exec(hash) ?? [];
  return { id, invite: kind === 'invite' ? word : null, seat: kind === 'seat' ? word : null };
}

/** Reads the address of this page, and takes the word out of it. @returns {RoomLink | null} */
export function takeRoomLink() {
  const link = readRoomLink(location.search, location.hash);
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  return link;
}

/** @param {string} id @param {string} [word] such as `invite.…` @returns {string} a whole address for others */
export function roomAddress(id, word) {
  return `${location.origin}/room?${id}${word ? `#${word}` : ''}`;
}

/** @param {string} id @returns {string} where its messages come from */
export function liveAddress(id) {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/rooms/${id}/live`;
}

/** @returns {[string, string][]} rooms and their invites, the newest last */
function keptInvites() {
  const told = kept('invites');
  const isPair = (/** @type {unknown} */ pair) => Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string');
  return Array.isArray(told) ? told.filter(isPair) : [];
}

/** Keeps the invite of one's own room, for the page of the room. @param {string} id @param {string} invite */
export function keepInvite(id, invite) {
  const others = keptInvites().filter(([room]) => room !== id);
  keep('invites', [...others, [id, invite]].slice(-MOST_INVITES));
}

/** @param {string} id @returns {string | null} */
export function keptInvite(id) {
  return keptInvites().find(([room]) => room === id)?.[1] ?? null;
}
