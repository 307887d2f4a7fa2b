/**
 * The line to a room: a WebSocket that is opened again whenever it breaks. What is sent is kept until it
 * is answered and sent again, with the same id, on the next line; what is old is not passed on. What the
 * messages mean, and what a page shows meanwhile, is not here, and neither is any page.
 *
 * @module
 */

/** @import {Command, Done, Message, Presence, Refused, State, Step} from './shapes.js' */

/** @typedef {'joined' | 'lost' | 'closed'} LineState */

/**
 * @typedef {object} LineOptions
 * @property {(message: State | Step | Presence) => void} onMessage hears all but answers and what is old
 * @property {(answer: Done | Refused, command: Command) => void} onAnswer
 * @property {(state: LineState) => void} onState
 * @property {(sent: number, now: number) => void} [onPong]
 * @property {(failures: number) => void} [onFailure] a line broke, or could not be opened, so many times on end
 * @property {new (address: string) => WebSocket} [Socket]
 * @property {() => number} [clock] milliseconds
 * @property {() => number} [chance] from 0 up to 1
 * @property {{set: (action: () => void, wait: number) => unknown, clear: (timer: any) => void}} [timers]
 */

/** The first pause before a line is opened again and the longest one, in milliseconds. */
const PAUSES = { first: 300, longest: 8000 };

/** Milliseconds from ping to ping, and after how much silence a line is dead. */
const PING = 5000;
const DEAD = 15_000;

/** How long whoever comes back to the page waits for an answer, in milliseconds. */
const HASTE = 3000;

/** Letters of an id; the contract allows 40. */
const ID_LETTERS = 8;

const usualTimers = {
  /** @param {() => void} action @param {number} wait */
  set: (action, wait) => setTimeout(action, wait),
  /** @param {any} timer */
  clear: (timer) => clearTimeout(timer),
};

export class Line {
  /**
   * @param {string} address
   * @param {LineOptions} options
   */
  constructor(address, options) {
    this.address = address;
    this.options = options;
    this.Socket = options.Socket ?? WebSocket;
    this.clock = options.clock ?? (() => performance.now());
    this.chance = options.chance ?? Math.random;
    this.timers = options.timers ?? usualTimers;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {LineState} */
    this.state = 'lost';
    /** What nobody has answered yet, in the order of sending. @type {Map<string, Command>} */
    this.unanswered = new Map();
    /** The number of the last step that is known. */
    this.seq = -1;
    this.failures = 0;
    this.heardAt = 0;
    /** When it was asked whether somebody is there, and nothing was heard since. @type {number | null} */
    this.askedAt = null;
    /** @type {unknown} */
    this.timer = null;
    this.sent = 0;
    /** Tells the commands of this page from those of another one in the same seat. */
    this.name = Array.from({ length: ID_LETTERS }, () => Math.floor(this.chance() * 36).toString(36)).join('');
  }

  /** Opens the line; a line that was closed may be opened again. */
  open() {
    if (this.socket) return;
    this.stopTimer();
    /** @type {WebSocket} */
    let socket;
    try {
      socket = new this.Socket(this.address);
    } catch {
      this.later();
      return;
    }
    this.socket = socket;
    this.heardAt = this.clock();
    this.askedAt = null;
    const ifMine = (/** @type {() => void} */ action) => () => {
      if (this.socket === socket) action();
    };
    socket.onopen = ifMine(() => this.beat());
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(String(event.data));
    };
    socket.onclose = ifMine(() => this.lose());
    // A line that never opens would wait as long as the browser likes.
    this.timer = this.timers.set(ifMine(() => this.lose()), DEAD);
  }

  /** Opens another line at once, as who was let onto a seat meanwhile. */
  renew() {
    this.stopTimer();
    this.drop();
    this.become('lost');
    this.open();
  }

  /** Closes the line for good. */
  close() {
    this.stopTimer();
    this.drop();
    this.become('closed');
  }

  /** Tries at once what was to be tried later, or finds out at once whether the line still holds. */
  wake() {
    if (this.state === 'closed') return;
    if (!this.socket) {
      this.open();
    } else if (this.clock() - this.heardAt >= PING && this.state === 'joined') {
      this.stopTimer();
      this.askedAt = this.clock() - (DEAD - HASTE);
      this.ping();
      this.timer = this.timers.set(() => this.beat(), HASTE);
    }
  }

  /**
   * Sends a command and keeps it until it is answered.
   *
   * @param {Command} command
   * @returns {string} the id it got
   */
  send(command) {
    this.sent += 1;
    const id = `${this.name}-${this.sent}`;
    this.unanswered.set(id, command);
    if (this.state === 'joined') this.write({ ...command, id });
    return id;
  }

  /** @param {string} text */
  hear(text) {
    this.heardAt = this.clock();
    this.askedAt = null;
    /** @type {Message} */
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    switch (message?.kind) {
      case 'state':
      case 'step':
        this.hearOfRoom(message);
        break;
      case 'done':
      case 'refused':
        this.settle(message);
        break;
      case 'pong':
        this.options.onPong?.(message.sent, message.now);
        break;
      default:
        if (message?.kind === 'presence') this.options.onMessage(message);
    }
  }

  /** @param {State | Step} message */
  hearOfRoom(message) {
    const isNews = message.seq > this.seq;
    // A whole state also tells who one is, which no number counts.
    if (!isNews && (message.kind === 'step' || message.seq < this.seq)) return;
    this.seq = message.seq;
    this.options.onMessage(message);
    if (message.kind === 'state' && this.state !== 'joined') {
      this.failures = 0;
      this.become('joined');
      for (const [id, command] of this.unanswered) this.write({ ...command, id });
    }
  }

  /** @param {Done | Refused} answer */
  settle(answer) {
    const command = this.unanswered.get(answer.id);
    if (!command) return;
    this.unanswered.delete(answer.id);
    this.options.onAnswer(answer, command);
  }

  /** Asks whether somebody is there, and gives the line up after a long silence. */
  beat() {
    this.stopTimer();
    // A tab behind others asks seldom, so silence counts only from a question on.
    const askedAt = this.askedAt ?? this.clock();
    this.askedAt = askedAt;
    if (this.clock() - askedAt >= DEAD) {
      this.lose();
      return;
    }
    this.ping();
    this.timer = this.timers.set(() => this.beat(), PING);
  }

  ping() {
    this.write({ do: 'ping', sent: Math.round(this.clock()) });
  }

  /** Gives a line up and opens another one after a while. */
  lose() {
    this.stopTimer();
    this.drop();
    this.become('lost');
    this.later();
  }

  later() {
    const pause = Math.min(PAUSES.longest, PAUSES.first * 2 ** this.failures);
    this.failures += 1;
    this.options.onFailure?.(this.failures);
    // Not all who were cut off at once shall come back at once.
    this.timer = this.timers.set(() => this.open(), pause * (0.5 + this.chance() / 2));
  }

  drop() {
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  stopTimer() {
    if (this.timer !== null) this.timers.clear(this.timer);
    this.timer = null;
  }

  /** @param {Record<string, unknown>} command */
  write(command) {
    // What cannot be written now is written on the next line.
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(command));
  }

  /** @param {LineState} state */
  become(state) {
    if (this.state === state) return;
    this.state = state;
    this.options.onState(state);
  }
}
