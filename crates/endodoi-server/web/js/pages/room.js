/**
 * The page of a room: puts the line to the server, the table, the door and all that stands around the
 * board together. What the room is like is told by the server alone.
 *
 * @module
 */

import { ask, Problem } from '../api.js';
import { boardNames } from '../board-names.js';
import { createBoard } from '../board/board.js';
import { part, tell } from '../dom.js';
import { createChat } from '../network/chat.js';
import { createDevice } from '../network/device.js';
import { closeDoor, createDoor } from '../network/door.js';
import { Line } from '../network/line.js';
import { drawRoom, offerTold } from '../network/room-screen.js';
import { liveAddress, takeRoomLink } from '../network/address.js';
import { createSeats } from '../network/seats.js';
import { SeatTable } from '../network/seat-table.js';
import { refusalNotice, refusalTold } from '../network/tell-room.js';
import { ServerTime } from '../network/time.js';
import { createWaiting } from '../network/waiting.js';
import { endTold as gameEndTold, matchOverTold, nameOf, tagOf } from '../play/drawn.js';
import { listenToKeys } from '../play/keys.js';
import { createQuestion } from '../question.js';
import { saveFile } from '../save-file.js';
import { change, onSettings, settings } from '../settings.js';
import { settingsDialog } from '../settings-dialog.js';
import { createSound } from '../sound.js';
import { opposite, turnTold } from '../tell.js';
import { loadWords, say } from '../words.js';

/** @import {Command, Presence, State, Step} from '../network/shapes.js' */

await loadWords(document.documentElement.lang, ['site', 'game', 'board', 'play', 'network']);

const link = takeRoomLink();
const live = part('live', HTMLElement);
const place = part('board', HTMLElement);

/** Says something to who listens. @param {string} text */
function announce(text) {
  if (text) tell(live, text);
}

const sound = createSound(settings.volume);
/** The part of the window's height that the board may take; names and clocks stand above and below it. */
const BOARD_ROOM = 0.68;

const board = createBoard(place, {
  names: boardNames,
  room: () => window.innerHeight * BOARD_ROOM,
  onChoose: (letter) => table.choose(letter),
  onRefuse: (letter) => table.choose(letter),
});

const time = new ServerTime(() => performance.now());

/** @type {Presence | null} */
let presence = null;
/** When a claim may be due that could not be made yet. @type {ReturnType<typeof setTimeout> | undefined} */
let claimTimer;

/** How the game ended, and the match with it; empty while they go on. @returns {string} */
function endTold() {
  const { match, game } = table;
  return match && game?.outcome ? [gameEndTold(match, game.outcome, game.position), matchOverTold(table)].filter(Boolean).join(' ') : '';
}

/** Whose turn it is, for who cannot see it. @returns {string} */
function turnNowTold() {
  return table.isYours ? `${say('your-turn')}.` : '';
}

const table = new SeatTable(board, {
  onChange: () => draw(),
  onTurn: (ply) => {
    announce([`${turnTold(ply)}.`, endTold(), turnNowTold()].filter(Boolean).join(' '));
    if (table.isYours && document.hidden) sound.capture(2);
  },
  onEnd: () => announce(endTold()),
  onBegin: () => announce([say('game-begins'), turnNowTold()].filter(Boolean).join(' ')),
  onTorn: () => table.say('turn-taken-back'),
  onSeed: sound.seed,
  onCapture: sound.capture,
  send: (command) => line.send(command),
});
table.labels = () => {
  const { match } = table;
  return match ? { south: tagOf(match, 'south'), north: tagOf(match, 'north') } : { south: '', north: '' };
};

const drawSeats = createSeats(table, time, announce);
const drawChat = createChat(table, announce);
const drawWaiting = createWaiting(table, announce, (error) => announce(refusalTold(error)));

/** Whether the way in has to be offered; an invite or a place in the lobby lets one in. @returns {boolean} */
function isDoorOpen() {
  const { room, you } = table;
  return room?.phase === 'open' && you === null && (room.listed || link?.invite != null);
}

function draw() {
  part('room', HTMLElement).hidden = table.room === null;
  drawRoom(table, presence);
  drawSeats(presence);
  drawChat();
  drawWaiting();
  drawDoor(isDoorOpen() ? table.room : null);
}

/** What was told of last, so that nothing is told twice. */
const toldOf = { offer: 0, seats: '', phase: '' };

/** Tells who listens what has changed besides turns. */
function tellChanges() {
  const { room, you } = table;
  if (!room) return;
  const offer = room.offer?.number ?? 0;
  if (offer > toldOf.offer && room.offer?.by !== you) announce(offerTold(table));
  toldOf.offer = Math.max(offer, toldOf.offer);
  if (toldOf.phase === 'open' && room.phase === 'playing') announce([say('game-begins'), turnNowTold()].filter(Boolean).join(' '));
  if (toldOf.phase !== room.phase && room.phase === 'aborted') announce(say('room-aborted'));
  toldOf.phase = room.phase;
}

/** @param {State | Step | Presence} message */
function hear(message) {
  if (message.kind === 'presence') {
    hearPresence(message);
    return;
  }
  time.heard(message.now);
  const hadOffer = table.room?.offer ?? null;
  const wasYou = table.you;
  table.hear(message);
  if (hadOffer?.by === wasYou && hadOffer && table.room?.offer === null && table.room.phase === 'playing' && wasYou) table.say('offer-is-gone');
  tellChanges();
}

/** Who is away goes on being away while nothing is heard. @param {Presence} message */
function waitForClaim(message) {
  clearTimeout(claimTimer);
  const heardAt = performance.now();
  const { south, north } = message.away;
  const waits = [south, north].flatMap((away) => (away !== null && away < message.claim_after ? [message.claim_after - away] : []));
  if (waits.length === 0) return;
  claimTimer = setTimeout(() => {
    const passed = performance.now() - heardAt;
    const later = (/** @type {number | null} */ away) => (away === null ? null : away + passed);
    hearPresence({ ...message, away: { south: later(south), north: later(north) } });
  }, Math.min(...waits) + 500);
}

/** @param {Presence} message */
function hearPresence(message) {
  const before = presence;
  presence = message;
  waitForClaim(message);
  const { you, match } = table;
  if (before && you && match) {
    const other = opposite(you);
    if (before[other] !== message[other]) announce(say(message[other] ? 'other-is-back' : 'other-is-gone', { player: nameOf(match, other) }));
  }
  draw();
}

const id = link?.id ?? '';
const line = new Line(liveAddress(id), {
  onMessage: hear,
  onAnswer: (answer) => {
    if (answer.kind === 'done') return;
    table.refused(answer.id);
    const { id: message, values } = refusalNotice(answer.problem);
    table.say(message, values);
  },
  onState: (state) => {
    if (state === 'lost') time.forget();
    const isBad = state !== 'joined' && table.room !== null;
    const text = part('line', HTMLElement);
    // Only what lasts is worth a word.
    clearTimeout(lostTimer);
    if (!isBad && !text.hidden) announce(say('line-is-back'));
    if (!isBad) text.hidden = true;
    else lostTimer = setTimeout(() => {
      tell(text, say('line-is-lost'));
      text.hidden = false;
      announce(say('line-is-lost'));
    }, 1500);
  },
  onPong: (sent, now) => time.answered(sent, now),
});
/** @type {ReturnType<typeof setTimeout> | undefined} */
let lostTimer;

const drawDoor = createDoor(async (name) => {
  const joined = /** @type {{state: State}} */ (await ask(`rooms/${id}/join`, { name, ...(link?.invite ? { invite: link.invite } : {}) }));
  line.hear(JSON.stringify(joined.state));
  line.renew();
  board.focus();
});

const sure = createQuestion();

/** @param {Command} command */
function send(command) {
  table.notice = null;
  line.send(command);
}

/** @returns {number} of the room's games */
function gameNumber() {
  return table.room?.game.number ?? 0;
}

async function resign() {
  const { you, match } = table;
  if (!you || !match) return;
  const game = gameNumber();
  if (await sure(say('sure-resign', { player: nameOf(match, opposite(you)) }), say('yes-resign'))) send({ do: 'resign', game });
}

async function abort() {
  const game = gameNumber();
  if (await sure(say('sure-abort'), say('yes-abort'))) send({ do: 'abort', game });
}

/** @param {'accept' | 'decline'} answer */
function answerOffer(answer) {
  const { room } = table;
  if (room?.offer) send({ do: answer, offer: room.offer.number });
}

async function download() {
  const { epoch } = table;
  try {
    const response = await fetch(`/api/v1/rooms/${id}/record`);
    if (!response.ok) throw new Problem('server.fault', response.statusText, 0);
    const name = `endodoi-${id}.edr`;
    saveFile(await response.blob(), name);
    table.say('saved-record', { name });
  } catch (error) {
    table.fail(epoch, error, () => void download());
  }
}

/** @param {string} button @param {() => void} action */
function onClick(button, action) {
  part(button, HTMLButtonElement).addEventListener('click', action);
}

/** Makes the settings dialog work; sound is chosen here alone. @returns {() => void} opens it */
function wireSettings() {
  const volume = part('volume', HTMLInputElement);
  volume.value = String(settings.volume);
  volume.addEventListener('input', () => {
    sound.wake();
    sound.setVolume(Number(volume.value));
    sound.seed();
    change({ volume: Number(volume.value) });
  });
  onSettings(() => table.draw());
  return settingsDialog(part('settings', HTMLDialogElement));
}

const openSettings = wireSettings();
onClick('takeback', () => send({ do: 'offer', game: gameNumber(), what: 'takeback' }));
onClick('stop', () => send({ do: 'offer', game: gameNumber(), what: 'stop' }));
onClick('rematch', () => send({ do: 'offer', game: gameNumber(), what: 'rematch' }));
onClick('accept', () => answerOffer('accept'));
onClick('decline', () => answerOffer('decline'));
onClick('withdraw', () => answerOffer('decline'));
onClick('next-game', () => send({ do: 'next', game: gameNumber() }));
onClick('claim', () => send({ do: 'claim', game: gameNumber() }));
onClick('resign', () => void resign());
onClick('abort', () => void abort());
onClick('cancel-room', () => void abort());
onClick('replay', () => void table.replay());
onClick('flip', () => table.flip());
onClick('open-settings', openSettings);
onClick('back-to-game', () => table.view(null));
onClick('download', () => void download());
createDevice(id, announce);
part('moves', HTMLElement).addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button?.dataset.ply) table.view(Number(button.dataset.ply));
});
listenToKeys(table, {
  r: () => void table.replay(),
  x: () => table.flip(),
  n: () => part('next-game', HTMLButtonElement).hidden || part('next-game', HTMLButtonElement).click(),
  '?': openSettings,
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) table.forgetAhead();
});
for (const press of ['pointerdown', 'keydown']) {
  document.addEventListener(press, () => settings.volume > 0 && sound.wake());
}
// A tap anywhere ends a long relay at once; the board sees to taps on itself.
document.addEventListener('pointerdown', (event) => {
  if (table.isMoving && event.target instanceof Node && !place.contains(event.target)) board.skip();
});

/** Asks how the room stands, and opens the line to it. */
async function enter() {
  if (!link) {
    closeDoor(say('room-missing'));
    return;
  }
  try {
    const state = link.seat
      ? /** @type {{state: State}} */ (await ask(`rooms/${id}/take`, { handover: link.seat })).state
      : /** @type {State} */ (await ask(`rooms/${id}`));
    line.hear(JSON.stringify(state));
    line.open();
  } catch (error) {
    const isOffline = error instanceof Problem && error.code === 'offline';
    if (isOffline) table.fail(table.epoch, error, () => void enter());
    closeDoor(refusalTold(error));
  }
}

await enter();

addEventListener('online', () => line.wake());
document.addEventListener('visibilitychange', () => document.hidden || line.wake());
addEventListener('focus', () => line.wake());
addEventListener('pageshow', (event) => event.persisted && line.renew());
document.documentElement.dataset.ready = 'true';
