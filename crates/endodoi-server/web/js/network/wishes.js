/**
 * The form in which a new game over the network is wished for: what may be chosen, and the wishes as the
 * server takes them. What comes of them is up to the page.
 *
 * @module
 */

import { part, tell } from '../dom.js';
import { keep, kept } from '../kept.js';
import { USUAL_SEEDS, restoreForm, uniformStart } from '../play/setup.js';
import { say } from '../words.js';
import { keepName, keptName } from './door.js';
import { paceTold } from './tell-room.js';

/** @import {Pace} from './shapes.js' */

/**
 * The wishes of a room, as `docs/network.md` describes them.
 *
 * @typedef {object} Wishes
 * @property {string} rules
 * @property {string} start
 * @property {string} target
 * @property {Pace} clock
 * @property {'south' | 'north' | 'lot'} begins
 * @property {boolean} listed
 * @property {boolean} watched
 * @property {string} name
 * @property {{level: number}} [opponent]
 */

/**
 * The clock that a choice means.
 *
 * @param {string} choice such as `180+2` or `3d`
 * @param {{minutes: number, increment: number}} own
 * @returns {Pace}
 */
export function paceOf(choice, own) {
  const [, days] = /^(\d+)d$/.exec(choice) ?? [];
  if (days) return { days: Number(days) };
  const [, base, increment] = /^(\d+)\+(\d+)$/.exec(choice) ?? [];
  if (base) return { base: Number(base), increment: Number(increment) };
  return choice === 'own' ? { base: Math.round(own.minutes * 60), increment: own.increment } : null;
}

/**
 * The wishes in a form.
 *
 * @param {FormData} data
 * @returns {Wishes}
 */
export function wishesIn(data) {
  const text = (/** @type {string} */ name) => String(data.get(name) ?? '');
  const begins = text('begins');
  const opponent = text('opponent');
  const rules = text('rules');
  const seeds = Number(USUAL_SEEDS.get(rules) ?? '4');
  const own = { minutes: Number(text('minutes')), increment: Number(text('increment')) };
  return {
    rules,
    start: uniformStart(Number(text('holes')), seeds, 'S'),
    target: text('target'),
    clock: paceOf(text('clock'), own),
    begins: begins === 'south' || begins === 'north' ? begins : 'lot',
    listed: opponent === 'anybody',
    watched: text('watched') === 'yes',
    name: text('name').trim(),
    ...(opponent === 'computer' ? { opponent: { level: Number(text('level')) } } : {}),
  };
}

/**
 * Makes the form work.
 *
 * @param {(wishes: Wishes, how: 'create' | 'pair') => Promise<void>} begin
 * @param {(error: unknown) => void} onTrouble
 */
export function createWishes(begin, onTrouble) {
  const form = part('wishes', HTMLFormElement);
  const problem = part('problem', HTMLElement);
  const pairing = [part('pair', HTMLButtonElement), part('pair-help', HTMLElement)];
  const buttons = [part('create', HTMLButtonElement), part('pair', HTMLButtonElement)];

  for (const option of form.querySelectorAll('#clock option')) {
    if (!(option instanceof HTMLOptionElement) || option.textContent !== '') continue;
    tell(option, paceTold(paceOf(option.value, { minutes: 0, increment: 0 })));
  }

  const redraw = () => {
    const data = new FormData(form);
    const opponent = String(data.get('opponent'));
    part('level-field', HTMLElement).hidden = opponent !== 'computer';
    const isOwn = data.get('clock') === 'own';
    part('own-clock', HTMLElement).hidden = !isOwn;
    // A field that is not shown cannot be wrong.
    for (const field of ['minutes', 'increment']) part(field, HTMLInputElement).disabled = !isOwn;
    const help = part('opponent-help', HTMLElement);
    if (opponent === 'friend') tell(help, say('with-friend-help'));
    else tell(help, opponent === 'anybody' ? say('with-anybody-help') : say('with-computer-help'));
    for (const part of pairing) part.hidden = opponent === 'computer';
    problem.hidden = true;
  };

  /** @param {'create' | 'pair'} how */
  const submit = async (how) => {
    if (!form.reportValidity()) return;
    const data = new FormData(form);
    const wishes = wishesIn(data);
    keepName(wishes.name);
    // A box that is not ticked is in no form's data.
    keep('wishes', { ...Object.fromEntries([...data].filter(([name]) => name !== 'name')), unwatched: !wishes.watched });
    for (const button of buttons) button.disabled = true;
    problem.hidden = true;
    try {
      await begin(wishes, how);
    } catch (error) {
      onTrouble(error);
    } finally {
      for (const button of buttons) button.disabled = false;
    }
  };

  const before = kept('wishes');
  restoreForm(form, before);
  if (typeof before === 'object' && before !== null && 'unwatched' in before) part('watched', HTMLInputElement).checked = before.unwatched !== true;
  part('name', HTMLInputElement).value = keptName();
  form.addEventListener('input', redraw);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit('create');
  });
  part('pair', HTMLButtonElement).addEventListener('click', () => void submit('pair'));
  form.addEventListener('invalid', (event) => {
    if (event.target instanceof Element) event.target.closest('details')?.setAttribute('open', '');
  }, true);
  redraw();
}
