// Clocks of a room: the server's time worked out from what it says, what is left, and how it is told.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ServerTime, leftOf, nextChange, timeParts, warningDue } from '../../web/js/network/time.js';

const TIMES = { south: 60_000, north: 9000, running: /** @type {const} */ ('south'), since: 1000, until: 61_000 };

test('only the side that is running loses time, and none before its time begins', () => {
  assert.equal(leftOf(TIMES, 'south', 500), 60_000);
  assert.equal(leftOf(TIMES, 'south', 11_000), 50_000);
  assert.equal(leftOf(TIMES, 'north', 11_000), 9000);
  assert.equal(leftOf({ ...TIMES, running: null }, 'south', 11_000), 60_000);
  assert.equal(leftOf(TIMES, 'south', 1e9), 0);
});

test('the server’s time is that of the message that came quickest', () => {
  let here = 0;
  const time = new ServerTime(() => here);
  here = 100;
  time.heard(5000);
  here = 250;
  time.heard(5050);
  assert.equal(time.now, 5150);
  here = 300;
  time.heard(5290);
  assert.equal(time.now, 5290);
});

test('half the way of a question and its answer is added', () => {
  let here = 1000;
  const time = new ServerTime(() => here);
  time.answered(900, 8000);
  assert.equal(time.now, 8050);
  here = 2000;
  time.answered(1500, 8800);
  assert.equal(time.now, 9050);
});

test('a machine that slept is told a later time', () => {
  let here = 1000;
  const time = new ServerTime(() => here);
  time.heard(8000);
  here = 1500;
  time.heard(68_000);
  assert.equal(time.now, 68_000);
  time.forget();
  time.heard(7000);
  assert.equal(time.now, 7000);
});

test('a time is told in days, in minutes, and in tenths at the end', () => {
  assert.deepEqual(timeParts(3 * 86_400_000 + 7_200_000), { kind: 'days', days: 3, hours: 2 });
  assert.deepEqual(timeParts(3_723_000), { kind: 'clock', text: '1:02:03' });
  assert.deepEqual(timeParts(299_999), { kind: 'clock', text: '4:59' });
  assert.deepEqual(timeParts(10_000), { kind: 'clock', text: '0:10' });
  assert.deepEqual(timeParts(9990), { kind: 'tenths', seconds: 9.9 });
  assert.deepEqual(timeParts(0), { kind: 'tenths', seconds: 0 });
});

test('a clock that is drawn again when it changes never tells a wrong time', () => {
  for (const begin of [65_432, 12_050, 10_000, 4321]) {
    let left = begin;
    for (let round = 0; round < 40 && left > 0; round += 1) {
      const wait = nextChange(left);
      assert.ok(wait > 0 && wait <= 1001, String(wait));
      assert.deepEqual(timeParts(Math.max(0, left - wait + 2)), timeParts(left), `${left} until ${wait} later`);
      left -= wait;
      if (left > 0) assert.notDeepEqual(timeParts(left), timeParts(left + wait));
    }
  }
});

test('a player is warned once, and never of a time that the clock began below', () => {
  assert.equal(warningDue(70_000, 300_000, new Set()), null);
  assert.equal(warningDue(59_000, 300_000, new Set()), 60_000);
  assert.equal(warningDue(59_000, 300_000, new Set([60_000])), null);
  assert.equal(warningDue(9000, 300_000, new Set([60_000])), 10_000);
  assert.equal(warningDue(9000, 300_000, new Set()), 10_000, 'the nearer one alone');
  assert.equal(warningDue(59_000, 60_000, new Set()), null);
});
