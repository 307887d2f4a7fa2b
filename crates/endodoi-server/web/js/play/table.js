/**
 * The table at which a match is played: it knows what was done and what the functions told of it, plays
 * turns on the board, lets the computer move, and keeps everything in this browser. What the page shows
 * besides the board is drawn by whoever listens; keys and buttons call what is here.
 *
 * @module
 */

import { ask, Problem } from '../api.js';
import { settings } from '../settings.js';
import * as matches from './match.js';

/** @import {Board, BoardView, Move, Side, Snapshot, TurnShown} from '../shapes.js' */
/** @import {Hint, Outcome, Ply} from '../tell.js' */
/** @import {End, Match} from './match.js' */

/**
 * @typedef {object} GameTold
 * @property {string} rules
 * @property {Snapshot} start
 * @property {Ply[]} plies
 * @property {Snapshot} position
 * @property {Move[]} moves
 * @property {string[]} endless
 * @property {Outcome | null} outcome
 * @property {string} result
 */

/**
 * @typedef {object} MatchTold
 * @property {string} target
 * @property {number} number of the game under way
 * @property {{games: number, pins: {south: number, north: number}, seeds: {south: number, north: number}, winner: Side | null}} standing
 * @property {{number: number, first: Side, outcome: Outcome | null, result: string}[]} finished
 * @property {GameTold} game
 */

/** @typedef {'resting' | 'asking' | 'sowing' | 'thinking'} Doing */

/** The laps after which we say that a turn is endless, in words. */
const LAP_LIMIT = 10_000;

export class Table {
  /**
   * @param {Board} board
   * @param {object} listener
   * @param {(table: Table) => void} listener.onChange something is to be drawn anew
   * @param {(ply: Ply) => void} listener.onTurn a turn was played
   * @param {() => void} listener.onEnd a game was ended by the players
   * @param {(text: {id: string, values?: Record<string, string | number>}) => void} listener.onNotice something is to be said
   * @param {(sown: {each: boolean}) => void} listener.onSeed a seed fell, or a lap at once
   * @param {(seeds: number) => void} listener.onCapture seeds were captured
   */
  constructor(board, listener) {
    this.board = board;
    this.listener = listener;
    /** @type {Match | null} */
    this.match = null;
    /** @type {MatchTold | null} */
    this.told = null;
    /** @type {Doing} */
    this.doing = 'resting';
    /** The hole that is being sown. @type {string | null} */
    this.sowing = null;
    /** What is shown of the match: while a turn is sown, how things stood before. @type {MatchTold | null} */
    this.shown = null;
    /** The number of turns after which the position is shown; null is now. @type {number | null} */
    this.viewing = null;
    /** @type {Hint | null} */
    this.hint = null;
    /** What could not be done, and how to try again. @type {{error: unknown, again: () => void} | null} */
    this.trouble = null;
    this.flipped = false;
    /** Grows with everything that makes answers on their way worthless. */
    this.epoch = 0;
  }

  /** @returns {GameTold | null} */
  get game() {
    return this.told?.game ?? null;
  }

  /** Whether a person at this screen may choose a hole now. @returns {boolean} */
  get isOpen() {
    const side = this.game?.position.to_move;
    return this.doing === 'resting' && side !== undefined && this.match !== null
      && this.game?.outcome === null && matches.isPerson(this.match, side);
  }

  /**
   * Sits down to a match, a new one or one that was kept.
   *
   * @param {Match} match
   * @returns {Promise<void>}
   * @throws {Problem} if it is no match, or nobody answers
   */
  async sit(match) {
    const epoch = this.begin('asking');
    try {
      const told = await ask('match', matches.asked(match));
      if (epoch !== this.epoch) return;
      this.match = match;
      this.told = /** @type {MatchTold} */ (told);
      matches.keepMatch(match);
    } finally {
      if (epoch === this.epoch) this.doing = 'resting';
    }
    this.settle();
  }

  /** @param {string} hole a letter of the player to move @returns {Promise<void>} */
  async choose(hole) {
    if (this.viewing !== null) this.view(null);
    if (this.doing === 'sowing') {
      this.board.skip();
      return;
    }
    if (!this.game || !this.match) return;
    if (this.game.outcome) {
      this.listener.onNotice({ id: 'game-is-over' });
    } else if (!this.isOpen) {
      this.listener.onNotice({ id: 'not-your-turn' });
    } else if (this.game.endless.includes(hole) && !this.game.moves.some(({ move }) => move === hole)) {
      this.listener.onNotice({ id: 'endless-explained', values: { hole, laps: LAP_LIMIT } });
    } else if (this.game.moves.some(({ move }) => move === hole)) {
      await this.play(hole);
    }
  }

  /** Plays a hole for whoever is to move. @param {string} hole @returns {Promise<void>} */
  async play(hole) {
    const { match, game } = this;
    if (!match || !game) return;
    const epoch = this.begin('asking');
    const next = matches.played(match, hole);
    try {
      const [turn, told] = await Promise.all([
        ask('turn', { rules: match.rules, position: game.position.position, move: hole }),
        ask('match', matches.asked(next)),
      ]);
      if (epoch !== this.epoch) return;
      this.match = next;
      this.told = /** @type {MatchTold} */ (told);
      matches.keepMatch(next);
      // The computer thinks while the seeds are still running.
      const reply = this.computerReply();
      await this.show(/** @type {TurnShown} */ (turn), epoch);
      if (epoch !== this.epoch) return;
      this.listener.onTurn(this.told.game.plies[this.told.game.plies.length - 1]);
      this.settle(reply);
    } catch (error) {
      this.fail(epoch, error, () => this.play(hole));
    }
  }

  /** Lets a turn run on the board. @param {TurnShown} turn @param {number} epoch */
  async show(turn, epoch) {
    this.doing = 'sowing';
    this.sowing = turn.move;
    this.listener.onChange(this);
    await this.board.play(turn, {
      speed: settings.speed,
      onSeed: this.listener.onSeed,
      onCapture: this.listener.onCapture,
    });
    if (epoch === this.epoch) {
      this.doing = 'resting';
      this.sowing = null;
    }
  }

  /**
   * Asks the computer for its hole, if it is its turn.
   *
   * @returns {Promise<string> | null}
   */
  computerReply() {
    const { match, game } = this;
    if (!match || !game || game.outcome) return null;
    const player = match.players[game.position.to_move];
    if (player.kind !== 'computer') return null;
    const played = matches.gameOf(match);
    const seed = match.seed + 1000 * match.games.length + played.moves.length;
    const reply = ask('choose', { game: this.played(), level: player.level, seed })
      .then((choice) => /** @type {{move: string}} */ (choice).move);
    // Whoever waits for it hears of it; nobody may be waiting yet.
    reply.catch(() => {});
    return reply;
  }

  /** The game under way as the functions want it. */
  played() {
    const { match, game } = this;
    if (!match || !game) throw new Problem('offline', 'there is no game', 0);
    const { moves, ended } = matches.gameOf(match);
    return { rules: match.rules, start: game.start.position, moves, ended };
  }

  /**
   * Shows how things stand, and lets the computer move if it is its turn.
   *
   * @param {Promise<string> | null} [reply] of the computer, if it was asked already
   */
  settle(reply = this.computerReply()) {
    this.doing = reply ? 'thinking' : 'resting';
    this.draw();
    if (!reply) return;
    const { epoch } = this;
    reply.then(
      (hole) => {
        if (epoch === this.epoch) void this.play(hole);
      },
      (error) => this.fail(epoch, error, () => this.settle()),
    );
  }

  /** Gives a hint. @returns {Promise<void>} */
  async advise() {
    if (!this.isOpen || this.viewing !== null) return;
    const { epoch } = this;
    this.listener.onNotice({ id: 'hint-thinking' });
    try {
      const hint = await ask('hint', { game: this.played() });
      if (epoch !== this.epoch) return;
      this.hint = /** @type {Hint} */ (hint);
      this.draw();
    } catch (error) {
      this.fail(epoch, error, () => this.advise());
    }
  }

  /** Takes back to where a person was to move. @returns {Promise<void>} */
  undo() {
    return this.step(matches.undone, 'taken-back');
  }

  /** @returns {Promise<void>} */
  redo() {
    return this.step(matches.redone, 'brought-forth');
  }

  /**
   * @param {(match: Match) => Match | null} once one step back or forth
   * @param {string} notice
   */
  async step(once, notice) {
    if (!this.match) return;
    const first = once(this.match);
    if (!first) {
      this.listener.onNotice({ id: 'nothing-to-undo' });
      return;
    }
    let match = first;
    this.board.skip();
    const epoch = this.begin('asking');
    try {
      for (;;) {
        const told = /** @type {MatchTold} */ (await ask('match', matches.asked(match)));
        if (epoch !== this.epoch) return;
        const side = told.game.position.to_move;
        /** @type {Match | null} */
        const further = told.game.outcome || matches.isPerson(match, side) ? null : once(match);
        if (!further) {
          this.match = match;
          this.told = told;
          break;
        }
        match = further;
      }
      matches.keepMatch(match);
      this.listener.onNotice({ id: notice });
      this.settle();
    } catch (error) {
      this.fail(epoch, error, () => this.step(once, notice));
    }
  }

  /** Ends the game. @param {End} end @returns {Promise<void>} */
  async end(end) {
    if (!this.match || !this.game || this.game.outcome) return;
    await this.change(matches.ended(this.match, end));
    if (this.game.outcome) this.listener.onEnd();
  }

  /** Offers the computer to stop. @param {Side} side who offers @returns {Promise<void>} */
  async offer(side) {
    const { epoch } = this;
    try {
      const answer = await ask('offer', { game: this.played(), side });
      if (epoch !== this.epoch) return;
      if (/** @type {{agrees: boolean}} */ (answer).agrees) await this.end({ by: 'agreement' });
      else this.listener.onNotice({ id: 'computer-declines' });
    } catch (error) {
      this.fail(epoch, error, () => this.offer(side));
    }
  }

  /** Begins the next game of the match. @returns {Promise<void>} */
  async next() {
    if (!this.match || !this.told || !this.game?.outcome || this.told.standing.winner) return;
    await this.change(matches.nextGame(this.match));
  }

  /** @param {Match} match */
  async change(match) {
    this.board.skip();
    const epoch = this.epoch + 1;
    try {
      await this.sit(match);
    } catch (error) {
      this.fail(epoch, error, () => this.change(match));
    }
  }

  /** Shows the turn that led to what is shown once more. @returns {Promise<void>} */
  async replay() {
    const { game, match } = this;
    const ply = this.viewing ?? game?.plies.length ?? 0;
    if (!game || !match || ply < 1 || (this.doing !== 'resting' && this.doing !== 'thinking')) return;
    const before = ply === 1 ? game.start : game.plies[ply - 2].after;
    const { epoch, viewing, doing } = this;
    try {
      const turn = await ask('turn', { rules: match.rules, position: before.position, move: game.plies[ply - 1].move });
      if (epoch !== this.epoch || doing !== this.doing) return;
      await this.board.play(/** @type {TurnShown} */ (turn), { speed: settings.speed === 'off' ? 'normal' : settings.speed });
      if (epoch === this.epoch && viewing === this.viewing) this.draw();
    } catch (error) {
      this.fail(epoch, error, () => this.replay());
    }
  }

  /** Shows an earlier position. @param {number | null} ply turns taken; null for now */
  view(ply) {
    const last = this.game?.plies.length ?? 0;
    this.viewing = ply === null || ply >= last ? null : ply;
    this.board.skip();
    this.draw();
  }

  flip() {
    this.flipped = !this.flipped;
    this.draw();
  }

  /** @param {Doing} doing @returns {number} the epoch that begins */
  begin(doing) {
    this.epoch += 1;
    this.doing = doing;
    this.hint = null;
    this.trouble = null;
    this.viewing = null;
    this.listener.onChange(this);
    return this.epoch;
  }

  /** @param {number} epoch @param {unknown} error @param {() => void} again */
  fail(epoch, error, again) {
    if (epoch !== this.epoch) return;
    this.doing = 'resting';
    this.trouble = { error, again };
    this.draw();
  }

  draw() {
    this.shown = this.told;
    const view = this.boardView();
    if (view && this.doing !== 'sowing') this.board.show(view);
    this.listener.onChange(this);
  }

  /** @returns {BoardView | null} */
  boardView() {
    const { match, told, game } = this;
    if (!match || !told || !game) return null;
    const count = this.viewing ?? game.plies.length;
    const last = count > 0 ? game.plies[count - 1] : null;
    const isNow = this.viewing === null;
    const target = /^first to (\d+) win/.exec(match.target);
    return {
      snapshot: last ? last.after : game.start,
      playable: isNow && this.isOpen ? game.moves : [],
      endless: isNow && this.isOpen ? game.endless : [],
      lastMove: last,
      marks: isNow && this.hint ? [{ hole: this.hint.move, label: '', kind: 'point' }] : [],
      interactive: isNow && this.isOpen,
      flipped: this.flipped,
      pins: target && target[1] !== '1' ? { target: Number(target[1]), ...told.standing.pins } : null,
      labels: this.labels(),
      plain: settings.plain,
      turn: game.outcome && isNow ? null : undefined,
      direction: match.rules.startsWith('cross-endodoi') ? 'either' : 'counterclockwise',
    };
  }

  /** The players' names; set by the page. @returns {{south: string, north: string}} */
  labels() {
    return { south: '', north: '' };
  }
}
