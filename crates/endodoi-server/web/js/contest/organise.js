/**
 * What an organiser does: begins and ends a tournament, adds players, hands out links and gives results.
 * Links are asked for with the organiser's word, which this browser keeps.
 *
 * @module
 */

import { ask } from '../api.js';
import { part, tell } from '../dom.js';
import { copyFrom } from '../network/links.js';
import { createQuestion } from '../question.js';
import { say } from '../words.js';
import { contestAddress, keptWord } from './address.js';
import { printHandouts } from './handouts.js';
import { createPlayers } from './players.js';
import { createResult } from './result.js';
import { contestRefusalTold, playerNamed } from './tell-contest.js';

/** @import {Contest, Deed} from './shapes.js' */

/** Fewer cannot play. */
const LEAST_PLAYERS = 2;

/**
 * @param {(deed: Deed) => Promise<void>} act
 * @param {(text: string) => void} announce
 */
export function createOrganiser(act, announce) {
  const problem = part('organise-problem', HTMLElement);
  const add = part('add', HTMLFormElement);
  const addName = part('add-name', HTMLInputElement);
  const start = part('start', HTMLButtonElement);
  const end = part('end', HTMLButtonElement);
  const printButton = part('print-links', HTMLButtonElement);
  const copyAll = part('copy-links', HTMLButtonElement);
  const organizerLink = part('organizer-link', HTMLInputElement);
  const sure = createQuestion();
  /** @type {Contest | null} */
  let known = null;
  /** The players' words, in their order. @type {string[]} */
  let words = [];
  let isAsking = false;

  /** Does something, and tells why if it was refused. @param {() => Promise<void>} action */
  const attempt = async (action) => {
    problem.hidden = true;
    try {
      await action();
    } catch (error) {
      tell(problem, contestRefusalTold(error));
      problem.hidden = false;
    }
  };
  /** @param {Deed} deed */
  const dare = (deed) => attempt(() => act(deed));
  const openResult = createResult(dare);
  const drawPlayers = createPlayers(dare, announce);

  /** Asks for the words of players who are new. */
  const loadWords = async () => {
    const word = known && keptWord(known.id);
    if (!known || !word || isAsking || words.length === known.players.length) return;
    isAsking = true;
    await attempt(async () => {
      const told = /** @type {{players: string[]}} */ (await ask(`contests/${known?.id}/words`, { word }));
      words = told.players;
    });
    isAsking = false;
    draw();
  };

  const draw = () => {
    if (!known) return;
    const { id, kind, players, started, ended } = known;
    const isFew = players.length < LEAST_PLAYERS;
    start.hidden = started !== null || ended !== null;
    start.disabled = isFew;
    const help = part('start-help', HTMLElement);
    help.hidden = start.hidden;
    tell(help, say(isFew ? 'contest-refused-few' : 'contest-start-help'));
    end.hidden = started === null || ended !== null;
    add.hidden = ended !== null || (kind === 'round-robin' && started !== null);
    const word = keptWord(id);
    part('links', HTMLElement).hidden = word === null;
    part('links-missing', HTMLElement).hidden = word !== null;
    organizerLink.value = word ? contestAddress(id, word) : '';
    printButton.disabled = words.length === 0;
    copyAll.disabled = words.length === 0;
    drawPlayers(known, words);
  };

  start.addEventListener('click', () => void dare({ do: 'start' }));
  end.addEventListener('click', async () => {
    if (await sure(say('contest-sure-end'), say('contest-yes-end'))) void dare({ do: 'end' });
  });
  add.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = addName.value.trim();
    if (name === '') return;
    void attempt(async () => {
      await act({ do: 'add', name });
      addName.value = '';
      addName.focus();
      announce(say('contest-added', { player: name }));
    });
  });
  part('copy-organizer', HTMLButtonElement).addEventListener('click', async () => {
    announce(say(await copyFrom(organizerLink) ? 'link-copied' : 'link-selected'));
  });
  copyAll.addEventListener('click', () => void attempt(async () => {
    const contest = known;
    if (!contest) return;
    const lines = words.map((word, player) => `${playerNamed(contest, player)}: ${contestAddress(contest.id, word)}`);
    const isCopied = await navigator.clipboard?.writeText(lines.join('\n')).then(() => true, () => false);
    announce(say(isCopied ? 'contest-links-copied' : 'contest-links-not-copied'));
    if (!isCopied) tell(problem, say('contest-links-not-copied'));
    problem.hidden = isCopied === true;
  }));
  printButton.addEventListener('click', () => void attempt(async () => {
    if (!known) return;
    printButton.disabled = true;
    announce(say('contest-print-waits'));
    await printHandouts(known, words).finally(() => { printButton.disabled = false; });
  }));

  return {
    /** @param {Contest} contest */
    draw(contest) {
      known = contest;
      part('organise', HTMLElement).hidden = !contest.organizer;
      if (!contest.organizer) return;
      draw();
      void loadWords();
    },
    /** @param {number} encounter */
    decide(encounter) {
      if (known) openResult(known, encounter);
    },
  };
}
