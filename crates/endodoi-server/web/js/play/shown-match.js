/**
 * A match as it is shown on a board, wherever it is played: the turns run, earlier ones are looked back
 * at, a turn is shown once more. What may be done at a table, and what follows from it, is told by the
 * tables that are made of this one: for one screen `table.js`, for two `../network/seat-table.js`.
 *
 * @module
 */

import { ask, Problem } from '../api.js';
import { settings } from '../settings.js';
import * as matches from './match.js';
import { boardView } from './view.js';

/** @import {Board, Mark, Snapshot, Speed, TurnShown} from '../shapes.js' */
/** @import {GameTold, MatchTold} from '../tell.js' */
/** @import {Match} from './match.js' */

/** @typedef {'resting' | 'asking' | 'sowing' | 'thinking'} Doing */

/** @typedef {{id: string, values?: Record<string, string | number>}} Notice a message and its values */

/**
 * Who hears of what happens on the board.
 *
 * @typedef {object} Listener
 * @property {() => void} onChange something is to be drawn anew
 * @property {(sown: {each: boolean}) => void} [onSeed] a seed fell, or a lap at once
 * @property {(seeds: number) => void} [onCapture] seeds were captured
 */

export class ShownMatch {
  /**
   * @param {Board} board
   * @param {Listener} listener
   */
  constructor(board, listener) {
    this.board = board;
    this.heard = listener;
    /** @type {Match | null} */
    this.match = null;
    /** @type {MatchTold | null} */
    this.told = null;
    /** @type {Doing} */
    this.doing = 'resting';
    /** The hole that is being sown. @type {string | null} */
    this.sowing = null;
    /** Whether a turn that was played is shown once more; the match may go on meanwhile. */
    this.isReplaying = false;
    /** What is shown of the match: while a turn is sown, how things stood before. @type {MatchTold | null} */
    this.shown = null;
    /** The number of turns after which the position is shown; null is now. @type {number | null} */
    this.viewing = null;
    /** What is to be said until something else is done. @type {Notice | null} */
    this.notice = null;
    /** What could not be done, and how to try again. @type {{error: unknown, again: () => void} | null} */
    this.trouble = null;
    this.flipped = false;
    /** Grows with everything that makes answers on their way worthless. */
    this.epoch = 0;
    /** The number of the latest wish to see a turn once more. */
    this.replays = 0;
    /** The players' names; set by the page. @type {() => {south: string, north: string}} */
    this.labels = () => ({ south: '', north: '' });
  }

  /** @returns {GameTold | null} */
  get game() {
    return this.told?.game ?? null;
  }

  /** Whether a hole may be chosen on the board now. @returns {boolean} */
  get isOpen() {
    return false;
  }

  /** What is pointed out on the board as it stands. @returns {Mark[]} */
  get marks() {
    return [];
  }

  /** Whose holes the keys mean, and how many there are. @returns {Pick<Snapshot, 'holes' | 'to_move'> | null} */
  get keyed() {
    return this.game?.position ?? null;
  }

  /** How fast turns run. @returns {Speed} */
  get speed() {
    return settings.speed;
  }

  /** Whether a turn runs on the board, so that any key or tap ends it. @returns {boolean} */
  get isMoving() {
    return this.doing === 'sowing' || this.isReplaying;
  }

  /** The game under way as the functions want it. */
  played() {
    const { match, game } = this;
    if (!match || !game) throw new Problem('offline', 'there is no game', 0);
    const { moves, ended } = matches.gameOf(match);
    return { rules: match.rules, start: game.start.position, moves, ended };
  }

  /** Lets a turn run on the board. @param {TurnShown} turn */
  async show(turn) {
    this.doing = 'sowing';
    this.sowing = turn.move;
    this.heard.onChange();
    const { onSeed, onCapture } = this.heard;
    await this.board.play(turn, { speed: this.speed, onSeed, onCapture });
  }

  /** Shows the turn that led to what is shown once more. @returns {Promise<void>} */
  async replay() {
    const { game, match, epoch, viewing } = this;
    const ply = viewing ?? game?.plies.length ?? 0;
    if (!game || !match || ply < 1 || (this.doing !== 'resting' && this.doing !== 'thinking')) return;
    const before = ply === 1 ? game.start : game.plies[ply - 2].after;
    this.replays += 1;
    const replay = this.replays;
    try {
      const turn = await ask('turn', { rules: match.rules, position: before.position, move: game.plies[ply - 1].move });
      if (epoch !== this.epoch || replay !== this.replays) return;
      this.isReplaying = true;
      const { onSeed, onCapture } = this.heard;
      const speed = this.speed === 'off' ? 'normal' : this.speed;
      await this.board.play(/** @type {TurnShown} */ (turn), { speed, onSeed, onCapture });
      if (epoch !== this.epoch || replay !== this.replays) return;
      this.isReplaying = false;
      this.draw();
    } catch (error) {
      if (replay === this.replays) this.fail(epoch, error, () => this.replay());
    }
  }

  /** Shows an earlier position. @param {number | null} ply turns taken; null for now */
  view(ply) {
    const last = this.game?.plies.length ?? 0;
    this.viewing = ply === null || ply >= last ? null : ply;
    this.rest();
    this.draw();
  }

  flip() {
    this.flipped = !this.flipped;
    this.draw();
  }

  /** Ends what runs on the board; a replay that is on its way is forgotten. */
  rest() {
    this.replays += 1;
    this.isReplaying = false;
    this.board.skip();
  }

  /** @param {Doing} doing @returns {number} the epoch that begins */
  begin(doing) {
    this.epoch += 1;
    this.rest();
    this.doing = doing;
    this.notice = null;
    this.trouble = null;
    this.viewing = null;
    this.heard.onChange();
    return this.epoch;
  }

  /** @param {string} id of a message @param {Record<string, string | number>} [values] */
  say(id, values) {
    this.notice = { id, values };
    this.heard.onChange();
  }

  /** @param {number} epoch @param {unknown} error @param {() => void} again */
  fail(epoch, error, again) {
    if (epoch !== this.epoch) return;
    if (this.doing !== 'thinking') this.doing = 'resting';
    this.notice = null;
    this.trouble = {
      error,
      again: () => {
        this.trouble = null;
        this.draw();
        again();
      },
    };
    this.draw();
  }

  draw() {
    if (this.doing !== 'sowing') this.shown = this.told;
    const view = boardView(this);
    if (view && !this.isMoving) this.board.show(view);
    this.heard.onChange();
  }
}
