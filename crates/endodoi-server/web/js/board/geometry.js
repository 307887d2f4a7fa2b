/**
 * Where everything lies. The plank is measured in its own coordinates, `u` along the rows in
 * South's sowing order and `v` across from North to South, and then laid on the screen: wide, or
 * tall (a quarter turn counterclockwise), with either side below. Turning places and not pictures
 * keeps letters and numbers upright. Nothing is drawn here.
 *
 * @module
 */

import { sideOf } from './letters.js';

/** @typedef {import('../shapes.js').Side} Side */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{holesPerRow: number, tall: boolean, flipped: boolean, scale: number, strip: number}} Plan */

/**
 * Measures of the plank; a hole and its share of wood is 100 along the row.
 */
export const PLANK = {
  pitch: 100,
  radius: 43,
  /** from the long edge to the holes, with room for count and letter */
  margin: 60,
  /** wood between the rows */
  band: 70,
  /** from the tip of the lug to the first hole's share */
  end: 94,
  /** how far the lug stands out of the end */
  lug: 30,
};

/** From edge to edge across the plank. */
export const ACROSS = 2 * (PLANK.margin + 2 * PLANK.radius) + PLANK.band;

/**
 * @typedef {object} Strip what lies beside a row
 * @property {Box} label the player's name; across, pins take of it what they need
 * @property {Box} pins
 * @property {Point} score
 * @property {Box} tray
 */

/**
 * @typedef {object} Layout
 * @property {Plan} plan
 * @property {number} width of the whole drawing
 * @property {number} height
 * @property {number} along the length of the plank
 * @property {number} text height of counts, never under 15 pixels
 * @property {(u: number, v: number) => Point} place
 * @property {Point[]} holes middles, in sowing order
 * @property {Point[]} outward one step from each hole to the plank's edge
 * @property {Point[]} counts where the count is printed
 * @property {Point[]} letters
 * @property {Point[]} notes where a value or a sign is pinned, on the band's side
 * @property {Point} lapCounter
 * @property {Record<Side, Strip>} beside
 */

/**
 * Chooses how a board lies in the room it has: wide if its holes can then be tapped with ease, or if
 * they can be tapped and would be no larger on a tall one.
 *
 * @param {number} holesPerRow
 * @param {number} width pixels
 * @param {number} room pixels of height
 * @returns {{tall: boolean, scale: number, strip: number}} scale is pixels a unit
 */
export function chooseLie(holesPerRow, width, room) {
  const along = 2 * PLANK.end + holesPerRow * PLANK.pitch;
  const wideStrip = 110;
  const wide = width / along;
  const narrowStrip = 74;
  const tallest = Math.min(width / (ACROSS + 2 * narrowStrip), 1);
  const scale = Math.min(tallest, Math.max(0.47, (room - 42) / along));
  if (wide >= 0.58 || (wide >= 0.46 && wide >= scale)) {
    const fits = room / (ACROSS + 2 * wideStrip);
    return { tall: false, scale: Math.min(wide, Math.max(fits, 0.58)), strip: wideStrip };
  }
  const spare = (width / scale - ACROSS) / 2;
  return { tall: true, scale, strip: Math.floor(Math.max(narrowStrip, Math.min(spare, 130))) };
}

/**
 * Lays the board out.
 *
 * @param {Plan} plan
 * @returns {Layout}
 */
export function layOut(plan) {
  const { holesPerRow, tall, flipped, scale, strip } = plan;
  const along = 2 * PLANK.end + holesPerRow * PLANK.pitch;
  const head = tall ? Math.ceil(42 / scale) : 0;
  const text = Math.max(25, Math.ceil(15 / scale));
  const width = tall ? ACROSS + 2 * strip : along;
  const height = tall ? along + head : ACROSS + 2 * strip;

  /** @type {(u: number, v: number) => Point} */
  const place = (u, v) => {
    if (tall) {
      return flipped
        ? { x: strip + ACROSS - v, y: head + u }
        : { x: strip + v, y: head + along - u };
    }
    return flipped ? { x: along - u, y: strip + ACROSS - v } : { x: u, y: strip + v };
  };

  const rowAt = { north: PLANK.margin + PLANK.radius, south: ACROSS - PLANK.margin - PLANK.radius };
  const holes = [];
  const outward = [];
  const counts = [];
  const letters = [];
  const notes = [];
  for (let index = 0; index < 2 * holesPerRow; index += 1) {
    const side = sideOf(index, holesPerRow);
    const column = side === 'south' ? index : 2 * holesPerRow - 1 - index;
    const u = PLANK.end + (column + 0.5) * PLANK.pitch;
    const sign = side === 'south' ? 1 : -1;
    const v = rowAt[side];
    const hole = place(u, v);
    const step = place(u, v + sign);
    holes.push(hole);
    outward.push({ x: step.x - hole.x, y: step.y - hole.y });
    counts.push(place(u, v + sign * (PLANK.radius + (tall ? 8 : 4))));
    letters.push(place(u, v + sign * (PLANK.radius + (tall ? 43 : 39))));
    // upright, a value has the band's whole breadth, and hides no seed
    notes.push(place(u, v - sign * (PLANK.radius + (tall ? PLANK.band / 2 - 4 : 12))));
  }
  // between two pairs of holes, or where the rows stand close together, on the wood of the upper end
  const upper = flipped ? PLANK.lug + 32 : along - PLANK.lug - 32;
  const counterAt = tall ? upper : PLANK.end + Math.floor(holesPerRow / 2) * PLANK.pitch;
  /** @type {Side} */
  const near = flipped ? 'north' : 'south';
  /** @type {Side} */
  const far = flipped ? 'south' : 'north';
  const strips = tall
    ? { [far]: stripUpright(plan, 0, head, along, width), [near]: stripUpright(plan, 1, head, along, width) }
    : { [far]: stripAcross(10, along, strip), [near]: stripAcross(strip + ACROSS + 34, along, strip) };
  return {
    plan, width, height, along, text, place, holes, outward, counts, letters, notes,
    lapCounter: place(counterAt, ACROSS / 2),
    beside: /** @type {Record<Side, Strip>} */ (strips),
  };
}

/**
 * What stands above or below the plank: name, pins, score, tray, from left to right for both sides and
 * all on one line. The plank casts its shadow downwards, so what is below stands farther from it.
 *
 * @param {number} y
 * @param {number} along
 * @param {number} strip
 * @returns {Strip}
 */
function stripAcross(y, along, strip) {
  const trayWidth = Math.min(along * 0.38, 420);
  const height = strip - 36;
  const scoreAt = along - PLANK.lug - trayWidth - 46;
  const left = PLANK.lug + 20;
  const room = scoreAt - 40 - left;
  return {
    label: { x: left, y, width: room, height },
    pins: { x: left + room * 0.63, y, width: room * 0.37, height },
    score: { x: scoreAt, y: y + height / 2 },
    tray: { x: along - PLANK.lug - trayWidth, y, width: trayWidth, height },
  };
}

/**
 * A strip at the left or right of the plank: score, tray, pins, from the top for both sides. The
 * names stand side by side above.
 *
 * @param {Plan} plan
 * @param {0 | 1} which 0 at the left
 * @param {number} head
 * @param {number} along
 * @param {number} width
 * @returns {Strip}
 */
function stripUpright(plan, which, head, along, width) {
  const strip = plan.strip;
  const x = which === 0 ? 0 : width - strip;
  const top = head + 30;
  const trayHeight = Math.min((along - 60) * 0.55, 420);
  const trayWidth = Math.min(strip - 14, 78);
  const tray = { x: x + (strip - trayWidth) / 2, y: top + 58, width: trayWidth, height: trayHeight };
  const pinsAt = tray.y + trayHeight + 18;
  return {
    label: { x: which === 0 ? 0 : width / 2 + 4, y: 0, width: width / 2 - 4, height: head - 4 },
    pins: { x: x + 6, y: pinsAt, width: strip - 12, height: head + along - 20 - pinsAt },
    score: { x: x + strip / 2, y: top + 24 },
    tray,
  };
}
