// Pictures of the board: whole, safe with any name, in colour and in lines.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { inTwo } from '../../web/js/board/caption.js';
import { boardPicture } from '../../web/js/board/picture.js';

const css = readFileSync(new URL('../../web/css/board.css', import.meta.url), 'utf8');

/** @param {string} name */
function colour(name) {
  if (name === 'paper') return '#f6f1e7';
  const found = css.match(new RegExp(`--${name}: ([^;]+);`));
  assert.ok(found, `board.css has no colour ${name}`);
  return found[1];
}

const view = {
  snapshot: { position: '', holes: [6, 2, 7, 0, 6, 1, 6, 6, 0, 0, 1, 6], captured: { south: 7, north: 0 }, to_move: 'north' },
  playable: [], endless: ['a'], lastMove: { move: 'B', lands: 'D' }, interactive: false, flipped: false,
  pins: { target: 3, south: 1, north: 0 },
  labels: { south: '<script>"&\'', north: 'North' },
  marks: [{ hole: 'a', label: '+7', kind: 'best' }, { hole: 'b', label: '0', kind: 'value' }, { hole: 'f', label: '−3', kind: 'bad' }, { hole: 'e', label: '', kind: 'point' }],
};
const count = (text, part) => text.split(part).length - 1;

test('a picture shows every seed and every count once', () => {
  const text = boardPicture(view, { title: 'After B', colour });
  assert.equal(count(text, '<use '), 41 + 7);
  for (const index of [0, 1, 2, 4, 5]) assert.ok(text.includes(`>${view.snapshot.holes[index]}</text>`));
});

test('all its colours are values, and all its references are defined', () => {
  for (const tall of [false, true]) {
    const text = boardPicture(view, { title: 'x', colour, tall });
    assert.ok(!text.includes('var(') && !/="\$/.test(text));
    for (const [, name] of text.matchAll(/(?:url\(#|href="#)([\w-]+)/g)) {
      assert.ok(text.includes(`id="${name}"`), name);
    }
  }
});

test('names and titles with markup are text', () => {
  for (const style of /** @type {const} */ (['wood', 'print'])) {
    const text = boardPicture(view, { title: '</title><script>', colour, style });
    assert.ok(!text.includes('<script') && count(text, '</title>') === 1);
    assert.ok(text.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'));
  }
});

test('print is black and white, and an empty board has no counts', () => {
  const none = { ...view, snapshot: { ...view.snapshot, holes: Array(16).fill(0), captured: { south: 0, north: 0 } } };
  const text = boardPicture(none, { title: 'Empty', colour, style: 'print' });
  assert.deepEqual([...new Set(text.match(/#[0-9a-f]{6}/g))].sort(), ['#000000', '#ffffff']);
  assert.ok(!text.includes('>0</text>'));
  assert.equal(count(text, '<circle '), 16);
});

test('light and dark name the same colours', () => {
  const blocks = css.split(/\{/).map((block) => [...block.matchAll(/--([a-z0-9-]+): #/g)].map(([, name]) => name));
  const [light, dark, chosen] = blocks.filter((names) => names.length > 20);
  assert.deepEqual(dark, light);
  assert.deepEqual(chosen, light);
});

test('long names take two lines, and longer ones are cut', () => {
  assert.deepEqual(inTwo('Naserian', 10), ['Naserian']);
  assert.deepEqual(inTwo('Somebody with a name', 13), ['Somebody with', 'a name']);
  assert.deepEqual(inTwo('Llanfairpwllgwyngyll', 6), ['Llanfa', 'irpwl…']);
});
