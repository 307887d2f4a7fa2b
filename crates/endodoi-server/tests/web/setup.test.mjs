// A position that is being set up: its text, and what becomes of it when holes and rows change.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as setup from '../../web/js/analyze/setup.js';

const START = { holes: [4, 4, 4, 0, 12, 4], captured: { south: 3, north: 0 }, toMove: 'north' };

test('a set-up is written in the order of sowing', () => {
  assert.equal(setup.textOf(START), '4,4,4/0,12,4 3-0 N');
  assert.equal(setup.sumOf(START), 31);
});

test('a set-up is what the position was that it began with', () => {
  const snapshot = setup.snapshotOf(START);
  assert.deepEqual(setup.setupOf(snapshot), START);
  assert.notEqual(setup.setupOf(snapshot).holes, snapshot.holes);
});

test('a hole gets seeds within bounds, and no other one', () => {
  assert.deepEqual(setup.withHole(START, 3, 7).holes, [4, 4, 4, 7, 12, 4]);
  assert.equal(setup.withHole(START, 0, -1).holes[0], 0);
  assert.equal(setup.withHole(START, 0, 999).holes[0], setup.MOST);
  assert.equal(setup.withHole(START, 0, Number.NaN).holes[0], 0);
});

test('rows that grow keep their holes, and get new ones at their ends', () => {
  assert.deepEqual(setup.withRow(START, 5, 2).holes, [4, 4, 4, 2, 2, 0, 12, 4, 2, 2]);
  assert.deepEqual(setup.withRow(START, 1, 2).holes, [4, 0]);
  assert.deepEqual(setup.withRow(setup.withRow(START, 5, 2), 3, 2).holes, START.holes);
});

test('all holes are filled alike', () => {
  assert.deepEqual(setup.filled(START, 3).holes, [3, 3, 3, 3, 3, 3]);
});
