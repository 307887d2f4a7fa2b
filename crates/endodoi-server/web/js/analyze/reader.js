/**
 * Opening a game: pasted, dropped on the page or chosen as a file. It may be a record, several
 * records in one text, a position, or a link to this page. Whatever it is, it is text; it is read
 * by the functions and never becomes markup.
 *
 * @module
 */

import { ask } from '../api.js';
import { button, made, part, tell } from '../dom.js';
import { readLink } from '../share.js';
import { say } from '../words.js';
import * as tree from './tree.js';
import { troubleTold } from './trouble.js';

/** @import {Node, RecordParts, Study} from './tree.js' */

/** @typedef {RecordParts & {result: string}} GameRead */

/** A file larger than this is no record of games, in bytes. */
const LARGEST = 1_000_000;

/** @param {GameRead} game @returns {string} who played, when, and how it went */
function nameOf({ tags, played, result }) {
  const [south, north] = /** @type {const} */ (['south', 'north']).map((side) => {
    const name = side === 'south' ? tags.South : tags.North;
    return name ? say('player-named', { side, name }) : say('side', { side });
  });
  const players = say('game-players', { south, north });
  const about = [tags.Date, tags.Event, tags.Game ? say('game-number', { number: tags.Game }) : ''].filter((text) => text && !/^\?/.test(text));
  return [players, result, ...about, say('turns', { turns: played.moves.length })].join(' · ');
}

/**
 * @param {object} around
 * @param {(study: Study, at: Node) => Promise<boolean>} around.open tells whether it was opened
 * @param {() => string} around.rules the rules that a position without any is meant for
 * @param {() => void} around.onOpened
 */
export function createReader({ open, rules, onOpened }) {
  const dialog = part('reader', HTMLDialogElement);
  const field = part('reader-text', HTMLTextAreaElement);
  const problem = part('reader-problem', HTMLElement);
  const games = part('reader-games', HTMLElement);
  const file = part('reader-file', HTMLInputElement);
  /** Grows with everything that is read; what is told of an earlier text comes too late. */
  let asked = 0;

  /** @param {string} text */
  const complain = (text) => {
    tell(problem, text);
    problem.hidden = false;
    field.setAttribute('aria-invalid', 'true');
  };

  const clear = () => {
    problem.hidden = true;
    games.hidden = true;
    field.removeAttribute('aria-invalid');
  };

  /** @param {Study} study @param {Node} at */
  const take = async (study, at) => {
    const mine = asked;
    if (!(await open(study, at))) return;
    if (mine === asked) {
      dialog.close();
      field.value = '';
    }
    onOpened();
  };

  /** @param {GameRead} game */
  const takeGame = async (game) => {
    const study = tree.fromRecord(game);
    await take(study, study.root);
  };

  /** @param {GameRead} game one of several */
  const takeChosen = async (game) => {
    asked += 1;
    const mine = asked;
    try {
      await takeGame(game);
    } catch (error) {
      if (mine === asked) complain(troubleTold(error));
    }
  };

  /** @param {GameRead[]} read */
  const choose = (read) => {
    const rows = read.map((game) => made('li', '', button(nameOf(game), () => void takeChosen(game))));
    part('reader-list', HTMLElement).replaceChildren(...rows);
    games.hidden = false;
    rows[0].querySelector('button')?.focus();
  };

  const read = async () => {
    asked += 1;
    const mine = asked;
    const text = field.value.trim();
    clear();
    if (text === '') {
      complain(say('reader-empty'));
      return;
    }
    try {
      const link = /\banalyze\?([^\s#]*)(#\S*)?/.exec(text);
      const linked = link ? readLink(`?${link[1]}`, link[2] ?? '') : null;
      if (linked && !text.includes('\n')) {
        const study = tree.newStudy(linked.rules, linked.start);
        const last = tree.addMoves(study.root, linked.moves);
        if (linked.ended) study.end = { node: last, how: linked.ended };
        await take(study, tree.lineThrough(last)[linked.ply]);
      } else if (/^\d+[\d,]*\/[\d,]+[ _]/.test(text) && !text.includes('\n')) {
        const study = tree.newStudy(rules(), text.replaceAll('_', ' '));
        await take(study, study.root);
      } else {
        const told = /** @type {{games: GameRead[]}} */ (await ask('records/read', { text }));
        if (mine !== asked) return;
        if (told.games.length === 0) complain(say('reader-no-game'));
        else if (told.games.length === 1) await takeGame(told.games[0]);
        else choose(told.games);
      }
    } catch (error) {
      if (mine === asked) complain(troubleTold(error));
    }
  };

  /** @param {string} text */
  const receive = (text) => {
    if (!dialog.open) dialog.showModal();
    field.value = text;
    void read();
  };

  /** @param {File} chosen */
  const receiveFile = async (chosen) => {
    if (!dialog.open) dialog.showModal();
    clear();
    asked += 1;
    const mine = asked;
    if (chosen.size > LARGEST) {
      complain(say('reader-too-large'));
      return;
    }
    const text = await chosen.text();
    if (mine === asked) receive(text);
  };

  part('reader-read', HTMLButtonElement).addEventListener('click', () => void read());
  part('reader-close', HTMLButtonElement).addEventListener('click', () => dialog.close());
  // Who closes it does not wait for what it was reading.
  dialog.addEventListener('close', () => {
    asked += 1;
  });
  file.addEventListener('change', () => {
    const chosen = file.files?.[0];
    if (chosen) void receiveFile(chosen);
    file.value = '';
  });
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const dropped = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain');
    if (dropped) void receiveFile(dropped);
    else if (text) receive(text);
  });
  document.addEventListener('paste', (event) => {
    const isField = event.target instanceof Element && event.target.closest('input, textarea, dialog') !== null;
    const text = event.clipboardData?.getData('text/plain');
    if (!isField && text?.trim()) receive(text);
  });

  return {
    receive,
    show: () => {
      clear();
      dialog.showModal();
      field.focus();
    },
  };
}
