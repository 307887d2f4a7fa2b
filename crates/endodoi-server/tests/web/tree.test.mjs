// A game with its variations: what is added, found, put first and taken away, and that a record
// says the same after it went through the tree.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as tree from '../../web/js/analyze/tree.js';

/** The game C d A with the variations (C e B (f)) at the second turn and (B) at the third. */
const RECORD = {
  tags: { South: '<b>Naserian</b>' },
  played: { rules: 'merker', start: '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', moves: ['C', 'd', 'A'], ended: { by: 'resignation', side: 'north' } },
  comments: [{ ply: 0, text: 'before all' }, { ply: 3, text: 'well' }],
  variations: [
    { ply: 2, moves: ['e', 'B', 'f'], comments: [{ ply: 4, text: 'far' }], variations: [{ ply: 3, moves: ['F'], comments: [], variations: [] }] },
    { ply: 3, moves: ['B'], comments: [], variations: [] },
  ],
};

test('a record says the same after it went through the tree', () => {
  const parts = tree.toRecord(tree.fromRecord(RECORD));
  assert.deepEqual(parts, RECORD);
});

test('a comment before the first turn of a variation is kept with that turn', () => {
  const variations = [{ ply: 2, moves: ['e'], comments: [{ ply: 1, text: 'or' }], variations: [] }];
  const study = tree.fromRecord({ tags: {}, played: { moves: ['C', 'd'] }, comments: [], variations });
  assert.deepEqual(study.root.children[0].comments, []);
  assert.deepEqual(study.root.children[0].children[1].comments, ['or']);
});

test('a turn that is there already is not added twice', () => {
  const { root } = tree.newStudy();
  const first = tree.addMoves(root, ['C', 'd']);
  assert.equal(tree.addMoves(root, ['C', 'd']), first);
  assert.equal(root.children.length, 1);
  assert.deepEqual(tree.pathTo(first).slice(1).map(({ move }) => move), ['C', 'd']);
  assert.equal(tree.plyOf(first), 2);
});

test('a line goes through a node and on as it was played', () => {
  const { root } = tree.newStudy();
  tree.addMoves(root, ['C', 'd', 'A']);
  const other = tree.addMoves(root, ['C', 'e', 'B']);
  const line = tree.lineThrough(other.parent);
  assert.deepEqual(line.map(({ move }) => move), [null, 'C', 'e', 'B']);
  assert.ok(tree.isMain(root.children[0]));
  assert.ok(!tree.isMain(other));
});

test('up and down lead from variation to variation, and out of one', () => {
  const { root } = tree.newStudy();
  const main = tree.addMoves(root, ['C', 'd']);
  const second = tree.addMoves(root, ['C', 'e']);
  const deep = tree.addMoves(root, ['C', 'f', 'A', 'b']);
  assert.equal(tree.beside(main, 1), second);
  assert.equal(tree.beside(main, -1), null);
  assert.equal(tree.beside(deep, -1), second);
  assert.equal(tree.beside(root, 1), null);
});

test('a variation that is put first becomes the game, the others follow in their order', () => {
  const { root } = tree.newStudy();
  tree.addMoves(root, ['C', 'd']);
  tree.addMoves(root, ['C', 'e']);
  const deep = tree.addMoves(root, ['C', 'f', 'A']);
  assert.ok(tree.promote(deep));
  assert.deepEqual(root.children[0].children.map(({ move }) => move), ['f', 'd', 'e']);
  assert.ok(tree.isMain(deep));
  assert.ok(!tree.promote(deep));
});

test('in a variation of a variation the inner one is put first', () => {
  const { root } = tree.newStudy();
  tree.addMoves(root, ['C', 'd']);
  tree.addMoves(root, ['B', 'd']);
  const inner = tree.addMoves(root, ['B', 'e']);
  tree.promote(inner);
  assert.deepEqual(root.children.map(({ move }) => move), ['C', 'B']);
  assert.equal(root.children[1].children[0], inner);
});

test('what is taken away takes its turns and the end of the game along', () => {
  const study = tree.fromRecord(RECORD);
  const first = study.root.children[0];
  assert.deepEqual(tree.endAt(study, first.children[0].children[0]), RECORD.played.ended);
  assert.equal(tree.remove(study, first), study.root);
  assert.equal(study.end, null);
  assert.deepEqual(study.root.children, []);
  assert.equal(tree.remove(study, study.root), study.root);
});

test('a game that is played on has not ended there', () => {
  const study = tree.fromRecord(RECORD);
  const last = study.root.children[0].children[0].children[0];
  tree.addMove(last, 'c');
  assert.equal(tree.endAt(study, last), null);
  assert.equal(tree.toRecord(study).played.ended, null);
});
