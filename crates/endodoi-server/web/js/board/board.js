/**
 * The board as pages use it: told a view it shows it, told a turn it plays it, and when somebody
 * chooses a hole it says so. It picks the lie that fits its container and builds itself anew when
 * that changes. It knows no rules: what may be played, what a move takes and how a turn goes are
 * all told.
 *
 * @module
 */

import { createButtons } from './buttons.js';
import { SIDES } from './drawing.js';
import { PLANK, chooseLie, layOut } from './geometry.js';
import { playTurn } from './player.js';
import { previewSigns, restSigns } from './signs.js';
import { createStage } from './stage.js';
import { createTextBoard } from './text.js';

/** @typedef {import('../types.js').Board} Board */
/** @typedef {import('../types.js').BoardOptions} BoardOptions */
/** @typedef {import('../types.js').BoardView} BoardView */
/** @typedef {import('../types.js').Side} Side */
/** @typedef {import('./geometry.js').Layout} Layout */

let boards = 0;

/** A press this soon after a skip is the one that skipped, in milliseconds. */
const SAME_PRESS = 40;

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
  root.setAttribute('aria-label', names.board());
  container.append(root);

  /** @type {BoardView | null} */
  let view = null;
  /** @type {{key: string, layout: Layout, stage: import('./stage.js').Stage | null, text: import('./text.js').TextBoard | null, buttons: import('./buttons.js').HoleButtons, dress: (view: BoardView) => void, lap: HTMLElement} | null} */
  let built = null;
  /** @type {{done: Promise<void>, skip: () => void} | null} */
  let playing = null;
  let skippedAt = -Infinity;
  let swallow = false;
  /** @type {string | null} */
  let considered = null;

  const skip = () => {
    if (playing === null) return;
    skippedAt = performance.now();
    playing.skip();
  };

  /** @type {(letter: string | null) => void} */
  const consider = (letter) => {
    considered = letter;
    const move = playing === null && view?.interactive
      ? view.playable.find((known) => known.move === letter) ?? null
      : null;
    if (built?.stage) built.stage.setPreview(move ? previewSigns(built.layout, move) : []);
    options.onPreview?.(move);
  };

  // the press that skips an animation must not play a hole as well
  const pressed = () => {
    swallow = playing !== null || performance.now() - skippedAt < SAME_PRESS;
  };
  root.addEventListener('pointerdown', pressed, true);
  root.addEventListener('keydown', pressed, true);
  const events = {
    /** @type {(letter: string) => void} */
    choose: (letter) => {
      if (playing !== null) skip();
      else if (!swallow) options.onChoose(letter);
      swallow = false;
    },
    /** @type {(letter: string) => void} */
    refuse: (letter) => {
      if (playing !== null) skip();
      else if (!swallow) options.onRefuse?.(letter);
      swallow = false;
    },
    consider,
  };

  /** @type {(shown: BoardView) => NonNullable<typeof built>} */
  const build = (shown) => {
    const holesPerRow = shown.snapshot.holes.length / 2;
    const width = Math.max(container.clientWidth, 200);
    const lie = chooseLie(holesPerRow, width, room());
    const plan = { holesPerRow, tall: lie.tall, flipped: shown.flipped, scale: Math.round(lie.scale * 50) / 50, strip: lie.strip };
    const key = JSON.stringify([plan, shown.plain ?? false, shown.direction ?? '', names.board()]);
    if (built !== null && built.key === key) {
      fit(root, built.layout, lie.scale, shown.plain ?? false);
      return built;
    }
    playing?.skip();
    const focused = root.contains(document.activeElement) ? document.activeElement : null;
    const hole = focused instanceof HTMLElement ? focused.dataset.hole : undefined;
    const layout = layOut(plan);
    const buttons = createButtons(holesPerRow, names, events);
    const lap = element('p', 'board-lap');
    lap.hidden = true;
    const spoken = { south: element('p', 'unseen'), north: element('p', 'unseen') };
    let labels = { south: element('p', 'board-label'), north: element('p', 'board-label') };
    let stage = null;
    let text = null;
    if (shown.plain) {
      text = createTextBoard(buttons.all, names, plan);
      labels = text.labels;
      root.replaceChildren(text.table, spoken.north, spoken.south);
    } else {
      stage = createStage(id, layout, shown.direction ?? 'counterclockwise');
      const holder = element('div', 'board-stage');
      lap.setAttribute('aria-hidden', 'true');
      holder.append(stage.board, stage.above, labels.north, labels.south, ...buttons.all, lap);
      root.replaceChildren(holder, spoken.north, spoken.south);
      standButtons(layout, buttons.all);
      for (const side of SIDES) stand(labels[side], layout, layout.beside[side].label);
      const { x, y } = layout.lapCounter;
      lap.style.left = `${(100 * x) / layout.width}%`;
      lap.style.top = `${(100 * y) / layout.height}%`;
    }
    root.classList.toggle('is-tall', plan.tall);
    root.classList.toggle('is-plain', shown.plain ?? false);
    /** @type {(now: BoardView) => void} */
    const dress = (now) => {
      const turn = now.turn === undefined ? now.snapshot.to_move : now.turn;
      for (const side of SIDES) {
        labels[side].textContent = now.labels[side];
        labels[side].classList.toggle('is-to-move', turn === side);
        labels[side].classList.toggle('is-near', (side === 'north') === now.flipped);
        const said = now.plain ? [] : [names.captured(side, now.snapshot.captured[side])];
        if (now.pins) said.push(names.pins(side, now.pins[side], now.pins.target));
        spoken[side].textContent = said.join(' · ');
        spoken[side].className = now.plain ? 'board-standing' : 'unseen';
      }
    };
    built = { key, layout, stage, text, buttons, dress, lap };
    fit(root, layout, lie.scale, shown.plain ?? false);
    if (hole !== undefined) buttons.focus(hole);
    return built;
  };

  /** @type {(shown: BoardView) => void} */
  const render = (shown) => {
    const { stage, text, buttons, dress, layout } = build(shown);
    buttons.update(shown);
    text?.update(shown);
    dress(shown);
    if (stage !== null) {
      stage.setAll(shown.snapshot);
      stage.setPins(shown.pins);
      stage.setSigns(restSigns(layout, shown));
    }
    consider(considered);
  };

  const sizes = new ResizeObserver(() => {
    if (view === null) return;
    const before = built;
    const after = build(view);
    if (after !== before) render(view);
  });
  sizes.observe(container);

  return {
    show: (shown) => {
      playing?.skip();
      view = shown;
      render(shown);
    },
    play: async (turn, playOptions = {}) => {
      playing?.skip();
      if (view === null) return;
      const lands = turn.endless ? null : turn.shown.at(-1)?.lands ?? null;
      const after = { ...view, snapshot: turn.after, turn: undefined, playable: [], endless: [], marks: [], lastMove: { move: turn.move, lands } };
      const speed = playOptions.speed ?? 'normal';
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const { stage, lap } = build(view);
      view = after;
      if (stage !== null && speed !== 'off' && !still && turn.shown.length > 0) {
        root.classList.add('is-playing');
        playing = playTurn(stage, turn, {
          ...playOptions,
          speed,
          onLap: (number, total) => {
            lap.hidden = false;
            lap.textContent = names.lap(number, total);
            playOptions.onLap?.(number, total);
          },
        });
        await playing.done;
        playing = null;
        lap.hidden = true;
        root.classList.remove('is-playing');
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
    focus: (letter) => built?.buttons.focus(letter),
    destroy: () => {
      playing?.skip();
      sizes.disconnect();
      root.remove();
    },
  };
}

/**
 * @param {string} tag
 * @param {string} name
 */
function element(tag, name) {
  const made = document.createElement(tag);
  made.className = name;
  return made;
}

/**
 * Gives the drawing its size.
 *
 * @param {HTMLElement} root
 * @param {Layout} layout
 * @param {number} scale
 * @param {boolean} plain
 */
function fit(root, layout, scale, plain) {
  root.style.maxWidth = plain ? '' : `${Math.floor(layout.width * scale)}px`;
  root.style.setProperty('--board-text', `${Math.max(15, Math.min(22, 24 * scale)).toFixed(1)}px`);
}

/**
 * @param {HTMLElement} part
 * @param {Layout} layout
 * @param {import('./geometry.js').Box} box
 */
function stand(part, layout, box) {
  part.style.left = `${(100 * box.x) / layout.width}%`;
  part.style.top = `${(100 * box.y) / layout.height}%`;
  part.style.width = `${(100 * box.width) / layout.width}%`;
  part.style.height = `${(100 * box.height) / layout.height}%`;
}

/**
 * Puts each button over its hole, its count and its letter.
 *
 * @param {Layout} layout
 * @param {HTMLButtonElement[]} buttons
 */
function standButtons(layout, buttons) {
  const half = PLANK.pitch / 2 - 1;
  const inner = PLANK.radius + 6;
  const outer = PLANK.radius + PLANK.margin - 4;
  buttons.forEach((button, index) => {
    const hole = layout.holes[index];
    const out = layout.outward[index];
    const far = { x: hole.x + out.x * outer, y: hole.y + out.y * outer };
    const near = { x: hole.x - out.x * inner, y: hole.y - out.y * inner };
    const wide = { x: Math.abs(out.y) * half, y: Math.abs(out.x) * half };
    const x = Math.min(far.x, near.x) - wide.x;
    const y = Math.min(far.y, near.y) - wide.y;
    stand(button, layout, {
      x, y, width: Math.abs(far.x - near.x) + 2 * wide.x, height: Math.abs(far.y - near.y) + 2 * wide.y,
    });
  });
}

