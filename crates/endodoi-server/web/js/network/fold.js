/**
 * Where an offer stands on a small screen: at its lower edge, so that it is seen, until the reader moves it
 * below the board to reach the holes behind it. Another offer is at the edge again.
 *
 * @module
 */

import { part } from '../dom.js';

/** @import {SeatTable} from './seat-table.js' */

/** @param {SeatTable} table @returns {() => void} draws it */
export function createFold(table) {
  const asks = part('asks', HTMLElement);
  const fold = part('fold', HTMLButtonElement);
  let number = 0;
  fold.addEventListener('click', () => {
    asks.dataset.folded = '';
    table.board.focus();
  });
  return () => {
    const now = table.room?.offer?.number ?? 0;
    if (now !== number) delete asks.dataset.folded;
    number = now;
  };
}
