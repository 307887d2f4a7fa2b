/**
 * The page on which a match is played: puts the board, the table, the dialogs and the keys together.
 *
 * @module
 */

import { ask } from '../api.js';
import { boardNames } from '../board-names.js';
import { createBoard } from '../board/board.js';
import { firstMatch, createSetup } from '../play/setup.js';
import { gameOf, isPerson, keptMatch, onMatchKept } from '../play/match.js';
import { listenToKeys } from '../play/keys.js';
import { part, tell } from '../dom.js';
import { today } from '../day.js';
import { createQuestion } from '../question.js';
import { drawScreen } from '../play/screen.js';
import { endTold as gameEndTold, matchOverTold, nameOf, tagOf } from '../play/drawn.js';
import { saveFile } from '../save-file.js';
import { createSound } from '../sound.js';
import { onSettings, settings } from '../settings.js';
import { settingsDialog } from '../settings-dialog.js';
import { Table } from '../play/table.js';
import { wireVolume } from '../volume.js';
import { loadWords, say } from '../words.js';
import { opposite, turnTold } from '../tell.js';

/** @import {Side} from '../shapes.js' */

await loadWords(document.documentElement.lang, ['site', 'game', 'board', 'play']);

const live = part('live', HTMLElement);
const place = part('board', HTMLElement);

/** Says something to who listens. @param {string} text */
function announce(text) {
  tell(live, text);
}

const sound = createSound(settings.volume);

const board = createBoard(place, {
  names: boardNames,
  onChoose: (letter) => void table.choose(letter),
  onRefuse: (letter) => void table.choose(letter),
});

/** How the game ended, and the match with it; empty while they go on. @returns {string} */
function endTold() {
  const { match, game } = table;
  return match && game?.outcome ? [gameEndTold(match, game.outcome, game.position), matchOverTold(table)].filter(Boolean).join(' ') : '';
}

const table = new Table(board, {
  onChange: drawScreen,
  onTurn: (ply) => announce([`${turnTold(ply)}.`, endTold()].filter(Boolean).join(' ')),
  onEnd: () => announce(endTold()),
  onSeed: sound.seed,
  onCapture: sound.capture,
});
table.labels = () => {
  const { match } = table;
  return match ? { south: tagOf(match, 'south'), north: tagOf(match, 'north') } : { south: '', north: '' };
};

/** @param {string} id @param {() => void} action */
function onClick(id, action) {
  part(id, HTMLButtonElement).addEventListener('click', action);
}

const sure = createQuestion();

/** The person who speaks: the one to move, or the only one. @returns {Side} */
function speaker() {
  const side = table.game?.position.to_move ?? 'south';
  return table.match && !isPerson(table.match, side) ? opposite(side) : side;
}

async function resign() {
  if (!table.match || !table.isOpen) return;
  const side = speaker();
  const winner = nameOf(table.match, opposite(side));
  if (await sure(say('sure-resign', { player: winner }), say('yes-resign'))) {
    await table.end({ by: 'resignation', side });
  }
}

async function agree() {
  if (!table.match || !table.isOpen) return;
  const side = speaker();
  const other = opposite(side);
  const person = isPerson(table.match, other);
  const question = person ? say('sure-agree-person', { player: nameOf(table.match, other) }) : say('sure-agree');
  if (!(await sure(question, say('yes-agree')))) return;
  await (person ? table.end({ by: 'agreement' }) : table.offer(side));
}

const openSetup = createSetup(async (match) => {
  await table.sit(match);
  board.focus();
});

function isUnderWay() {
  const { match, told } = table;
  if (!match || !told || told.standing.winner) return false;
  return match.games.length > 1 || gameOf(match).moves.length > 0;
}

async function newMatch() {
  // What was kept may not have been shown yet, as long as nobody answers.
  const isKept = table.match === null && keptMatch() !== null;
  if ((isUnderWay() || isKept) && !(await sure(say('sure-new'), say('yes-new')))) return;
  openSetup();
}

async function download() {
  const { match, told } = table;
  if (!match || !told) return;
  const { epoch } = table;
  const date = today();
  try {
    const tags = { South: nameOf(match, 'south'), North: nameOf(match, 'north'), Date: date, Match: match.target, Game: String(told.number) };
    const record = /** @type {{text: string}} */ (await ask('records/write', { tags, played: table.played() }));
    const name = `endodoi-${date}-game-${told.number}.edr`;
    saveFile(new Blob([record.text], { type: 'text/plain;charset=utf-8' }), name);
    table.say('saved-record', { name });
  } catch (error) {
    table.fail(epoch, error, () => void download());
  }
}

/** @returns {boolean} whether a further game of the match may begin */
function mayGoOn() {
  return table.game?.outcome != null && table.told?.standing.winner === null;
}

wireVolume(sound);
onSettings(() => table.draw());
const openSettings = settingsDialog(part('settings', HTMLDialogElement));
onClick('undo', () => void table.undo());
onClick('redo', () => void table.redo());
onClick('hint', () => void table.advise());
onClick('replay', () => void table.replay());
onClick('flip', () => table.flip());
onClick('open-settings', openSettings);
onClick('back-to-game', () => table.view(null));
onClick('next-game', () => void table.next());
onClick('agree', () => void agree());
onClick('resign', () => void resign());
onClick('new-match', () => void newMatch());
onClick('download', () => void download());
part('moves', HTMLElement).addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button?.dataset.ply) table.view(Number(button.dataset.ply));
});
listenToKeys(table, {
  u: () => void table.undo(),
  y: () => void table.redo(),
  t: () => void table.advise(),
  r: () => void table.replay(),
  x: () => table.flip(),
  // While the end of a game is asked, it is not known yet what comes next.
  n: () => table.doing !== 'asking' && void (mayGoOn() ? table.next() : newMatch()),
  '?': openSettings,
});
// A tap anywhere ends a long relay at once; the board sees to taps on itself.
document.addEventListener('pointerdown', (event) => {
  if (table.isMoving && event.target instanceof Node && !place.contains(event.target)) board.skip();
});

async function sitDown() {
  const match = keptMatch();
  try {
    await table.sit(match ?? firstMatch());
    if (match && isUnderWay()) table.say('match-kept');
    else if (!match) table.say('first-visit');
  } catch (error) {
    const offline = error instanceof Error && 'code' in error && error.code === 'offline';
    if (!match || offline) {
      table.fail(table.epoch, error, () => void sitDown());
    } else {
      // What was kept is no match that can be played on; it must not stand in the way of a new one.
      await table.sit(firstMatch());
      table.say('match-lost');
    }
  }
}

await sitDown();

// Another tab of this browser may go on with the same match; whichever is behind follows.
onMatchKept((match) => void table.follow(match));
addEventListener('focus', () => table.wake());
document.addEventListener('visibilitychange', () => document.hidden || table.wake());
document.addEventListener('pointerdown', () => table.wake());
addEventListener('pageshow', (event) => {
  // A page that waited in the browser's memory has heard nothing.
  const match = event.persisted && table.isKept ? keptMatch() : null;
  if (match) void table.follow(match);
});
document.documentElement.dataset.ready = 'true';
