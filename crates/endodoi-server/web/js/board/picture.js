/**
 * The board as a picture of its own: an SVG text that needs no page, in the colours of wood or as
 * lines for print, and the same as a PNG. It is drawn by what draws the live board. Files are
 * saved by the page, not here.
 *
 * @module
 */

import { PLANK, layOut } from './geometry.js';
import { background, definitions, seeds } from './drawing.js';
import { lines } from './lines.js';
import { restSigns } from './signs.js';
import { shape, toText } from './svg.js';

/** @typedef {import('../types.js').BoardView} BoardView */

/**
 * @typedef {object} PictureOptions
 * @property {string} title what the picture shows, in words
 * @property {'wood' | 'print'} [style] wood if left out
 * @property {boolean} [tall] a quarter turn; wide if left out
 * @property {(name: string) => string} colour the value of a colour, see `coloursOf`
 */

const FONT = 'system-ui, "Segoe UI", "Noto Sans", "Helvetica Neue", Arial, sans-serif';

/**
 * The colours that hold at an element of the page, by the names of board.css.
 *
 * @param {Element} element
 * @returns {(name: string) => string}
 */
export function coloursOf(element) {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(`--${name}`).trim() || 'none';
}

/**
 * The picture as the text of an SVG file.
 *
 * @param {BoardView} view
 * @param {PictureOptions} options
 * @returns {string}
 */
export function boardPicture(view, options) {
  const layout = layOut({
    holesPerRow: view.snapshot.holes.length / 2,
    tall: options.tall ?? false,
    flipped: view.flipped,
    scale: 1,
    strip: 110,
  });
  const id = 'board';
  const inside = options.style === 'print'
    ? lines(layout, view)
    : [
      definitions(id, layout),
      shape('rect', { x: -PICTURE_EDGE, y: -PICTURE_EDGE, width: layout.width + 2 * PICTURE_EDGE, height: layout.height + 2 * PICTURE_EDGE, fill: '$paper' }),
      background(id, layout, view.direction ?? 'counterclockwise'),
      ...seeds(id, layout, view),
      ...restSigns(layout, { ...view, interactive: false }),
      ...names(layout, view, '$score'),
    ];
  const size = { width: layout.width + 2 * PICTURE_EDGE, height: layout.height + 2 * PICTURE_EDGE };
  const drawn = shape('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `${-PICTURE_EDGE} ${-PICTURE_EDGE} ${size.width} ${size.height}`,
    ...size,
    role: 'img',
    'font-family': FONT,
  }, [shape('title', {}, [options.title]), ...inside]);
  return toText(drawn, options.colour);
}

/** Room round the drawing. */
const PICTURE_EDGE = PLANK.lug;

/**
 * The players' names, as text of the drawing.
 *
 * @param {import('./geometry.js').Layout} layout
 * @param {BoardView} view
 * @param {string} colour
 * @returns {import('./svg.js').Shape[]}
 */
function names(layout, view, colour) {
  return /** @type {import('../types.js').Side[]} */ (['south', 'north']).map((side) => {
    const box = layout.beside[side].label;
    const end = layout.plan.tall && box.x > 0;
    return shape('text', {
      x: end ? box.x + box.width : box.x,
      y: box.y + box.height / 2 + layout.text * 0.35,
      'text-anchor': end ? 'end' : 'start', 'font-size': layout.text, 'font-weight': 600, fill: colour,
    }, [short(view.labels[side], Math.floor(box.width / (layout.text * 0.58)))]);
  });
}

/**
 * @param {string} text
 * @param {number} most letters
 */
function short(text, most) {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, Math.max(1, most - 1)).join('')}…`;
}

/**
 * Paints a picture as a PNG.
 *
 * @param {string} svgText made by `boardPicture`
 * @param {number} width pixels
 * @returns {Promise<Blob>}
 */
export async function toPng(svgText, width) {
  const url = URL.createObjectURL(new Blob([svgText], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
    const brush = canvas.getContext('2d');
    if (brush === null) throw new Error('This browser cannot paint the picture.');
    brush.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob === null) reject(new Error('This browser cannot make a PNG.'));
        else resolve(blob);
      }, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
