// How long laps are shown: every turn within its seconds, in order, slow where it matters.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pace } from '../../web/js/board/pace.js';

const SPEEDS = /** @type {const} */ (['slow', 'normal', 'fast']);
const TURNS = [[4], [4, 5, 5, 6, 6], Array(40).fill(7), Array(120).fill(6), Array(120).fill(24), [255]];
const MOST = { slow: 14000, normal: 6000, fast: 2200 };

test('every turn is told within the seconds of its speed', () => {
  for (const speed of SPEEDS) {
    for (const turn of TURNS) {
      const { end } = pace(turn, speed);
      assert.ok(end > 0 && end <= MOST[speed] + 1, `${speed}, ${turn.length} laps: ${end}`);
    }
  }
});

test('laps follow one another, and all seeds of a lap fall before the next', () => {
  for (const speed of SPEEDS) {
    for (const turn of TURNS) {
      const { laps, end } = pace(turn, speed);
      laps.forEach((lap, number) => {
        const next = laps[number + 1]?.at ?? end;
        assert.equal(lap.end, next);
        assert.ok(lap.at + lap.lift + lap.step * turn[number] <= next + 1e-6);
      });
    }
  }
});

test('a short turn is shown seed by seed', () => {
  assert.ok(pace([4, 5, 5, 6, 6], 'normal').laps.every(({ each }) => each));
});

test('a long relay begins slowly, runs, and slows down at its end', () => {
  const { laps } = pace(Array(120).fill(7), 'normal');
  const length = laps.map(({ at, end }) => end - at);
  assert.ok(laps[0].each && laps[119].each);
  assert.ok(!laps[60].each);
  assert.ok(length[0] > 10 * length[60] && length[119] > 5 * length[60]);
});

test('even in the middle of a long relay a lap is seen', () => {
  const { laps } = pace(Array(120).fill(7), 'normal');
  assert.ok(laps.every(({ at, end }) => end - at > 8));
});
