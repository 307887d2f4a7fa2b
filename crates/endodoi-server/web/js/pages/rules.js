/**
 * The page with the rules: draws the boards of its examples, anew whenever the theme changes. A figure
 * names its position in `data-position`; `data-mark` and `data-taken` point at holes.
 *
 * @module
 */

import { ask } from '../api.js';
import { boardPicture, coloursOf } from '../board/picture.js';
import { tellUnloaded } from '../dom.js';
import { loadWords, say } from '../words.js';

/** @import {BoardView, Mark, Snapshot} from '../shapes.js' */

/** @typedef {{figure: HTMLElement, image: HTMLImageElement, view: BoardView}} Example */

/** @param {HTMLElement} figure @returns {Promise<Example>} */
async function exampleOf(figure) {
  const { position = '', mark, taken, direction } = figure.dataset;
  const told = /** @type {{position: Snapshot, endless: string[]}} */ (await ask('position', { position }));
  const snapshot = told.position;
  const half = snapshot.holes.length / 2;
  const holes = [mark, taken].flatMap((hole) => (hole ? [hole] : []));
  const image = document.createElement('img');
  image.alt = say('rulebook-board', {
    south: snapshot.holes.slice(0, half).join(' '), north: snapshot.holes.slice(half).join(' '),
  });
  figure.prepend(image);
  return {
    figure,
    image,
    view: {
      snapshot,
      playable: [],
      endless: told.endless,
      marks: holes.map((hole) => /** @type {Mark} */ ({ hole, label: '', kind: 'point' })),
      interactive: false,
      flipped: false,
      labels: { south: say('rulebook-south'), north: say('rulebook-north') },
      direction: direction === 'either' ? 'either' : 'counterclockwise',
    },
  };
}

/** Where a board that lies across would be too small to read, it stands upright. */
const narrow = matchMedia('(max-width: 30rem)');

/** @param {Example} example */
function draw({ figure, image, view }) {
  const text = boardPicture(view, { title: image.alt, tall: narrow.matches, colour: coloursOf(figure) });
  const [width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(text)?.slice(1) ?? [];
  image.width = Number(width);
  image.height = Number(height);
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
}

await loadWords(document.documentElement.lang, ['rulebook']);
/** @type {HTMLElement[]} */
const figures = [...document.querySelectorAll('figure')];
// A board that cannot be had takes no other with it.
const tried = await Promise.allSettled(figures.map(exampleOf));
const examples = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
if (examples.length < figures.length) tellUnloaded();
const drawAll = () => examples.forEach(draw);
drawAll();
document.documentElement.addEventListener('endodoi:theme', drawAll);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAll);
narrow.addEventListener('change', drawAll);
// The pictures pushed the text down; who asked for a part of the page is brought there again.
if (window.location.hash) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
document.documentElement.dataset.ready = 'true';
