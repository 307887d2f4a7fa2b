/**
 * The nuts: seeds of the nickernut, Caesalpinia bonduc, smooth and roundish, grey-olive to
 * blue-grey, with fine rings and a gloss. A few of them are drawn once as symbols, and every seed
 * on the board is one of these. Where the nuts lie is in `heap.js`.
 *
 * @module
 */

import { chance } from './chance.js';
import { LOOKS } from './heap.js';
import { group, shape } from './svg.js';

/** @typedef {import('./svg.js').Shape} Shape */

const TINTS = ['a', 'b', 'c'];

/**
 * Half the side of a symbol, for a nut of radius 10: the shadow needs some room.
 */
const HALF = 13;

/**
 * The symbols and gradients of all nuts.
 *
 * @param {string} id begins the names of this board's definitions
 * @returns {Shape[]}
 */
export function nutSymbols(id) {
  const gradients = TINTS.map((tint) => shape('radialGradient', {
    id: `${id}-tint-${tint}`, cx: 0.44, cy: 0.42, r: 0.62, fx: 0.32, fy: 0.27,
  }, [
    shape('stop', { offset: 0, 'stop-color': `$nut-${tint}1` }),
    shape('stop', { offset: 0.5, 'stop-color': `$nut-${tint}2` }),
    shape('stop', { offset: 1, 'stop-color': `$nut-${tint}3` }),
  ]));
  const symbols = Array.from({ length: LOOKS }, (_, look) => nutSymbol(id, look));
  return [...gradients, ...symbols];
}

/**
 * @param {string} id
 * @param {number} look
 * @returns {Shape}
 */
function nutSymbol(id, look) {
  const next = chance(900 + look);
  const turn = Math.round(next() * 360);
  const long = 9.9;
  const short = 8.7 + next() * 0.9;
  const tint = TINTS[look % TINTS.length];
  const rings = [0.34, 0.56, 0.76].map((part) => {
    const y = -short * 0.95 + part * short * 1.75;
    const half = long * Math.sqrt(Math.max(0, 1 - (y / short) ** 2)) * 0.97;
    const sag = 1.6 + part * 1.8;
    return shape('path', {
      d: `M${brief(-half)} ${brief(y)}Q0 ${brief(y + sag)} ${brief(half)} ${brief(y)}`,
      fill: 'none', stroke: '$nut-line', 'stroke-width': 0.5, opacity: 0.3,
    });
  });
  return shape('symbol', {
    id: `${id}-nut-${look}`, viewBox: `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`,
  }, [
    shape('ellipse', { cx: 1.3, cy: 2.4, rx: 10.2, ry: 9.6, fill: '$nut-shadow', opacity: 0.5 }),
    // an arc tells the turn itself, so that light falls from the same side on all nuts
    shape('path', {
      d: turnedEllipse(long, short, turn), fill: `url(#${id}-tint-${tint})`,
      stroke: '$nut-line', 'stroke-width': 0.7,
    }),
    group({ transform: `rotate(${turn})` }, [
      ...rings,
      shape('ellipse', {
        cx: 0, cy: short * 0.72, rx: 1.8, ry: 0.8, fill: '$nut-line', opacity: look % 3 === 1 ? 0 : 0.65,
      }),
    ]),
    shape('ellipse', {
      cx: -3.3, cy: -4, rx: 2.7, ry: 1.6, transform: 'rotate(-38 -3.3 -4)', fill: '$nut-gloss', opacity: 0.6,
    }),
  ]);
}

/**
 * @param {number} long
 * @param {number} short
 * @param {number} turn degrees
 */
function turnedEllipse(long, short, turn) {
  const x = brief(long * Math.cos((turn * Math.PI) / 180));
  const y = brief(long * Math.sin((turn * Math.PI) / 180));
  const arc = `A${brief(long)} ${brief(short)} ${turn} 1 1`;
  return `M${x} ${y}${arc} ${-x} ${-y}${arc} ${x} ${y}Z`;
}

/** @param {number} value */
function brief(value) {
  return Math.round(value * 100) / 100;
}

/**
 * One nut at its place.
 *
 * @param {string} id
 * @param {number} look
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @returns {Shape}
 */
export function nut(id, look, x, y, radius) {
  const half = (radius * HALF) / 10;
  return shape('use', {
    href: `#${id}-nut-${look}`, x: x - half, y: y - half, width: 2 * half, height: 2 * half,
  });
}

/**
 * Moves and sizes a nut that is on the page.
 *
 * @param {SVGElement} element
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
export function moveNut(element, x, y, radius) {
  const half = (radius * HALF) / 10;
  element.setAttribute('x', (x - half).toFixed(1));
  element.setAttribute('y', (y - half).toFixed(1));
  element.setAttribute('width', (2 * half).toFixed(1));
  element.setAttribute('height', (2 * half).toFixed(1));
}
