/**
 * The elements of a board on the page, built for one lie and filled for each view: the drawing
 * with its buttons, names and lap counter, or the table. What happens when a button is pressed,
 * and when a frame has to be built anew, is up to `board.js`.
 *
 * @module
 */

import { nameBox } from './beside.js';
import { createButtons } from './buttons.js';
import { SIDES } from './drawing.js';
import { PLANK, layOut } from './geometry.js';
import { restSigns } from './signs.js';
import { createStage } from './stage.js';
import { createTextBoard } from './text.js';

/** @typedef {import('../shapes.js').BoardNames} BoardNames */
/** @typedef {import('../shapes.js').BoardView} BoardView */
/** @typedef {import('../shapes.js').Side} Side */
/** @typedef {import('./geometry.js').Layout} Layout */

/**
 * @typedef {object} Frame
 * @property {string} key what it was built for
 * @property {Layout} layout
 * @property {import('./stage.js').Stage | null} stage null for a table
 * @property {import('./buttons.js').HoleButtons} buttons
 * @property {(view: BoardView) => void} update shows a view of the same shape
 * @property {(text: string | null) => void} tellLap shows or hides the lap counter
 */

/**
 * Builds the elements into the root, in place of what was there.
 *
 * @param {HTMLElement} root
 * @param {{key: string, id: string, plan: import('./geometry.js').Plan, view: BoardView, names: BoardNames}} wanted
 * @param {import('./buttons.js').ButtonEvents} events
 * @returns {Frame}
 */
export function createFrame(root, wanted, events) {
  const { key, id, plan, view, names } = wanted;
  const layout = layOut(plan);
  const buttons = createButtons(plan.holesPerRow, names, events);
  const spoken = { south: element('p', ''), north: element('p', '') };
  const lap = element('p', 'board-lap');
  lap.hidden = true;
  lap.setAttribute('aria-hidden', 'true');
  root.classList.toggle('is-tall', plan.tall);

  /** @type {(now: BoardView, labels: Record<Side, HTMLElement>) => void} */
  const tellSides = (now, labels) => {
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

  if (view.plain) {
    const text = createTextBoard(buttons.all, names, plan);
    root.replaceChildren(text.table, spoken.north, spoken.south);
    return {
      key, layout, stage: null, buttons,
      update: (now) => {
        buttons.update(now);
        text.update(now);
        tellSides(now, text.labels);
      },
      tellLap: () => {},
    };
  }

  const stage = createStage(id, layout, view.direction ?? 'counterclockwise');
  const labels = { south: element('div', 'board-label'), north: element('div', 'board-label') };
  const holder = element('div', 'board-stage');
  const heads = element('div', 'board-heads');
  if (plan.tall) {
    // the names stand in the empty head of the drawing, and push it down when they need more
    heads.append(...(plan.flipped ? [labels.south, labels.north] : [labels.north, labels.south]));
    const { y, height } = layout.beside.south.label;
    heads.style.marginBottom = `${(-100 * (y + height)) / layout.width}%`;
    root.replaceChildren(heads);
  } else {
    heads.append(labels.north, labels.south);
    holder.append(heads);
    root.replaceChildren();
  }
  holder.prepend(stage.board, stage.above);
  holder.append(...buttons.all, lap);
  root.append(holder, spoken.north, spoken.south);
  standButtons(layout, buttons.all);
  stand(lap, layout, { ...layout.lapCounter, width: 0, height: 0 });
  return {
    key, layout, stage, buttons,
    update: (now) => {
      buttons.update(now);
      tellSides(now, labels);
      if (!plan.tall) for (const side of SIDES) standName(labels[side], layout, nameBox(layout.beside[side], now.pins));
      stage.setAll(now.snapshot);
      stage.setPins(now.pins);
      stage.setSigns(restSigns(layout, now));
    },
    tellLap: (text) => {
      lap.hidden = text === null;
      lap.textContent = text;
    },
  };
}

/**
 * An element with a class.
 *
 * @param {string} tag
 * @param {string} name
 * @returns {HTMLElement}
 */
export function element(tag, name) {
  const made = document.createElement(tag);
  made.className = name;
  return made;
}

/**
 * @param {HTMLElement} part
 * @param {Layout} layout
 * @param {import('./geometry.js').Box} box
 */
function stand(part, layout, box) {
  part.style.left = `${(100 * box.x) / layout.width}%`;
  part.style.top = `${(100 * box.y) / layout.height}%`;
  if (box.width > 0) part.style.width = `${(100 * box.width) / layout.width}%`;
  if (box.height > 0) part.style.height = `${(100 * box.height) / layout.height}%`;
}

/**
 * Puts a name beside the middle of its line; it grows both ways.
 *
 * @param {HTMLElement} name
 * @param {Layout} layout
 * @param {import('./geometry.js').Box} box
 */
function standName(name, layout, box) {
  stand(name, layout, { ...box, y: box.y + box.height / 2, height: 0 });
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
    stand(button, layout, {
      x: Math.min(far.x, near.x) - wide.x,
      y: Math.min(far.y, near.y) - wide.y,
      width: Math.abs(far.x - near.x) + 2 * wide.x,
      height: Math.abs(far.y - near.y) + 2 * wide.y,
    });
  });
}
