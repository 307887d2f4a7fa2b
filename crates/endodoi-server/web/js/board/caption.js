/**
 * The players' names as part of a picture. On the page they are text of the page and wrap by
 * themselves; an SVG file cannot wrap, so here a name is broken into two lines, and cut where
 * even these are too short.
 *
 * @module
 */

import { nameBox } from './beside.js';
import { SIDES } from './drawing.js';
import { shape } from './svg.js';

/** @typedef {import('../shapes.js').BoardView} BoardView */
/** @typedef {import('./svg.js').Shape} Shape */

/** The width of a letter for each unit of its height; a little more than most have. */
const LETTER = 0.6;

/**
 * Both names at their places.
 *
 * @param {import('./geometry.js').Layout} layout
 * @param {BoardView} view
 * @param {string} colour
 * @returns {Shape[]}
 */
export function captions(layout, { labels, pins }, colour) {
  const size = layout.text * 0.86;
  return SIDES.map((side) => {
    const box = nameBox(layout.beside[side], pins);
    const atEnd = layout.plan.tall && box.x > 0;
    const lines = inTwo(labels[side], Math.max(4, Math.floor(box.width / (size * LETTER))));
    const x = atEnd ? box.x + box.width : box.x;
    const first = box.y + box.height / 2 + size * (0.36 - 0.58 * (lines.length - 1));
    return shape('text', {
      'text-anchor': atEnd ? 'end' : 'start', 'font-size': size, 'font-weight': 600, fill: colour,
    }, lines.map((line, number) => shape('tspan', { x, y: first + number * size * 1.16 }, [line])));
  });
}

/**
 * A text in at most two lines.
 *
 * @param {string} text
 * @param {number} most letters in a line
 * @returns {string[]}
 */
export function inTwo(text, most) {
  const letters = [...text];
  if (letters.length <= most) return [text];
  const space = letters.slice(0, most + 1).lastIndexOf(' ');
  const first = space > 0 ? letters.slice(0, space) : letters.slice(0, most);
  const rest = letters.slice(space > 0 ? space + 1 : most);
  const second = rest.length <= most ? rest : [...rest.slice(0, most - 1), '…'];
  return [first.join(''), second.join('')];
}
