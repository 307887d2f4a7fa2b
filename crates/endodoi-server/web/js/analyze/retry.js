/**
 * Trying a mistake again: the board goes back to the position before it and asks for a better hole.
 * The hole that the review found is right; any other is held against it by a short search, and
 * counts as right if it is as good, within a seed.
 *
 * @module
 */

import { follow } from '../api.js';
import { button, made, part } from '../dom.js';
import { owner, problemTold } from '../tell.js';
import { say } from '../words.js';
import * as tree from './tree.js';

/** @import {Desk} from './desk.js' */
/** @import {Node} from './tree.js' */
/** @import {Values} from './values.js' */
/** @import {Analysis} from './search.js' */

/** @typedef {'asking' | 'checking' | 'wrong' | 'right'} Phase */

/** What a hole may be worth less than the best and still be right, in seeds. */
const NEARLY = 1;
/** Seconds to search another hole than the best. */
const SECONDS = 2;

/**
 * @param {Desk} desk
 * @param {Values} values
 * @param {object} around
 * @param {(text: string) => void} around.announce
 * @param {() => void} around.onChange
 * @param {() => Node[]} around.mistakes
 */
export function createRetry(desk, values, { announce, onChange, mistakes }) {
  const place = part('prompt', HTMLElement);
  /** @type {{node: Node, phase: Phase, text: string} | null} */
  let trying = null;
  /** @type {AbortController | null} */
  let checking = null;
  let shown = '';

  /** @param {Phase} phase @param {string} text */
  const speak = (phase, text) => {
    if (!trying) return;
    trying = { ...trying, phase, text };
    announce(text);
    onChange();
  };

  const end = () => {
    checking?.abort(new DOMException('stopped', 'AbortError'));
    checking = null;
    if (trying && desk.onHole === choose) desk.onHole = null;
    trying = null;
  };

  /** @param {string} hole @param {string} text */
  const right = async (hole, text) => {
    desk.onHole = null;
    speak('right', text);
    await desk.play(hole);
    onChange();
  };

  /** @param {string} hole */
  const choose = (hole) => {
    const reviewed = trying ? values.reviews.get(trying.node) : undefined;
    if (!trying || !reviewed || trying.phase === 'checking' || trying.phase === 'right') return;
    if (!desk.told?.moves.some(({ move }) => move === hole)) return;
    if (hole === reviewed.best) void right(hole, say('retry-best', { hole }));
    else if (hole === reviewed.move) speak('wrong', say('retry-same', { hole }));
    else void check(hole, reviewed.lost);
  };

  /** @param {string} hole @param {number} lost by the mistake */
  const check = async (hole, lost) => {
    const mine = new AbortController();
    checking = mine;
    speak('checking', say('retry-checks', { hole }));
    const game = { ...tree.played(desk.study, tree.pathTo(desk.at)), ended: null };
    try {
      const found = /** @type {Analysis} */ (await follow('analysis', { game, lines: 12, seconds: SECONDS }, () => {}, mine.signal));
      if (checking !== mine) return;
      const line = found.lines.find(({ move }) => move === hole);
      const less = line ? Math.max(0, found.value - line.value) : Infinity;
      const seeds = Math.round(less * 10) / 10;
      if (less < NEARLY) await right(hole, say('retry-as-good', { hole }));
      else speak('wrong', say(less < lost ? 'retry-better' : 'retry-worse', { hole, seeds }));
    } catch (error) {
      if (checking === mine) speak('wrong', problemTold(error));
    }
  };

  /** @param {Node} node the mistake */
  const begin = (node) => {
    const reviewed = values.reviews.get(node);
    if (!node.parent || !reviewed) return;
    end();
    const text = say('retry-asks', { side: owner(reviewed.move), hole: reviewed.move });
    trying = { node, phase: 'asking', text };
    desk.onHole = choose;
    desk.goTo(node.parent);
    announce(text);
    part('board', HTMLElement).scrollIntoView({ block: 'nearest' });
    desk.board.focus();
  };

  const showBest = () => {
    const reviewed = trying ? values.reviews.get(trying.node) : undefined;
    if (reviewed) void right(reviewed.best, say('retry-shown', { hole: reviewed.best }));
  };

  const stop = () => {
    end();
    desk.listener.onPlace();
  };

  return {
    begin,
    end,
    draw: () => {
      // Who goes elsewhere does not want to try any more.
      if (trying && trying.phase !== 'right' && desk.at !== trying.node.parent) {
        end();
        desk.listener.onPlace();
        return;
      }
      if (trying?.phase === 'right' && desk.at.parent !== trying.node.parent && desk.at !== trying.node.parent) end();
      place.hidden = trying === null;
      const key = trying ? `${trying.phase} ${trying.text}` : '';
      if (key === shown) return;
      shown = key;
      if (!trying) return;
      const { node, phase, text } = trying;
      const all = mistakes();
      const next = all[all.indexOf(node) + 1];
      const had = place.contains(document.activeElement);
      const buttons = [
        ...(phase === 'right' ? [] : [button(say('retry-show'), showBest)]),
        ...(next ? [button(say('retry-next'), () => begin(next), phase === 'right' ? 'primary' : '')] : []),
        button(say('retry-stop'), stop),
      ];
      place.classList.toggle('is-right', phase === 'right');
      place.replaceChildren(made('p', '', text), made('div', 'buttons', ...buttons));
      if (had) buttons[0].focus();
    },
  };
}
