/**
 * The desk at which a game is studied: the tree, the turn that is looked at, and what the functions
 * told of it. It plays turns on the board and knows when one is being shown. Who draws lists, values
 * and buttons listens to it; the search is started elsewhere.
 *
 * @module
 */

import { ask } from '../api.js';
import { settings } from '../settings.js';
import { directionTold } from '../tell.js';
import * as tree from './tree.js';

/** @import {Board, Mark, Move, Snapshot, TurnShown} from '../shapes.js' */
/** @import {Outcome, Ply} from '../tell.js' */
/** @import {Node, Study} from './tree.js' */

/**
 * A game as `/game` tells it.
 *
 * @typedef {object} GameTold
 * @property {string} rules
 * @property {Snapshot} start
 * @property {Ply[]} plies
 * @property {Snapshot} position
 * @property {Move[]} moves
 * @property {string[]} endless
 * @property {number} occurrences
 * @property {Outcome | null} outcome
 * @property {string} [direction] of sowing
 */

/**
 * @typedef {object} DeskListener
 * @property {() => void} onChange something is to be drawn anew
 * @property {() => void} onPlace another turn is looked at, or another game
 * @property {(ply: Ply) => void} onTurn a turn was played on the board
 * @property {(error: unknown) => void} onTrouble something could not be done
 */

/** How long arrow keys may be held before the functions are asked about each turn, in milliseconds. */
const PAUSE = 90;

export class Desk {
  /**
   * @param {Board} board
   * @param {DeskListener} listener
   */
  constructor(board, listener) {
    this.board = board;
    this.listener = listener;
    /** @type {Study} */
    this.study = tree.newStudy();
    /** @type {Node} */
    this.at = this.study.root;
    /** What is told of a node, if it was looked at. @type {WeakMap<Node, GameTold>} */
    this.known = new WeakMap();
    /** What a turn did. @type {WeakMap<Node, Ply>} */
    this.plies = new WeakMap();
    /** @type {Snapshot | null} */
    this.start = null;
    this.flipped = false;
    /** The way of sowing. @type {'counterclockwise' | 'either'} */
    this.direction = 'counterclockwise';
    /** A turn is being shown. */
    this.isSowing = false;
    /** Hears of the hole that is chosen; null plays it. @type {((hole: string) => void) | null} */
    this.onHole = null;
    /** What the board shows instead of the game, while a position is set up. @type {(() => import('../shapes.js').BoardView) | null} */
    this.cover = null;
    /** Signs at the holes of the position looked at. @type {Mark[]} */
    this.marks = [];
    /** What is heard of a turn. @type {Pick<import('../shapes.js').PlayOptions, 'onSeed' | 'onCapture'>} */
    this.sounds = {};
    /** Grows with everything that makes answers on their way worthless. */
    this.epoch = 0;
    /** @type {{south: string, north: string}} */
    this.labels = { south: '', north: '' };
  }

  /** What is told of the turn that is looked at; null while it is asked. @returns {GameTold | null} */
  get told() {
    return this.known.get(this.at) ?? null;
  }

  /** @returns {Snapshot | null} the position that is looked at */
  get position() {
    return this.told?.position ?? this.plies.get(this.at)?.after ?? (this.at.parent ? null : this.start);
  }

  /** Whether a position is being set up. @returns {boolean} */
  get isEditing() {
    return this.cover !== null;
  }

  /** The rules as they are told. @returns {string} */
  get rules() {
    return this.told?.rules ?? this.study.rules ?? 'merker';
  }

  /**
   * Lays another game on the desk. If it cannot be played, the old one stays and can be gone on with.
   *
   * @param {Study} study
   * @param {Node} at
   * @returns {Promise<boolean>} whether it lies there; something else may have been done meanwhile
   * @throws {import('../api.js').Problem}
   */
  async open(study, at) {
    const epoch = this.begin();
    try {
      return await this.lay(study, at, epoch);
    } catch (error) {
      if (epoch !== this.epoch) return false;
      this.settle();
      if (this.start && !this.told) void this.learn(epoch);
      throw error;
    }
  }

  /** @param {Study} study @param {Node} at @param {number} epoch @returns {Promise<boolean>} */
  async lay(study, at, epoch) {
    // The whole line is asked first, so that a wrong turn behind the one looked at is found.
    const line = tree.lineThrough(at);
    const whole = await this.fetch(study, line);
    if (epoch !== this.epoch) return false;
    const told = line[line.length - 1] === at ? whole : await this.fetch(study, tree.pathTo(at));
    if (epoch !== this.epoch) return false;
    // What is over by its turns cannot be ended once more, whatever a link says.
    if (whole.outcome) study.end = null;
    this.study = study;
    this.at = at;
    this.start = told.start;
    this.remember(line, whole);
    this.remember(tree.pathTo(at), told);
    this.settle();
    this.listener.onPlace();
    return true;
  }

  /** @param {Study} study @param {Node[]} line @returns {Promise<GameTold>} */
  fetch(study, line) {
    // An agreed end is said in words; the board goes on to be played with.
    return ask('game', { ...tree.played(study, line), ended: null });
  }

  /** @param {Node[]} line @param {GameTold} told */
  remember(line, told) {
    told.plies.forEach((ply, index) => this.plies.set(line[index + 1], ply));
    this.known.set(line[line.length - 1], told);
    this.direction = directionTold(told);
  }

  /** Looks at a turn. @param {Node} node */
  goTo(node) {
    const epoch = this.begin();
    this.at = node;
    this.marks = [];
    this.settle();
    this.listener.onPlace();
    if (this.told) return;
    setTimeout(() => {
      if (epoch === this.epoch) void this.learn(epoch);
    }, this.position ? PAUSE : 0);
  }

  /** Asks about the turn that is looked at. @param {number} epoch */
  async learn(epoch) {
    const line = tree.pathTo(this.at);
    try {
      const told = await this.fetch(this.study, line);
      this.remember(line, told);
      if (epoch !== this.epoch) return;
      this.settle();
      this.listener.onPlace();
    } catch (error) {
      if (epoch === this.epoch) this.listener.onTrouble(error);
    }
  }

  /** @param {Node | null | undefined} node @returns {boolean} whether there was one to go to */
  goIf(node) {
    if (node) this.goTo(node);
    return Boolean(node);
  }

  /** A hole was chosen on the board or by key. @param {string} hole */
  choose(hole) {
    if (this.isSowing) {
      this.board.skip();
    } else if (this.onHole) {
      this.onHole(hole);
    } else if (this.told?.moves.some(({ move }) => move === hole)) {
      void this.play(hole);
    }
  }

  /**
   * Plays a hole and shows the turn.
   *
   * @param {string} hole
   * @returns {Promise<void>}
   */
  async play(hole) {
    const before = this.position;
    if (!before) return;
    const epoch = this.begin();
    const isNew = !this.at.children.some(({ move }) => move === hole);
    const from = this.at;
    const node = tree.addMove(from, hole);
    const line = tree.pathTo(node);
    try {
      const [turn, told] = await Promise.all([this.turn(before, hole), this.fetch(this.study, line)]);
      this.remember(line, told);
      if (epoch !== this.epoch) return;
      this.at = node;
      this.marks = [];
      this.listener.onPlace();
      await this.show(turn, epoch);
      const ply = this.plies.get(node);
      if (epoch === this.epoch && ply) this.listener.onTurn(ply);
    } catch (error) {
      if (isNew) tree.remove(this.study, node);
      if (epoch !== this.epoch) return;
      this.at = from;
      this.settle();
      this.listener.onTrouble(error);
    }
  }

  /** Shows the turn that was looked at once more. @returns {Promise<void>} */
  async replay() {
    const { at } = this;
    if (!at.parent || !at.move) return;
    const before = this.plies.get(at.parent)?.after ?? this.known.get(at.parent)?.position ?? this.start;
    if (!before) return;
    const epoch = this.begin();
    try {
      const turn = await this.turn(before, at.move);
      if (epoch !== this.epoch) return;
      this.board.show(this.view(before));
      await this.show(turn, epoch);
    } catch (error) {
      if (epoch !== this.epoch) return;
      this.settle();
      this.listener.onTrouble(error);
    }
  }

  /** @param {Snapshot} before @param {string} move @returns {Promise<TurnShown>} */
  turn(before, move) {
    return ask('turn', { rules: this.rules, position: before.position, move });
  }

  /** @param {TurnShown} turn @param {number} epoch */
  async show(turn, epoch) {
    this.isSowing = true;
    this.listener.onChange();
    await this.board.play(turn, { speed: settings.speed, ...this.sounds });
    if (epoch !== this.epoch) return;
    this.isSowing = false;
    this.settle();
  }

  /** Makes answers on their way worthless, and ends a turn that is being shown. @returns {number} */
  begin() {
    this.epoch += 1;
    this.isSowing = false;
    this.board.skip();
    return this.epoch;
  }

  /** Draws the position at rest, and what hangs on it. */
  settle() {
    const { position } = this;
    if (this.cover) this.board.show(this.cover());
    else if (position && !this.isSowing) this.board.show(this.view(position));
    this.listener.onChange();
  }

  /** @param {Snapshot} snapshot @returns {import('../shapes.js').BoardView} */
  view(snapshot) {
    const { told, flipped, labels, marks } = this;
    const ply = this.at.parent ? this.plies.get(this.at) : undefined;
    const isHere = snapshot === this.position;
    return {
      snapshot,
      playable: isHere ? told?.moves ?? [] : [],
      endless: isHere ? told?.endless ?? [] : [],
      lastMove: isHere && ply ? { move: ply.move, lands: ply.lands } : null,
      marks: isHere ? marks : [],
      interactive: isHere,
      flipped,
      labels,
      plain: settings.plain,
      turn: told?.outcome ? null : snapshot.to_move,
      direction: this.direction,
    };
  }

  /** @param {Mark[]} marks */
  mark(marks) {
    if (JSON.stringify(marks) === JSON.stringify(this.marks)) return;
    this.marks = marks;
    if (this.position && !this.isSowing && !this.cover) this.board.show(this.view(this.position));
  }

  flip() {
    this.flipped = !this.flipped;
    this.settle();
  }
}
