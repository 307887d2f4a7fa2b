/**
 * What is known of the worth of each turn's position: from the search, from a review, from the
 * comments of a record, or because the game is over there. What is proved stays; an estimate gives
 * way to one that looked further. Reviews also tell how bad a turn was.
 *
 * @module
 */

import { southern, worthNoted } from '../worth.js';
import { owner } from '../tell.js';

/** @import {Node} from './tree.js' */
/** @import {Badness} from './move-list.js' */
/** @import {GameTold} from './desk.js' */
/** @import {Worth} from '../worth.js' */

/**
 * A turn as a review tells it; values as its player sees them.
 *
 * @typedef {object} Reviewed
 * @property {number} ply
 * @property {string} move
 * @property {number} value
 * @property {boolean} exact
 * @property {string} best
 * @property {number} best_value
 * @property {boolean} best_exact
 * @property {number} lost seeds
 * @property {Badness | null} mark
 * @property {number} depth
 * @property {string[]} pv
 */

export class Values {
  constructor() {
    /** @type {WeakMap<Node, {worth: Worth, depth: number}>} */
    this.found = new WeakMap();
    /** @type {WeakMap<Node, Reviewed>} */
    this.reviews = new WeakMap();
  }

  /** @param {Node} node @param {Worth} worth @param {number} depth turns looked ahead */
  searched(node, worth, depth) {
    const known = this.found.get(node);
    const isBetter = !known || worth.exact || (!known.worth.exact && depth >= known.depth);
    if (isBetter) this.found.set(node, { worth, depth });
  }

  /** @param {Node} node the turn @param {Reviewed} reviewed */
  reviewed(node, reviewed) {
    const side = owner(reviewed.move);
    this.reviews.set(node, reviewed);
    this.searched(node, southern(reviewed.value, reviewed.exact, side), reviewed.depth - 1);
    const before = southern(reviewed.best_value, reviewed.best_exact, side);
    if (node.parent) this.searched(node.parent, before, reviewed.depth);
  }

  /** @param {Node} node @param {GameTold | null} [told] @returns {Worth | null} */
  of(node, told = null) {
    const seeds = told?.outcome?.seeds;
    if (seeds) return southern(seeds.south - seeds.north, true, 'south');
    return this.found.get(node)?.worth ?? worthNoted(node.comments);
  }

  /** @param {Node} node @returns {Badness | null} */
  bad(node) {
    return this.reviews.get(node)?.mark ?? null;
  }
}
