/**
 * The small form in which who sits in a room changes their name. Others see it with the next step.
 *
 * @module
 */

import { part } from '../dom.js';
import { say } from '../words.js';
import { keepName } from './door.js';

/** @import {SeatTable} from './seat-table.js' */

/**
 * @param {SeatTable} table
 * @param {(text: string) => void} announce
 * @returns {() => void} draws it
 */
export function createRename(table, announce) {
  const details = part('rename', HTMLDetailsElement);
  const field = part('new-name', HTMLInputElement);
  details.addEventListener('toggle', () => {
    const { room, you } = table;
    if (!details.open || !room || !you) return;
    field.value = room.players[you]?.name ?? '';
    field.focus();
    field.select();
  });
  part('rename-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const name = field.value.trim();
    keepName(name);
    table.listener.send({ do: 'name', name });
    details.open = false;
    details.querySelector('summary')?.focus();
    announce(name ? say('name-is-changed', { name }) : say('name-is-gone'));
  });
  return () => {
    // In a tournament names are given by whoever organises it.
    details.hidden = table.you === null || table.contest !== null || table.room?.phase === 'aborted';
  };
}
