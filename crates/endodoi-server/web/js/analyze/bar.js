/**
 * The bar beside the board: how much of it is South's tells who is ahead. It stands as the board
 * lies, each player's part on that player's side, and turns with it. Its value is written on it.
 *
 * @module
 */

import { made, tell } from '../dom.js';
import { southShare, worthLabel, worthTold } from '../worth.js';
import { say } from '../words.js';

/** @import {Worth} from '../worth.js' */

/**
 * @param {HTMLElement} place
 * @returns {(worth: Worth | null, flipped: boolean) => void} shows a value; none while it is not known
 */
export function createBar(place) {
  const north = made('span', 'bar-part bar-north');
  const south = made('span', 'bar-part bar-south');
  const label = made('span', 'bar-label');
  place.append(north, south, label);
  place.setAttribute('role', 'img');
  return (worth, flipped) => {
    place.classList.toggle('is-flipped', flipped);
    place.classList.toggle('is-unknown', worth === null);
    const share = worth ? southShare(worth.value) : 0.5;
    south.style.flexGrow = share.toFixed(3);
    north.style.flexGrow = (1 - share).toFixed(3);
    tell(label, worth ? worthLabel(worth) : '…');
    place.setAttribute('aria-label', worth ? say('bar-told', { worth: worthTold(worth) }) : say('bar-unknown'));
  };
}
