/**
 * The card of who takes part: the game that waits for them, or what they are waiting for. A new pair is
 * said once, politely, and stands in the title of the tab.
 *
 * @module
 */

import { part, tell } from '../dom.js';
import { say } from '../words.js';
import { playerNamed } from './tell-contest.js';

/** @import {Contest, Deed, Encounter} from './shapes.js' */

/** @param {Contest} contest @returns {Encounter | null} the encounter that one has to play now */
export function currentOf({ you, encounters, ended }) {
  if (you === null || ended !== null) return null;
  return encounters.filter(({ players, over }) => !over && [players.south, players.north].includes(you)).at(-1) ?? null;
}

/** @param {Contest} contest @returns {[string, string]} heading and text of the card */
function ownTold(contest) {
  const { you, kind, started, ended, players, standings } = contest;
  if (you === null) return ['', ''];
  const player = playerNamed(contest, you);
  const current = currentOf(contest);
  if (current) {
    const other = current.players.south === you ? current.players.north : current.players.south;
    return [say('contest-your-game', { player, other: playerNamed(contest, other) }), say('contest-your-game-help')];
  }
  const heading = say('contest-you-are', { player });
  if (ended !== null) {
    const rank = standings.find((standing) => standing.player === you)?.rank ?? 0;
    return [heading, say('contest-your-place', { rank, count: players.length })];
  }
  if (!players[you].playing) return [heading, say('contest-you-pause')];
  if (started === null) return [heading, say('contest-wait-start')];
  return [heading, say(kind === 'arena' ? 'contest-wait-pair' : 'contest-wait-round')];
}

/**
 * @param {object} to
 * @param {() => Promise<void>} to.sit
 * @param {(deed: Deed) => Promise<void>} to.act
 * @param {(error: unknown) => string} to.told why something was refused
 * @param {(text: string) => void} to.announce
 * @returns {(contest: Contest) => void} draws the card
 */
export function createOwn({ sit, act, told, announce }) {
  const problem = part('own-problem', HTMLElement);
  const sitButton = part('sit', HTMLButtonElement);
  const pause = part('own-pause', HTMLButtonElement);
  const back = part('own-back', HTMLButtonElement);
  /** What was said last, so that it is said once. @type {string | null} */
  let before = null;
  /** @type {number | null} */
  let you = null;

  /** @param {HTMLButtonElement} button @param {() => Promise<void>} action */
  const wire = (button, action) => button.addEventListener('click', async () => {
    button.disabled = true;
    problem.hidden = true;
    try {
      await action();
    } catch (error) {
      tell(problem, told(error));
      problem.hidden = false;
    } finally {
      button.disabled = false;
    }
  });
  wire(sitButton, sit);
  wire(pause, () => act({ do: 'away', player: you }));
  wire(back, () => act({ do: 'here', player: you }));

  return (contest) => {
    const card = part('own', HTMLElement);
    const hadFocus = card.contains(document.activeElement);
    you = contest.you;
    card.hidden = you === null;
    const current = currentOf(contest);
    const [heading, text] = ownTold(contest);
    tell(part('own-heading', HTMLElement), heading);
    tell(part('own-text', HTMLElement), text);
    card.classList.toggle('is-ready', current !== null);
    sitButton.hidden = current === null;
    const mayPause = you !== null && contest.kind === 'arena' && contest.ended === null;
    const isIn = you !== null && contest.players[you].playing;
    pause.hidden = !mayPause || !isIn;
    back.hidden = !mayPause || isIn;
    // Who has just pressed one of two buttons finds the other in its place.
    if (hadFocus && document.activeElement === document.body) (isIn ? pause : back).focus();
    const state = you === null ? '' : `${heading} ${text} ${current?.room ?? ''}`;
    if (before !== null && before !== state) announce(`${heading}. ${text}`);
    before = state;
  };
}
