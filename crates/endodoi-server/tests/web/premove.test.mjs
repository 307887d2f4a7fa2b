// A hole chosen ahead: played if it may be, forgotten if not.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fateOf, toMove, toggled } from '../../web/js/network/premove.js';

/** @param {object} game @param {string} [phase] @returns {any} */
function room(game, phase = 'playing') {
  return { phase, game: { number: 2, moves: ['B'], position: '4,4/4,4 0-0 N', legal: ['a'], outcome: null, ...game } };
}

const SOUTHS = { moves: ['B', 'a'], position: '4,4/4,4 0-0 S', legal: ['A', 'B'] };
const AHEAD = { hole: 'A', game: 2, ply: 1 };

test('a hole is chosen by a press and forgotten by another one', () => {
  assert.deepEqual(toggled(null, 'A', room({})), AHEAD);
  assert.equal(toggled(AHEAD, 'A', room({})), null);
  assert.deepEqual(toggled(AHEAD, 'B', room({})), { ...AHEAD, hole: 'B' });
});

test('it waits while the other thinks and is played when the turn comes', () => {
  assert.equal(fateOf(AHEAD, room({}), 'south'), 'wait');
  assert.equal(fateOf(AHEAD, room(SOUTHS), 'south'), 'play');
});

test('a hole that may not be played any more is dropped', () => {
  assert.equal(fateOf(AHEAD, room({ ...SOUTHS, legal: ['B'] }), 'south'), 'drop');
});

test('it is forgotten with its game, and with turns taken back', () => {
  assert.equal(fateOf(AHEAD, room({ ...SOUTHS, number: 3 }), 'south'), 'forget');
  assert.equal(fateOf(AHEAD, room({ ...SOUTHS, outcome: {} }), 'south'), 'forget');
  assert.equal(fateOf(AHEAD, room(SOUTHS, 'over'), 'south'), 'forget');
  assert.equal(fateOf(AHEAD, room({ moves: [], position: '4,4/4,4 0-0 S' }), 'south'), 'forget');
  assert.equal(fateOf(AHEAD, room({ moves: ['B', 'a', 'A'] }), 'south'), 'forget');
});

test('it is nobody’s turn before a game and after it', () => {
  assert.equal(toMove(room({})), 'north');
  assert.equal(toMove(room({}, 'open')), null);
  assert.equal(toMove(room({ outcome: {} })), null);
});
