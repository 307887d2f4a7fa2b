/**
 * The dialog that asks before something is done that cannot be taken back easily. The page holds it, with
 * a button for "no" that has the focus; what is asked, and what follows, is up to whoever asks.
 *
 * @module
 */

import { part, tell } from './dom.js';

/**
 * Makes the dialog of this page work.
 *
 * @returns {(question: string, yes: string) => Promise<boolean>} asks; `yes` is what the button says
 */
export function createQuestion() {
  const dialog = part('confirm', HTMLDialogElement);
  const yesButton = part('confirm-yes', HTMLButtonElement);
  /** Answers the question that is asked. @type {(sure: boolean) => void} */
  let answer = () => {};
  // The browser tells late that a dialog is closed, perhaps when the next question is asked already.
  dialog.addEventListener('submit', (event) => answer(event.submitter === yesButton));
  dialog.addEventListener('close', () => dialog.open || answer(false));
  return (question, yes) => {
    answer(false);
    tell(part('confirm-text', HTMLElement), question);
    tell(yesButton, yes);
    if (!dialog.open) dialog.showModal();
    return new Promise((resolve) => { answer = resolve; });
  };
}
