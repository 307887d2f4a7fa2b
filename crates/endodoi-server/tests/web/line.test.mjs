// The line to a room: it comes back by itself, loses no command, plays none twice, and passes on nothing that is old. Sockets,
// time and chance are made up.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Line } from '../../web/js/network/line.js';

/** Time that goes on when a test says so. */
class Time {
  now = 0;
  /** @type {{at: number, action: () => void}[]} */
  due = [];

  timers = {
    /** @param {() => void} action @param {number} wait */
    set: (action, wait) => {
      const timer = { at: this.now + wait, action };
      this.due.push(timer);
      return timer;
    },
    /** @param {any} timer */
    clear: (timer) => { this.due = this.due.filter((other) => other !== timer); },
  };

  /** @param {number} wait */
  pass(wait) {
    const end = this.now + wait;
    for (;;) {
      const next = this.due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.timers.clear(next);
      this.now = next.at;
      next.action();
    }
    this.now = end;
  }
}

function setUp() {
  const time = new Time();
  /** @type {any[]} */
  const sockets = [];
  class FakeSocket {
    readyState = 0;
    /** @type {any[]} */
    sent = [];
    constructor() {
      sockets.push(this);
    }

    /** @param {string} text */
    send(text) {
      this.sent.push(JSON.parse(text));
    }

    close() {
      this.readyState = 3;
    }

    open() {
      this.readyState = 1;
      /** @type {any} */ (this).onopen();
    }

    /** @param {any} message */
    say(message) {
      /** @type {any} */ (this).onmessage({ data: typeof message === 'string' ? message : JSON.stringify(message) });
    }

    break() {
      this.readyState = 3;
      /** @type {any} */ (this).onclose();
    }

    /** What was sent besides pings. */
    get commands() {
      return this.sent.filter((command) => command.do !== 'ping');
    }
  }
  /** @type {any[]} */
  const heard = [];
  /** @type {any[]} */
  const answers = [];
  /** @type {string[]} */
  const states = [];
  const line = new Line('ws://localhost/', {
    onMessage: (message) => heard.push(message),
    onAnswer: (answer, command) => answers.push([answer.kind, command.do]),
    onState: (state) => states.push(state),
    Socket: /** @type {any} */ (FakeSocket),
    clock: () => time.now,
    chance: () => 0.5,
    timers: time.timers,
  });
  const last = () => sockets.at(-1);
  return { time, sockets, heard, answers, states, line, last };
}

/** @param {number} seq */
const state = (seq) => ({ kind: 'state', seq });

test('a line is there with its first state, and says so once', () => {
  const { line, last, states, heard } = setUp();
  line.open();
  last().open();
  assert.deepEqual(states, []);
  last().say(state(3));
  last().say(state(4));
  assert.deepEqual([states, heard.length], [['joined'], 2]);
});

test('what has no greater number is dropped, but a state of the same number is not', () => {
  const { line, last, heard } = setUp();
  line.open();
  last().open();
  for (const message of [state(3), { kind: 'step', seq: 3 }, { kind: 'step', seq: 5 }, { kind: 'step', seq: 4 }, state(4), state(5)]) last().say(message);
  assert.deepEqual(heard.map(({ kind, seq }) => [kind, seq]), [['state', 3], ['step', 5], ['state', 5]]);
});

test('a line that breaks is opened again, and after the longer the more often it breaks', () => {
  const { line, last, time, sockets, states } = setUp();
  line.open();
  last().open();
  last().say(state(1));
  /** @type {number[]} */
  const pauses = [];
  for (let round = 0; round < 8; round += 1) {
    const before = sockets.length;
    last().break();
    const began = time.now;
    while (sockets.length === before) time.pass(25);
    pauses.push(time.now - began);
  }
  assert.deepEqual(states, ['joined', 'lost']);
  assert.ok(pauses[0] <= 300 && pauses[1] > pauses[0] && pauses.at(-1) === 6000, String(pauses));
});

test('a command that nobody answered is sent again with the same id, and no other is', () => {
  const { line, last, time, answers } = setUp();
  line.open();
  last().open();
  last().say(state(1));
  const first = line.send({ do: 'move', hole: 'A' });
  const second = line.send({ do: 'say', text: 'x' });
  assert.notEqual(first, second);
  last().say({ kind: 'done', id: second, seq: 2 });
  last().break();
  time.pass(1000);
  last().open();
  assert.deepEqual(last().commands, [], 'nothing before the room is known');
  last().say(state(2));
  assert.deepEqual(last().commands, [{ do: 'move', hole: 'A', id: first }]);
  last().say({ kind: 'done', id: first, seq: 3 });
  last().say({ kind: 'done', id: first, seq: 3 });
  assert.deepEqual(answers, [['done', 'say'], ['done', 'move']]);
  last().break();
  time.pass(1000);
  last().open();
  last().say(state(3));
  assert.deepEqual(last().commands, []);
});

test('a command given while the line is lost is sent with the next one', () => {
  const { line, last } = setUp();
  const id = line.send({ do: 'resign', game: 1 });
  line.open();
  last().open();
  last().say(state(1));
  assert.deepEqual(last().commands, [{ do: 'resign', game: 1, id }]);
  last().say({ kind: 'refused', id, problem: {} });
  assert.equal(line.unanswered.size, 0);
});

test('a silent line is pinged every five seconds and given up after fifteen', () => {
  const { line, last, time, sockets, states } = setUp();
  line.open();
  last().open();
  last().say(state(1));
  time.pass(14_000);
  assert.equal(sockets[0].sent.length, 3);
  last().say({ kind: 'pong', sent: 0, now: 0 });
  time.pass(14_000);
  assert.deepEqual(states, ['joined']);
  time.pass(10_000);
  assert.deepEqual([states[1], sockets[0].readyState], ['lost', 3]);
  assert.ok(sockets.length > 1);
});

test('a socket that never opens is given up as well', () => {
  const { line, time, sockets } = setUp();
  line.open();
  time.pass(16_000);
  assert.ok(sockets.length > 1);
});

test('whoever comes back to the page need not wait', () => {
  const { line, last, time, sockets } = setUp();
  line.open();
  for (let round = 0; round < 6; round += 1) {
    last().break();
    time.pass(9000);
  }
  last().break();
  const before = sockets.length;
  line.wake();
  assert.equal(sockets.length, before + 1);
  line.wake();
  assert.equal(sockets.length, before + 1, 'one line is enough');
});

test('whoever comes back finds out within three seconds whether the line still holds', () => {
  const { line, last, time, sockets } = setUp();
  line.open();
  last().open();
  last().say(state(1));
  time.now += 60_000;
  line.wake();
  assert.equal(last().sent.at(-1).do, 'ping');
  last().say({ kind: 'pong', sent: 0, now: 0 });
  time.pass(4000);
  assert.equal(sockets.length, 1);
  time.now += 60_000;
  line.wake();
  time.pass(3500);
  assert.equal(sockets.length, 2);
});

test('what an old socket says is not heard', () => {
  const { line, sockets, heard } = setUp();
  line.open();
  line.renew();
  sockets[0].say(state(9));
  sockets[0].break();
  assert.deepEqual([heard.length, sockets.length], [0, 2]);
});

test('a line that was closed stays closed', () => {
  const { line, time, sockets, states } = setUp();
  line.open();
  line.close();
  line.wake();
  time.pass(60_000);
  assert.deepEqual([sockets.length, states], [1, ['closed']]);
});

test('nonsense is passed over', () => {
  const { line, last, heard } = setUp();
  line.open();
  last().open();
  for (const text of ['', '{', 'null', '[]', '{"kind":"later"}', '{"kind":"done","id":"x"}']) last().say(text);
  assert.deepEqual(heard, []);
});
