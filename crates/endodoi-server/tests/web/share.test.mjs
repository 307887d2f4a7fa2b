// A game in an address: it comes out as it went in, and nonsense comes out as no game or less of one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLink, writeLink } from '../../web/js/share.js';

/** @param {string} link */
function read(link) {
  const url = new URL(link, 'http://localhost/en/');
  return readLink(url.search, url.hash);
}

const USUAL = { rules: null, start: null, moves: [], ended: null, ply: 0 };

test('what is as usual is left out', () => {
  assert.equal(writeLink(USUAL), 'analyze');
  assert.equal(writeLink({ ...USUAL, rules: 'merker', start: '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S' }), 'analyze');
  assert.equal(writeLink({ ...USUAL, moves: ['C', 'd'], ply: 2 }), 'analyze?moves=Cd');
});

test('the usual start of one rule set is told under another', () => {
  const link = writeLink({ ...USUAL, rules: 'cross-endodoi', start: '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S' });
  assert.equal(link, 'analyze?rules=cross-endodoi&start=4,4,4,4,4,4/4,4,4,4,4,4_0-0_S');
});

test('a game comes out of its link as it went in', () => {
  const games = [
    { ...USUAL, moves: ['C', 'd', 'F'], ply: 1 },
    { ...USUAL, moves: ['C', 'd', 'F'], ended: { by: 'resignation', side: 'south' }, ply: 3 },
    { ...USUAL, moves: ['C'], ended: { by: 'illegal-move', side: 'north' }, ply: 0 },
    { ...USUAL, moves: ['C'], ended: { by: 'agreement' }, ply: 1 },
    { rules: 'merker endless_turn=void lap_limit=99', start: '0,0,1/0,2,0 5-4 S', moves: ['C'], ended: null, ply: 1 },
  ];
  for (const game of games) assert.deepEqual(read(writeLink(game)), game);
});

test('an address without a game tells none, and an empty game is one', () => {
  assert.equal(read('analyze'), null);
  assert.equal(read('analyze?lang=en#3'), null);
  assert.deepEqual(read('analyze?moves='), USUAL);
});

test('a turn that there is not is the last one, and an unknown ending none', () => {
  assert.equal(read('analyze?moves=Cd#99')?.ply, 2);
  assert.equal(read('analyze?moves=Cd#x')?.ply, 2);
  assert.equal(read('analyze?moves=Cd&ended=magic')?.ended, null);
});
