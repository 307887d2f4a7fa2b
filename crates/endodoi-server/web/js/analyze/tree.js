/**
 * A game with all that could have been played instead, as a tree: each node is a turn, its first
 * child is how the game went on, its other children are variations. Only the shape is kept here;
 * whether a turn may be played, and what it does, is told by the functions, and nothing is drawn.
 *
 * @module
 */

/** @import {Side} from '../shapes.js' */

/** @typedef {{by: 'agreement'} | {by: string, side: Side}} End what ended a game, if no turn did */

/**
 * @typedef {object} Node
 * @property {string | null} move the hole that was played to come here; null at the start
 * @property {Node | null} parent
 * @property {Node[]} children the first is how it went on
 * @property {string[]} comments
 */

/**
 * @typedef {object} Study
 * @property {string | null} rules null is the usual set
 * @property {string | null} start the first position as text; null is the usual start
 * @property {Record<string, string>} tags what a record says of the game besides
 * @property {Node} root
 * @property {{node: Node, how: End} | null} end how the game ended after the turn of a node
 */

/**
 * A line as records tell it: its first turn replaces the turn `ply` of the line it hangs on.
 *
 * @typedef {{ply: number, moves: string[], comments?: {ply: number, text: string}[], variations?: Line[]}} Line
 */

/** @typedef {{rules?: string | null, start?: string | null, moves: string[], ended?: End | null}} Played */

/**
 * @typedef {object} RecordParts
 * @property {Record<string, string>} tags
 * @property {Played} played
 * @property {{ply: number, text: string}[]} comments
 * @property {Line[]} variations
 */

/** @param {string | null} move @param {Node | null} parent @returns {Node} */
function newNode(move, parent) {
  return { move, parent, children: [], comments: [] };
}

/**
 * @param {string | null} [rules]
 * @param {string | null} [start]
 * @returns {Study} a game in which nothing was played
 */
export function newStudy(rules = null, start = null) {
  return { rules, start, tags: {}, root: newNode(null, null), end: null };
}

/**
 * Plays a hole after a node. A turn that is there already is not added twice.
 *
 * @param {Node} node
 * @param {string} move
 * @returns {Node} the turn
 */
export function addMove(node, move) {
  const known = node.children.find((child) => child.move === move);
  if (known) return known;
  const added = newNode(move, node);
  node.children.push(added);
  return added;
}

/**
 * Plays several holes after a node.
 *
 * @param {Node} node
 * @param {string[]} moves
 * @returns {Node} the last turn
 */
export function addMoves(node, moves) {
  return moves.reduce(addMove, node);
}

/** @param {Node} node @returns {Node[]} the nodes from the start to this one */
export function pathTo(node) {
  const path = [];
  for (let at = /** @type {Node | null} */ (node); at; at = at.parent) path.unshift(at);
  return path;
}

/** @param {Node} node @returns {number} how many turns were taken to come here */
export function plyOf(node) {
  return pathTo(node).length - 1;
}

/** @param {Node} node @returns {Node[]} how it went on from a node, the node first */
export function continuation(node) {
  const line = [node];
  for (let at = node.children[0]; at; at = at.children[0]) line.push(at);
  return line;
}

/** @param {Node} node @returns {Node[]} the whole line that goes through a node, the start first */
export function lineThrough(node) {
  return [...pathTo(node), ...continuation(node).slice(1)];
}

/** @param {Node} node @returns {boolean} whether it belongs to the game itself */
export function isMain(node) {
  return pathTo(node).every((at) => at.parent === null || at.parent.children[0] === at);
}

/** @param {Node} top @param {Node} node @returns {boolean} whether a node is, or comes after, another */
function isBelow(top, node) {
  return pathTo(node).includes(top);
}

/** @param {Node} node @returns {Node | null} the last turn up to here that has others beside it */
function branching(node) {
  const path = pathTo(node).reverse();
  return path.find(({ parent }) => parent !== null && parent.children.length > 1) ?? null;
}

/**
 * The same turn in the variation before or after. Where a turn has none beside it, the nearest
 * earlier one that has is meant.
 *
 * @param {Node} node
 * @param {1 | -1} step
 * @returns {Node | null}
 */
export function beside(node, step) {
  const at = branching(node);
  const all = at?.parent?.children ?? [];
  return at ? all[all.indexOf(at) + step] ?? null : null;
}

/**
 * Makes the variation that a node lies in the first one at its branching.
 *
 * @param {Node} node
 * @returns {boolean} whether anything changed
 */
export function promote(node) {
  const at = pathTo(node).reverse().find(({ parent }, index, path) => parent !== null && parent.children[0] !== path[index]);
  if (!at?.parent) return false;
  const others = at.parent.children.filter((child) => child !== at);
  at.parent.children = [at, ...others];
  return true;
}

/**
 * Takes a turn away with all that comes after it.
 *
 * @param {Study} study
 * @param {Node} node
 * @returns {Node} what stood before it; the start is never taken away
 */
export function remove(study, node) {
  if (!node.parent) return node;
  node.parent.children = node.parent.children.filter((child) => child !== node);
  if (study.end && isBelow(node, study.end.node)) study.end = null;
  return node.parent;
}

/** @param {Study} study @param {Node} node @returns {End | null} how the game ended right after a node */
export function endAt(study, node) {
  const isLast = node.children.length === 0;
  return study.end && study.end.node === node && isLast ? study.end.how : null;
}

/**
 * The line through a node as the functions want it.
 *
 * @param {Study} study
 * @param {Node[]} line from the start
 * @returns {{rules?: string, start?: string, moves: string[], ended: End | null}}
 */
export function played(study, line) {
  const moves = line.slice(1).map(({ move }) => move ?? '');
  return {
    ...(study.rules === null ? {} : { rules: study.rules }),
    ...(study.start === null ? {} : { start: study.start }),
    moves,
    ended: endAt(study, line[line.length - 1]),
  };
}

/**
 * Makes a tree of what was read from a record.
 *
 * @param {RecordParts} parts
 * @returns {Study}
 */
export function fromRecord(parts) {
  const study = newStudy(parts.played.rules ?? null, parts.played.start ?? null);
  study.tags = { ...parts.tags };
  hang(study.root, 1, { ply: 1, moves: parts.played.moves, comments: parts.comments, variations: parts.variations });
  if (parts.played.ended) {
    const line = continuation(study.root);
    study.end = { node: line[line.length - 1], how: parts.played.ended };
  }
  return study;
}

/**
 * Hangs a line on a node. A comment that stands before the first turn of a variation is kept with
 * that turn, as the turn before it belongs to another line.
 *
 * @param {Node} node
 * @param {number} first the number of the line's first turn
 * @param {Line} line
 */
function hang(node, first, line) {
  const nodes = [node];
  for (const move of line.moves) nodes.push(addMove(nodes[nodes.length - 1], move));
  for (const { ply, text } of line.comments ?? []) {
    const index = node.parent === null || ply >= first ? ply - first + 1 : 1;
    nodes[index]?.comments.push(text);
  }
  for (const variation of line.variations ?? []) {
    const before = nodes[variation.ply - first];
    if (before) hang(before, variation.ply, variation);
  }
}

/**
 * What a record is written from.
 *
 * @param {Study} study
 * @returns {RecordParts}
 */
export function toRecord(study) {
  const line = continuation(study.root);
  const { comments, variations } = notes(line.slice(1), 1);
  const opening = study.root.comments.map((text) => ({ ply: 0, text }));
  return { tags: study.tags, played: played(study, line), comments: [...opening, ...comments], variations };
}

/**
 * @param {Node[]} line turns
 * @param {number} first the number of the first of them
 * @param {boolean} [isVariation] then what stands beside the first turn belongs to the line it hangs on
 * @returns {{comments: {ply: number, text: string}[], variations: Line[]}}
 */
function notes(line, first, isVariation = false) {
  const comments = line.flatMap((node, index) => node.comments.map((text) => ({ ply: first + index, text })));
  const variations = line.flatMap((node, index) => {
    const others = node.parent && !(isVariation && index === 0) ? node.parent.children.slice(1) : [];
    return others.map((other) => toLine(other, first + index));
  });
  return { comments, variations };
}

/** @param {Node} node @param {number} ply @returns {Line} */
function toLine(node, ply) {
  const line = continuation(node);
  return { ply, moves: line.map(({ move }) => move ?? ''), ...notes(line, ply, true) };
}
