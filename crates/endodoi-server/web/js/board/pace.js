/**
 * How long each lap of a turn is shown. The first laps are slow enough to follow; a long relay
 * grows quicker and quicker, so that any turn is told within the same few seconds, and its last
 * laps slow down again, since that is where the turn is decided. Only times are made here.
 *
 * @module
 */

/** @typedef {import('../shapes.js').Speed} Speed */

/**
 * @typedef {object} LapTime all in milliseconds
 * @property {number} at when the lap begins
 * @property {number} lift lifting the heap
 * @property {number} step from seed to seed
 * @property {boolean} each seeds fall one by one; otherwise the lap is sown at once
 * @property {number} end when the next lap may begin
 */

/** Lifting, a seed, a rest at the end of a lap, and all laps together, in milliseconds. */
const TEMPO = {
  slow: { lift: 620, seed: 380, rest: 320, all: 14000 },
  normal: { lift: 190, seed: 100, rest: 90, all: 4400 },
  fast: { lift: 130, seed: 70, rest: 50, all: 2200 },
};

/** Faster than this a seed cannot be followed, and its lap falls at once. */
const BLINK = 28;

/**
 * The times of all shown laps.
 *
 * @param {number[]} sown seeds of each shown lap
 * @param {Exclude<Speed, 'off'>} speed
 * @returns {{laps: LapTime[], end: number}}
 */
export function pace(sown, speed) {
  const tempo = TEMPO[speed];
  const wanted = sown.map((seeds) => tempo.lift + tempo.seed * seeds + tempo.rest);
  const shares = sharesWithin(wanted, tempo.all);
  let at = 0;
  const laps = sown.map((seeds, lap) => {
    const share = shares[lap];
    const time = {
      at, lift: tempo.lift * share, step: tempo.seed * share,
      each: tempo.seed * share >= BLINK, end: at + wanted[lap] * share,
    };
    at = time.end;
    return time;
  });
  return { laps, end: at };
}

/**
 * The part of its wanted time that each lap gets: falling from lap to lap, rising at the end.
 *
 * @param {number[]} wanted
 * @param {number} all
 * @returns {number[]}
 */
function sharesWithin(wanted, all) {
  /** @type {(fall: number) => number[]} */
  const shares = (fall) => wanted.map((_, lap) => {
    const left = wanted.length - 1 - lap;
    return Math.max(fall ** lap, 0.5 * Math.max(fall, 0.5) ** (left * 1.6));
  });
  /** @type {(fall: number) => number} */
  const total = (fall) => {
    const parts = shares(fall);
    return wanted.reduce((sum, time, lap) => sum + time * parts[lap], 0);
  };
  if (total(1) <= all) return shares(1);
  let low = 0.2;
  let high = 1;
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (total(middle) > all) high = middle;
    else low = middle;
  }
  const best = shares(low);
  // what is left is spread evenly, so that no lap in the middle is quite invisible
  const least = Math.max(0, all - total(low)) / wanted.reduce((sum, time) => sum + time, 0);
  const floor = best.map((share) => Math.max(share, least, 0.012));
  const sum = floor.reduce((now, share, lap) => now + share * wanted[lap], 0);
  return sum > all ? floor.map((share) => (share * all) / sum) : floor;
}
