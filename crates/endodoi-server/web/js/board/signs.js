/**
 * Signs upon the board: which holes may be played, what the last move was, what a move would do,
 * endless holes, values and pointers. Every sign has a shape of its own, and every line on wood
 * has a dark and a light part, so that nothing hangs on colour alone. What they mean is decided
 * by those who tell the board.
 *
 * @module
 */

import { PLANK } from './geometry.js';
import { indexOf } from './letters.js';
import { group, shape } from './svg.js';

/** @typedef {import('../shapes.js').BoardView} BoardView */
/** @typedef {import('../shapes.js').Move} Move */
/** @typedef {import('../shapes.js').Mark} Mark */
/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./svg.js').Shape} Shape */

const R = PLANK.radius;

/** The greatest breadth of a label in the band; nuts lie a little within the rims of their holes. */
const TAG_MOST = PLANK.band + 8;

/**
 * A line in two tones round a hole.
 *
 * @param {Point} at
 * @param {number} radius
 * @param {{width?: number, dash?: string, colour?: string, opacity?: number}} [style]
 * @returns {Shape}
 */
export function ring(at, radius, style = {}) {
  const { width = 4, dash, colour = '$mark', opacity } = style;
  const base = { cx: at.x, cy: at.y, r: radius, fill: 'none', 'stroke-dasharray': dash };
  return group({ opacity }, [
    shape('circle', { ...base, stroke: '$mark-case', 'stroke-width': width + 3.4 }),
    shape('circle', { ...base, stroke: colour, 'stroke-width': width }),
  ]);
}

/**
 * A small label pinned to a hole on the band's side. On a tall board it lies in the band, its star
 * above its value, and is no broader than the band lets it be.
 *
 * @param {Layout} layout
 * @param {number} index
 * @param {string} label
 * @param {'plain' | 'strong' | 'broken'} kind
 * @returns {Shape}
 */
function tag(layout, index, label, kind) {
  const { tall } = layout.plan;
  const lines = tall ? label.split(' ') : [label];
  const broad = Math.max(...lines.map(breadth)) + 0.45;
  const size = Math.min(layout.text * (label.length > 4 && !tall ? 0.86 : 1), tall ? TAG_MOST / broad : Infinity);
  const width = Math.max(size * 1.5, broad * size);
  const height = layout.text * 1.24 + (lines.length - 1) * size;
  const at = layout.notes[index];
  return group({}, [
    shape('rect', {
      x: at.x - width / 2, y: at.y - height / 2, width, height, rx: height / 2,
      fill: kind === 'strong' ? '$mark' : '$chip', stroke: kind === 'strong' ? '$mark-case' : '$chip-ink',
      'stroke-width': kind === 'plain' ? 1.2 : 2.4, 'stroke-dasharray': kind === 'broken' ? '5 4' : undefined,
    }),
    ...lines.map((line, number) => shape('text', {
      x: at.x, y: at.y + size * (0.35 + number - (lines.length - 1) / 2), 'text-anchor': 'middle', 'font-size': size, 'font-weight': 700,
      fill: kind === 'strong' ? '$mark-ink' : '$chip-ink',
    }, [line])),
  ]);
}

/**
 * About how broad a text is for each unit of its height.
 *
 * @param {string} text
 * @returns {number}
 */
function breadth(text) {
  return [...text].reduce((sum, letter) => sum + (letter === '★' ? 0.9 : /[.,: ]/.test(letter) ? 0.34 : 0.7), 0);
}

/**
 * The sign of an endless hole, drawn as a path so that no font is needed.
 *
 * @param {Layout} layout
 * @param {Point} at
 * @returns {Shape}
 */
function endless(layout, at) {
  const size = layout.text * 0.78;
  const { x, y } = at;
  const w = size * 0.62;
  const h = size * 0.42;
  return group({ class: 'sign-endless' }, [
    shape('circle', { cx: x, cy: y, r: size, fill: '$chip', stroke: '$chip-ink', 'stroke-width': 2, 'stroke-dasharray': '4 3' }),
    shape('path', {
      d: `M${x} ${y}C${x + w * 0.5} ${y - h * 1.6} ${x + w * 1.3} ${y - h} ${x + w * 1.05} ${y}C${x + w * 1.3} ${y + h} ${x + w * 0.5} ${y + h * 1.6} ${x} ${y}C${x - w * 0.5} ${y - h * 1.6} ${x - w * 1.3} ${y - h} ${x - w * 1.05} ${y}C${x - w * 1.3} ${y + h} ${x - w * 0.5} ${y + h * 1.6} ${x} ${y}Z`,
      fill: 'none', stroke: '$chip-ink', 'stroke-width': size * 0.17,
    }),
  ]);
}

/**
 * A diamond on the rim: here the last seed fell.
 *
 * @param {Point} at
 * @param {Point} outward
 * @returns {Shape}
 */
function landed(at, outward) {
  const x = at.x - outward.x * (R + 5);
  const y = at.y - outward.y * (R + 5);
  return shape('path', {
    d: `M${x} ${y - 10}L${x + 10} ${y}L${x} ${y + 10}L${x - 10} ${y}Z`,
    fill: '$last', stroke: '$mark-case', 'stroke-width': 2,
  });
}

/**
 * The signs of a view at rest.
 *
 * @param {Layout} layout
 * @param {BoardView} view
 * @returns {Shape[]}
 */
export function restSigns(layout, view) {
  const perRow = layout.plan.holesPerRow;
  const signs = [];
  if (view.interactive) {
    for (const { move } of view.playable) {
      const index = indexOf(move, perRow);
      if (index >= 0) {
        const { x, y } = layout.holes[index];
        signs.push(shape('circle', { cx: x, cy: y, r: R + 0.5, fill: 'none', stroke: '$ready', 'stroke-width': 3 }));
      }
    }
  }
  const last = view.lastMove;
  if (last) {
    const from = indexOf(last.move, perRow);
    const to = last.lands === null ? -1 : indexOf(last.lands, perRow);
    if (from >= 0) signs.push(ring(layout.holes[from], R + 4, { width: 3, dash: '3 8', colour: '$last' }));
    if (to >= 0) {
      signs.push(ring(layout.holes[to], R + 4, { width: 3, colour: '$last' }));
      signs.push(landed(layout.holes[to], layout.outward[to]));
    }
  }
  for (const letter of view.endless) {
    const index = indexOf(letter, perRow);
    if (index >= 0) signs.push(endless(layout, layout.notes[index]));
  }
  for (const mark of view.marks ?? []) signs.push(...markSigns(layout, mark));
  return signs;
}

/**
 * @param {Layout} layout
 * @param {Mark} mark
 * @returns {Shape[]}
 */
function markSigns(layout, mark) {
  const index = indexOf(mark.hole, layout.plan.holesPerRow);
  if (index < 0) return [];
  const at = layout.holes[index];
  if (mark.kind === 'best') {
    return [ring(at, R + 2), tag(layout, index, `★ ${mark.label}`.trim(), 'strong')];
  }
  if (mark.kind === 'bad') {
    return [ring(at, R + 2, { dash: '12 7', colour: '$mark-bad' }), tag(layout, index, mark.label, 'broken')];
  }
  if (mark.kind === 'value') return [tag(layout, index, mark.label, 'plain')];
  return [ring(at, R + 2), pointer(layout, index), ...(mark.label === '' ? [] : [tag(layout, index, mark.label, 'strong')])];
}

/**
 * An arrow from the band to a hole.
 *
 * @param {Layout} layout
 * @param {number} index
 * @returns {Shape}
 */
function pointer(layout, index) {
  const at = layout.holes[index];
  const out = layout.outward[index];
  const side = { x: -out.y, y: out.x };
  /** @type {(along: number, aside: number) => string} */
  const spot = (along, aside) =>
    `${(at.x - out.x * (R + along) + side.x * aside).toFixed(1)} ${(at.y - out.y * (R + along) + side.y * aside).toFixed(1)}`;
  return shape('path', {
    d: `M${spot(-6, 0)}L${spot(14, -15)}L${spot(14, -6)}L${spot(34, -6)}L${spot(34, 6)}L${spot(14, 6)}L${spot(14, 15)}Z`,
    fill: '$mark', stroke: '$mark-case', 'stroke-width': 2.4, 'stroke-linejoin': 'round',
  });
}

/**
 * The signs of a move that is only thought of: a broken ring where it lands, whole rings with
 * corners round what it takes, and the number taken.
 *
 * @param {Layout} layout
 * @param {Move} move
 * @returns {Shape[]}
 */
export function previewSigns(layout, move) {
  const perRow = layout.plan.holesPerRow;
  const signs = [];
  const from = indexOf(move.move, perRow);
  if (from >= 0 && move.move !== move.lands) {
    signs.push(ring(layout.holes[from], R + 1, { width: 5, colour: '$ready' }));
  }
  for (const letter of move.taken) {
    const index = indexOf(letter, perRow);
    if (index >= 0 && letter !== move.lands) signs.push(ring(layout.holes[index], R + 2, { width: 5 }), corners(layout.holes[index]));
  }
  const lands = move.lands === null ? -1 : indexOf(move.lands, perRow);
  if (lands >= 0) {
    signs.push(ring(layout.holes[lands], R + 2, { width: 5, dash: '15 9' }));
    if (move.captured > 0) signs.push(tag(layout, lands, `+${move.captured}`, 'strong'));
    else signs.push(landed(layout.holes[lands], layout.outward[lands]));
  }
  return signs;
}

/**
 * Four corners round a hole whose seeds are taken.
 *
 * @param {Point} at
 * @returns {Shape}
 */
export function corners(at) {
  const far = R * 0.98;
  const long = 15;
  const d = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([h, v]) =>
    `M${at.x + h * far} ${at.y + v * (far - long)}V${at.y + v * far}H${at.x + h * (far - long)}`).join('');
  return group({ fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, [
    shape('path', { d, stroke: '$mark-case', 'stroke-width': 8 }),
    shape('path', { d, stroke: '$mark', 'stroke-width': 4.6 }),
  ]);
}
