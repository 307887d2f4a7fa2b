// Keys that mean holes: letters and digits of the player to move, and nothing beyond the row.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { holeOf } from '../../web/js/hole-keys.js';

/** @param {number} perRow @param {'south' | 'north'} toMove */
const position = (perRow, toMove) => ({ holes: Array(2 * perRow).fill(4), to_move: toMove });

test('letters and digits mean the holes of the player to move', () => {
  assert.equal(holeOf(position(6, 'south'), 'a'), 'A');
  assert.equal(holeOf(position(6, 'south'), 'F'), 'F');
  assert.equal(holeOf(position(6, 'north'), 'F'), 'f');
  assert.equal(holeOf(position(6, 'north'), '3'), 'c');
  assert.equal(holeOf(position(12, 'south'), '0'), 'J');
  assert.equal(holeOf(position(12, 'south'), 'l'), 'L');
});

test('other keys mean none', () => {
  for (const key of ['g', '7', '0', 'Enter', ' ', 'F1', 'ä', '']) assert.equal(holeOf(position(6, 'south'), key), null, key);
  assert.equal(holeOf(null, 'a'), null);
});
