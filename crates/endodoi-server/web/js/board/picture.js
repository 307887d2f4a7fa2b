/**
 * The board as a picture of its own: an SVG text that needs no page, in the colours of wood or as
 * lines for print, and the same as a PNG. It is drawn by what draws the live board. Files are
 * saved by the page, not here.
 *
 * @module
 */

import { captions } from './caption.js';
import { background, definitions, numbers, nuts } from './drawing.js';
import { PLANK, layOut } from './geometry.js';
import { lines } from './lines.js';
import { restSigns } from './signs.js';
import { shape, toText } from './svg.js';

/** @typedef {import('../shapes.js').BoardView} BoardView */

/**
 * @typedef {object} PictureOptions
 * @property {string} title what the picture shows, in words
 * @property {'wood' | 'print'} [style] wood if left out
 * @property {boolean} [tall] a quarter turn; wide if left out
 * @property {readonly ('letters' | 'arrows')[]} [without] what a picture for print leaves out
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
    ? lines(layout, view, options.without ?? [])
    : [
      definitions(id, layout),
      shape('rect', { x: -PICTURE_EDGE, y: -PICTURE_EDGE, width: layout.width + 2 * PICTURE_EDGE, height: layout.height + 2 * PICTURE_EDGE, fill: '$paper' }),
      background(id, layout, view.direction ?? 'counterclockwise'),
      ...nuts(id, layout, view),
      ...restSigns(layout, { ...view, interactive: false }),
      ...numbers(layout, view),
      ...captions(layout, view, '$score'),
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
