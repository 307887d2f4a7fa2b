/**
 * The turns of a game as a list, with variations hung in below the turn they replace. One turn can
 * be reached by Tab, the one that is looked at; arrow keys lead on from there. Where a key leads is
 * told by the tree.
 *
 * @module
 */

import { made, scrollTo } from '../dom.js';
import { say } from '../words.js';
import { owner } from '../tell.js';
import { withoutCommands } from '../worth.js';

/** @import {Ply} from '../tell.js' */
/** @import {Node, Study} from './tree.js' */

/** The signs of turns that lost seeds, as records have them. */
export const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** The same in words. */
const WORDS = { inaccuracy: 'mark-inaccuracy', mistake: 'mark-mistake', blunder: 'mark-blunder' };

/** @typedef {keyof typeof SIGNS} Badness */

/** @param {Badness} bad @returns {string} "? mistake" */
export function badTold(bad) {
  return `${SIGNS[bad]} ${say(WORDS[bad])}`;
}

/**
 * @typedef {object} ListNews
 * @property {(node: Node) => Ply | undefined} ply what a turn did, if it is known
 * @property {(node: Node) => Badness | null} bad how bad a turn was, if it was reviewed
 */

/**
 * @param {HTMLElement} place
 * @param {(node: Node) => void} onGo
 * @param {ListNews} news
 */
export function createMoveList(place, onGo, news) {
  /** @type {Map<Node, HTMLButtonElement>} */
  let buttons = new Map();
  let shape = '';

  /** @param {Node} node @param {number} ply */
  const turn = (node, ply) => {
    const button = made('button', 'turn');
    button.type = 'button';
    button.tabIndex = -1;
    button.addEventListener('click', () => onGo(node));
    buttons.set(node, button);
    const item = made('li', 'turn-item');
    if (ply % 2 === 1) item.append(made('span', 'turn-number', `${(ply + 1) / 2}.`));
    item.append(button);
    const words = node.comments.map(withoutCommands).filter(Boolean).join(' ');
    if (words) item.append(made('span', 'turn-comment', words));
    return item;
  };

  /**
   * A line from its first turn on; variations follow the turn that they replace.
   *
   * @param {Node} first
   * @param {number} ply
   * @param {boolean} isVariation
   */
  const line = (first, ply, isVariation) => {
    const list = made('ol', isVariation ? 'turns variation' : 'turns');
    if (isVariation) list.setAttribute('aria-label', say('variation-at', { ply }));
    let number = ply;
    for (let node = /** @type {Node | undefined} */ (first); node; node = node.children[0]) {
      const item = turn(node, number);
      // A variation that begins with the second player's turn says which turn that is.
      if (isVariation && node === first && number % 2 === 0) item.prepend(made('span', 'turn-number', `${number / 2}…`));
      list.append(item);
      const others = node === first && isVariation ? [] : node.parent?.children.slice(1) ?? [];
      for (const other of others) {
        const holder = made('li', 'variation-item');
        holder.append(line(other, number, true));
        list.append(holder);
      }
      number += 1;
    }
    return list;
  };

  /** @param {Node} node @param {HTMLButtonElement} button */
  const dress = (node, button) => {
    const ply = news.ply(node);
    const bad = news.bad(node);
    const hole = node.move ?? '';
    const captured = ply && ply.captured > 0 ? `+${ply.captured}` : '';
    const text = `${hole}${captured}${bad ? SIGNS[bad] : ''}`;
    if (button.textContent !== text) button.textContent = text;
    button.classList.toggle('is-bad', bad !== null);
    const told = [text, say('side', { side: owner(hole) })];
    if (ply && ply.captured > 0) told.push(say('captured', { seeds: ply.captured }));
    if (bad) told.push(say(WORDS[bad]));
    button.setAttribute('aria-label', told.join(', '));
  };

  return {
    /**
     * @param {Study} study
     * @param {Node} at
     */
    draw: (study, at) => {
      const now = outline(study.root);
      if (now !== shape || !buttons.has(study.root)) {
        shape = now;
        const hadFocus = place.contains(document.activeElement);
        buttons = new Map();
        const start = made('button', 'turn turn-start', say('analyze-start'));
        start.type = 'button';
        start.tabIndex = -1;
        start.addEventListener('click', () => onGo(study.root));
        buttons.set(study.root, start);
        const parts = [start];
        const words = study.root.comments.map(withoutCommands).filter(Boolean).join(' ');
        place.replaceChildren(...parts, ...(words ? [made('span', 'turn-comment', words)] : []));
        const first = study.root.children[0];
        if (first) place.append(line(first, 1, false));
        if (hadFocus) buttons.get(at)?.focus({ preventScroll: true });
      }
      for (const [node, button] of buttons) {
        if (node.parent) dress(node, button);
        const isHere = node === at;
        button.tabIndex = isHere ? 0 : -1;
        if (isHere) button.setAttribute('aria-current', 'step');
        else button.removeAttribute('aria-current');
      }
      const current = buttons.get(at);
      if (current && place.contains(document.activeElement)) current.focus({ preventScroll: true });
      scrollTo(place, current);
    },
  };
}

let numbers = 0;
/** Tells nodes apart. @type {WeakMap<Node, number>} */
const numbered = new WeakMap();

/** @param {Node} node @returns {string} tells whether the list has to be built anew */
function outline(node) {
  /** @type {(string | number)[]} */
  const told = [];
  const waiting = [node];
  while (waiting.length > 0) {
    const next = /** @type {Node} */ (waiting.pop());
    if (!numbered.has(next)) numbered.set(next, numbers += 1);
    told.push(numbered.get(next) ?? 0, next.children.length, next.comments.join(' '));
    waiting.push(...next.children);
  }
  return told.join('.');
}
