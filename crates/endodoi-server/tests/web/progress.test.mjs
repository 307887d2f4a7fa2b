// Solved puzzles and days in a row: over the ends of months and years, after a pause, and from
// whatever a browser has kept.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf } from '../../web/js/day.js';
import { NO_PROGRESS, dayBefore, daysInRow, progressFrom, withDay, withSolved } from '../../web/js/puzzles/progress.js';

test('a day is that of the reader, and the day before is found over months and years', () => {
  assert.equal(dayOf(new Date(2026, 10, 5, 23, 59)), '2026-11-05');
  assert.equal(dayBefore('2026-12-01'), '2026-11-30');
  assert.equal(dayBefore('2028-03-01'), '2028-02-29');
  assert.equal(dayBefore('2027-01-01'), '2026-12-31');
});

test('days in a row are counted once a day', () => {
  let progress = withDay(NO_PROGRESS, '2026-11-29');
  progress = withDay(progress, '2026-11-30');
  progress = withDay(progress, '2026-11-30');
  assert.equal(daysInRow(progress, '2026-11-30'), 2);
  assert.equal(daysInRow(progress, '2026-12-01'), 2);
});

test('a missed day starts the count anew', () => {
  const progress = withDay(withDay(NO_PROGRESS, '2026-11-28'), '2026-11-29');
  assert.equal(daysInRow(progress, '2026-12-01'), 0);
  assert.equal(daysInRow(withDay(progress, '2026-12-01'), '2026-12-01'), 1);
});

test('a puzzle is solved once', () => {
  const progress = withSolved(withSolved(NO_PROGRESS, 'abc'), 'abc');
  assert.deepEqual(progress.solved, ['abc']);
  assert.deepEqual(NO_PROGRESS.solved, []);
});

test('what cannot be read is no progress, and what can be read stays', () => {
  assert.deepEqual(progressFrom('x'), NO_PROGRESS);
  assert.deepEqual(progressFrom({ solved: 'x', lastDay: 'today', days: 4 }), NO_PROGRESS);
  const kept = { solved: ['abc'], lastDay: '2026-11-30', days: 3 };
  assert.deepEqual(progressFrom({ ...kept, solved: ['abc', 7] }), kept);
});
