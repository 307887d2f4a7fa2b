/**
 * The values of a line as a curve: South ahead above, North ahead below. It can be clicked, and
 * gone through with arrow keys, as a slider is. Beside it stands a table of the same values for
 * whoever reads rather than looks.
 *
 * @module
 */

import { group, shape, toElement } from '../board/svg.js';
import { made, part } from '../dom.js';
import { owner } from '../tell.js';
import { say } from '../words.js';
import { SIGNS, badTold } from './move-list.js';
import { worthLabel, worthTold } from '../worth.js';

/** @import {Node} from './tree.js' */
/** @import {Values} from './values.js' */

const HEIGHT = 140;
const EDGE = { side: 10, top: 14, bottom: 14 };
/** The least that the curve shows up and down, in seeds. */
const LEAST = 10;

/** @param {Node} node @param {number} ply @returns {string} "12: South C" */
function nameOf(node, ply) {
  const hole = node.move;
  return hole ? say('graph-turn', { ply, side: owner(hole), hole }) : say('analyze-start');
}

/**
 * @param {HTMLElement} place
 * @param {(node: Node) => void} onGo
 */
export function createGraph(place, onGo) {
  /** @type {Node[]} */
  let line = [];
  let index = 0;
  /** @type {Values | null} */
  let values = null;
  let drawn = '';

  /** @param {number} to */
  const go = (to) => {
    const node = line[Math.max(0, Math.min(line.length - 1, to))];
    if (node) onGo(node);
  };
  place.addEventListener('keydown', (event) => {
    const goal = { ArrowRight: index + 1, ArrowUp: index + 1, ArrowLeft: index - 1, ArrowDown: index - 1, Home: 0, End: line.length - 1 }[event.key];
    if (goal === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    go(goal);
  });
  place.addEventListener('pointerdown', (event) => {
    const box = place.getBoundingClientRect();
    const along = (event.clientX - box.left - EDGE.side) / (box.width - 2 * EDGE.side);
    go(Math.round(along * (line.length - 1)));
  });

  const render = () => {
    if (!values || place.hidden) return;
    const width = Math.max(place.clientWidth, 120);
    const points = line.map((node) => values?.of(node) ?? null);
    const signs = line.map((node) => values?.bad(node) ?? null);
    const key = JSON.stringify([width, index, points, signs]);
    if (key === drawn) return;
    drawn = key;
    place.replaceChildren(toElement(curve(width, index, points.map((worth) => worth?.value ?? null), signs)));
  };
  new ResizeObserver(render).observe(place);

  return {
    /**
     * @param {Node[]} shown the line, from the start
     * @param {Node} at
     * @param {Values} known
     */
    draw: (shown, at, known) => {
      line = shown;
      index = shown.indexOf(at);
      values = known;
      const isKnown = shown.length > 1 && shown.some((node) => known.of(node) !== null);
      place.hidden = !isKnown;
      part('values', HTMLElement).hidden = !isKnown;
      const worth = known.of(at);
      place.setAttribute('aria-valuemin', '0');
      place.setAttribute('aria-valuemax', String(shown.length - 1));
      place.setAttribute('aria-valuenow', String(index));
      place.setAttribute('aria-valuetext', `${nameOf(at, index)}: ${worth ? worthTold(worth) : say('worth-unknown')}`);
      render();
      drawTable(shown, known);
    },
  };
}

/**
 * @param {number} width
 * @param {number} index
 * @param {(number | null)[]} points
 * @param {(import('./move-list.js').Badness | null)[]} signs
 */
function curve(width, index, points, signs) {
  const most = Math.max(LEAST, ...points.map((value) => Math.abs(value ?? 0)));
  const step = (width - 2 * EDGE.side) / Math.max(1, points.length - 1);
  const middle = HEIGHT / 2;
  /** @param {number} at */
  const x = (at) => EDGE.side + at * step;
  /** @param {number} value */
  const y = (value) => middle - (value / most) * (middle - EDGE.top);
  const known = points.flatMap((value, at) => (value === null ? [] : [{ at, value }]));
  const path = known.map(({ at, value }, number) => `${number ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const first = known[0];
  const last = known[known.length - 1];
  const area = first && last ? `${path}L${x(last.at).toFixed(1)} ${middle}L${x(first.at).toFixed(1)} ${middle}Z` : '';
  const here = points[index];
  return shape('svg', { viewBox: `0 0 ${width} ${HEIGHT}`, width, height: HEIGHT, 'aria-hidden': 'true' }, [
    shape('path', { class: 'graph-area', d: area }),
    shape('path', { class: 'graph-zero', d: `M0 ${middle}H${width}` }),
    shape('path', { class: 'graph-here', d: `M${x(index).toFixed(1)} 0V${HEIGHT}` }),
    shape('path', { class: 'graph-line', d: path }),
    ...known.map(({ at, value }) => shape('circle', { class: 'graph-point', cx: x(at), cy: y(value), r: step > 7 ? 2.6 : 1.2 })),
    ...signs.flatMap((bad, at) => (bad === null ? [] : [mistake(x(at), y(points[at] ?? 0), SIGNS[bad])])),
    ...(here === null || here === undefined ? [] : [shape('circle', { class: 'graph-now', cx: x(index), cy: y(here), r: 5.5 })]),
    shape('text', { class: 'graph-name', x: 4, y: 12 }, [say('side', { side: 'south' })]),
    shape('text', { class: 'graph-name', x: 4, y: HEIGHT - 4 }, [say('side', { side: 'north' })]),
  ]);
}

/** @param {number} x @param {number} y @param {string} sign */
function mistake(x, y, sign) {
  const above = y > 30;
  return group({}, [
    shape('path', { class: 'graph-bad', d: `M${x} ${y - 5}L${x + 5} ${y}L${x} ${y + 5}L${x - 5} ${y}Z` }),
    shape('text', { class: 'graph-sign', x, y: above ? y - 8 : y + 17, 'text-anchor': 'middle' }, [sign]),
  ]);
}

/** @param {Node[]} line @param {Values} values */
function drawTable(line, values) {
  const body = part('values-body', HTMLElement);
  const rows = line.map((node, ply) => {
    const worth = values.of(node);
    const bad = values.bad(node);
    return [nameOf(node, ply), worth ? `${worthLabel(worth)} · ${worthTold(worth)}` : say('worth-unknown'), bad ? badTold(bad) : ''];
  });
  const key = rows.join('|');
  if (body.dataset.key === key) return;
  body.dataset.key = key;
  body.replaceChildren(...rows.map(([turn, worth, bad]) => {
    const head = made('th', '', turn);
    head.scope = 'row';
    return made('tr', '', head, made('td', '', worth), made('td', '', bad));
  }));
}
