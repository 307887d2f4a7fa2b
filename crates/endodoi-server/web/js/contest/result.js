/**
 * The dialog in which an organiser gives the result of an encounter, or corrects it.
 *
 * @module
 */

import { part, tell } from '../dom.js';
import { pairTold, playerNamed } from './tell-contest.js';

/** @import {Contest, Deed} from './shapes.js' */

/**
 * @param {(deed: Deed) => Promise<void>} act
 * @returns {(contest: Contest, encounter: number) => void} opens the dialog
 */
export function createResult(act) {
  const dialog = part('result', HTMLDialogElement);
  const form = /** @type {HTMLFormElement} */ (dialog.querySelector('form'));
  let asked = 0;
  form.addEventListener('submit', (event) => {
    const winner = new FormData(form).get('winner');
    if (event.submitter !== part('result-set', HTMLButtonElement) || winner === null) return;
    void act({ do: 'decide', encounter: asked, winner: winner === 'neither' ? null : String(winner) });
  });
  return (contest, encounter) => {
    const { players, over, winner } = contest.encounters[encounter];
    asked = encounter;
    tell(part('result-pair', HTMLElement), pairTold(contest, contest.encounters[encounter]));
    tell(part('result-south', HTMLElement), playerNamed(contest, players.south));
    tell(part('result-north', HTMLElement), playerNamed(contest, players.north));
    const now = over ? winner ?? 'neither' : '';
    for (const choice of form.querySelectorAll('input')) choice.checked = choice.value === now;
    dialog.showModal();
  };
}
