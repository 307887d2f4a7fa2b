/**
 * The board in lines alone, black on white, for print: nothing that costs much ink, holes large
 * enough for beans, and the same places as the carved board. A hole without seeds is left empty,
 * so that an empty board can be printed and played on.
 *
 * @module
 */

import { dishRadius } from './beside.js';
import { captions } from './caption.js';
import { PLANK } from './geometry.js';
import { heapsOf, SIDES } from './drawing.js';
import { nutRadius } from './heap.js';
import { letterOf } from './letters.js';
import { shape } from './svg.js';
import { arrowPaths, outline } from './wood.js';

/** @typedef {import('../shapes.js').BoardView} BoardView */
/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./svg.js').Shape} Shape */

const INK = '#000000';
const PAPER = '#ffffff';

/**
 * All lines of the board.
 *
 * @param {Layout} layout
 * @param {BoardView} view
 * @param {readonly ('letters' | 'arrows')[]} without what is left out
 * @returns {Shape[]}
 */
export function lines(layout, view, without) {
  const heaps = heapsOf(layout);
  const empty = view.snapshot.holes.every((count) => count === 0);
  /** @type {(x: number, y: number, size: number, words: string) => Shape} */
  const text = (x, y, size, words) => shape('text', {
    x, y: y + size * 0.36, 'text-anchor': 'middle', 'font-size': size, 'font-weight': 600, fill: INK,
  }, [words]);

  const drawn = [
    shape('path', { d: outline(layout, 0), fill: PAPER, stroke: INK, 'stroke-width': 3 }),
    ...(without.includes('arrows') ? [] : arrowPaths(layout, view.direction ?? 'counterclockwise')).map((d) => shape('path', {
      d, fill: 'none', stroke: INK, 'stroke-width': 2.5, 'stroke-linecap': 'round', 'stroke-linejoin': 'round',
    })),
  ];
  view.snapshot.holes.forEach((count, index) => {
    const { x, y } = layout.holes[index];
    const letter = layout.letters[index];
    drawn.push(
      shape('circle', { cx: x, cy: y, r: PLANK.radius, fill: PAPER, stroke: INK, 'stroke-width': 2.5 }),
      ...(without.includes('letters') ? [] : [text(letter.x, letter.y, layout.text, letterOf(index, layout.plan.holesPerRow))]));
    drawn.push(...nuts(heaps.middles[index], heaps.holes[index], count, nutRadius(count)));
    if (!empty) {
      const at = layout.counts[index];
      drawn.push(
        shape('rect', { x: at.x - 19, y: at.y - 14, width: 38, height: 28, rx: 14, fill: PAPER, stroke: INK, 'stroke-width': 1.5 }),
        text(at.x, at.y, layout.text * 0.9, String(count)));
    }
  });
  for (const side of SIDES) {
    const { tray, score } = layout.beside[side];
    const dish = heaps.dishes[side];
    const count = view.snapshot.captured[side];
    drawn.push(
      shape('rect', { ...tray, rx: Math.min(tray.width, tray.height) / 2, fill: PAPER, stroke: INK, 'stroke-width': 2 }),
      ...nuts(dish, dish.spot, count, dishRadius(dish, count)));
    if (!empty) drawn.push(text(score.x, score.y, layout.text * 1.4, String(count)));
  }
  drawn.push(...captions(layout, view, INK));
  return drawn;
}

/**
 * @param {{x: number, y: number}} middle
 * @param {(number: number) => import('./heap.js').Spot} spot
 * @param {number} count
 * @param {number} radius
 * @returns {Shape[]}
 */
function nuts(middle, spot, count, radius) {
  return Array.from({ length: count }, (_, number) => shape('circle', {
    cx: middle.x + spot(number).x, cy: middle.y + spot(number).y, r: radius * 0.94,
    fill: PAPER, stroke: INK, 'stroke-width': 1.4,
  }));
}
