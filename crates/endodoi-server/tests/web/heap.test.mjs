// How nuts heap: within their hollow, without jumping, never twice at one place.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heap, LOOKS, nutRadius } from '../../web/js/board/heap.js';

const HOLLOWS = [[0, 39, 39], [7, 39, 39], [23, 39, 39], [101, 190, 35], [102, 23, 170]];

/** How far a place is from the middle line of a hollow, past which the hollow is round. */
function reach(spot, a, b) {
  const round = Math.min(a, b);
  return {
    round,
    far: Math.hypot(Math.max(0, Math.abs(spot.x) - (a - round)), Math.max(0, Math.abs(spot.y) - (b - round))),
  };
}

test('every nut lies inside its hollow, however many there are', () => {
  for (const [key, a, b] of HOLLOWS) {
    const spot = heap(key, a, b);
    for (let index = 0; index < 255; index += 1) {
      const { far, round } = reach(spot(index), a, b);
      const radius = nutRadius(index + 1, a * b);
      assert.ok(far + radius <= round + 1e-9, `hollow ${key}, nut ${index}: ${far} + ${radius} > ${round}`);
    }
  }
});

test('a nut keeps its place when others come, and after a reload', async () => {
  const before = Array.from({ length: 12 }, (_, index) => ({ ...heap(5)(index) }));
  heap(5)(200);
  assert.deepEqual(Array.from({ length: 12 }, (_, index) => heap(5)(index)), before);
  const again = await import('../../web/js/board/heap.js?again');
  again.heap(5)(60);
  assert.deepEqual(Array.from({ length: 12 }, (_, index) => again.heap(5)(index)), before);
});

test('a few nuts lie side by side, so that they can be counted', () => {
  for (let key = 0; key < 24; key += 1) {
    const spots = [0, 1, 2].map(heap(key, 39, 39));
    for (let one = 0; one < spots.length; one += 1) {
      for (let other = 0; other < one; other += 1) {
        const apart = Math.hypot(spots[one].x - spots[other].x, spots[one].y - spots[other].y);
        assert.ok(apart >= 1.5 * nutRadius(3), `hollow ${key}: nuts ${other} and ${one} are ${apart} apart`);
      }
    }
  }
});

test('no nut hides another while a heap is small', () => {
  for (let key = 0; key < 24; key += 1) {
    const spots = Array.from({ length: 16 }, (_, index) => heap(key, 39, 39)(index));
    spots.forEach((one, index) => spots.slice(0, index).forEach((other) => {
      assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > 4, `hollow ${key}, nut ${index}`);
    }));
  }
});

test('nuts shrink as a heap grows, and stay large enough to be seen', () => {
  let last = Infinity;
  for (let count = 1; count <= 255; count += 1) {
    const radius = nutRadius(count);
    assert.ok(radius <= last && radius > 4, `${count}: ${radius}`);
    last = radius;
  }
});

test('the looks of nuts are among those that are drawn, and differ', () => {
  const looks = new Set(Array.from({ length: 100 }, (_, index) => heap(3)(index).look));
  for (const look of looks) assert.ok(Number.isInteger(look) && look >= 0 && look < LOOKS);
  assert.ok(looks.size > 4);
});
