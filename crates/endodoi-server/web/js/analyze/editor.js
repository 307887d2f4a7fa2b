/**
 * Setting up a position: the board itself is the form. A hole is chosen and given seeds by buttons,
 * keys or a number; the rest stands in fields below, and the whole as text, which can be pasted.
 * Nothing is taken over before the functions have said that it is a position.
 *
 * @module
 */

import { ask } from '../api.js';
import { indexOf, letterOf, sideOf } from '../board/letters.js';
import { made, part, tell } from '../dom.js';
import { directionTold } from '../tell.js';
import { say } from '../words.js';
import { bounded, filled, setupOf, snapshotOf, sumOf, textOf, withHole, withRow } from './setup.js';
import { newStudy } from './tree.js';
import { troubleTold } from './trouble.js';

/** @import {Snapshot} from '../shapes.js' */
/** @import {Desk} from './desk.js' */
/** @import {Search} from './search.js' */
/** @import {Setup} from './setup.js' */
/** @import {Node, Study} from './tree.js' */

/**
 * @param {Desk} desk
 * @param {{search: Search, open: (study: Study, at: Node) => Promise<boolean>, onChange: () => void}} around
 */
export function createEditor(desk, { search, open, onChange }) {
  const form = part('editor', HTMLFormElement);
  const seeds = part('editor-seeds', HTMLInputElement);
  const text = part('editor-text', HTMLInputElement);
  const problem = part('editor-problem', HTMLElement);
  const rules = part('editor-rules', HTMLSelectElement);
  const row = part('editor-row', HTMLSelectElement);
  const each = part('editor-each', HTMLInputElement);
  const captured = { south: part('editor-south', HTMLInputElement), north: part('editor-north', HTMLInputElement) };
  const movers = [...form.querySelectorAll('input[name="to-move"]')].filter((input) => input instanceof HTMLInputElement);
  const sides = /** @type {const} */ (['south', 'north']);

  /** @type {Setup | null} */
  let setup = null;
  let chosen = 0;
  let { direction } = desk;
  /** What was typed on the board last, for numbers of more than one digit. */
  let typed = { index: -1, digits: '' };
  /** Grows with every text that is looked at and every change; what is told of an earlier one comes too late. */
  let asked = 0;

  /** @returns {import('../shapes.js').BoardView} */
  const view = () => {
    const shown = /** @type {Setup} */ (setup);
    const perRow = shown.holes.length / 2;
    const holes = shown.holes.map((_, index) => letterOf(index, perRow));
    return {
      snapshot: snapshotOf(shown),
      playable: holes.map((move) => ({ move, laps: 0, lands: null, captured: 0, taken: [] })),
      endless: [],
      marks: [{ hole: holes[chosen], label: '', kind: 'point' }],
      interactive: true,
      flipped: desk.flipped,
      labels: desk.labels,
      direction,
    };
  };

  /** @param {Setup} next */
  const become = (next) => {
    setup = next;
    asked += 1;
    chosen = Math.min(chosen, next.holes.length - 1);
    problem.hidden = true;
    text.removeAttribute('aria-invalid');
    desk.settle();
  };

  /** @param {number} by */
  const add = (by) => {
    if (setup) become(withHole(setup, chosen, setup.holes[chosen] + by));
  };

  /** @param {unknown} error */
  const complain = (error) => {
    tell(problem, troubleTold(error));
    problem.hidden = false;
    text.setAttribute('aria-invalid', 'true');
  };

  /** Leaves the position as it is: another game was opened. */
  const leave = () => {
    if (!setup) return;
    setup = null;
    asked += 1;
    desk.cover = null;
    desk.onHole = null;
    form.hidden = true;
    desk.settle();
  };

  const end = () => {
    leave();
    desk.listener.onPlace();
    part('open-editor', HTMLButtonElement).focus();
  };

  /** Takes a text over into the fields, if it is a position. @returns {Promise<boolean>} whether it was */
  const readText = async () => {
    asked += 1;
    const mine = asked;
    try {
      const told = /** @type {{position: Snapshot, direction?: string}} */ (await ask('position', { rules: rules.value, position: text.value.trim() }));
      if (mine !== asked) return false;
      direction = directionTold(told);
      become(setupOf(told.position));
      return true;
    } catch (error) {
      if (mine === asked) complain(error);
      return false;
    }
  };

  /** Other rules may sow another way. */
  const learnDirection = async () => {
    if (!setup) return;
    become(setup);
    const asked = rules.value;
    try {
      const told = /** @type {{direction?: string}} */ (await ask('position', { rules: asked, position: textOf(setup) }));
      if (asked !== rules.value) return;
      direction = directionTold(told);
      desk.settle();
    } catch {
      // What is wrong with the position is said when it is used.
    }
  };

  const use = async () => {
    // A text that was typed just now counts, even if nobody has left its field yet.
    if (setup && text.value.trim() !== textOf(setup) && !(await readText())) return;
    if (!setup) return;
    const study = newStudy(rules.value, textOf(setup));
    asked += 1;
    const mine = asked;
    try {
      await ask('position', { rules: rules.value, position: textOf(setup) });
      if (mine !== asked) return;
      if (await open(study, study.root)) part('open-editor', HTMLButtonElement).focus();
    } catch (error) {
      if (mine === asked) complain(error);
    }
  };

  /** @param {string} hole */
  const choose = (hole) => {
    if (!setup) return;
    chosen = Math.max(0, indexOf(hole, setup.holes.length / 2));
    desk.settle();
  };

  /** On the board, + and − and digits change the hole that has the focus. @param {KeyboardEvent} event */
  const onKey = (event) => {
    const hole = event.target instanceof HTMLElement ? event.target.dataset.hole : undefined;
    if (!setup || hole === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!/^[0-9+=-]$/.test(event.key)) return;
    event.preventDefault();
    chosen = Math.max(0, indexOf(hole, setup.holes.length / 2));
    if (!/\d/.test(event.key)) {
      typed = { index: -1, digits: '' };
      add(event.key === '-' ? -1 : 1);
      return;
    }
    typed = { index: chosen, digits: (typed.index === chosen ? typed.digits : '') + event.key };
    if (Number(typed.digits) > 255) typed.digits = event.key;
    become(withHole(setup, chosen, Number(typed.digits)));
  };

  part('editor-less', HTMLButtonElement).addEventListener('click', () => add(-1));
  part('editor-more', HTMLButtonElement).addEventListener('click', () => add(1));
  seeds.addEventListener('input', () => setup && become(withHole(setup, chosen, seeds.valueAsNumber)));
  rules.addEventListener('change', () => void learnDirection());
  row.addEventListener('change', () => setup && become(withRow(setup, Number(row.value), each.valueAsNumber)));
  part('editor-fill', HTMLButtonElement).addEventListener('click', () => {
    if (setup) become({ ...filled(setup, each.valueAsNumber), captured: { south: 0, north: 0 } });
  });
  for (const side of sides) {
    captured[side].addEventListener('input', () => {
      if (setup) become({ ...setup, captured: { ...setup.captured, [side]: bounded(captured[side].valueAsNumber) } });
    });
  }
  for (const input of movers) {
    input.addEventListener('change', () => setup && become({ ...setup, toMove: input.value === 'north' ? 'north' : 'south' }));
  }
  text.addEventListener('change', () => void readText());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void use();
  });
  part('editor-cancel', HTMLButtonElement).addEventListener('click', end);
  part('board', HTMLElement).addEventListener('keydown', onKey);

  return {
    leave,
    begin: () => {
      const { position } = desk;
      if (!position) return;
      desk.begin();
      setup = setupOf(position);
      chosen = 0;
      const name = desk.rules.split(' ')[0];
      // Rules with options of their own are kept as they are.
      for (const old of rules.querySelectorAll('[data-own]')) old.remove();
      if (desk.rules !== name) {
        const own = made('option', '', desk.rules);
        own.dataset.own = '';
        own.value = desk.rules;
        rules.append(own);
      }
      rules.value = desk.rules;
      direction = desk.direction;
      if (row.options.length === 0) {
        for (let holes = 1; holes <= 12; holes += 1) row.append(new Option(`2 × ${holes}`, String(holes)));
      }
      search.look(null);
      desk.cover = view;
      desk.onHole = choose;
      form.hidden = false;
      problem.hidden = true;
      desk.settle();
      desk.board.focus('A');
      onChange();
    },
    draw: () => {
      if (!setup) return;
      const perRow = setup.holes.length / 2;
      tell(part('editor-hole-name', HTMLElement), say('editor-hole', { side: sideOf(chosen, perRow), hole: letterOf(chosen, perRow) }));
      tell(part('editor-sum', HTMLElement), say('editor-sum', { seeds: sumOf(setup) }));
      // What is being typed is left alone.
      const fields = /** @type {[HTMLInputElement | HTMLSelectElement, string][]} */ ([
        [seeds, String(setup.holes[chosen])], [row, String(perRow)], [text, textOf(setup)],
        ...sides.map((side) => [captured[side], String(/** @type {Setup} */ (setup).captured[side])]),
      ]);
      for (const [field, value] of fields) {
        if (field.value !== value && !(document.activeElement === field && field instanceof HTMLInputElement && field.type === 'number')) field.value = value;
      }
      for (const input of movers) input.checked = input.value === setup.toMove;
    },
  };
}
