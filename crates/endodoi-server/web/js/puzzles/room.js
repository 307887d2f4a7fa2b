/**
 * One puzzle on the board: a hole is chosen, the turn is shown, and it is told what comes of it. The
 * right hole is known from the puzzle, where it was proved; what the opponent answers to another
 * one is searched for a moment. What is said about it all stands in `verdict.js`.
 *
 * @module
 */

import { southern } from '../worth.js';
import { ask, follow } from '../api.js';
import { settings } from '../settings.js';
import { directionTold } from '../tell.js';

/** @import {Board, Mark, Move, Snapshot, TurnShown} from '../shapes.js' */
/** @import {Ply} from '../tell.js' */
/** @import {Analysis} from '../analyze/search.js' */
/** @import {Worth} from '../worth.js' */

/**
 * @typedef {object} Puzzle
 * @property {string} id
 * @property {'win' | 'capture'} kind
 * @property {number} difficulty 1 to 5
 * @property {string} rules
 * @property {string} position South is to move
 * @property {string[]} answer
 * @property {number} value the final seeds of South minus those of North
 * @property {string[]} line best play of both, the answer first
 */

/** @typedef {{position: Snapshot, moves: Move[], endless: string[], direction?: string}} Place */

/** @typedef {'loading' | 'asking' | 'sowing' | 'searching' | 'wrong' | 'solved' | 'shown'} Phase */

/**
 * What came of a wrong hole.
 *
 * @typedef {object} Miss
 * @property {Ply} turn
 * @property {Ply | null} reply the opponent's best answer; none if the game is over
 * @property {Worth} worth
 */

/** Seconds to search for the opponent's answer. */
const SECONDS = 1;

export class Room {
  /**
   * @param {Board} board
   * @param {object} listener
   * @param {() => void} listener.onChange
   * @param {(puzzle: Puzzle) => void} listener.onSolved the reader found the hole
   * @param {(error: unknown) => void} listener.onTrouble
   */
  constructor(board, listener) {
    this.board = board;
    this.listener = listener;
    /** @type {Puzzle | null} */
    this.puzzle = null;
    /** @type {Place | null} */
    this.place = null;
    /** @type {Phase} */
    this.phase = 'loading';
    /** @type {Miss | null} */
    this.miss = null;
    /** The turns of best play. @type {Ply[]} */
    this.line = [];
    /** Turns of best play that are on the board. */
    this.step = 0;
    /** The answer was shown, so finding it is no solving any more. */
    this.wasShown = false;
    this.flipped = false;
    /** @type {{south: string, north: string}} */
    this.labels = { south: '', north: '' };
    /** What is heard of a turn. @type {Pick<import('../shapes.js').PlayOptions, 'onSeed' | 'onCapture'>} */
    this.sounds = {};
    /** Grows with everything that makes answers on their way worthless. */
    this.epoch = 0;
    /** @type {AbortController | null} */
    this.search = null;
    /** Grows with every puzzle that is asked for; only the last one is opened. */
    this.asked = 0;
    addEventListener('pagehide', () => this.leave());
  }

  /**
   * Lays another puzzle on the board. Until it is known, and if it cannot be had, the one before goes on.
   *
   * @param {Puzzle | Promise<Puzzle>} asked
   * @returns {Promise<Puzzle | null>} the puzzle; none if another one was asked for meanwhile
   * @throws {import('../api.js').Problem}
   */
  async open(asked) {
    this.asked += 1;
    const mine = this.asked;
    try {
      const puzzle = await asked;
      const place = await /** @type {Promise<Place>} */ (ask('position', { rules: puzzle.rules, position: puzzle.position }));
      if (mine !== this.asked) return null;
      this.lay(puzzle, place);
      return puzzle;
    } catch (error) {
      if (mine !== this.asked) return null;
      throw error;
    }
  }

  /** @param {Puzzle} puzzle @param {Place} place */
  lay(puzzle, place) {
    this.puzzle = puzzle;
    this.place = place;
    this.line = [];
    this.wasShown = false;
    this.again();
  }

  /** Sets the position up once more. */
  again() {
    this.begin();
    this.phase = 'asking';
    this.miss = null;
    this.step = 0;
    this.settle();
  }

  /** The page is left. It may be seen again as it was, and nothing must be waited for then that is stopped now. */
  leave() {
    if (this.phase === 'sowing' || this.phase === 'searching') this.again();
    else this.begin();
  }

  /** A hole was chosen. @param {string} hole */
  choose(hole) {
    if (this.phase === 'sowing') this.board.skip();
    else if (this.phase === 'wrong') this.again();
    if (this.phase !== 'asking' || !this.puzzle) return;
    if (!this.place?.moves.some(({ move }) => move === hole)) return;
    const isRight = this.puzzle.answer.includes(hole);
    void (isRight ? this.answer(hole, 'solved') : this.missed(hole));
  }

  /** Shows the right hole. */
  show() {
    if (!this.puzzle) return;
    this.wasShown = true;
    this.again();
    void this.answer(this.puzzle.answer[0], 'shown');
  }

  /** @param {string} hole @param {'solved' | 'shown'} phase */
  async answer(hole, phase) {
    const { puzzle } = this;
    if (!puzzle) return;
    const epoch = this.begin();
    try {
      const [turn, game] = await Promise.all([this.turn(puzzle.position, hole), this.game(puzzle.line)]);
      if (epoch !== this.epoch) return;
      await this.sow(turn);
      if (epoch !== this.epoch) return;
      this.line = game.plies;
      this.step = 1;
      this.phase = phase;
      this.settle();
      if (phase === 'solved' && !this.wasShown) this.listener.onSolved(puzzle);
    } catch (error) {
      this.fail(epoch, error);
    }
  }

  /** @param {string} hole */
  async missed(hole) {
    const { puzzle } = this;
    if (!puzzle) return;
    const epoch = this.begin();
    const search = new AbortController();
    this.search = search;
    const game = { rules: puzzle.rules, start: puzzle.position, moves: [hole] };
    const found = follow('analysis', { game, lines: 1, seconds: SECONDS }, () => {}, search.signal);
    // It is waited for only after the turn was shown.
    found.catch(() => {});
    try {
      const [turn, after] = await Promise.all([this.turn(puzzle.position, hole), this.game([hole])]);
      if (epoch !== this.epoch) return;
      await this.sow(turn);
      if (epoch !== this.epoch) return;
      this.phase = 'searching';
      this.listener.onChange();
      const { value, exact, best } = /** @type {Analysis} */ (await found);
      if (epoch !== this.epoch) return;
      const mover = after.position.to_move;
      const isOver = after.outcome !== null || best === null;
      const both = isOver ? null : await this.game([hole, best ?? '']);
      const reply = isOver ? null : await this.turn(after.position.position, best ?? '');
      if (epoch !== this.epoch) return;
      if (reply) await this.sow(reply);
      if (epoch !== this.epoch) return;
      this.miss = { turn: after.plies[0], reply: both?.plies[1] ?? null, worth: southern(value, exact, mover) };
      this.phase = 'wrong';
      this.listener.onChange();
    } catch (error) {
      this.fail(epoch, error);
    }
  }

  /** Looks at best play after some turns. @param {number} step */
  look(step) {
    if (this.phase !== 'solved' && this.phase !== 'shown') return;
    this.step = Math.max(0, Math.min(this.line.length, step));
    this.settle();
  }

  /** @param {string[]} moves @returns {Promise<import('../analyze/desk.js').GameTold>} */
  game(moves) {
    return ask('game', { rules: this.puzzle?.rules, start: this.puzzle?.position, moves });
  }

  /** @param {string} position @param {string} move @returns {Promise<TurnShown>} */
  turn(position, move) {
    return ask('turn', { rules: this.puzzle?.rules, position, move });
  }

  /** @param {TurnShown} turn */
  async sow(turn) {
    this.phase = 'sowing';
    this.listener.onChange();
    await this.board.play(turn, { speed: settings.speed, ...this.sounds });
  }

  /** @returns {number} */
  begin() {
    this.epoch += 1;
    this.search?.abort(new DOMException('stopped', 'AbortError'));
    this.search = null;
    this.board.skip();
    return this.epoch;
  }

  /** @param {number} epoch @param {unknown} error */
  fail(epoch, error) {
    if (epoch !== this.epoch) return;
    this.again();
    this.listener.onTrouble(error);
  }

  /** Sees the board from the other side; what is shown on it stays. */
  flip() {
    this.flipped = !this.flipped;
    this.board.flip();
  }

  /** Draws the position at rest. */
  settle() {
    const { place, puzzle, phase, step } = this;
    if (place && puzzle) {
      const isOpen = phase === 'asking';
      const isKnown = phase === 'solved' || phase === 'shown';
      const ply = step > 0 ? this.line[step - 1] : null;
      /** @type {Mark[]} */
      const marks = isKnown && step === 0 ? [{ hole: puzzle.answer[0], label: '', kind: 'best' }] : [];
      this.board.show({
        snapshot: ply ? ply.after : place.position,
        playable: isOpen ? place.moves : [],
        endless: isOpen || step === 0 ? place.endless : [],
        lastMove: ply ? { move: ply.move, lands: ply.lands } : null,
        marks,
        interactive: isOpen,
        flipped: this.flipped,
        labels: this.labels,
        plain: settings.plain,
        direction: directionTold(place),
      });
    }
    this.listener.onChange();
  }
}
