/**
 * The page that prints: draws the board that was chosen, in lines, and shows both sheets as they will
 * come out. The choice stands in the address, so that `print?holes=8` can be sent to somebody.
 *
 * @module
 */

import { boardPicture } from '../board/picture.js';
import { part } from '../dom.js';
import { loadWords, say } from '../words.js';

/** @import {BoardView} from '../shapes.js' */

/** Seeds in each hole at the start, of which the leaflet tells. */
const SEEDS_A_HOLE = 4;

/** @typedef {{holes: number, board: boolean, leaflet: boolean, letters: boolean, arrows: boolean}} Choice */

const form = part('print-form', HTMLFormElement);

/** @returns {Choice} */
function chosen() {
  const told = new FormData(form);
  return {
    holes: Number(told.get('holes')),
    board: told.has('board'),
    leaflet: told.has('leaflet'),
    letters: told.has('letters'),
    arrows: told.has('arrows'),
  };
}

/** Puts what the address asks for into the form. */
function readAddress() {
  const asked = new URLSearchParams(window.location.search);
  for (const input of form.querySelectorAll('input')) {
    if (input.type === 'radio') {
      if (input.value === asked.get(input.name)) input.checked = true;
    } else if (asked.get(input.name) === 'no') {
      input.checked = false;
    }
  }
}

/** @param {Choice} choice */
function writeAddress(choice) {
  const asked = new URLSearchParams({ holes: String(choice.holes) });
  for (const name of /** @type {const} */ (['board', 'leaflet', 'letters', 'arrows'])) {
    if (!choice[name]) asked.set(name, 'no');
  }
  window.history.replaceState(null, '', `?${asked}${window.location.hash}`);
}

/** @param {HTMLImageElement} image @param {Choice} choice */
function drawBoard(image, choice) {
  /** @type {BoardView} */
  const empty = {
    snapshot: { position: '', holes: Array(2 * choice.holes).fill(0), captured: { south: 0, north: 0 }, to_move: 'south' },
    playable: [],
    endless: [],
    interactive: false,
    flipped: false,
    labels: { south: say('print-south'), north: say('print-north') },
  };
  const title = say('print-board-alt', { holes: choice.holes });
  /** @type {('letters' | 'arrows')[]} */
  const without = [];
  if (!choice.letters) without.push('letters');
  if (!choice.arrows) without.push('arrows');
  const text = boardPicture(empty, { title, style: 'print', without, colour: () => 'none' });
  image.alt = title;
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
}

/** Sizes of the leaflet's type, in hundredths of the width of the paper: nearly 17 points, and 9. */
const [LARGEST, SMALLEST, STEP] = [2.8, 1.5, 0.05];

/** Makes the type of the leaflet as large as fits on its page, whatever the language. */
function fitLeaflet() {
  const sheet = part('leaflet-sheet', HTMLElement);
  const paper = sheet.firstElementChild;
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    sheet.style.setProperty('--leaflet-type', `${size.toFixed(2)}cqw`);
    // Paper breaks lines a little differently than the screen does, so some room is left.
    if (!paper || paper.clientHeight <= sheet.clientWidth * 1.39) return;
  }
}

function draw() {
  const choice = chosen();
  const values = { holes: choice.holes, seeds: 2 * choice.holes * SEEDS_A_HOLE };
  drawBoard(part('board-picture', HTMLImageElement), choice);
  drawBoard(part('leaflet-picture', HTMLImageElement), { ...choice, letters: true, arrows: true });
  part('board-needs', HTMLElement).textContent = say('print-needs', values);
  part('leaflet-need', HTMLElement).textContent = say('leaflet-need', values);
  part('board-sheet', HTMLElement).hidden = !choice.board;
  part('leaflet-sheet', HTMLElement).hidden = !choice.leaflet;
  fitLeaflet();
  part('nothing', HTMLElement).hidden = choice.board || choice.leaflet;
  part('print-now', HTMLButtonElement).disabled = !choice.board && !choice.leaflet;
  return choice;
}

await loadWords(document.documentElement.lang, ['print']);
readAddress();
draw();
form.addEventListener('change', () => writeAddress(draw()));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  window.print();
});
document.documentElement.dataset.ready = 'true';
