/**
 * The page of a tournament: without an id the form that makes one, with one how it stands, what one has to
 * play and, for who organises it, all that there is to be done. Everything is told by the server alone.
 *
 * @module
 */

import { ask, Problem } from '../api.js';
import { keepContest, keptWord, takeContestLink } from '../contest/address.js';
import { createEncounters } from '../contest/encounters.js';
import { createContestForm } from '../contest/form.js';
import { drawKnown } from '../contest/known.js';
import { createOrganiser } from '../contest/organise.js';
import { createOwn, currentOf } from '../contest/own.js';
import { createStandings } from '../contest/standings.js';
import { contestPlayedTold, contestRefusalTold, stateTold, titleTold } from '../contest/tell-contest.js';
import { watch } from '../contest/watch.js';
import { part, tell } from '../dom.js';
import { ServerTime } from '../network/time.js';
import { loadWords, say } from '../words.js';

/** @import {Contest, Deed} from '../contest/shapes.js' */

await loadWords(document.documentElement.lang, ['site', 'game', 'board', 'play', 'network', 'contest']);

const link = takeContestLink();
const id = link?.id ?? '';
const time = new ServerTime(() => performance.now());

/** Says something to who listens. @param {string} text */
function announce(text) {
  if (text) tell(part('live', HTMLElement), text);
}

/** @param {string} text what is wrong; empty if nothing is */
function tellTrouble(text) {
  const trouble = part('trouble', HTMLElement);
  tell(trouble, text);
  trouble.hidden = text === '';
}

/** The tournament as it was told last. @type {Contest | null} */
let contest = null;

const drawStandings = createStandings();
const drawEncounters = createEncounters((encounter) => organiser.decide(encounter));
const organiser = createOrganiser(act, announce);
const drawOwn = createOwn({ sit, act, told: contestRefusalTold, announce });

function drawState() {
  if (contest) tell(part('state', HTMLElement), stateTold(contest, time.now));
}

/** @param {Contest} told an older one than what is known is dropped */
function hear(told) {
  if (contest && told.now < contest.now) return;
  const before = contest;
  contest = told;
  time.heard(told.now);
  part('contest', HTMLElement).hidden = false;
  const title = titleTold(told.title);
  tell(part('heading', HTMLElement), title);
  document.title = currentOf(told) ? `● ${say('contest-sit')} – ${title}` : title;
  tell(part('played', HTMLElement), contestPlayedTold(told));
  drawState();
  drawOwn(told);
  drawStandings(told);
  drawEncounters(told);
  organiser.draw(told);
  if (told.organizer || told.you !== null) keepContest({ id, title: told.title, word: null });
  if (before && told.you === null && before.round !== told.round) announce(stateTold(told, time.now));
}

/** @param {Deed} deed */
async function act(deed) {
  hear(await ask(`contests/${id}/commands`, deed));
}

/** Takes one's seat, and goes to the board. */
async function sit() {
  const { id: room } = /** @type {{id: string}} */ (await ask(`contests/${id}/sit`, {}));
  location.assign(`room?${room}&of=${id}`);
}

/** The word of the link, until the server has heard it. */
let word = link?.word ?? null;

/** Why a word opens nothing, whenever it is tried. */
const IN_VAIN = ['contest.not-yours', 'request.not-found'];

/** Comes in by the word of the link, if there is one. */
async function enter() {
  if (word === null) return;
  const own = word;
  try {
    const told = /** @type {Contest} */ (await ask(`contests/${id}/enter`, { word }));
    word = null;
    // A player's word opens no others; only the organiser's is kept.
    if (told.organizer && keptWord(id) === null) {
      const isOrganizers = await ask(`contests/${id}/words`, { word: own }).then(() => true, () => false);
      if (isOrganizers) keepContest({ id, title: told.title, word: own });
    }
  } catch (error) {
    if (!(error instanceof Problem) || !IN_VAIN.includes(error.code)) throw error;
    word = null;
    if (error.code === 'request.not-found') return;
    tell(part('entry-problem', HTMLElement), contestRefusalTold(error));
    part('entry-problem', HTMLElement).hidden = false;
  }
}

/** Comes in, and asks how it stands. @returns {Promise<boolean>} whether it may be worth to ask again */
async function look() {
  try {
    await enter();
    hear(await ask(`contests/${id}`));
    tellTrouble('');
    return true;
  } catch (error) {
    tellTrouble(contestRefusalTold(error));
    const isGone = error instanceof Problem && error.code === 'request.not-found';
    part('ways', HTMLElement).hidden = !isGone;
    return !isGone;
  }
}

if (link) {
  await watch(look);
  setInterval(drawState, 1000);
} else {
  part('make', HTMLElement).hidden = false;
  drawKnown();
  createContestForm(async (request) => {
    const made = /** @type {{id: string, organizer: string}} */ (await ask('contests', request));
    keepContest({ id: made.id, title: request.title, word: made.organizer });
    location.assign(`tournament?${made.id}`);
  });
}
document.documentElement.dataset.ready = 'true';
