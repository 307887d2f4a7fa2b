/**
 * Who meets whom, and what came of it: by rounds, or in an arena what is being played and what was. Each
 * encounter stays the same part of the page, so that nobody loses the focus while others end.
 *
 * @module
 */

import { button, made, part, tell } from '../dom.js';
import { say } from '../words.js';
import { pairTold, resultTold } from './tell-contest.js';

/** @import {Contest, Encounter} from './shapes.js' */

/** So many encounters of an arena that are over are shown. */
const MOST_OVER = 60;

/**
 * @typedef {object} Group encounters under one heading
 * @property {string} key
 * @property {string} heading
 * @property {boolean} isOpen whether it is shown before anybody asks
 * @property {number[]} encounters their places in the list
 */

/** @param {Contest} contest @returns {Group[]} the latest first */
export function groupsOf({ kind, round, rounds, encounters, ended }) {
  const all = encounters.map((_, index) => index);
  if (kind === 'round-robin') {
    const numbers = [...new Set(encounters.map((encounter) => encounter.round))].sort((one, other) => other - one);
    return numbers.map((number) => ({
      key: `round ${number}`,
      heading: say('contest-round-of', { round: number, rounds }),
      isOpen: number === round || ended !== null,
      encounters: all.filter((index) => encounters[index].round === number),
    }));
  }
  const on = all.filter((index) => !encounters[index].over);
  const over = all.filter((index) => encounters[index].over).reverse().slice(0, MOST_OVER);
  return [
    { key: 'on', heading: say('contest-games-on'), isOpen: true, encounters: on },
    { key: 'over', heading: say('contest-games-over'), isOpen: true, encounters: over },
  ].filter((group) => group.encounters.length > 0);
}

/** @param {Contest} contest @param {Encounter} encounter @returns {string} */
export function roomAddressOf({ id }, { room }) {
  return `room?${room}&of=${id}`;
}

/** @param {(encounter: number) => void} onDecide @param {number} index @returns {HTMLLIElement} */
function createItem(onDecide, index) {
  const told = made('div', 'room-told', made('p', 'room-names'), made('p', 'room-state'));
  const decide = button(say('contest-result'), () => onDecide(index), 'no-print');
  return made('li', '', told, made('div', 'buttons no-print', made('a', 'button'), decide));
}

/** @param {HTMLLIElement} item @param {Contest} contest @param {Encounter} encounter */
function fillItem(item, contest, encounter) {
  const [names, state] = item.querySelectorAll('p');
  const pair = pairTold(contest, encounter);
  tell(names, pair);
  tell(state, resultTold(contest, encounter));
  item.classList.toggle('is-over', encounter.over);
  const { you } = contest;
  const isYours = you !== null && !encounter.over && [encounter.players.south, encounter.players.north].includes(you);
  item.classList.toggle('is-yours', isYours);
  const way = /** @type {HTMLAnchorElement} */ (item.querySelector('a'));
  const text = say(encounter.over ? 'look-at-game' : 'watch-game');
  // To one's own game the card leads, which gives one the seat.
  way.hidden = isYours;
  way.href = roomAddressOf(contest, encounter);
  tell(way, text);
  way.setAttribute('aria-label', `${text}: ${pair}`);
  const decide = /** @type {HTMLButtonElement} */ (item.querySelector('button'));
  decide.hidden = !contest.organizer;
  decide.setAttribute('aria-label', `${say('contest-result')}: ${pair}`);
}

/** @param {Group} group @returns {HTMLDetailsElement} */
function createGroup({ isOpen }) {
  const details = made('details', 'round', made('summary'), made('ul', 'rooms'));
  details.open = isOpen;
  return details;
}

/** @param {Element} list @param {Element[]} parts in the order in which they have to stand */
function arrange(list, parts) {
  for (const part of [...list.children]) if (!parts.includes(part)) part.remove();
  parts.forEach((part, index) => list.children[index] === part || list.insertBefore(part, list.children[index] ?? null));
}

/**
 * @param {(encounter: number) => void} onDecide the organiser wants to give a result
 * @returns {(contest: Contest) => void} draws the list
 */
export function createEncounters(onDecide) {
  const place = part('encounters', HTMLElement);
  /** @type {Map<number, HTMLLIElement>} */
  const items = new Map();
  /** @type {Map<string, HTMLDetailsElement>} */
  const groups = new Map();
  let round = 0;
  return (contest) => {
    const focused = place.contains(document.activeElement) ? document.activeElement : null;
    part('encounters-empty', HTMLElement).hidden = contest.encounters.length > 0;
    const told = groupsOf(contest);
    const parts = told.map((group) => {
      const details = groups.get(group.key) ?? createGroup(group);
      groups.set(group.key, details);
      // With a new round the one before is folded, once.
      if (round !== contest.round) details.open = group.isOpen;
      tell(/** @type {Element} */ (details.querySelector('summary')), group.heading);
      arrange(/** @type {Element} */ (details.querySelector('ul')), group.encounters.map((index) => {
        const item = items.get(index) ?? createItem(onDecide, index);
        items.set(index, item);
        fillItem(item, contest, contest.encounters[index]);
        return item;
      }));
      return details;
    });
    arrange(place, parts);
    round = contest.round;
    // What changes its place loses the focus.
    if (focused instanceof HTMLElement && focused.isConnected && document.activeElement !== focused) focused.focus({ preventScroll: true });
  };
}
