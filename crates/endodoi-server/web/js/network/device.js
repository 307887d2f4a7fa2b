/**
 * The dialog that takes a seat along to another device: a link that is good once, and the same as a picture
 * to scan.
 *
 * @module
 */

import { ask } from '../api.js';
import { part, tell } from '../dom.js';
import { say } from '../words.js';
import { roomAddress } from './address.js';
import { copyFrom, showCode } from './links.js';
import { refusalTold } from './tell-room.js';

/**
 * @param {string} id of the room
 * @param {(text: string) => void} announce
 */
export function createDevice(id, announce) {
  const dialog = part('device', HTMLDialogElement);
  const link = part('device-link', HTMLInputElement);
  const code = part('device-code', HTMLElement);
  const problem = part('device-problem', HTMLElement);
  const copy = part('copy-device', HTMLButtonElement);
  copy.addEventListener('click', async () => {
    announce(say(await copyFrom(link) ? 'link-copied' : 'link-selected'));
  });
  part('move-seat', HTMLButtonElement).addEventListener('click', async () => {
    link.value = '';
    code.replaceChildren();
    problem.hidden = true;
    copy.disabled = true;
    dialog.showModal();
    try {
      const { handover } = /** @type {{handover: string}} */ (await ask(`rooms/${id}/handover`, {}));
      link.value = roomAddress(id, `seat.${handover}`);
      copy.disabled = false;
      await showCode(code, link.value);
    } catch (error) {
      tell(problem, refusalTold(error));
      problem.hidden = false;
    }
  });
  // Whoever looks over a shoulder later finds nothing.
  dialog.addEventListener('close', () => {
    link.value = '';
    code.replaceChildren();
  });
}
