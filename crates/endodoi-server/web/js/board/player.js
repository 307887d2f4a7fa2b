/**
 * A turn shown on the drawn board: a hand takes the heap, goes along the holes and lets a nut fall
 * into each; at the end captured nuts go to the dish. One list of events in the order of time does
 * it, so that a late frame shows what is due and nothing is left out. Every seed's hole is told by
 * the turn; how long laps take is told by `pace.js`.
 *
 * @module
 */

import { HIGH, handful, moveFlight, moveHand } from './flight.js';
import { PLANK } from './geometry.js';
import { indexOf } from './letters.js';
import { nut } from './nut.js';
import { pace } from './pace.js';
import { corners, ring } from './signs.js';
import { group, toElement } from './svg.js';

/** @typedef {import('../shapes.js').TurnShown} TurnShown */
/** @typedef {import('../shapes.js').ShownLap} ShownLap */
/** @typedef {import('../shapes.js').PlayOptions} PlayOptions */
/** @typedef {import('./stage.js').Stage} Stage */
/** @typedef {{at: number, run: () => void}} Due */
/** @typedef {import('./flight.js').Flight} Flight */
/** @typedef {import('./flight.js').Hand} Hand */

/** Glow and flight of captured seeds in milliseconds. */
const CAPTURE = {
  slow: { glow: 1000, flight: 900 },
  normal: { glow: 420, flight: 480 },
  fast: { glow: 170, flight: 240 },
};

/**
 * Plays a turn. The stage ends with the board after the turn, however the playing ends.
 *
 * @param {Stage} stage
 * @param {TurnShown} turn
 * @param {PlayOptions & {speed: 'slow' | 'normal' | 'fast', onLap?: (number: number, total: number) => void}} options `onLap`: a lap begins
 * @returns {{done: Promise<void>, skip: () => void}}
 */
export function playTurn(stage, turn, options) {
  const perRow = stage.layout.plan.holesPerRow;
  /** @type {(letter: string) => number} */
  const at = (letter) => indexOf(letter, perRow);
  /** @type {Set<Flight>} */
  const flights = new Set();
  /** @type {Hand | null} */
  let hand = null;
  /** @type {Due[]} */
  const events = [];
  let frame = 0;
  /** @type {() => void} */
  let resolve = () => {};
  /** @type {Promise<void>} */
  const done = new Promise((kept) => { resolve = kept; });

  /** @type {(flight: Omit<Flight, 'element'>, look: number, radius: number) => Flight} */
  const launch = (flight, look, radius) => {
    const element = toElement(group({}, [nut(stage.id, look, 0, 0, radius)]));
    stage.above.append(element);
    const flying = { ...flight, element };
    flights.add(flying);
    return flying;
  };

  /** @type {(flight: Flight | null) => void} */
  const settle = (flight) => {
    if (flight === null) return;
    flight.element.remove();
    flights.delete(flight);
  };

  /** @type {(lap: ShownLap, time: import('./pace.js').LapTime) => void} */
  const lapBySeed = (lap, time) => {
    const from = at(lap.hole);
    const goals = lap.sown.map(at);
    events.push({
      at: time.at,
      run: () => {
        stage.setHole(from, 0);
        const element = toElement(handful(stage.id, lap.lifted));
        stage.above.append(element);
        hand = { at: time.at, lift: time.lift, step: time.step, element, stops: [from, ...goals].map((index) => stage.layout.holes[index]) };
      },
    });
    const fall = Math.min(time.step * 0.86, 230);
    goals.forEach((goal, number) => {
      const start = time.at + time.lift + number * time.step;
      /** @type {Flight | null} */
      let flight = null;
      events.push({
        at: start,
        run: () => {
          hand?.element.lastElementChild?.remove();
          if (number === goals.length - 1) dropHand();
          const place = stage.inHole(goal, stage.count(goal), stage.count(goal) + 1);
          const above = { x: stage.layout.holes[goal].x, y: stage.layout.holes[goal].y - HIGH };
          flight = launch({ start, time: fall, from: above, to: place }, place.look, place.radius);
        },
      }, {
        at: start + fall,
        run: () => {
          settle(flight);
          stage.setHole(goal, stage.count(goal) + 1);
          options.onSeed?.({ each: true });
          if (number === goals.length - 1) markLap(lap);
        },
      });
    });
  };

  /** @type {(lap: ShownLap, time: import('./pace.js').LapTime) => void} */
  const lapAtOnce = (lap, time) => {
    events.push({
      at: (time.at + time.end) / 2,
      run: () => {
        stage.setHole(at(lap.hole), 0);
        for (const letter of lap.sown) stage.setHole(at(letter), stage.count(at(letter)) + 1);
        markLap(lap);
        options.onSeed?.({ each: false });
      },
    });
  };

  /** @type {(lap: ShownLap) => void} */
  const markLap = (lap) => stage.setSigns([
    ring(stage.layout.holes[at(lap.hole)], PLANK.radius + 4, { width: 3, dash: '3 8', colour: '$last' }),
    ring(stage.layout.holes[at(lap.lands)], PLANK.radius + 4, { width: 3, colour: '$last' }),
  ]);

  /** @type {(start: number) => number} */
  const capture = (start) => {
    const tempo = CAPTURE[options.speed];
    const side = turn.before.to_move;
    const holes = turn.taken.map(at);
    events.push({
      at: start,
      run: () => {
        stage.setSigns(holes.flatMap((index) => [
          ring(stage.layout.holes[index], PLANK.radius + 2, { width: 5 }), corners(stage.layout.holes[index]),
        ]));
        options.onCapture?.(turn.captured);
      },
    }, {
      at: start + tempo.glow,
      run: () => {
        stage.setSigns([]);
        takeAway(holes, side, start + tempo.glow, tempo.flight);
      },
    });
    return start + tempo.glow + tempo.flight * 1.6;
  };

  /** @type {(holes: number[], side: import('../shapes.js').Side, start: number, time: number) => void} */
  const takeAway = (holes, side, start, time) => {
    const had = turn.before.captured[side];
    const all = holes.reduce((sum, index) => sum + stage.count(index), 0);
    let number = 0;
    for (const index of holes) {
      const count = stage.count(index);
      for (let inside = 0; inside < count; inside += 1) {
        const from = stage.inHole(index, inside, count);
        const to = stage.inDish(side, had + number, had + all);
        const begin = start + (time * 0.6 * number) / all;
        const flight = launch({ start: begin, time, from, to }, to.look, to.radius);
        const kept = had + number + 1;
        events.push({
          at: begin + time,
          run: () => {
            settle(flight);
            stage.setCaptured(side, kept);
          },
        });
        number += 1;
      }
      stage.setHole(index, 0);
    }
    events.sort((one, other) => one.at - other.at);
  };

  const dropHand = () => {
    hand?.element.remove();
    hand = null;
  };

  let finished = false;
  const finish = () => {
    if (finished) return;
    finished = true;
    cancelAnimationFrame(frame);
    document.removeEventListener('visibilitychange', hidden);
    events.length = 0;
    flights.clear();
    dropHand();
    stage.above.replaceChildren();
    stage.setSigns([]);
    stage.setAll(turn.after);
    resolve();
  };
  const hidden = () => {
    if (document.hidden) finish();
  };

  const times = pace(turn.shown.map(({ sown }) => sown.length), options.speed);
  stage.setSigns([]);
  stage.setPreview([]);
  stage.setAll(turn.before);
  turn.shown.forEach((lap, number) => {
    const time = times.laps[number];
    events.push({
      at: time.at,
      run: () => {
        stage.setAll({ holes: lap.holes, captured: turn.before.captured });
        options.onLap?.(lap.number, turn.laps);
      },
    });
    if (time.each) lapBySeed(lap, time);
    else lapAtOnce(lap, time);
  });
  const end = turn.taken.length > 0 ? capture(times.end) : times.end;
  events.push({ at: end, run: finish });
  events.sort((one, other) => one.at - other.at);

  let began = -1;
  /** @type {(now: number) => void} */
  const draw = (now) => {
    if (began < 0) began = now;
    const passed = now - began;
    while (events.length > 0 && events[0].at <= passed) events.shift()?.run();
    if (hand !== null) moveHand(hand, passed);
    for (const flight of flights) moveFlight(flight, passed);
    if (events.length > 0) frame = requestAnimationFrame(draw);
  };
  if (document.hidden) {
    finish();
  } else {
    document.addEventListener('visibilitychange', hidden);
    frame = requestAnimationFrame(draw);
  }
  return { done, skip: finish };
}
