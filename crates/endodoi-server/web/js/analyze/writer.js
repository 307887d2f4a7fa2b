/**
 * Sharing and saving: a link that holds the line, one that leads to the whole record as the server
 * keeps it, the position as text, the record with comments and variations, and the board as a
 * picture. The record is written by the functions, the picture by the board; here they are only
 * handed to the clipboard or to a file.
 *
 * @module
 */

import { ask } from '../api.js';
import { boardPicture, coloursOf, toPng } from '../board/picture.js';
import { part, tell } from '../dom.js';
import { saveFile } from '../save-file.js';
import { sharedLink } from '../share.js';
import { say } from '../words.js';
import { linkOf } from './keeping.js';
import { SIGNS } from './move-list.js';
import { statusTold } from './status.js';
import * as tree from './tree.js';
import { troubleTold } from './trouble.js';
import { worthNoted } from '../worth.js';

/** @import {Desk} from './desk.js' */
/** @import {RecordParts} from './tree.js' */
/** @import {Values} from './values.js' */

/** The width of a PNG, in pixels. */
const PNG_WIDTH = 1600;

/**
 * What the record is written from, with the values of a review as comments that other programs
 * read as well: `[%eval -2.50] ??`.
 *
 * @param {Desk} desk
 * @param {Values} values
 * @returns {RecordParts}
 */
function recordOf({ study }, values) {
  const parts = tree.toRecord(study);
  const evals = tree.continuation(study.root).flatMap((node, ply) => {
    const worth = values.reviews.has(node) && !worthNoted(node.comments) ? values.of(node) : null;
    if (!worth) return [];
    const bad = values.bad(node);
    const value = worth.exact ? worth.value : worth.value.toFixed(2);
    return [{ ply, text: `[%eval ${value}]${bad ? ` ${SIGNS[bad]}` : ''}` }];
  });
  return { ...parts, comments: [...evals, ...parts.comments] };
}

/**
 * @param {Desk} desk
 * @param {Values} values
 */
export function createWriter(desk, values) {
  const dialog = part('writer', HTMLDialogElement);
  const link = part('writer-link', HTMLInputElement);
  const position = part('writer-position', HTMLInputElement);
  const record = part('writer-record', HTMLTextAreaElement);
  const shareAll = part('share-all', HTMLButtonElement);
  const problem = part('writer-problem', HTMLElement);
  const state = part('writer-state', HTMLElement);
  /** Grows each time the dialog is shown; what is told of an earlier game comes too late. */
  let shown = 0;

  /** @param {unknown} error */
  const complain = (error) => {
    tell(problem, troubleTold(error));
    problem.hidden = false;
  };

  /** @param {HTMLInputElement | HTMLTextAreaElement} field @param {string} copied */
  const copy = async (field, copied) => {
    try {
      await navigator.clipboard.writeText(field.value);
      state.textContent = copied;
    } catch {
      // Not every browser lets a page write to the clipboard; then the reader does.
      field.focus();
      field.select();
      state.textContent = say('copy-yourself');
    }
  };

  /** @returns {string} the picture of the position that is looked at */
  const picture = () => {
    const { position: here } = desk;
    if (!here) return '';
    const title = `${say('site-name')}: ${here.position}. ${statusTold(desk)}`;
    return boardPicture({ ...desk.view(here), marks: [] }, { title, colour: coloursOf(part('board', HTMLElement)) });
  };

  /** @param {string} kind the ending of the file */
  const nameOf = (kind) => `endodoi-${desk.position?.position.replace(/[ /]/g, '_') ?? 'board'}`.slice(0, 80) + `.${kind}`;

  /** @param {Blob} blob @param {string} name */
  const saved = (blob, name) => {
    saveFile(blob, name);
    state.textContent = say('saved-as', { name });
  };

  part('copy-link', HTMLButtonElement).addEventListener('click', () => void copy(link, say('copied-link')));
  shareAll.addEventListener('click', async () => {
    shareAll.disabled = true;
    const mine = shown;
    try {
      const told = /** @type {{id: string}} */ (await ask('shared', { text: record.value }));
      if (mine !== shown) return;
      link.value = new URL(sharedLink(told.id), location.href).href;
      state.textContent = say('shared-all');
      link.focus();
      link.select();
    } catch (error) {
      if (mine !== shown) return;
      shareAll.disabled = false;
      complain(error);
    }
  });
  part('copy-position', HTMLButtonElement).addEventListener('click', () => void copy(position, say('copied-position')));
  part('copy-record', HTMLButtonElement).addEventListener('click', () => void copy(record, say('copied-record')));
  part('save-record-file', HTMLButtonElement).addEventListener('click', () => {
    saved(new Blob([record.value], { type: 'text/plain;charset=utf-8' }), 'endodoi.edr');
  });
  part('save-svg', HTMLButtonElement).addEventListener('click', () => {
    saved(new Blob([picture()], { type: 'image/svg+xml' }), nameOf('svg'));
  });
  part('save-png', HTMLButtonElement).addEventListener('click', () => {
    toPng(picture(), PNG_WIDTH).then((blob) => saved(blob, nameOf('png')), complain);
  });
  part('writer-close', HTMLButtonElement).addEventListener('click', () => dialog.close());

  return {
    show: async () => {
      shown += 1;
      const mine = shown;
      link.value = new URL(linkOf(desk), location.href).href;
      position.value = desk.position?.position ?? '';
      record.value = '';
      state.textContent = '';
      problem.hidden = true;
      dialog.showModal();
      const buttons = [shareAll, part('copy-record', HTMLButtonElement), part('save-record-file', HTMLButtonElement)];
      for (const button of buttons) button.disabled = true;
      try {
        const told = /** @type {{text: string}} */ (await ask('records/write', recordOf(desk, values)));
        if (mine !== shown) return;
        record.value = told.text;
        for (const button of buttons) button.disabled = false;
      } catch (error) {
        if (mine === shown) complain(error);
      }
    },
  };
}
