/**
 * All puzzles as a grid of numbers, those solved with a tick, filtered by grade and kind. One of
 * them can be reached by Tab, and arrow keys go on from there.
 *
 * @module
 */

import { made, part, scrollTo, tell } from '../dom.js';
import { say } from '../words.js';

/** @typedef {{id: string, kind: 'win' | 'capture', difficulty: number}} Listed */

/**
 * @param {(id: string) => void} onOpen
 */
export function createShelf(onOpen) {
  const grade = part('grade', HTMLSelectElement);
  const kind = part('kind', HTMLSelectElement);
  const place = part('shelf', HTMLElement);
  const count = part('shelf-count', HTMLElement);
  /** @type {Listed[]} */
  let all = [];
  /** @type {Set<string>} */
  let solved = new Set();
  let current = '';
  /** @type {Map<string, HTMLButtonElement>} */
  let buttons = new Map();

  /** @returns {Listed[]} those that the filter lets through */
  const chosen = () => all.filter((puzzle) =>
    (grade.value === '' || String(puzzle.difficulty) === grade.value) && (kind.value === '' || puzzle.kind === kind.value));

  /** @param {Listed} puzzle */
  const nameOf = (puzzle) => {
    const values = { number: all.indexOf(puzzle) + 1, grade: puzzle.difficulty };
    const name = say(puzzle.kind === 'win' ? 'puzzle-listed-win' : 'puzzle-listed-capture', values);
    return solved.has(puzzle.id) ? say('puzzle-listed-solved', { name }) : name;
  };

  const dress = () => {
    const shown = chosen();
    const reachable = buttons.has(current) ? current : shown[0]?.id;
    for (const puzzle of shown) {
      const button = buttons.get(puzzle.id);
      if (!button) continue;
      const isSolved = solved.has(puzzle.id);
      const number = String(all.indexOf(puzzle) + 1);
      tell(button, isSolved ? `${number} ✓` : number);
      button.classList.toggle('is-solved', isSolved);
      button.setAttribute('aria-label', isSolved ? `${number} ✓: ${nameOf(puzzle)}` : nameOf(puzzle));
      button.tabIndex = puzzle.id === reachable ? 0 : -1;
      if (puzzle.id === current) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
    const done = shown.filter(({ id }) => solved.has(id)).length;
    tell(count, say('shelf-count', { solved: done, count: shown.length }));
  };

  const build = () => {
    buttons = new Map();
    /** @type {HTMLElement[]} */
    const groups = [];
    for (let level = 1; level <= 5; level += 1) {
      const puzzles = chosen().filter(({ difficulty }) => difficulty === level);
      if (puzzles.length === 0) continue;
      const list = made('ul', 'shelf-row', ...puzzles.map((puzzle) => {
        const button = made('button', 'shelf-puzzle');
        button.type = 'button';
        button.addEventListener('click', () => onOpen(puzzle.id));
        buttons.set(puzzle.id, button);
        return made('li', '', button);
      }));
      groups.push(made('h3', 'shelf-grade', say('puzzle-grade', { grade: level })), list);
    }
    place.replaceChildren(...groups);
    dress();
  };

  place.addEventListener('keydown', (event) => {
    const row = [...buttons.values()];
    const at = row.findIndex((button) => button === document.activeElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -at, End: row.length - 1 - at }[event.key];
    if (at < 0 || step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = row[Math.max(0, Math.min(row.length - 1, at + step))];
    row[at].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
  grade.addEventListener('change', build);
  kind.addEventListener('change', build);

  return {
    /** @param {Listed[]} puzzles */
    fill: (puzzles) => {
      // The easiest first; within a grade they keep the order of the book.
      all = [...puzzles].sort((one, other) => one.difficulty - other.difficulty);
      build();
    },
    /** @param {string} id the puzzle on the board @param {string[]} done */
    mark: (id, done) => {
      const before = current;
      current = id;
      solved = new Set(done);
      dress();
      if (id !== before) scrollTo(place, buttons.get(id));
    },
    /** @param {string} id @returns {number} from 1; 0 if there is none of that name */
    numberOf: (id) => all.findIndex((puzzle) => puzzle.id === id) + 1,
    /**
     * The puzzle before or after one, among those that the filter lets through; on the way on, those
     * not solved come first.
     *
     * @param {string} id
     * @param {1 | -1} step
     * @returns {string | null}
     */
    beside: (id, step) => {
      const shown = chosen();
      const at = shown.findIndex((puzzle) => puzzle.id === id);
      if (step < 0) return shown[at - 1]?.id ?? null;
      const rest = [...shown.slice(at + 1), ...shown.slice(0, Math.max(0, at))];
      return (rest.find((puzzle) => !solved.has(puzzle.id)) ?? rest[0])?.id ?? null;
    },
  };
}
