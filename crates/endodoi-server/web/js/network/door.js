/**
 * The door of a room, for who has no seat in it: who invites, to what, and a name to sit down with. Nobody
 * sits down without a press. What is asked of the server, and what comes of it, is up to the page.
 *
 * @module
 */

import { button, part, tell } from '../dom.js';
import { keep, kept } from '../kept.js';
import { opposite } from '../tell.js';
import { say } from '../words.js';
import { playedTold, playerTold, refusalTold } from './tell-room.js';

/** @import {Room} from './shapes.js' */

/** @returns {string} the name that was given last in this browser */
export function keptName() {
  const told = kept('name');
  return typeof told === 'string' ? told.slice(0, 40) : '';
}

/** @param {string} name */
export function keepName(name) {
  keep('name', name);
}

/**
 * Shows nothing but why there is no way in.
 *
 * @param {string} text
 * @param {() => void} [again] tries once more, if that may help
 */
export function closeDoor(text, again) {
  const ways = part('door-ways', HTMLElement);
  part('door', HTMLElement).hidden = false;
  part('door-form', HTMLFormElement).hidden = true;
  ways.hidden = false;
  ways.querySelector('button')?.remove();
  if (again) ways.prepend(button(say('error-try-again'), again, 'primary'));
  tell(part('door-heading', HTMLElement), text);
  tell(part('door-text', HTMLElement), '');
}

/**
 * Makes the door work.
 *
 * @param {(name: string) => Promise<void>} sitDown
 * @returns {(room: Room | null) => void} shows the door of a room, or hides it
 */
export function createDoor(sitDown) {
  const door = part('door', HTMLElement);
  const form = part('door-form', HTMLFormElement);
  const field = part('door-name', HTMLInputElement);
  const problem = part('door-problem', HTMLElement);
  const submit = /** @type {HTMLButtonElement} */ (form.querySelector('button[type=submit]'));
  field.value = keptName();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const name = field.value.trim();
    keepName(name);
    submit.disabled = true;
    problem.hidden = true;
    try {
      await sitDown(name);
    } catch (error) {
      tell(problem, refusalTold(error));
      problem.hidden = false;
    } finally {
      submit.disabled = false;
    }
  });
  return (room) => {
    door.hidden = room === null;
    if (!room) return;
    form.hidden = false;
    part('door-ways', HTMLElement).hidden = true;
    const free = room.players.south === null ? 'south' : 'north';
    const host = room.players[opposite(free)];
    const text = host?.name ? say('door-invited', { player: playerTold(room, opposite(free)) }) : say('door-free');
    tell(part('door-heading', HTMLElement), text);
    tell(part('door-text', HTMLElement), playedTold(room));
  };
}
