// Values on the page are South's, whoever is to move; what is proved looks unlike an estimate, and
// what is proved stays.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMoves, newStudy } from '../../web/js/analyze/tree.js';
import { Values } from '../../web/js/analyze/values.js';
import { southShare, southern, withoutCommands, worthLabel, worthNoted, worthTold } from '../../web/js/worth.js';
import { useWords } from '../../web/js/words.js';

useWords({
  language: 'en',
  messages: {
    'worth-ahead': [{ v: 'side' }, ' about ', { v: 'seeds', f: 1 }],
    'worth-won': [{ v: 'side' }, ' by ', { v: 'seeds' }],
    'worth-level': 'level',
    'worth-drawn': 'drawn',
  },
});

test('what North sees is turned into what South sees, and nought has no sign', () => {
  assert.deepEqual(southern(3.25, false, 'south'), { value: 3.25, exact: false });
  assert.deepEqual(southern(3.25, false, 'north'), { value: -3.25, exact: false });
  assert.ok(Object.is(southern(0, true, 'north').value, 0));
});

test('an estimate has a decimal, a proved value a sign of equality', () => {
  assert.equal(worthLabel({ value: 3.25, exact: false }), '+3.3');
  assert.equal(worthLabel({ value: -3.25, exact: false }), '−3.3');
  assert.equal(worthLabel({ value: -12, exact: false }), '−12.0');
  assert.equal(worthLabel({ value: 0.04, exact: false }), '0.0');
  assert.equal(worthLabel({ value: -0.04, exact: false }), '0.0');
  assert.equal(worthLabel({ value: 8, exact: true }), '=+8');
  assert.equal(worthLabel({ value: 0, exact: true }), '=0');
});

test('who is ahead is said in words', () => {
  assert.equal(worthTold({ value: 3.25, exact: false }), 'south about 3.3');
  assert.equal(worthTold({ value: -8, exact: true }), 'north by 8');
  assert.equal(worthTold({ value: -0.04, exact: false }), 'level');
  assert.equal(worthTold({ value: 0, exact: true }), 'drawn');
});

test('the bar is even at nought and never quite full', () => {
  assert.equal(southShare(0), 0.5);
  assert.ok(southShare(3) > southShare(2));
  assert.ok(southShare(255) <= 1 && southShare(-255) >= 0);
});

test('a comment may tell a value, and its words stay', () => {
  assert.deepEqual(worthNoted(['well', '[%eval -2.50] ?? so']), { value: -2.5, exact: false });
  assert.deepEqual(worthNoted(['[%eval 8]']), { value: 8, exact: true });
  assert.equal(worthNoted(['[%eval soon]']), null);
  assert.equal(withoutCommands('[%eval 8] so [%clk 0:01]'), 'so');
});

test('an estimate gives way to one that looked further, and all to what is proved', () => {
  const { root } = newStudy();
  const values = new Values();
  values.searched(root, { value: 1, exact: false }, 10);
  values.searched(root, { value: 9, exact: false }, 4);
  assert.equal(values.of(root)?.value, 1);
  values.searched(root, { value: 2, exact: false }, 11);
  assert.equal(values.of(root)?.value, 2);
  values.searched(root, { value: 3, exact: true }, 1);
  values.searched(root, { value: 4, exact: false }, 99);
  assert.deepEqual(values.of(root), { value: 3, exact: true });
});

test('a review tells of the turn and of the position before it', () => {
  const { root } = newStudy();
  const turn = addMoves(root, ['C', 'd']);
  const values = new Values();
  values.reviewed(turn, {
    ply: 2, move: 'd', value: -4, exact: true, best: 'e', best_value: 6.5, best_exact: false, lost: 10.5, mark: 'blunder', depth: 9, pv: ['e'],
  });
  assert.deepEqual(values.of(turn), { value: 4, exact: true });
  assert.deepEqual(values.of(turn.parent), { value: -6.5, exact: false });
  assert.equal(values.bad(turn), 'blunder');
  assert.equal(values.bad(turn.parent), null);
});

test('a game that is over is worth what was won', () => {
  const { root } = newStudy();
  const told = /** @type {any} */ ({ outcome: { seeds: { south: 30, north: 18 } } });
  assert.deepEqual(new Values().of(root, told), { value: 12, exact: true });
});
