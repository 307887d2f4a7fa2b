// Where things lie on the board: order, turning, flipping, and room for fingers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameBox } from '../../web/js/board/beside.js';
import { ACROSS, chooseLie, layOut, PLANK } from '../../web/js/board/geometry.js';
import { indexOf, letterOf, sideOf } from '../../web/js/board/letters.js';
import { restSigns } from '../../web/js/board/signs.js';

/** Every way a board may lie, from one hole a row to twelve. */
function* layouts() {
  for (let holesPerRow = 1; holesPerRow <= 12; holesPerRow += 1) {
    for (const tall of [false, true]) {
      for (const flipped of [false, true]) {
        yield layOut({ holesPerRow, tall, flipped, scale: 0.6, strip: tall ? 74 : 110 });
      }
    }
  }
}

test('letters and places say the same', () => {
  for (let perRow = 1; perRow <= 12; perRow += 1) {
    for (let index = 0; index < 2 * perRow; index += 1) {
      assert.equal(indexOf(letterOf(index, perRow), perRow), index);
    }
  }
  assert.deepEqual([0, 5, 6, 11].map((index) => letterOf(index, 6)), ['A', 'F', 'a', 'f']);
  assert.deepEqual(['G', 'g', '', 'AB', '1', '{', '@'].map((letter) => indexOf(letter, 6)), [-1, -1, -1, -1, -1, -1, -1]);
  assert.equal(sideOf(5, 6), 'south');
  assert.equal(sideOf(6, 6), 'north');
});

test('a wide board has South below from left to right, and A before the last hole of North', () => {
  const { holes } = layOut({ holesPerRow: 6, tall: false, flipped: false, scale: 1, strip: 110 });
  assert.ok(holes[0].x < holes[5].x && holes[0].y > holes[6].y);
  assert.equal(holes[0].x, holes[11].x);
  assert.equal(holes[5].x, holes[6].x);
});

test('a tall board has South at the right from below upwards', () => {
  const { holes } = layOut({ holesPerRow: 6, tall: true, flipped: false, scale: 0.6, strip: 74 });
  assert.ok(holes[0].y > holes[5].y && holes[0].x > holes[6].x);
  assert.ok(holes[6].y < holes[11].y);
  assert.equal(holes[0].y, holes[11].y);
});

test('sowing goes counterclockwise however the board lies', () => {
  for (const { holes, plan } of layouts()) {
    if (plan.holesPerRow === 1) continue;
    const area = holes.reduce((sum, hole, index) => {
      const next = holes[(index + 1) % holes.length];
      return sum + hole.x * next.y - next.x * hole.y;
    }, 0);
    assert.ok(area < 0, JSON.stringify(plan));
  }
});

test('flipping turns the plank half about', () => {
  for (const tall of [false, true]) {
    const plan = { holesPerRow: 7, tall, scale: 0.6, strip: 80 };
    const one = layOut({ ...plan, flipped: false });
    const other = layOut({ ...plan, flipped: true });
    one.holes.forEach((hole, index) => {
      const opposite = other.holes[(index + 7) % 14];
      assert.ok(Math.hypot(hole.x - opposite.x, hole.y - opposite.y) < 1e-9);
    });
  }
});

test('everything lies within the drawing, and nothing beside the plank lies on it', () => {
  for (const layout of layouts()) {
    const { plan, width, height, beside } = layout;
    const corner = layout.place(0, 0);
    const far = layout.place(layout.along, ACROSS);
    const plank = {
      left: Math.min(corner.x, far.x), right: Math.max(corner.x, far.x),
      top: Math.min(corner.y, far.y), bottom: Math.max(corner.y, far.y),
    };
    for (const { x, y } of [...layout.holes, ...layout.counts, ...layout.letters, ...layout.notes]) {
      assert.ok(x > plank.left && x < plank.right && y > plank.top && y < plank.bottom, JSON.stringify(plan));
    }
    for (const { label, pins, tray, score } of Object.values(beside)) {
      for (const box of [label, pins, tray, { ...score, width: 0, height: 0 }]) {
        if (plan.holesPerRow < 4) continue;
        assert.ok(box.width >= 0 && box.height >= 0, JSON.stringify([plan, box]));
        assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1e-9 && box.y + box.height <= height + 1e-9, JSON.stringify([plan, box]));
        const apart = box.x >= plank.right || box.x + box.width <= plank.left || box.y >= plank.bottom || box.y + box.height <= plank.top;
        assert.ok(apart, JSON.stringify([plan, box]));
      }
    }
  }
});

test('the lap counter covers no hole', () => {
  for (const { plan, holes, lapCounter } of layouts()) {
    const half = { x: plan.tall ? 130 : 100, y: plan.tall ? 25 : 30 };
    for (const { x, y } of holes) {
      const apart = { x: Math.max(0, Math.abs(x - lapCounter.x) - half.x), y: Math.max(0, Math.abs(y - lapCounter.y) - half.y) };
      assert.ok(Math.hypot(apart.x, apart.y) > PLANK.radius, JSON.stringify(plan));
    }
  }
});

test('a hole is at least 44 pixels wide on the narrowest page, with up to twelve holes', () => {
  for (let holesPerRow = 6; holesPerRow <= 12; holesPerRow += 1) {
    for (const [width, room] of [[296, 512], [296, 300], [366, 640], [700, 500], [1200, 640], [1900, 900]]) {
      const { scale } = chooseLie(holesPerRow, width, room);
      assert.ok((PLANK.pitch - 2) * scale >= 44, `${holesPerRow} holes in ${width}: ${PLANK.pitch * scale}`);
    }
  }
});

test('a board is never wider than its room, and is wide where a wide one fits', () => {
  for (let holesPerRow = 6; holesPerRow <= 12; holesPerRow += 1) {
    for (const width of [296, 366, 500, 740, 1000, 1600]) {
      const lie = chooseLie(holesPerRow, width, 640);
      const layout = layOut({ ...lie, holesPerRow, flipped: false });
      assert.ok(layout.width * lie.scale <= width + 0.5, `${holesPerRow} holes in ${width}`);
    }
  }
  assert.equal(chooseLie(6, 296, 512).tall, true);
  assert.equal(chooseLie(10, 1200, 640).tall, false);
});

test('counts and letters are never smaller than 15 pixels', () => {
  for (const scale of [0.47, 0.6, 1, 2]) {
    const { text } = layOut({ holesPerRow: 10, tall: true, flipped: false, scale, strip: 74 });
    assert.ok(text * scale >= 15);
  }
});

test('name, pins, count and tray stand on one line, as far above the plank as below it', () => {
  for (const { plan, beside } of layouts()) {
    if (plan.tall) continue;
    for (const { label, pins, score, tray } of Object.values(beside)) {
      for (const box of [label, pins, tray]) assert.ok(Math.abs(box.y + box.height / 2 - score.y) < 1e-9);
    }
    const near = plan.flipped ? beside.north : beside.south;
    const far = plan.flipped ? beside.south : beside.north;
    // dishes cast a shadow of 5 downwards, the plank one of 15
    const above = plan.strip - (far.tray.y + far.tray.height + 5);
    const below = near.tray.y - (plan.strip + ACROSS + 15);
    assert.ok(above > 12 && Math.abs(above - below) <= 4, `${above} and ${below}`);
  }
});

test('a name has all the room that pins leave', () => {
  const { beside } = layOut({ holesPerRow: 6, tall: false, flipped: false, scale: 1, strip: 110 });
  const strip = beside.north;
  assert.ok(nameBox(strip, null).width > nameBox(strip, { target: 1 }).width);
  assert.ok(nameBox(strip, { target: 1 }).width > nameBox(strip, { target: 5 }).width);
  assert.ok(nameBox(strip, { target: 3 }).width >= 220);
  const upright = layOut({ holesPerRow: 6, tall: true, flipped: false, scale: 0.6, strip: 74 }).beside.north;
  assert.deepEqual(nameBox(upright, { target: 3 }), upright.label);
});

test('a wide lie is chosen too where a tall one would have no larger holes and run off the screen', () => {
  assert.equal(chooseLie(12, 719, 640).tall, false);
  assert.equal(chooseLie(10, 600, 320).tall, false);
  assert.equal(chooseLie(6, 366, 675).tall, true);
});

test('values on a tall board lie in the band and hide no seeds', () => {
  for (const [holesPerRow, scale] of [[6, 0.58], [12, 0.47]]) {
    for (const flipped of [false, true]) {
      const layout = layOut({ holesPerRow, tall: true, flipped, scale, strip: 110 });
      for (const [hole, label, kind] of [['A', '+6.6', 'best'], ['B', '−12.5', 'value'], ['c', '=+24', 'bad']]) {
        const signs = restSigns(layout, /** @type {any} */ ({ playable: [], endless: [], marks: [{ hole, label, kind }] }));
        const rects = JSON.stringify(signs).match(/"x":[-\d.]+,"y":[-\d.]+,"width":[\d.]+,"height":[\d.]+/g) ?? [];
        assert.equal(rects.length, 1);
        const box = JSON.parse(`{${rects[0]}}`);
        for (const { x, y } of layout.holes) {
          const apart = { x: Math.max(box.x - x, 0, x - box.x - box.width), y: Math.max(box.y - y, 0, y - box.y - box.height) };
          assert.ok(Math.hypot(apart.x, apart.y) >= PLANK.radius - 9, `${label} on ${holesPerRow} holes`);
        }
      }
    }
  }
});
