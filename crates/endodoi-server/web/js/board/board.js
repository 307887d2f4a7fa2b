/**
 * The board as pages use it: told a view it shows it, told a turn it plays it, and when somebody
 * chooses a hole it says so. It picks the lie that fits its container and builds itself anew when
 * that changes. It knows no rules: what may be played, what a move takes and how a turn goes are
 * all told.
 *
 * @module
 */

import { createFrame, element } from './frame.js';
import { chooseLie } from './geometry.js';
import { playTurn } from './player.js';
import { previewSigns } from './signs.js';

/** @typedef {import('../shapes.js').Board} Board */
/** @typedef {import('../shapes.js').BoardOptions} BoardOptions */
/** @typedef {import('../shapes.js').BoardView} BoardView */

/** How many boards were made on this page; each names its gradients after its number. */
let boards = 0;

/** A click this soon after a press belongs to it, in milliseconds. */
const SAME_CLICK = 700;

/**
 * Makes a board in a container, which it fills by width.
 *
 * @param {HTMLElement} container
 * @param {BoardOptions} options
 * @returns {Board}
 */
export function createBoard(container, options) {
  boards += 1;
  const id = `board${boards}`;
  const { names } = options;
  const room = options.room ?? (() => window.innerHeight * 0.8);
  const root = element('div', 'board');
  root.setAttribute('role', 'group');
  container.append(root);

  /** @type {BoardView | null} */
  let view = null;
  /** @type {import('./frame.js').Frame | null} */
  let frame = null;
  /** @type {{done: Promise<void>, skip: () => void} | null} */
  let playing = null;
  /** @type {string | null} */
  let considered = null;
  let skippedAt = -Infinity;
  let ignoreUntil = -Infinity;

  const endPlaying = () => {
    const ended = playing;
    playing = null;
    frame?.tellLap(null);
    root.classList.remove('is-playing');
    ended?.skip();
  };
  const skip = () => {
    if (playing === null) return;
    skippedAt = performance.now();
    endPlaying();
  };

  /** @type {(letter: string | null) => void} */
  const consider = (letter) => {
    considered = letter;
    const move = playing === null && view?.interactive
      ? view.playable.find((known) => known.move === letter) ?? null
      : null;
    if (frame?.stage) frame.stage.setPreview(move ? previewSigns(frame.layout, move) : []);
  };

  // the press that skips a turn must not choose a hole as well
  /** @type {(event: Event) => void} */
  const pressed = (event) => {
    const skipping = playing !== null || event.timeStamp <= skippedAt;
    ignoreUntil = skipping ? performance.now() + SAME_CLICK : -Infinity;
  };
  root.addEventListener('pointerdown', pressed, true);
  root.addEventListener('keydown', pressed, true);
  /** @type {(then: ((letter: string) => void) | undefined) => (letter: string) => void} */
  const unlessSkipping = (then) => (letter) => {
    const ignored = performance.now() < ignoreUntil;
    ignoreUntil = -Infinity;
    if (playing !== null) skip();
    else if (!ignored) then?.(letter);
  };
  const events = {
    choose: unlessSkipping(options.onChoose),
    refuse: unlessSkipping(options.onRefuse),
    consider,
  };

  /** @type {(shown: BoardView) => import('./frame.js').Frame} */
  const frameFor = (shown) => {
    const holesPerRow = shown.snapshot.holes.length / 2;
    const plain = shown.plain ?? false;
    const lie = chooseLie(holesPerRow, Math.max(container.clientWidth, 200), room());
    const plan = { ...lie, holesPerRow, flipped: shown.flipped, scale: Math.round(lie.scale * 50) / 50 };
    const key = JSON.stringify([plan, plain, shown.direction, names.board()]);
    if (frame === null || frame.key !== key) {
      endPlaying();
      const focused = root.contains(document.activeElement) ? document.activeElement : null;
      const hole = focused instanceof HTMLElement ? focused.dataset.hole : undefined;
      root.setAttribute('aria-label', names.board());
      frame = createFrame(root, { key, id, plan, view: shown, names }, events);
      frame.update(shown);
      if (hole !== undefined) frame.buttons.focus(hole);
    }
    root.style.maxWidth = plain ? '' : `${Math.floor(frame.layout.width * lie.scale)}px`;
    root.style.setProperty('--board-text', `${Math.max(15, Math.min(22, 24 * lie.scale)).toFixed(1)}px`);
    return frame;
  };

  /** @type {(shown: BoardView) => void} */
  const render = (shown) => {
    frameFor(shown).update(shown);
    consider(considered);
  };

  const sizes = new ResizeObserver(() => {
    if (view === null) return;
    const before = frame;
    if (frameFor(view) !== before) render(view);
  });
  sizes.observe(container);

  return {
    show: (shown) => {
      view = shown;
      endPlaying();
      render(shown);
    },
    play: async (turn, playOptions = {}) => {
      endPlaying();
      if (view === null) return;
      const { stage, tellLap } = frameFor({ ...view, snapshot: turn.before });
      const lands = turn.endless ? null : turn.shown.at(-1)?.lands ?? null;
      const after = {
        ...view, snapshot: turn.after, turn: undefined, playable: [], endless: [], marks: [], lastMove: { move: turn.move, lands },
      };
      view = after;
      const speed = playOptions.speed ?? 'normal';
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (stage !== null && speed !== 'off' && !still && turn.shown.length > 0) {
        root.classList.add('is-playing');
        const mine = playTurn(stage, turn, {
          ...playOptions,
          speed,
          onLap: (number, total) => tellLap(names.lap(number, total)),
        });
        playing = mine;
        await mine.done;
        if (playing === mine) endPlaying();
      } else if (turn.captured > 0) {
        playOptions.onCapture?.(turn.captured);
      }
      if (view === after) render(after);
    },
    skip,
    flip: () => {
      if (view === null) return;
      view = { ...view, flipped: !view.flipped };
      render(view);
    },
    focus: (letter) => frame?.buttons.focus(letter),
  };
}
