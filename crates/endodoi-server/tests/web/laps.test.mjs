// A turn taken apart: each lap begins and ends where the turn says.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneLap } from '../../web/js/board/laps.js';

const before = { position: '4,4/4,4 0-0 S', holes: [1, 1, 0, 2], captured: { south: 0, north: 0 }, to_move: 'south' };
const after = { position: '', holes: [0, 0, 1, 0], captured: { south: 3, north: 0 }, to_move: 'north' };
const shown = [
  { number: 1, hole: 'A', lifted: 1, sown: ['B'], lands: 'B', holes: [1, 1, 0, 2] },
  { number: 2, hole: 'B', lifted: 2, sown: ['a', 'b'], lands: 'b', holes: [0, 2, 0, 2] },
  { number: 9, hole: 'b', lifted: 3, sown: ['A', 'B', 'a'], lands: 'a', holes: [0, 0, 1, 3] },
];
const turn = { move: 'A', laps: 9, captured: 3, sown: 30, endless: false, before, after, shown, taken: ['A', 'b'] };

test('a lap begins with its own board and ends with the next one', () => {
  const lap = oneLap(turn, 0);
  assert.deepEqual(lap.before.holes, [1, 1, 0, 2]);
  assert.deepEqual(lap.after.holes, [0, 2, 0, 2]);
  assert.deepEqual([lap.move, lap.captured, lap.taken, lap.shown], ['A', 0, [], [shown[0]]]);
});

test('the lap still tells how many there are, and who plays', () => {
  const lap = oneLap(turn, 1);
  assert.equal(lap.laps, 9);
  assert.equal(lap.after.to_move, 'south');
});

test('the last lap captures', () => {
  const lap = oneLap(turn, 2);
  assert.deepEqual(lap.before, { ...before, holes: [0, 0, 1, 3] });
  assert.deepEqual([lap.after, lap.captured, lap.taken], [after, 3, ['A', 'b']]);
});
