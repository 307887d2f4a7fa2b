/**
 * The drawn board on the page: heaps that grow and shrink nut by nut, counts, signs, and a layer
 * above it all for what moves. It does as it is told, at once; time is in `player.js`, the buttons
 * upon it in `buttons.js`.
 *
 * @module
 */

import { dishRadius } from './beside.js';
import { background, chip, definitions, heapsOf, pinsOf, score, SIDES } from './drawing.js';
import { nutRadius } from './heap.js';
import { moveNut, nut } from './nut.js';
import { shape, toElement } from './svg.js';

/** @typedef {import('../shapes.js').BoardView} BoardView */
/** @typedef {import('../shapes.js').Side} Side */
/** @typedef {import('../shapes.js').Snapshot} Snapshot */
/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./svg.js').Shape} Shape */
/** @typedef {Point & {radius: number, look: number}} Place where a nut lies, in the drawing */

/**
 * @typedef {object} Stage
 * @property {Layout} layout
 * @property {string} id
 * @property {SVGElement} board
 * @property {SVGElement} above
 * @property {(index: number) => number} count
 * @property {(index: number, count: number) => void} setHole
 * @property {(side: Side, seeds: number) => void} setCaptured
 * @property {(snapshot: {holes: number[], captured: import('../shapes.js').BySide}) => void} setAll
 * @property {(index: number, number: number, count: number) => Place} inHole where a nut of `count` lies
 * @property {(side: Side, number: number, count: number) => Place} inDish
 * @property {(signs: Shape[]) => void} setSigns
 * @property {(signs: Shape[]) => void} setPreview
 * @property {(pins: BoardView['pins']) => void} setPins
 */

/**
 * @typedef {object} Pile a heap of nuts on the page
 * @property {SVGElement} layer
 * @property {SVGElement[]} nuts
 * @property {(number: number, count: number) => Place} place
 */

/**
 * Draws the board and keeps its parts at hand.
 *
 * @param {string} id begins the names of this board's definitions
 * @param {Layout} layout
 * @param {'counterclockwise' | 'either'} direction
 * @returns {Stage}
 */
export function createStage(id, layout, direction) {
  const frame = { viewBox: `0 0 ${layout.width} ${layout.height}`, 'aria-hidden': 'true', focusable: 'false' };
  const board = toElement(shape('svg', { ...frame, class: 'board-drawing' }, [
    definitions(id, layout), background(id, layout, direction),
  ]));
  const above = toElement(shape('svg', { ...frame, class: 'board-above' }, []));
  const heaps = heapsOf(layout);

  /** @type {Stage['inHole']} */
  const inHole = (index, number, count) => {
    const spot = heaps.holes[index](number);
    const { x, y } = heaps.middles[index];
    return { x: x + spot.x, y: y + spot.y, radius: nutRadius(count), look: spot.look };
  };
  /** @type {Stage['inDish']} */
  const inDish = (side, number, count) => {
    const dish = heaps.dishes[side];
    const spot = dish.spot(number);
    return { x: dish.x + spot.x, y: dish.y + spot.y, radius: dishRadius(dish, count), look: spot.look };
  };
  /** @type {(name?: string) => SVGElement} */
  const layer = (name) => {
    const element = toElement(shape('g', { class: name }));
    board.append(element);
    return element;
  };
  /** @type {(place: Pile['place']) => Pile} */
  const pile = (place) => ({ layer: layer(), nuts: [], place });

  const holes = layout.holes.map((_, index) => pile((number, count) => inHole(index, number, count)));
  const dishes = {
    south: pile((number, count) => inDish('south', number, count)),
    north: pile((number, count) => inDish('north', number, count)),
  };
  const pinLayer = layer();
  const signLayer = layer('board-signs');
  const previewLayer = layer('board-preview');
  const chips = layout.holes.map(() => layer());
  const scores = { south: layer(), north: layer() };

  /** @type {(heaped: Pile, count: number) => void} */
  const setPile = (heaped, count) => {
    const { nuts, place } = heaped;
    const had = nuts.length;
    if (had === count) return;
    while (nuts.length > count) nuts.pop()?.remove();
    if (count > 0 && had > 0 && place(0, count).radius !== place(0, had).radius) {
      nuts.forEach((element, number) => {
        const { x, y, radius } = place(number, count);
        moveNut(element, x, y, radius);
      });
    }
    while (nuts.length < count) {
      const { x, y, radius, look } = place(nuts.length, count);
      const element = toElement(nut(id, look, x, y, radius));
      heaped.layer.append(element);
      nuts.push(element);
    }
  };

  /** @type {Stage['setHole']} */
  const setHole = (index, count) => {
    if (holes[index].nuts.length === count && chips[index].childElementCount > 0) return;
    setPile(holes[index], count);
    chips[index].replaceChildren(...chip(layout, index, count).map(toElement));
  };
  /** @type {Stage['setCaptured']} */
  const setCaptured = (side, seeds) => {
    setPile(dishes[side], seeds);
    scores[side].replaceChildren(toElement(score(layout, side, seeds)));
  };

  return {
    layout, id, board, above, setHole, setCaptured, inHole, inDish,
    count: (index) => holes[index].nuts.length,
    setAll: ({ holes: counts, captured }) => {
      counts.forEach((count, index) => setHole(index, count));
      for (const side of SIDES) setCaptured(side, captured[side]);
    },
    setSigns: (signs) => signLayer.replaceChildren(...signs.map(toElement)),
    setPreview: (signs) => previewLayer.replaceChildren(...signs.map(toElement)),
    setPins: (pins) => pinLayer.replaceChildren(
      ...SIDES.flatMap((side) => pinsOf(layout, side, pins)).map(toElement)),
  };
}
