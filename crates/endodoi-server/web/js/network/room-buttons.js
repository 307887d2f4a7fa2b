/**
 * What the buttons and keys of a room do: commands to the server, and what is done here alone. When they
 * may be pressed is told by `room-screen.js`.
 *
 * @module
 */

import { part } from '../dom.js';
import { nameOf } from '../play/drawn.js';
import { listenToKeys } from '../play/keys.js';
import { createQuestion } from '../question.js';
import { opposite } from '../tell.js';
import { say } from '../words.js';
import { saveRecord } from './kept-games.js';

/** @import {Command, Offer} from './shapes.js' */
/** @import {SeatTable} from './seat-table.js' */

/** @param {string} button @param {() => void} action */
function onClick(button, action) {
  part(button, HTMLButtonElement).addEventListener('click', action);
}

/**
 * @param {SeatTable} table
 * @param {object} to
 * @param {string} to.id of the room
 * @param {(command: Command) => unknown} to.send
 * @param {() => void} to.onWithdraw an offer of one's own is taken back
 * @param {() => void} to.openSettings
 */
export function wireButtons(table, { id, send, onWithdraw, openSettings }) {
  const sure = createQuestion();

  /** Does something about the game that is under way. @param {string} what @param {Record<string, string>} [more] */
  const act = (what, more = {}) => {
    if (!table.room) return;
    table.notice = null;
    send({ do: what, game: table.room.game.number, ...more });
  };

  const resign = async () => {
    const { you, match, room } = table;
    if (!you || !match || !room) return;
    const { number } = room.game;
    const isSure = await sure(say('sure-resign', { player: nameOf(match, opposite(you)) }), say('yes-resign'));
    if (isSure && table.room?.game.number === number) act('resign');
  };

  const abort = async () => {
    if (await sure(say('sure-abort'), say('yes-abort'))) act('abort');
  };

  /** @param {Offer['what']} what */
  const offer = (what) => act('offer', { what });

  /** @param {'accept' | 'decline'} answer */
  const answerOffer = (answer) => {
    const number = table.room?.offer?.number;
    if (number !== undefined) send({ do: answer, offer: number });
  };

  const download = async () => {
    const { epoch } = table;
    try {
      table.say('saved-record', { name: await saveRecord(id) });
    } catch (error) {
      table.fail(epoch, error, () => void download());
    }
  };

  onClick('takeback', () => offer('takeback'));
  onClick('stop', () => offer('stop'));
  onClick('rematch', () => offer('rematch'));
  onClick('accept', () => answerOffer('accept'));
  onClick('decline', () => answerOffer('decline'));
  onClick('withdraw', () => {
    onWithdraw();
    answerOffer('decline');
  });
  onClick('next-game', () => act('next'));
  onClick('claim', () => act('claim'));
  onClick('resign', () => void resign());
  onClick('abort', () => void abort());
  onClick('cancel-room', () => void abort());
  onClick('replay', () => void table.replay());
  onClick('flip', () => table.flip());
  onClick('open-settings', openSettings);
  onClick('back-to-game', () => table.view(null));
  onClick('download', () => void download());
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
}
