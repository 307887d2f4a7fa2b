/**
 * The card of a room that waits: how a friend gets in, and how one gets out again. It is shown to who made
 * the room; others see the door, which is in `door.js`.
 *
 * @module
 */

import { part, tell } from '../dom.js';
import { say } from '../words.js';
import { keptInvite, roomAddress } from './address.js';
import { canShare, copyFrom, share, showCode } from './links.js';

/** @import {SeatTable} from './seat-table.js' */

/**
 * @param {SeatTable} table
 * @param {(text: string) => void} announce
 * @param {(error: unknown) => void} onTrouble
 * @returns {() => void} draws the card
 */
export function createWaiting(table, announce, onTrouble) {
  const link = part('invite-link', HTMLInputElement);
  const watch = part('watch-link', HTMLInputElement);
  const code = part('code', HTMLElement);
  const shareButton = part('share-invite', HTMLButtonElement);
  part('copy-invite', HTMLButtonElement).addEventListener('click', async () => {
    announce(say(await copyFrom(link) ? 'link-copied' : 'link-selected'));
  });
  shareButton.addEventListener('click', () => void share(link.value));
  part('show-code', HTMLButtonElement).addEventListener('click', () => {
    if (code.hidden) showCode(code, link.value).catch(onTrouble);
    else code.hidden = true;
  });
  return () => {
    const { room, you } = table;
    const isShown = room?.phase === 'open' && you !== null;
    part('waiting', HTMLElement).hidden = !isShown;
    if (!room || !isShown) return;
    const invite = keptInvite(room.id);
    link.value = roomAddress(room.id, invite ? `invite.${invite}` : undefined);
    watch.value = roomAddress(room.id);
    part('watch-field', HTMLElement).hidden = !room.watched || !invite;
    shareButton.hidden = !canShare(link.value);
    tell(part('waiting-text', HTMLElement), say(room.listed ? 'waiting-listed' : 'waiting-unlisted'));
  };
}
