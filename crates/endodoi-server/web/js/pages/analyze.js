/**
 * The page of analysis: puts the desk, the board, the search and the panels together, and keeps the
 * address in step with what is looked at. Each panel's own work is in `js/analyze/`.
 *
 * @module
 */

import { createBar } from '../analyze/bar.js';
import { Desk } from '../analyze/desk.js';
import { createEditor } from '../analyze/editor.js';
import { createEnginePanel, searchMarks, searchWorth } from '../analyze/engine-panel.js';
import { createGraph } from '../analyze/graph.js';
import { listenToKeys, listenToTaps } from '../keys.js';
import { keepStudy, keptStudy, linkOf, linkedStudy } from '../analyze/keeping.js';
import { createMoveList } from '../analyze/move-list.js';
import { createReader } from '../analyze/reader.js';
import { createRetry } from '../analyze/retry.js';
import { createReview } from '../analyze/review.js';
import { Search } from '../analyze/search.js';
import { statusTold } from '../analyze/status.js';
import * as tree from '../analyze/tree.js';
import { troubleTold } from '../analyze/trouble.js';
import { Values } from '../analyze/values.js';
import { createWriter } from '../analyze/writer.js';
import { ask } from '../api.js';
import { boardNames } from '../board-names.js';
import { createBoard } from '../board/board.js';
import { part, tell } from '../dom.js';
import { heardTurns } from '../heard.js';
import { keep, kept } from '../kept.js';
import { onSettings } from '../settings.js';
import { settingsDialog } from '../settings-dialog.js';
import { readLink, readSharedLink, writeLink } from '../share.js';
import { outcomeTold, turnTold } from '../tell.js';
import { loadWords, say } from '../words.js';

/** @import {Study, Node} from '../analyze/tree.js' */

await loadWords(document.documentElement.lang, ['site', 'game', 'board', 'worth', 'analyze']);

/** Browsers bear only so many changes of the address, so they wait while keys are held; in milliseconds. */
const SAVE_AFTER = 150;

const live = part('live', HTMLElement);
const trouble = part('trouble', HTMLElement);

/** @param {string} text */
function announce(text) {
  live.textContent = text;
}

/** @param {unknown} error */
function complain(error) {
  notice(troubleTold(error), 'problem');
}

/** @param {string} text @param {'problem' | 'plain'} kind */
function notice(text, kind) {
  tell(trouble, text);
  trouble.classList.toggle('problem', kind === 'problem');
  trouble.hidden = false;
}

const board = createBoard(part('board', HTMLElement), {
  names: boardNames,
  onChoose: (hole) => desk.choose(hole),
  onRefuse: (hole) => {
    if (desk.onHole) desk.choose(hole);
    else if (desk.told?.endless.includes(hole)) notice(say('endless-here', { hole }), 'plain');
  },
});

const desk = new Desk(board, {
  onChange: () => draw(),
  onPlace: () => place(),
  onTurn: (ply) => {
    const outcome = desk.told?.outcome;
    announce(outcome ? `${turnTold(ply)}. ${outcomeTold(outcome, ply.after)}` : `${turnTold(ply)}.`);
  },
  onTrouble: complain,
});
desk.sounds = heardTurns();
desk.labels = { south: say('side', { side: 'south' }), north: say('side', { side: 'north' }) };

const values = new Values();
const search = new Search(() => found());
const showBar = createBar(part('bar', HTMLElement));
const engine = createEnginePanel(search, {
  onSwitch: (on) => {
    keep('analyze.engine', on);
    search.turn(on);
  },
  onPlay: (move) => desk.choose(move),
  onKeep: (moves) => {
    tree.addMoves(desk.at, moves);
    save();
    draw();
    announce(say('line-kept'));
  },
});
const review = createReview(desk, values, { onChange: () => draw(), onRetry: (node) => retry.begin(node) });
const moves = createMoveList(part('moves', HTMLElement), (node) => desk.goTo(node), {
  ply: (node) => desk.plies.get(node),
  bad: (node) => values.bad(node),
});
const graph = createGraph(part('graph', HTMLElement), (node) => desk.goTo(node));
const retry = createRetry(desk, values, { announce, onChange: () => draw(), mistakes: () => review.mistakes() });
const editor = createEditor(desk, { search, open, onChange: () => draw() });
const reader = createReader({
  open,
  rules: () => desk.rules,
  onOpened: () => announce(say('game-opened', { turns: tree.continuation(desk.study.root).length - 1 })),
});
const writer = createWriter(desk, values);
const showHelp = settingsDialog(part('help', HTMLDialogElement));
part('open-help', HTMLButtonElement).addEventListener('click', showHelp);

/**
 * Lays a game on the desk.
 *
 * @param {Study} study
 * @param {Node} at
 * @returns {Promise<boolean>} whether it lies there; something else may have been done meanwhile
 */
async function open(study, at) {
  if (!(await desk.open(study, at))) return false;
  editor.leave();
  retry.end();
  trouble.hidden = true;
  place();
  return true;
}

let placed = /** @type {Node | null} */ (null);

/** Another turn is looked at: what hangs on the position is begun anew. */
function place() {
  if (placed === desk.at && !desk.told) return;
  if (placed !== desk.at) trouble.hidden = true;
  placed = desk.at;
  const game = desk.told ? { ...tree.played(desk.study, tree.pathTo(desk.at)), ended: null } : null;
  search.look(desk.onHole ? null : game);
  if (game && search.found) values.searched(desk.at, searchWorth(search.found), search.found.depth);
  save();
  draw();
}

/** An empty game that lies here because no other could be opened; it takes no other's place. @type {Study | null} */
let standIn = null;

let saving = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);

/** Keeps the study in the address and in this browser, once nothing has changed for a moment. */
function save() {
  clearTimeout(saving);
  saving = setTimeout(() => saveNow(), SAVE_AFTER);
}

/** @param {string | null} [before] the address that the page still bears, if it may be too late to change it */
function saveNow(before = null) {
  clearTimeout(saving);
  saving = undefined;
  if (desk.study === standIn) {
    const { children, comments } = standIn.root;
    if (children.length === 0 && comments.length === 0) return;
  }
  keepStudy(desk, before);
  history.replaceState(null, '', linkOf(desk));
}

/** A reload has taken the address already when the page hears of it: the study belongs to that one too. */
function saveOnLeaving() {
  if (saving === undefined) return;
  const linked = readLink(location.search, location.hash);
  saveNow(linked && writeLink(linked));
}

/** The search told something. */
function found() {
  if (search.found && search.state !== 'off') values.searched(desk.at, searchWorth(search.found), search.found.depth);
  if (search.state === 'done' && search.found?.best) announce(say('engine-announced', { hole: search.found.best }));
  draw();
}

function draw() {
  const { told, at, study } = desk;
  if (!desk.onHole) desk.mark(search.isOn && search.found && told ? searchMarks(search.found) : []);
  const line = tree.lineThrough(at);
  tell(part('status', HTMLElement), statusTold(desk));
  showBar(desk.onHole ? null : values.of(at, told), desk.flipped);
  engine.draw();
  moves.draw(study, at);
  graph.draw(line, at, values);
  review.draw(line);
  retry.draw();
  editor.draw();
  part('first', HTMLButtonElement).disabled = part('back', HTMLButtonElement).disabled = !at.parent;
  part('on', HTMLButtonElement).disabled = part('last', HTMLButtonElement).disabled = at.children.length === 0;
  part('replay', HTMLButtonElement).disabled = !at.parent || desk.isSowing;
  part('promote', HTMLButtonElement).disabled = tree.isMain(at);
  part('delete', HTMLButtonElement).disabled = !at.parent;
  part('analyze', HTMLElement).classList.toggle('is-editing', desk.isEditing);
  const comment = part('comment', HTMLTextAreaElement);
  const words = at.comments.join('\n\n');
  if (document.activeElement !== comment && comment.value !== words) comment.value = words;
}

/** What buttons and keys do alike. @type {Record<string, () => void>} */
const commands = {
  first: () => desk.goTo(desk.study.root),
  back: () => desk.goIf(desk.at.parent),
  on: () => desk.goIf(desk.at.children[0]),
  last: () => desk.goTo(tree.continuation(desk.at).at(-1) ?? desk.at),
  replay: () => void desk.replay(),
  flip: () => desk.flip(),
  promote: () => {
    tree.promote(desk.at);
    place();
    announce(say('promoted'));
  },
  delete: () => desk.goTo(tree.remove(desk.study, desk.at)),
  'open-editor': () => editor.begin(),
  'open-reader': () => reader.show(),
  'open-writer': () => void writer.show(),
};
for (const [id, command] of Object.entries(commands)) {
  part(id, HTMLButtonElement).addEventListener('click', command);
}
/** Ends a turn that is being shown. @returns {boolean} whether there was one */
function skip() {
  if (desk.isSowing) board.skip();
  return desk.isSowing;
}

/** The turn that is looked at stays while a position is set up. @param {() => void} command */
const unlessEditing = (command) => () => {
  if (!desk.isEditing) command();
};
listenToKeys({
  ArrowLeft: unlessEditing(commands.back),
  ArrowRight: unlessEditing(commands.on),
  ArrowUp: unlessEditing(() => desk.goIf(tree.beside(desk.at, -1))),
  ArrowDown: unlessEditing(() => desk.goIf(tree.beside(desk.at, 1))),
  Home: unlessEditing(commands.first),
  End: unlessEditing(commands.last),
  '?': showHelp,
}, {
  position: () => (desk.isEditing ? null : desk.position),
  choose: (hole) => desk.choose(hole),
  skip,
});

listenToTaps(skip);

const comment = part('comment', HTMLTextAreaElement);
comment.addEventListener('input', () => {
  desk.at.comments = comment.value.trim() ? [comment.value.trim()] : [];
  save();
});
comment.addEventListener('change', () => draw());
addEventListener('pagehide', saveOnLeaving);
onSettings(() => desk.settle());

/** Opens what the address tells, with its variations if this browser has kept them. */
async function begin() {
  const shared = readSharedLink(location.search);
  const old = keptStudy();
  const fresh = tree.newStudy();
  const told = linkedStudy(location) ?? old ?? /** @type {const} */ ([fresh, fresh.root]);
  try {
    const record = shared ? await ask(`shared/${shared}`) : null;
    await open(...told);
    if (record) reader.receive(/** @type {{text: string}} */ (record).text);
  } catch (error) {
    await openInstead(old, fresh);
    complain(error);
  }
}

/**
 * What the address tells cannot be opened: the game that this browser keeps is, or else an empty one.
 *
 * @param {[Study, Node] | null} old
 * @param {Study} fresh
 */
async function openInstead(old, fresh) {
  try {
    if (old) {
      await open(...old);
      return;
    }
  } catch {
    // What went wrong first is told.
  }
  standIn = fresh;
  await open(fresh, fresh.root).catch(() => {});
}

search.isOn = kept('analyze.engine') !== false;
await begin();
addEventListener('hashchange', () => void begin());
document.documentElement.dataset.ready = 'true';
