/**
 * The dialog in which a new match is set up. What may be chosen is offered; what was typed is checked
 * by the functions, and what they say stands beside the field.
 *
 * @module
 */

import { ask } from '../api.js';
import { keep, kept } from '../kept.js';
import { problemTold } from '../tell.js';
import { say } from '../words.js';
import { newMatch } from './match.js';
import { part } from '../dom.js';

/** @import {Match, Player} from './match.js' */

/** Seeds in each hole that a rule set begins with, where it is not 4. */
export const USUAL_SEEDS = new Map([['cross-endodoi', '3']]);

/**
 * A start with the same number of seeds in every hole.
 *
 * @param {number} holes a row
 * @param {number} seeds in each
 * @param {'S' | 'N'} first who is to move
 * @returns {string}
 */
export function uniformStart(holes, seeds, first) {
  const row = Array(holes).fill(String(seeds)).join(',');
  return `${row}/${row} 0-0 ${first}`;
}

/** The match that a newcomer finds: against the computer, at a level that a child may beat. @returns {Match} */
export function firstMatch() {
  return newMatch({
    rules: 'merker',
    start: uniformStart(6, 4, 'S'),
    target: 'first to 3 wins',
    players: { south: { kind: 'person', name: '' }, north: { kind: 'computer', level: 1 } },
  });
}

/**
 * Puts the choices of last time into a form.
 *
 * @param {HTMLFormElement} form
 * @param {unknown} told what was kept of it
 */
export function restoreForm(form, told) {
  if (typeof told !== 'object' || told === null) return;
  for (const [name, chosenBefore] of Object.entries(told)) {
    if (name === 'position' || typeof chosenBefore !== 'string') continue;
    const field = form.elements.namedItem(name);
    const before = field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (before) takeOver(field, chosenBefore);
  }
}

/**
 * Puts a choice of last time into a field, unless the field does not offer it.
 *
 * @param {RadioNodeList | HTMLInputElement | HTMLSelectElement} field
 * @param {string} choice
 */
function takeOver(field, choice) {
  const usual = field.value;
  field.value = choice;
  const isValid = field instanceof RadioNodeList || field.checkValidity();
  if (field.value !== choice || !isValid) field.value = usual;
}

/**
 * Makes the dialog work.
 *
 * @param {(match: Match) => Promise<void>} begin is called with the match; throws if it cannot be
 * @returns {() => void} opens the dialog
 */
export function createSetup(begin) {
  const dialog = part('setup', HTMLDialogElement);
  const form = part('setup-form', HTMLFormElement);
  const problem = part('setup-problem', HTMLElement);
  const submit = /** @type {HTMLButtonElement} */ (form.querySelector('button[type=submit]'));

  /** @param {string} name @returns {string} */
  const value = (name) => String(new FormData(form).get(name) ?? '');

  const redraw = () => {
    const alone = value('opponent') === 'computer';
    part('level-field', HTMLElement).hidden = !alone;
    part('first-south', HTMLElement).textContent = say(alone ? 'begins-you' : 'begins-south');
    part('first-north', HTMLElement).textContent = say(alone ? 'begins-opponent' : 'begins-north');
    part('north-player', HTMLInputElement).closest('.field')?.toggleAttribute('hidden', alone);
    problem.hidden = true;
  };
  form.addEventListener('input', redraw);
  part('rules', HTMLSelectElement).addEventListener('change', () => {
    part('seeds', HTMLInputElement).value = USUAL_SEEDS.get(value('rules')) ?? '4';
  });
  part('cancel-setup', HTMLButtonElement).addEventListener('click', () => dialog.close());

  /** @returns {Match} */
  const chosen = () => {
    const first = value('first') === 'lot' ? (Math.random() < 0.5 ? 'S' : 'N') : value('first') === 'north' ? 'N' : 'S';
    const own = value('position').trim();
    /** @type {Player} */
    const north = value('opponent') === 'computer'
      ? { kind: 'computer', level: Number(value('level')) }
      : { kind: 'person', name: value('north-player').trim() };
    return newMatch({
      rules: value('rules'),
      start: own || uniformStart(Number(value('holes')), Number(value('seeds')), first),
      target: value('target'),
      players: { south: { kind: 'person', name: value('south-player').trim() }, north },
    });
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const match = chosen();
    submit.disabled = true;
    try {
      await ask('position', { rules: match.rules, position: match.start });
      keep('setup', Object.fromEntries(new FormData(form)));
      await begin(match);
      dialog.close();
    } catch (error) {
      problem.textContent = problemTold(error);
      problem.hidden = false;
    } finally {
      submit.disabled = false;
    }
  });

  restoreForm(form, kept('setup'));

  // A field that is wrong cannot be shown while the part around it is folded.
  form.addEventListener('invalid', (event) => {
    if (event.target instanceof Element) event.target.closest('details')?.setAttribute('open', '');
  }, true);

  return () => {
    // A position of one's own is for one match; left over, it would overrule the board that is chosen.
    part('position', HTMLInputElement).value = '';
    redraw();
    dialog.showModal();
  };
}
