/**
 * What can be done with the games of a room from elsewhere: its record saved, the last game analysed. The
 * server keeps them; nothing is kept here.
 *
 * @module
 */

import { ask } from '../api.js';
import { saveFile } from '../save-file.js';
import { writeLink } from '../share.js';

/** @import {State} from './shapes.js' */

/**
 * Hands the record of all games of a room to the reader.
 *
 * @param {string} id
 * @returns {Promise<string>} the name of the file
 */
export async function saveRecord(id) {
  const { text } = /** @type {{text: string}} */ (await ask(`rooms/${id}/record`));
  const name = `endodoi-${id}.edr`;
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);
  return name;
}

/** @param {string} id @returns {Promise<string>} the address at which the last game of a room is analysed */
export async function analyse(id) {
  const { room } = /** @type {State} */ (await ask(`rooms/${id}`));
  const { start, moves, ended } = room.game;
  return writeLink({ rules: room.rules, start, moves, ended, ply: moves.length });
}
