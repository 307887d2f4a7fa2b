/**
 * The page of puzzles: opens the one of the day or the one in the address, keeps what was solved in
 * this browser, and puts the room, the verdict and the shelf together.
 *
 * @module
 */

import { listenToKeys, listenToTaps } from '../keys.js';
import { ask } from '../api.js';
import { boardNames } from '../board-names.js';
import { createBoard } from '../board/board.js';
import { today as dayNow } from '../day.js';
import { part, tell } from '../dom.js';
import { heardTurns } from '../heard.js';
import { keep, kept } from '../kept.js';
import { daysInRow, progressFrom, withDay, withSolved } from '../puzzles/progress.js';
import { Room } from '../puzzles/room.js';
import { createShelf } from '../puzzles/shelf.js';
import { createVerdict, verdictTold } from '../puzzles/verdict.js';
import { problemTold, turnTold } from '../tell.js';
import { loadWords, say, spokenLanguage } from '../words.js';

/** @import {Puzzle} from '../puzzles/room.js' */
/** @import {Listed} from '../puzzles/shelf.js' */

await loadWords(document.documentElement.lang, ['site', 'game', 'board', 'worth', 'puzzles']);

const live = part('live', HTMLElement);
const trouble = part('trouble', HTMLElement);
const today = dayNow();
let progress = progressFrom(kept('puzzles'));
/** The puzzle of the day. @type {Puzzle | null} */
let daily = null;

/** @param {unknown} error */
function complain(error) {
  notice(problemTold(error), 'problem');
}

/** @param {string} text @param {'problem' | 'plain'} kind */
function notice(text, kind) {
  tell(trouble, text);
  trouble.classList.toggle('problem', kind === 'problem');
  trouble.hidden = false;
}

const board = createBoard(part('board', HTMLElement), {
  names: boardNames,
  onChoose: (hole) => room.choose(hole),
  onRefuse: (hole) => {
    if (room.place?.endless.includes(hole) && room.phase === 'asking') notice(say('puzzle-endless', { hole }), 'plain');
  },
});

const room = new Room(board, {
  onChange: () => {
    // What went wrong before is over once a hole is answered.
    if (room.phase !== 'asking') trouble.hidden = true;
    draw();
  },
  onSolved: (puzzle) => {
    progress = withSolved(progress, puzzle.id);
    if (puzzle.id === daily?.id) progress = withDay(progress, today);
    keep('puzzles', progress);
    draw();
  },
  onTrouble: complain,
});
room.sounds = heardTurns();
room.labels = { south: say('side', { side: 'south' }), north: say('side', { side: 'north' }) };

const shelf = createShelf((id) => void open(id));
const drawVerdict = createVerdict(part('verdict', HTMLElement), room, () => step(1));

/** @param {string} id @param {Puzzle} [puzzle] if it is known already */
async function open(id, puzzle) {
  try {
    const known = puzzle ?? (id === daily?.id ? daily : null);
    const told = await room.open(known ?? /** @type {Promise<Puzzle>} */ (ask(`puzzles/${encodeURIComponent(id)}`)));
    if (!told) return false;
    trouble.hidden = true;
    const isDaily = told.id === daily?.id;
    history.replaceState(null, '', isDaily ? 'puzzles' : `puzzles?id=${told.id}`);
    shelf.mark(told.id, progress.solved);
    live.textContent = part('task', HTMLElement).textContent;
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

/** @param {1 | -1} way */
function step(way) {
  const id = room.puzzle ? shelf.beside(room.puzzle.id, way) : null;
  if (id) void open(id).then(() => board.focus());
}

let said = '';

function draw() {
  const { puzzle, phase } = room;
  drawVerdict();
  const told = verdictTold(room).join(' ');
  if (told !== said && phase !== 'searching') {
    said = told;
    const turn = room.miss ? `${turnTold(room.miss.turn)}. ` : '';
    if (told) live.textContent = `${turn}${told}`;
  }
  drawDaily();
  if (!puzzle) return;
  const isDaily = puzzle.id === daily?.id;
  const number = shelf.numberOf(puzzle.id);
  const isSolved = progress.solved.includes(puzzle.id);
  const name = isDaily ? say('puzzle-of-the-day') : say('puzzle-number', { number });
  const parts = [name, say('puzzle-grade', { grade: puzzle.difficulty }), ...(isSolved ? [`✓ ${say('puzzle-solved')}`] : [])];
  tell(part('name', HTMLElement), parts.join(' · '));
  tell(part('task', HTMLElement), say(puzzle.kind === 'win' ? 'task-win' : 'task-capture'));
  shelf.mark(puzzle.id, progress.solved);
  part('show', HTMLButtonElement).hidden = phase !== 'asking';
  part('before', HTMLButtonElement).disabled = shelf.beside(puzzle.id, -1) === null;
}

function drawDaily() {
  if (!daily) return;
  const isSolved = progress.solved.includes(daily.id);
  const days = daysInRow(progress, today);
  const date = new Intl.DateTimeFormat(spokenLanguage(), { day: 'numeric', month: 'long' }).format(new Date());
  tell(part('daily-state', HTMLElement), say(isSolved ? 'daily-solved' : 'daily-open', { date }));
  const streak = part('daily-days', HTMLElement);
  streak.hidden = days < 2;
  if (days >= 2) tell(streak, say('daily-days', { days }));
  part('open-daily', HTMLButtonElement).hidden = room.puzzle?.id === daily.id;
}

part('open-daily', HTMLButtonElement).addEventListener('click', () => {
  if (daily) void open(daily.id, daily).then(() => board.focus());
});
part('before', HTMLButtonElement).addEventListener('click', () => step(-1));
part('after', HTMLButtonElement).addEventListener('click', () => step(1));
part('show', HTMLButtonElement).addEventListener('click', () => room.show());
part('flip', HTMLButtonElement).addEventListener('click', () => room.flip());
/** Ends a turn that is being shown. @returns {boolean} whether there was one */
function skip() {
  if (room.phase === 'sowing') board.skip();
  return room.phase === 'sowing';
}

listenToKeys({
  ArrowLeft: () => room.look(room.step - 1),
  ArrowRight: () => room.look(room.step + 1),
}, {
  position: () => room.place?.position ?? null,
  choose: (hole) => room.choose(hole),
  skip,
});
listenToTaps(skip);

try {
  const [listed, told] = await Promise.all([
    /** @type {Promise<{puzzles: Listed[]}>} */ (ask('puzzles')),
    /** @type {Promise<Puzzle>} */ (ask(`puzzles/daily?date=${today}`)),
  ]);
  daily = told;
  shelf.fill(listed.puzzles);
  const wanted = new URLSearchParams(location.search).get('id');
  const found = wanted !== null && (await open(wanted));
  if (!found) {
    // A puzzle that is not there is said so, and the one of the day takes its place.
    await open(told.id, told);
    if (wanted !== null) notice(say('puzzle-missing'), 'plain');
  }
} catch (error) {
  complain(error);
}
document.documentElement.dataset.ready = 'true';
