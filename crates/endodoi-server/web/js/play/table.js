/**
 * The table at which a match is played at one screen: it plays turns, lets the computer move, and keeps
 * everything in this browser. What the page shows besides the board is drawn by whoever listens; keys and
 * buttons call what is here.
 *
 * @module
 */

import { ask } from '../api.js';
import * as matches from './match.js';
import { ShownMatch } from './shown-match.js';

/** @import {Board, Side, TurnShown} from '../shapes.js' */
/** @import {Hint, MatchTold, Ply} from '../tell.js' */
/** @import {End, Match} from './match.js' */
/** @import {Doing} from './shown-match.js' */

export class Table extends ShownMatch {
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
    super(board, { ...listener, onChange: () => listener.onChange(this) });
    this.listener = listener;
    /** @type {Hint | null} */
    this.hint = null;
    /** Whether this browser keeps what is done. */
    this.isKept = true;
  }

  /** Whether a person at this screen may choose a hole now. @returns {boolean} */
  get isOpen() {
    const side = this.game?.position.to_move;
    return this.doing === 'resting' && side !== undefined && this.match !== null
      && this.game?.outcome === null && matches.isPerson(this.match, side);
  }

  get marks() {
    return this.hint ? [{ hole: this.hint.move, label: '', kind: /** @type {const} */ ('point') }] : [];
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
    const isKept = matches.keepMatch(match);
    if (this.isKept && !isKept) this.say('cannot-keep');
    this.isKept = isKept;
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

  /** @param {Doing} doing @returns {number} the epoch that begins */
  begin(doing) {
    this.hint = null;
    return super.begin(doing);
  }
}
