/**
 * The page on which a match is played: puts the board, the table, the dialogs and the keys together.
 *
 * @module
 */

import { ask } from '../api.js';
import { boardNames } from '../board-names.js';
import { createBoard } from '../board/board.js';
import { firstMatch, createSetup } from '../play/setup.js';
import { gameOf, isPerson, keptMatch } from '../play/match.js';
import { listenToKeys } from '../play/keys.js';
import { made, part } from '../dom.js';
import { drawScreen, matchOverTold, nameOf, tagOf } from '../play/screen.js';
import { createSound } from '../sound.js';
import { SPEEDS, change, onSettings, settings } from '../settings.js';
import { Table } from '../play/table.js';
import { loadWords, say } from '../words.js';
import { outcomeTold, problemTold, turnTold } from '../tell.js';

/** @import {Side} from '../shapes.js' */

await loadWords(document.documentElement.lang, ['site', 'game', 'board', 'play']);

const live = part('live', HTMLElement);
const place = part('board', HTMLElement);

/** Says something to who listens, and shows it. @param {string} text */
function announce(text) {
  live.textContent = text;
}

/** @param {string} text */
function notice(text) {
  const element = part('notice', HTMLElement);
  element.replaceChildren(made('p', '', text));
  element.classList.remove('problem');
  element.hidden = false;
  announce(text);
}

const sound = createSound(settings.volume);

const board = createBoard(place, {
  names: boardNames,
  onChoose: (letter) => void table.choose(letter),
  onRefuse: (letter) => void table.choose(letter),
});

/** How the game ended, and the match with it; empty while they go on. @returns {string} */
function endTold() {
  const { game } = table;
  return game?.outcome ? [outcomeTold(game.outcome, game.position), matchOverTold(table)].filter(Boolean).join(' ') : '';
}

const table = new Table(board, {
  onChange: drawScreen,
  onTurn: (ply) => announce([`${turnTold(ply)}.`, endTold()].filter(Boolean).join(' ')),
  onEnd: () => announce(endTold()),
  onNotice: ({ id, values }) => notice(say(id, values)),
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

/**
 * Asks before something is done that cannot be taken back easily.
 *
 * @param {string} question
 * @param {string} yes what the button says
 * @returns {Promise<boolean>}
 */
function sure(question, yes) {
  const dialog = part('confirm', HTMLDialogElement);
  part('confirm-text', HTMLElement).textContent = question;
  part('confirm-yes', HTMLButtonElement).textContent = yes;
  dialog.returnValue = 'no';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
}

/** The person who speaks: the one to move, or the only one. @returns {Side} */
function speaker() {
  const side = table.game?.position.to_move ?? 'south';
  const other = side === 'south' ? 'north' : 'south';
  return table.match && !isPerson(table.match, side) ? other : side;
}

async function resign() {
  if (!table.match || !table.isOpen) return;
  const side = speaker();
  const winner = nameOf(table.match, side === 'south' ? 'north' : 'south');
  if (await sure(say('sure-resign', { player: winner }), say('yes-resign'))) {
    await table.end({ by: 'resignation', side });
  }
}

async function agree() {
  if (!table.match || !table.isOpen) return;
  const side = speaker();
  const other = side === 'south' ? 'north' : 'south';
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
  if (isUnderWay() && !(await sure(say('sure-new'), say('yes-new')))) return;
  openSetup();
}

async function download() {
  const { match, told } = table;
  if (!match || !told) return;
  const day = new Date();
  const pad = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const date = `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
  try {
    const tags = { South: nameOf(match, 'south'), North: nameOf(match, 'north'), Date: date, Match: match.target, Game: String(told.number) };
    const record = /** @type {{text: string}} */ (await ask('records/write', { tags, played: table.played() }));
    const name = `endodoi-${date}-game-${told.number}.edr`;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([record.text], { type: 'text/plain' }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    notice(say('saved-record', { name }));
  } catch (error) {
    notice(problemTold(error));
  }
}

/** Makes the settings dialog show the settings, and keep them. */
function wireSettings() {
  const dialog = part('settings', HTMLDialogElement);
  const volume = part('volume', HTMLInputElement);
  const plain = part('plain', HTMLInputElement);
  const letters = part('letters', HTMLInputElement);
  for (const radio of dialog.querySelectorAll('input[name=speed]')) {
    if (!(radio instanceof HTMLInputElement)) continue;
    radio.checked = radio.value === settings.speed;
    radio.addEventListener('change', () => change({ speed: SPEEDS.find((name) => name === radio.value) ?? 'normal' }));
  }
  volume.value = String(settings.volume);
  plain.checked = settings.plain;
  letters.checked = settings.letters;
  volume.addEventListener('input', () => {
    sound.wake();
    sound.setVolume(Number(volume.value));
    sound.seed();
    change({ volume: Number(volume.value) });
  });
  plain.addEventListener('change', () => change({ plain: plain.checked }));
  letters.addEventListener('change', () => change({ letters: letters.checked }));
  onSettings(() => table.draw());
  return () => dialog.showModal();
}

const openSettings = wireSettings();
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
  n: () => void (table.game?.outcome && !table.told?.standing.winner ? table.next() : newMatch()),
  '?': openSettings,
});
// Browsers let a page sound only after a press.
for (const press of ['pointerdown', 'keydown']) {
  document.addEventListener(press, () => settings.volume > 0 && sound.wake());
}
// A tap anywhere ends a long relay at once; the board sees to taps on itself.
document.addEventListener('pointerdown', (event) => {
  if (table.doing === 'sowing' && event.target instanceof Node && !place.contains(event.target)) board.skip();
});

async function sitDown() {
  const match = keptMatch();
  try {
    await table.sit(match ?? firstMatch());
    if (match && isUnderWay()) notice(say('match-kept'));
    else if (!match) notice(say('first-visit'));
  } catch (error) {
    const offline = error instanceof Error && 'code' in error && error.code === 'offline';
    if (!match || offline) {
      table.trouble = { error, again: () => void sitDown() };
      drawScreen(table);
    } else {
      // What was kept is no match that can be played on; it must not stand in the way of a new one.
      await table.sit(firstMatch());
      notice(say('match-lost'));
    }
  }
}

await sitDown();
document.documentElement.dataset.ready = 'true';
