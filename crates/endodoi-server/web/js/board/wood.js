/**
 * The carved plank: a long board with rounded ends and a lug at each, grain along it, a line of
 * notches round the band, and the hollows. Light comes from the upper left however the board lies,
 * so shades are laid on the screen and only outlines are turned. Seeds and signs are not here.
 *
 * @module
 */

import { chance } from './chance.js';
import { ACROSS, PLANK } from './geometry.js';
import { group, shape } from './svg.js';

/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./svg.js').Shape} Shape */

/**
 * Gradients and clips that the plank and its hollows need.
 *
 * @param {string} id begins the names of this board's definitions
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function woodDefinitions(id, layout) {
  /** @type {(offset: number, colour: string, opacity?: number) => Shape} */
  const stop = (offset, colour, opacity) =>
    shape('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  return [
    shape('linearGradient', { id: `${id}-wood`, x1: 0, y1: 0, x2: layout.plan.tall ? 1 : 0.12, y2: layout.plan.tall ? 0.12 : 1 }, [
      stop(0, '$wood-1'), stop(0.55, '$wood-2'), stop(1, '$wood-3'),
    ]),
    shape('radialGradient', { id: `${id}-hollow`, cx: 0.58, cy: 0.66, r: 0.7, fx: 0.62, fy: 0.76 }, [
      stop(0, '$hole-3'), stop(0.45, '$hole-2'), stop(1, '$hole-1'),
    ]),
    shape('linearGradient', { id: `${id}-rim`, x1: 0.15, y1: 0, x2: 0.85, y2: 1 }, [
      stop(0, '$hole-1', 0.9), stop(0.5, '$wood-3', 0.4), stop(1, '$rim', 1),
    ]),
    shape('clipPath', { id: `${id}-edge` }, [shape('path', { d: outline(layout, 0) })]),
  ];
}

/**
 * The outline of the plank as a path.
 *
 * @param {Layout} layout
 * @param {number} inset how far within the edge
 * @returns {string}
 */
export function outline(layout, inset) {
  const { along, place } = layout;
  const left = PLANK.lug + inset;
  const right = along - PLANK.lug - inset;
  const top = inset;
  const bottom = ACROSS - inset;
  const round = 102 - inset;
  const long = 156 - inset;
  const middle = ACROSS / 2;
  /** @type {(u: number, v: number) => string} */
  const at = (u, v) => {
    const point = place(u, v);
    return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  };
  // the end swings out into a lug; lines further within go straight past it
  const tip = inset < 6 ? PLANK.lug - inset : 0;
  /** @type {(u: number, way: 1 | -1) => string} */
  const end = (u, way) => {
    const out = u + way * tip;
    return [
      `C${at(u, middle - way * 44)} ${at(out, middle - way * 58)} ${at(out, middle - way * 26)}`,
      `L${at(out, middle + way * 26)}`,
      `C${at(out, middle + way * 58)} ${at(u, middle + way * 44)} ${at(u, corner(way))}`,
    ].join('');
  };
  /** @type {(way: 1 | -1) => number} */
  const corner = (way) => (way === 1 ? bottom - round : top + round);
  return [
    `M${at(left + long, top)}`,
    `L${at(right - long, top)}`,
    `C${at(right - long * 0.42, top)} ${at(right, top + round * 0.36)} ${at(right, top + round)}`,
    end(right, 1),
    `C${at(right, bottom - round * 0.36)} ${at(right - long * 0.42, bottom)} ${at(right - long, bottom)}`,
    `L${at(left + long, bottom)}`,
    `C${at(left + long * 0.42, bottom)} ${at(left, bottom - round * 0.36)} ${at(left, bottom - round)}`,
    end(left, -1),
    `C${at(left, top + round * 0.36)} ${at(left + long * 0.42, top)} ${at(left + long, top)}Z`,
  ].join('');
}

/**
 * The plank without its hollows.
 *
 * @param {string} id
 * @param {Layout} layout
 * @returns {Shape}
 */
export function plank(id, layout) {
  const edge = outline(layout, 0);
  return group({}, [
    shape('path', { d: edge, transform: 'translate(5 15)', fill: '$cast', opacity: 0.16 }),
    shape('path', { d: edge, transform: 'translate(3 11)', fill: '$cast', opacity: 0.22 }),
    shape('path', { d: edge, transform: 'translate(0 7)', fill: '$wood-edge' }),
    shape('path', { d: edge, fill: `url(#${id}-wood)` }),
    group({ 'clip-path': `url(#${id}-edge)`, fill: 'none' }, grain(layout)),
    shape('path', { d: outline(layout, 1.6), fill: 'none', stroke: '$rim', 'stroke-width': 2, opacity: 0.6 }),
    shape('path', { d: outline(layout, 8), fill: 'none', stroke: '$groove', 'stroke-width': 1.6, opacity: 0.55 }),
    ...carving(layout),
  ]);
}

/**
 * Lines of the grain: they run along the plank and bend a little together.
 *
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function grain(layout) {
  const next = chance(77);
  const lines = [];
  const sway = Array.from({ length: Math.ceil(layout.along / 90) + 3 }, () => (next() - 0.5) * 13);
  for (let v = -6; v < ACROSS + 8; v += 5 + next() * 12) {
    const points = sway.map((bend, step) => {
      const own = (next() - 0.5) * 4;
      return layout.place(step * 90 - 90, v + bend * (0.5 + 0.5 * Math.sin(v / 47)) + own);
    });
    let d = `M${points[0].x.toFixed(1)} ${points[0].y.toFixed(1)}`;
    for (let step = 1; step + 1 < points.length; step += 1) {
      const knot = points[step];
      const after = points[step + 1];
      d += `Q${knot.x.toFixed(1)} ${knot.y.toFixed(1)} ${((knot.x + after.x) / 2).toFixed(1)} ${((knot.y + after.y) / 2).toFixed(1)}`;
    }
    lines.push(shape('path', {
      d, stroke: next() < 0.24 ? '$rim' : '$grain',
      'stroke-width': 0.7 + next() * 2.4, opacity: 0.1 + next() * 0.2,
    }));
  }
  return lines;
}

/**
 * Notches on both sides of the band, as a knife makes them: a shaded and a lit side each.
 *
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function carving(layout) {
  const middle = ACROSS / 2;
  const from = PLANK.end + 4;
  const to = layout.along - PLANK.end - 4;
  let shade = '';
  let light = '';
  for (const v of [middle - 4, middle + 4]) {
    const tip = v < middle ? -6 : 6;
    const steps = Math.round((to - from) / 12.5);
    for (let step = 0; step < steps; step += 1) {
      const u = from + ((to - from) * (step + 0.5)) / steps;
      const left = layout.place(u - 4.4, v);
      const top = layout.place(u, v + tip);
      const right = layout.place(u + 4.4, v);
      shade += `M${point(left)}L${point(top)}L${point(right)}Z`;
      light += `M${point({ x: left.x + 1, y: left.y + 1 })}L${point({ x: top.x + 1, y: top.y + 1 })}L${point({ x: right.x + 1, y: right.y + 1 })}Z`;
    }
  }
  return [
    shape('path', { d: light, fill: '$rim', opacity: 0.45 }),
    shape('path', { d: shade, fill: '$groove', opacity: 0.6 }),
  ];
}

/** @param {import('./geometry.js').Point} at */
function point(at) {
  return `${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
}

/**
 * An arrow burnt into each end, the way the seeds go.
 *
 * @param {Layout} layout
 * @param {'counterclockwise' | 'either'} direction
 * @returns {Shape[]}
 */
export function arrows(layout, direction) {
  return arrowPaths(layout, direction).map((d) => shape('path', {
    d, fill: 'none', stroke: '$engraved', 'stroke-width': 4, opacity: 0.62,
    'stroke-linecap': 'round', 'stroke-linejoin': 'round',
  }));
}

/**
 * The arrows as paths alone.
 *
 * @param {Layout} layout
 * @param {'counterclockwise' | 'either'} direction
 * @returns {string[]}
 */
export function arrowPaths(layout, direction) {
  const middle = ACROSS / 2;
  const reach = 44;
  /** @type {(u: number, way: 1 | -1) => string} */
  const arrow = (u, way) => {
    /** @type {(ahead: number, along: number) => string} */
    const at = (ahead, along) => point(layout.place(u + way * ahead, middle + way * along));
    /** @type {(sign: 1 | -1) => string} */
    const head = (sign) =>
      `M${at(19, sign * (reach - 2))}L${at(0, sign * reach)}L${at(6, sign * (reach - 19))}`;
    return `M${at(0, reach)}C${at(30, reach / 2)} ${at(30, -reach / 2)} ${at(0, -reach)}`
      + head(-1) + (direction === 'either' ? head(1) : '');
  };
  return [arrow(layout.along - PLANK.end + 18, 1), arrow(PLANK.end - 18, -1)];
}

/**
 * A hollow: its shaded rim, its depth, and the marks of the adze.
 *
 * @param {string} id
 * @param {import('./geometry.js').Point} middle
 * @param {number} key tells hollows apart
 * @returns {Shape}
 */
export function hollow(id, middle, key) {
  const { x, y } = middle;
  const r = PLANK.radius;
  const next = chance(300 + key);
  const cuts = Array.from({ length: 5 }, () => {
    const out = r * (0.5 + next() * 0.42);
    const from = next() * 2 * Math.PI;
    const to = from + 0.5 + next() * 0.8;
    return `M${(x + out * Math.cos(from)).toFixed(1)} ${(y + out * Math.sin(from)).toFixed(1)}A${out.toFixed(1)} ${out.toFixed(1)} 0 0 1 ${(x + out * Math.cos(to)).toFixed(1)} ${(y + out * Math.sin(to)).toFixed(1)}`;
  });
  return group({}, [
    shape('circle', { cx: x, cy: y, r: r + 1.5, fill: `url(#${id}-rim)` }),
    shape('circle', { cx: x, cy: y, r: r - 1, fill: `url(#${id}-hollow)` }),
    shape('path', { d: cuts.join(''), fill: 'none', stroke: '$rim', 'stroke-width': 1.2, opacity: 0.16 }),
    shape('path', {
      d: `M${(x - r + 1).toFixed(1)} ${y.toFixed(1)}A${r - 1} ${r - 1} 0 0 1 ${(x + (r - 1) * 0.71).toFixed(1)} ${(y - (r - 1) * 0.71).toFixed(1)}A${r + 4} ${r + 4} 0 0 0 ${(x - r + 1).toFixed(1)} ${y.toFixed(1)}Z`,
      fill: '$hole-1', opacity: 0.7,
    }),
  ]);
}
