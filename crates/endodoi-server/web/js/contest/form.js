/**
 * The form in which a tournament is made: what may be chosen, and the request as the server takes it. What
 * comes of it is up to the page.
 *
 * @module
 */

import { part, tell } from '../dom.js';
import { keep, kept } from '../kept.js';
import { wireClock, wishesIn } from '../network/wishes.js';
import { restoreForm } from '../play/setup.js';
import { say } from '../words.js';
import { contestRefusalTold } from './tell-contest.js';

/** The most players that a tournament takes. */
const MOST_PLAYERS = 64;

/**
 * @typedef {object} ContestRequest
 * @property {string} title
 * @property {'round-robin' | 'arena'} kind
 * @property {string[]} players
 * @property {number} minutes
 * @property {Record<string, unknown>} wishes of every game
 */

/** @param {string} text a name a line @returns {string[]} */
export function namesIn(text) {
  return text.split(/\r?\n/).map((line) => line.trim()).filter(Boolean);
}

/**
 * The rounds of a round robin: with an odd number of players one rests in each.
 *
 * @param {number} players
 * @returns {number}
 */
export function roundsFor(players) {
  return players < 2 ? 0 : players + (players % 2) - 1;
}

/**
 * The tournament that a form asks for.
 *
 * @param {FormData} data
 * @param {string} names a name a line
 * @returns {ContestRequest}
 */
export function contestIn(data, names) {
  const { rules, start, target, clock } = wishesIn(data);
  const isArena = data.get('kind') === 'arena';
  return {
    title: String(data.get('title') ?? '').trim(),
    kind: isArena ? 'arena' : 'round-robin',
    players: namesIn(names),
    minutes: isArena ? Number(data.get('arena-minutes')) : 30,
    wishes: { rules, start, target, clock },
  };
}

/**
 * Makes the form work.
 *
 * @param {(request: ContestRequest) => Promise<void>} make
 */
export function createContestForm(make) {
  const form = part('contest-form', HTMLFormElement);
  const names = part('names', HTMLTextAreaElement);
  const minutes = part('arena-minutes', HTMLInputElement);
  const problem = part('problem', HTMLElement);
  const submit = part('make-it', HTMLButtonElement);
  const drawClock = wireClock(form);

  const redraw = () => {
    const isArena = new FormData(form).get('kind') === 'arena';
    const count = namesIn(names.value).length;
    tell(part('kind-help', HTMLElement), say(isArena ? 'contest-arena-help' : 'contest-round-robin-help'));
    const help = isArena || count < 2 ? [] : [say('contest-rounds-count', { count: roundsFor(count) })];
    tell(part('names-help', HTMLElement), [say('contest-names-help'), say('contest-players-count', { count }), ...help].join(' · '));
    part('arena-minutes-field', HTMLElement).hidden = !isArena;
    minutes.disabled = !isArena;
    names.setCustomValidity(count > MOST_PLAYERS ? say('contest-refused-many') : '');
    drawClock();
    problem.hidden = true;
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const data = new FormData(form);
    keep('contest-wishes', Object.fromEntries([...data].filter(([name]) => name !== 'title')));
    submit.disabled = true;
    problem.hidden = true;
    try {
      await make(contestIn(data, names.value));
    } catch (error) {
      tell(problem, contestRefusalTold(error));
      problem.hidden = false;
    } finally {
      submit.disabled = false;
    }
  });
  form.addEventListener('input', redraw);
  form.addEventListener('invalid', (event) => {
    if (event.target instanceof Element) event.target.closest('details')?.setAttribute('open', '');
  }, true);
  restoreForm(form, kept('contest-wishes'));
  redraw();
}
