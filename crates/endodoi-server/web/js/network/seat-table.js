/**
 * The table of a room, for who sits at it and for who watches: the server tells how the room stands, and
 * the board follows, turn by turn. A hole that is chosen is sent and marked until the server has played
 * it; one that is chosen ahead waits here. How messages come and go is not known here.
 *
 * @module
 */

import { ask } from '../api.js';
import { asked } from '../play/match.js';
import { ShownMatch } from '../play/shown-match.js';
import { settings } from '../settings.js';
import { owner } from '../tell.js';
import { matchOf, turnsShared } from './match-of.js';
import { fateOf, toMove, toggled } from './premove.js';

/** @import {Board, Mark, Side, TurnShown} from '../shapes.js' */
/** @import {MatchTold, Ply} from '../tell.js' */
/** @import {Match} from '../play/match.js' */
/** @import {Listener} from '../play/shown-match.js' */
/** @import {Premove} from './premove.js' */
/** @import {Command, PastGame, Room, Said, State, Step} from './shapes.js' */

/**
 * Who hears of what happens at the table.
 *
 * @typedef {Listener & {onTurn: (ply: Ply) => void, onEnd: () => void, onBegin: () => void, onTorn: () => void, send: (command: Command) => string}} SeatListener
 * `onTurn` of a turn that was shown, `onEnd` of an end without one, `onBegin` of another game, `onTorn` of a turn taken back
 */

/** So many turns that came at once are all shown: one's own and the answer. Of more only the last is. */
const ALL_SHOWN = 2;

/** @param {Room} before @param {Room} now @returns {boolean} whether a turn was taken, or a game has begun or ended */
function isFurther(before, now) {
  return now.phase !== before.phase || now.game.number !== before.game.number || now.game.moves.length > before.game.moves.length;
}

export class SeatTable extends ShownMatch {
  /**
   * @param {Board} board
   * @param {SeatListener} listener
   */
  constructor(board, listener) {
    super(board, listener);
    this.listener = listener;
    /** @type {Room | null} */
    this.room = null;
    /** The seat of whoever looks; null for a watcher. @type {Side | null} */
    this.you = null;
    /** @type {PastGame[]} */
    this.past = [];
    /** @type {Said[]} */
    this.chat = [];
    /** The room as the board shows it. @type {Room | null} */
    this.caught = null;
    /** @type {Promise<void> | null} */
    this.catching = null;
    /** Whether the game went on while an earlier position was looked at. */
    this.wentOn = false;
    /** A hole that was sent and not played yet. @type {Premove & {id: string} | null} */
    this.pending = null;
    /** @type {Premove | null} */
    this.premove = null;
  }

  /** Whose turn it is in the room, whatever the board shows yet. @returns {Side | null} */
  get toMove() {
    return this.room ? toMove(this.room) : null;
  }

  /** Whether it is the turn of who looks. @returns {boolean} */
  get isYours() {
    return this.you !== null && this.toMove === this.you;
  }

  get isOpen() {
    return this.isYours && this.doing === 'resting' && !this.pending && this.caught === this.room && this.game?.outcome === null;
  }

  /** @returns {Mark[]} */
  get marks() {
    const hole = this.pending?.hole ?? this.premove?.hole;
    return hole ? [{ hole, label: '', kind: 'point' }] : [];
  }

  get keyed() {
    const { position } = this.game ?? {};
    return position && this.you ? { holes: position.holes, to_move: this.you } : position ?? null;
  }

  get speed() {
    const isLive = this.room?.clock != null && 'base' in this.room.clock;
    return isLive && settings.speed === 'slow' ? 'normal' : settings.speed;
  }

  /** @param {State | Step} message */
  hear(message) {
    if (message.kind === 'state' && (message.you !== this.you || this.room === null)) {
      this.you = message.you;
      this.flipped = this.you === 'north';
      this.match = null;
    }
    // What was said of the turn before is not true of the next one.
    if (this.room && isFurther(this.room, message.room)) this.notice = null;
    this.past = message.past ?? this.past;
    this.chat = message.chat ?? this.chat;
    this.room = message.room;
    this.reconsider();
    this.heard.onChange();
    void this.catchUp();
  }

  /** What was sent may have been played, and what was chosen ahead may be due. */
  reconsider() {
    const { pending, premove, room, you } = this;
    if (!room) return;
    if (pending && (this.toMove !== you || room.game.number !== pending.game || room.game.moves.length !== pending.ply)) this.pending = null;
    if (!premove || !you) return;
    const fate = fateOf(premove, room, you);
    if (fate === 'wait') return;
    this.premove = null;
    if (fate === 'play') this.sendHole(premove.hole);
    else if (fate === 'drop') this.say('premove-dropped', { hole: premove.hole });
  }

  /** Lets the board follow the room. @returns {Promise<void>} kept once it shows what there is, or cannot */
  catchUp() {
    this.catching ??= this.followAll().finally(() => {
      this.catching = null;
      // Something may have come after the last look.
      if (this.caught !== this.room && !this.trouble && !this.isHeldBack) void this.catchUp();
    });
    return this.catching;
  }

  async followAll() {
    const { epoch } = this;
    try {
      while (this.room && this.caught !== this.room && !this.isHeldBack) await this.follow(this.room);
    } catch (error) {
      this.doing = 'resting';
      this.fail(epoch, error, () => void this.catchUp());
    }
  }

  /** Whether who looks back is not to be torn away by another game. @returns {boolean} */
  get isHeldBack() {
    const isOther = this.viewing !== null && this.caught !== null && this.room?.game.number !== this.caught.game.number;
    if (isOther && !this.wentOn) {
      this.wentOn = true;
      this.heard.onChange();
    }
    return isOther;
  }

  /** @param {Room} room */
  async follow(room) {
    const match = matchOf(room, this.past, this.you);
    const before = this.match;
    const wasOver = this.game?.outcome != null;
    if (before && this.told && JSON.stringify(asked(before)) === JSON.stringify(asked(match))) {
      this.match = match;
      this.caught = room;
      this.draw();
      return;
    }
    const told = /** @type {MatchTold} */ (await ask('match', asked(match)));
    const shared = before ? turnsShared(before, match) : null;
    this.trouble = null;
    if (shared !== null && this.viewing === null) await this.showTurns(match, told, shared);
    this.match = match;
    this.told = told;
    this.caught = room;
    this.doing = 'resting';
    this.sowing = null;
    const { plies, outcome } = told.game;
    if (this.viewing !== null) {
      this.wentOn ||= shared !== null && plies.length > shared;
      if (this.viewing >= plies.length) this.viewing = null;
    }
    this.draw();
    if (before === null) return;
    const isOther = before.games.length !== match.games.length || before.start !== match.start;
    if (isOther) this.listener.onBegin();
    else if (shared === null) this.listener.onTorn();
    else if (outcome && !wasOver && plies.length === shared) this.listener.onEnd();
  }

  /**
   * Shows the turns that the board has not shown yet.
   *
   * @param {Match} match
   * @param {MatchTold} told
   * @param {number} shared turns that it has shown
   */
  async showTurns(match, told, shared) {
    const { plies, start } = told.game;
    const first = plies.length - shared > ALL_SHOWN ? plies.length - 1 : shared;
    for (let ply = first; ply < plies.length && this.viewing === null; ply += 1) {
      const before = ply === 0 ? start : plies[ply - 1].after;
      const turn = await ask('turn', { rules: match.rules, position: before.position, move: plies[ply].move });
      if (this.viewing !== null) return;
      this.rest();
      if (this.shown) this.shown = { ...this.shown, game: { ...told.game, plies: plies.slice(0, ply), position: before, outcome: null } };
      await this.show(/** @type {TurnShown} */ (turn));
      // The end of the game is told with its last turn.
      if (ply === plies.length - 1) [this.match, this.told] = [match, told];
      this.listener.onTurn(plies[ply]);
    }
  }

  /** @param {string} hole */
  choose(hole) {
    const { room } = this;
    if (this.isMoving) this.board.skip();
    else if (this.viewing !== null) this.view(null);
    else if (!room || this.you === null) this.say('only-watching');
    else if (this.game?.outcome) this.say('game-is-over');
    else if (this.isYours) this.chooseNow(hole);
    else if (this.toMove !== null && owner(hole) === this.you) this.chooseAhead(hole, room);
    else this.say('not-your-turn');
  }

  /** @param {string} hole */
  chooseNow(hole) {
    if (!this.isOpen) return;
    if (this.room?.game.legal.includes(hole)) this.sendHole(hole);
    else if (this.game?.endless.includes(hole)) this.say('endless-explained', { hole });
  }

  /** @param {string} hole @param {Room} room */
  chooseAhead(hole, room) {
    this.premove = toggled(this.premove, hole, room);
    this.notice = null;
    this.draw();
  }

  /** Forgets a hole that was chosen ahead. @returns {boolean} whether there was one */
  forgetAhead() {
    const was = this.premove !== null;
    this.premove = null;
    if (was) this.draw();
    return was;
  }

  /** @param {string} hole */
  sendHole(hole) {
    if (!this.room || this.pending) return;
    const { number, moves } = this.room.game;
    const id = this.listener.send({ do: 'move', game: number, ply: moves.length, hole });
    this.pending = { hole, game: number, ply: moves.length, id };
    this.notice = null;
    this.draw();
  }

  /** The server has refused a command. @param {string} id */
  refused(id) {
    if (this.pending?.id === id) this.pending = null;
    this.draw();
  }

  /** @param {number | null} ply */
  view(ply) {
    super.view(ply);
    if (this.viewing !== null) return;
    this.wentOn = false;
    this.heard.onChange();
    void this.catchUp();
  }
}
