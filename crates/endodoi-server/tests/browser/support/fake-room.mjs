// A room without a server: what a page hears of one is made up here, so that every state that a room can be in is reached at
// once, time trouble and a lost line among them. The rules are asked of the functions; nothing else is real. Whole games
// between two browsers and the real server are in `network.test.mjs`.

/** @import {BrowserContext, WebSocketRoute} from 'playwright-core' */
/** @import {Server} from './server.mjs' */

const ID = 'abcdefghjkmn';

const START = '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S';

export class FakeRoom {
  /** @param {Server} server */
  constructor(server) {
    this.server = server;
    this.seq = 1;
    /** @type {any} */
    this.room = {
      id: ID, rules: 'merker', start: START, target: 'first to 3 wins', clock: null, listed: false, watched: true, phase: 'playing',
      players: { south: { name: 'Nasieku', level: null }, north: { name: 'Lemayian', level: null } },
      match: { number: 1, first: 'south', pins: { south: 0, north: 0 }, seeds: { south: 0, north: 0 }, winner: null, won: { south: 0, north: 0 } },
      game: { number: 1, start: START, moves: [], position: START, legal: [], ended: null, outcome: null, result: '*', can_abort: true },
      times: null, offer: null, ready: { south: false, north: false },
    };
    /** @type {any[]} */
    this.past = [];
    /** @type {any[]} */
    this.chat = [];
    /** Lines of pages, and whose they are. @type {Map<WebSocketRoute, 'south' | 'north' | null>} */
    this.lines = new Map();
    /** All that pages have sent, without pings. @type {any[]} */
    this.commands = [];
    /** What was answered, by the id of the command. @type {Map<string, any>} */
    this.answered = new Map();
    this.isDeaf = false;
    /** Whether lines break as soon as they are opened. */
    this.isAway = false;
  }

  /** @returns {string} its address on the site */
  get path() {
    return `room?${ID}`;
  }

  /** @param {'south' | 'north' | null} you */
  state(you) {
    return { kind: 'state', seq: this.seq, now: Date.now(), you, room: this.room, past: this.past, chat: this.chat };
  }

  /** Finds out what may be played now. */
  async settle() {
    const { game } = this.room;
    const told = await this.server.ask('game', { rules: this.room.rules, start: game.start, moves: game.moves, ended: game.ended });
    Object.assign(game, {
      position: told.position.position, legal: told.moves.map((/** @type {any} */ { move }) => move), outcome: told.outcome,
      can_abort: game.moves.length < 2,
    });
  }

  /**
   * Changes the room as something that happened, and tells all pages.
   *
   * @param {any} change of the room's fields; those of `game` are put into it
   */
  async step({ game, chat, ...change }) {
    this.room = structuredClone({ ...this.room, ...change, game: { ...this.room.game, ...game } });
    if (chat) this.chat = [...this.chat, { number: this.seq + 1, at: Date.now(), ...chat }];
    await this.settle();
    this.seq += 1;
    this.tell({ kind: 'step', seq: this.seq, now: Date.now(), room: this.room, past: this.past, ...(chat ? { chat: this.chat } : {}) });
  }

  /** @param {string} hole played by whoever is to move */
  async play(hole) {
    await this.step({ game: { moves: [...this.room.game.moves, hole] } });
  }

  /** @param {any} message for all pages */
  tell(message) {
    for (const line of this.lines.keys()) line.send(JSON.stringify(message));
  }

  /** Ends all lines as a bad network would. */
  async cut() {
    const lines = [...this.lines.keys()];
    this.lines.clear();
    await Promise.all(lines.map((line) => line.close()));
  }

  /** @param {any} command @param {WebSocketRoute} line */
  async hear(command, line) {
    if (command.do === 'ping') {
      line.send(JSON.stringify({ kind: 'pong', sent: command.sent, now: Date.now() }));
      return;
    }
    this.commands.push(command);
    if (this.isDeaf) return;
    if (!this.answered.has(command.id)) {
      if (command.do === 'move') await this.play(command.hole);
      if (command.do === 'say') await this.step({ chat: { by: 'south', name: 'Nasieku', text: command.text } });
      this.answered.set(command.id, { kind: 'done', id: command.id, seq: this.seq });
    }
    line.send(JSON.stringify(this.answered.get(command.id)));
  }

  /**
   * Lets a browser find this room.
   *
   * @param {BrowserContext} context
   * @param {'south' | 'north' | null} you whose seat it has
   */
  async open(context, you) {
    await this.settle();
    const json = (/** @type {any} */ told) => ({ contentType: 'application/json', body: JSON.stringify(told) });
    let seat = you;
    await context.route(/\/api\/v1\/rooms\/[a-z]+(\/[a-z]+)?$/, async (route) => {
      const [, what] = /rooms\/[a-z]+(?:\/([a-z]+))?$/.exec(route.request().url()) ?? [];
      if (what === 'join') {
        seat = 'north';
        const { name } = route.request().postDataJSON();
        await this.step({ phase: 'playing', players: { ...this.room.players, north: { name, level: null } } });
        return route.fulfill(json({ id: ID, seat: 'north', state: this.state('north') }));
      }
      if (what === 'handover') return route.fulfill(json({ handover: 'abc123' }));
      return route.fulfill(json(this.state(seat)));
    });
    await context.route('**/api/v1/qr', (route) => route.fulfill(json({ svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"><path d="M0 0h1v1h1v1h1v1h-1v-1h-1v-1h-1z"/></svg>' })));
    await context.routeWebSocket('**/live', (line) => {
      if (this.isAway) {
        void line.close();
        return;
      }
      this.lines.set(line, seat);
      line.onMessage((text) => void this.hear(JSON.parse(String(text)), line));
      line.onClose(() => this.lines.delete(line));
      line.send(JSON.stringify(this.state(seat)));
      line.send(JSON.stringify({ kind: 'presence', south: true, north: true, watchers: 1, away: { south: null, north: null }, claim_after: 60_000 }));
    });
  }
}
