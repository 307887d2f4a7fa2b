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
import { boardView } from './view.js';

/** @import {Board, Side, TurnShown} from '../shapes.js' */
/** @import {GameTold, Hint, MatchTold, Ply} from '../tell.js' */
/** @import {End, Match} from './match.js' */

/** @typedef {'resting' | 'asking' | 'sowing' | 'thinking'} Doing */

/** @typedef {{id: string, values?: Record<string, string | number>}} Notice a message and its values */

export class Table {
  /**
   * @param {Board} board
   * @param {object} listener
   * @param {(table: Table) => void} listener.onChange something is to be drawn anew
   * @param {(ply: Ply) => void} listener.onTurn a turn was played
   * @param {() => void} listener.onEnd a game was ended by the players
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
    /** Whether a turn that was played is shown once more; the match may go on meanwhile. */
    this.isReplaying = false;
    /** What is shown of the match: while a turn is sown, how things stood before. @type {MatchTold | null} */
    this.shown = null;
    /** The number of turns after which the position is shown; null is now. @type {number | null} */
    this.viewing = null;
    /** @type {Hint | null} */
    this.hint = null;
    /** What is to be said until something else is done. @type {Notice | null} */
    this.notice = null;
    /** What could not be done, and how to try again. @type {{error: unknown, again: () => void} | null} */
    this.trouble = null;
    this.flipped = false;
    /** Whether this browser keeps what was done last. */
    this.isKept = false;
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

  /** Whether a person at this screen may choose a hole now. @returns {boolean} */
  get isOpen() {
    const side = this.game?.position.to_move;
    return this.doing === 'resting' && side !== undefined && this.match !== null
      && this.game?.outcome === null && matches.isPerson(this.match, side);
  }

  /** Whether a turn runs on the board, so that any key or tap ends it. @returns {boolean} */
  get isMoving() {
    return this.doing === 'sowing' || this.isReplaying;
  }

  /**
   * Sits down to a match, a new one or one that was kept. Until it is known that it can be played,
   * all goes on as it was.
   *
   * @param {Match} match
   * @returns {Promise<void>}
   * @throws {Problem} if it is no match, or nobody answers
   */
  async sit(match) {
    const told = /** @type {MatchTold} */ (await ask('match', matches.asked(match)));
    this.begin('asking');
    this.become(match, told);
    this.settle();
  }

  /**
   * Goes on with a match as another tab of this browser has left it. The computer is left to that
   * tab until somebody comes back to this one.
   *
   * @param {Match} match
   * @returns {Promise<void>}
   */
  async follow(match) {
    if (JSON.stringify(match) === JSON.stringify(this.match)) return;
    const epoch = this.begin('asking');
    try {
      const told = /** @type {MatchTold} */ (await ask('match', matches.asked(match)));
      if (epoch !== this.epoch) return;
      this.match = match;
      this.told = told;
      this.settle(null);
      this.say('match-elsewhere');
    } catch (error) {
      this.fail(epoch, error, () => this.follow(match));
    }
  }

  /** Lets the computer move if it is its turn and nobody has asked it. */
  wake() {
    if (this.doing === 'resting' && !this.trouble && this.computer) this.settle();
  }

  /** @param {Match} match @param {MatchTold} told what the functions say of it */
  become(match, told) {
    this.match = match;
    this.told = told;
    this.isKept = matches.keepMatch(match);
  }

  /** @param {string} hole a letter of the player to move @returns {Promise<void>} */
  async choose(hole) {
    if (this.isMoving) {
      this.board.skip();
    } else if (this.viewing !== null) {
      // Who looks back sees another board than the one that would be played on.
      this.view(null);
    } else if (this.game?.outcome) {
      this.say('game-is-over');
    } else if (this.game && !this.isOpen) {
      this.say('not-your-turn');
    } else if (this.game?.moves.some(({ move }) => move === hole)) {
      await this.play(hole);
    } else if (this.game?.endless.includes(hole)) {
      this.say('endless-explained', { hole });
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
      this.become(next, /** @type {MatchTold} */ (told));
      // The computer thinks while the seeds are still running.
      const reply = this.computerReply();
      await this.show(/** @type {TurnShown} */ (turn));
      if (epoch !== this.epoch) return;
      const { plies } = /** @type {MatchTold} */ (told).game;
      this.listener.onTurn(plies[plies.length - 1]);
      this.settle(reply);
    } catch (error) {
      this.fail(epoch, error, () => this.play(hole));
    }
  }

  /** Lets a turn run on the board. @param {TurnShown} turn */
  async show(turn) {
    this.doing = 'sowing';
    this.sowing = turn.move;
    this.listener.onChange(this);
    const { onSeed, onCapture } = this.listener;
    await this.board.play(turn, { speed: settings.speed, onSeed, onCapture });
  }

  /** The level of the computer that is to move; null if a person is, or nobody. @returns {number | null} */
  get computer() {
    const { match, game } = this;
    const player = match && game && !game.outcome ? match.players[game.position.to_move] : null;
    return player?.kind === 'computer' ? player.level : null;
  }

  /**
   * Asks the computer for its hole, if it is its turn.
   *
   * @returns {Promise<string> | null}
   */
  computerReply() {
    const { match, computer } = this;
    if (!match || computer === null) return null;
    const seed = match.seed + 1000 * match.games.length + matches.gameOf(match).moves.length;
    const reply = ask('choose', { game: this.played(), level: computer, seed })
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
    this.sowing = null;
    this.draw();
    if (!reply) return;
    const { epoch } = this;
    reply.then(
      (hole) => {
        if (epoch === this.epoch) void this.play(hole);
      },
      (error) => {
        if (epoch === this.epoch) this.doing = 'resting';
        this.fail(epoch, error, () => this.settle());
      },
    );
  }

  /** Gives a hint. @returns {Promise<void>} */
  async advise() {
    if (!this.isOpen || this.viewing !== null) return;
    const { epoch } = this;
    this.trouble = null;
    this.hint = null;
    this.say('hint-thinking');
    this.draw();
    try {
      const hint = await ask('hint', { game: this.played() });
      if (epoch !== this.epoch) return;
      this.hint = /** @type {Hint} */ (hint);
      this.notice = null;
      this.draw();
    } catch (error) {
      this.fail(epoch, error, () => this.advise());
    }
  }

  /** Takes back to where a person was to move. @returns {Promise<void>} */
  undo() {
    return this.step(matches.undone, 'taken-back', 'nothing-to-undo');
  }

  /** @returns {Promise<void>} */
  redo() {
    return this.step(matches.redone, 'brought-forth', 'nothing-to-redo');
  }

  /**
   * @param {(match: Match) => Match | null} once one step back or forth
   * @param {string} done what is said then
   * @param {string} nothing what is said if there is none
   */
  async step(once, done, nothing) {
    if (!this.match) return;
    const first = once(this.match);
    if (!first) {
      this.say(nothing);
      return;
    }
    let match = first;
    const epoch = this.begin('asking');
    try {
      for (;;) {
        const told = /** @type {MatchTold} */ (await ask('match', matches.asked(match)));
        if (epoch !== this.epoch) return;
        const side = told.game.position.to_move;
        /** @type {Match | null} */
        const further = told.game.outcome || matches.isPerson(match, side) ? null : once(match);
        if (!further) {
          this.become(match, told);
          break;
        }
        match = further;
      }
      this.settle();
      this.say(done);
    } catch (error) {
      this.fail(epoch, error, () => this.step(once, done, nothing));
      // It was perhaps the computer's turn, whose answer is no longer waited for.
      if (epoch === this.epoch) this.settle();
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
    this.trouble = null;
    this.draw();
    try {
      const answer = await ask('offer', { game: this.played(), side });
      if (epoch !== this.epoch) return;
      if (/** @type {{agrees: boolean}} */ (answer).agrees) await this.end({ by: 'agreement' });
      else this.say('computer-declines');
    } catch (error) {
      this.fail(epoch, error, () => this.offer(side));
    }
  }

  /** Begins the next game of the match. @returns {Promise<void>} */
  async next() {
    if (!this.match || !this.told || !this.game?.outcome || this.told.standing.winner) return;
    await this.change(matches.nextGame(this.match));
  }

  /** @param {Match} match the match at this table, with something done that is no turn */
  async change(match) {
    const epoch = this.begin('asking');
    try {
      const told = /** @type {MatchTold} */ (await ask('match', matches.asked(match)));
      if (epoch !== this.epoch) return;
      this.become(match, told);
      this.settle();
    } catch (error) {
      this.fail(epoch, error, () => this.change(match));
    }
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
      const { onSeed, onCapture } = this.listener;
      const speed = settings.speed === 'off' ? 'normal' : settings.speed;
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
    this.hint = null;
    this.notice = null;
    this.trouble = null;
    this.viewing = null;
    this.listener.onChange(this);
    return this.epoch;
  }

  /** @param {string} id of a message @param {Record<string, string | number>} [values] */
  say(id, values) {
    this.notice = { id, values };
    this.listener.onChange(this);
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
    this.listener.onChange(this);
  }
}
