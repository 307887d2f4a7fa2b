/**
 * Where a study outlives a reload: its line in the address, and the whole of it, variations and
 * comments, in this browser. What was kept belongs to the address it was kept with; another
 * address is another game.
 *
 * @module
 */

import { keep, kept } from '../kept.js';
import { readLink, writeLink } from '../share.js';
import * as tree from './tree.js';

/** @import {Desk} from './desk.js' */
/** @import {Node, RecordParts, Study} from './tree.js' */

/** @param {Desk} desk @returns {string} the address of what is looked at, from `analyze` on */
export function linkOf(desk) {
  const line = tree.lineThrough(desk.at);
  const { moves, ended } = tree.played(desk.study, line);
  const { rules, start } = desk.study;
  return writeLink({ rules, start, moves, ended, ply: tree.plyOf(desk.at) });
}

/**
 * @param {Desk} desk
 * @param {string | null} [before] the address that the page still bears, if it may be too late to change it
 */
export function keepStudy(desk, before = null) {
  const way = tree.pathTo(desk.at).slice(1).map((node) => node.parent?.children.indexOf(node) ?? 0);
  keep('analyze', { link: linkOf(desk), before, record: tree.toRecord(desk.study), way });
}

/** @param {{search: string, hash: string}} address @returns {[Study, Node] | null} */
export function linkedStudy(address) {
  const linked = readLink(address.search, address.hash);
  if (!linked) return null;
  const old = /** @type {{link?: string, before?: string} | null} */ (kept('analyze'));
  const link = writeLink(linked);
  const again = old?.link === link || old?.before === link ? keptStudy() : null;
  if (again) return again;
  const study = tree.newStudy(linked.rules, linked.start);
  const last = tree.addMoves(study.root, linked.moves);
  if (linked.ended) study.end = { node: last, how: linked.ended };
  return [study, tree.lineThrough(last)[linked.ply]];
}

/** @returns {[Study, Node] | null} what this browser kept, if it is a study */
export function keptStudy() {
  const old = /** @type {{record?: RecordParts, way?: number[]} | null} */ (kept('analyze'));
  if (!old || !Array.isArray(old.way)) return null;
  try {
    // Its shape is not looked at: what cannot be read was not written by this page.
    const study = tree.fromRecord(/** @type {RecordParts} */ (old.record));
    const at = old.way.reduce((/** @type {Node} */ node, index) => node.children[index] ?? node, study.root);
    return [study, at];
  } catch {
    return null;
  }
}
