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
import { liveAddress, takeRoomLink } from '../network/address.js';
import { createChat } from '../network/chat.js';
import { createClaimTimer } from '../network/claim.js';
import { createDevice } from '../network/device.js';
import { closeDoor, createDoor } from '../network/door.js';
import { Line } from '../network/line.js';
import { wireButtons } from '../network/room-buttons.js';
import { RoomNews } from '../network/room-news.js';
import { drawRoom } from '../network/room-screen.js';
import { SeatTable } from '../network/seat-table.js';
import { createSeats } from '../network/seats.js';
import { refusalNotice, refusalTold } from '../network/tell-room.js';
import { ServerTime } from '../network/time.js';
import { createWaiting } from '../network/waiting.js';
import { endTold as gameEndTold, matchOverTold, tagOf } from '../play/drawn.js';
import { onSettings, settings } from '../settings.js';
import { settingsDialog } from '../settings-dialog.js';
import { createSound } from '../sound.js';
import { turnTold } from '../tell.js';
import { wireVolume } from '../volume.js';
import { loadWords, say } from '../words.js';

/** @import {Presence, State, Step} from '../network/shapes.js' */

await loadWords(document.documentElement.lang, ['site', 'game', 'board', 'play', 'network']);

const link = takeRoomLink();
const id = link?.id ?? '';
const live = part('live', HTMLElement);
const place = part('board', HTMLElement);

/** Says something to who listens. @param {string} text */
function announce(text) {
  if (text) tell(live, text);
}

const sound = createSound(settings.volume);

/** The height in pixels of what stands above and below the board, and the least that the board takes. */
const BESIDE_BOARD = 320;
const LEAST_BOARD = 280;

/** The part of the window's height that the board takes where it stands upright. */
const UPRIGHT = 0.68;

/** @returns {number} the pixels of height for the board, so that names and clocks are seen with it */
function boardRoom() {
  const isUpright = window.innerHeight > window.innerWidth;
  return isUpright ? window.innerHeight * UPRIGHT : Math.max(LEAST_BOARD, window.innerHeight - BESIDE_BOARD);
}

const board = createBoard(place, {
  names: boardNames,
  room: boardRoom,
  onChoose: (letter) => table.choose(letter),
  onRefuse: (letter) => table.choose(letter),
});

/** How the game ended, and the match with it; empty while they go on. @returns {string} */
function endTold() {
  const { match, game } = table;
  return match && game?.outcome ? [gameEndTold(match, game.outcome, game.position), matchOverTold(table)].filter(Boolean).join(' ') : '';
}

/** @type {SeatTable} */
const table = new SeatTable(board, {
  onChange: () => draw(),
  onTurn: (ply) => {
    announce([`${turnTold(ply)}.`, endTold(), news.turn].filter(Boolean).join(' '));
    if (table.isYours && document.hidden) sound.capture(2);
  },
  onEnd: () => announce(endTold()),
  onBegin: () => news.tellBegin(),
  onTorn: () => table.say('turn-taken-back'),
  onSeed: sound.seed,
  onCapture: sound.capture,
  send: (command) => line.send(command),
});
table.labels = () => {
  const { match } = table;
  return match ? { south: tagOf(match, 'south'), north: tagOf(match, 'north') } : { south: '', north: '' };
};

/** After so many lines on end that did not hold it is looked whether the room is there at all. */
const MOST_FAILURES = 4;

const news = new RoomNews(table, announce);
const time = new ServerTime(() => performance.now());
const drawSeats = createSeats(table, time, announce);
const drawChat = createChat(table, announce);
const drawWaiting = createWaiting(table, announce, (error) => announce(refusalTold(error)));
const waitForClaim = createClaimTimer(hearPresence);

/** @type {Line} */
const line = new Line(liveAddress(id), {
  onMessage: (message) => (message.kind === 'presence' ? hearPresence(message) : hear(message)),
  onAnswer: (answer) => {
    if (answer.kind === 'done') return;
    table.refused(answer.id);
    const { id: message, values } = refusalNotice(answer.problem);
    table.say(message, values);
  },
  onState: (state) => news.tellLine(state),
  onPong: (sent, now) => time.answered(sent, now),
  onFailure: (failures) => failures === MOST_FAILURES && void lookWhether(),
});

const drawDoor = createDoor(async (name) => {
  const invite = link?.invite ? { invite: link.invite } : {};
  const joined = /** @type {{state: State}} */ (await ask(`rooms/${id}/join`, { name, ...invite }));
  line.hear(JSON.stringify(joined.state));
  line.renew();
  board.focus();
});

/** @param {State | Step} message */
function hear(message) {
  // A new line may be to another server, or come after a long sleep.
  if (message.kind === 'state') time.forget();
  time.heard(message.now);
  table.hear(message);
  news.tellRoom();
}

/** @param {Presence} message */
function hearPresence(message) {
  waitForClaim(message);
  news.tellPresence(message);
  draw();
}

/** Whether the way in has to be offered; an invite or a place in the lobby lets one in. @returns {boolean} */
function isDoorOpen() {
  const { room, you } = table;
  return room?.phase === 'open' && you === null && (room.listed || link?.invite != null);
}

function draw() {
  const isOpen = isDoorOpen();
  part('room', HTMLElement).hidden = table.room === null || isOpen;
  drawDoor(isOpen ? table.room : null);
  drawRoom(table, news.presence);
  drawSeats(news.presence);
  drawChat();
  drawWaiting();
}

onSettings(() => table.draw());
wireVolume(sound);
wireButtons(table, {
  id,
  send: (command) => line.send(command),
  onWithdraw: () => { news.waiting = null; },
  openSettings: settingsDialog(part('settings', HTMLDialogElement)),
});
createDevice(id, announce);
// A tap anywhere ends a long relay at once; the board sees to taps on itself.
document.addEventListener('pointerdown', (event) => {
  if (table.isMoving && event.target instanceof Node && !place.contains(event.target)) board.skip();
});

/** A room may be gone, or not be for everybody any more; then no line will ever hold. */
async function lookWhether() {
  try {
    await ask(`rooms/${id}`);
  } catch (error) {
    if (!(error instanceof Problem) || !['request.not-found', 'room.not-watched'].includes(error.code)) return;
    line.close();
    closeDoor(refusalTold(error));
  }
}

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
    line.renew();
    await table.catchUp();
    if (link.invite && table.you === null && table.room?.phase !== 'open') table.say('seat-taken');
  } catch (error) {
    closeDoor(refusalTold(error), error instanceof Problem && error.code === 'offline' ? () => void enter() : undefined);
  }
}

await enter();

addEventListener('online', () => line.wake());
document.addEventListener('visibilitychange', () => document.hidden || line.wake());
addEventListener('focus', () => line.wake());
addEventListener('pageshow', (event) => event.persisted && line.renew());
document.documentElement.dataset.ready = 'true';
