/**
 * The lobby: a new game over the network is wished for, others are joined or watched. A game that begins
 * leads to the page of its room.
 *
 * @module
 */

import { ask } from '../api.js';
import { part, tell } from '../dom.js';
import { keepInvite } from '../network/address.js';
import { watchLists } from '../network/lists.js';
import { refusalTold } from '../network/tell-room.js';
import { createWishes } from '../network/wishes.js';
import { loadWords } from '../words.js';

/** @typedef {{id: string, invite?: string | null}} Made a room that was made or joined */

await loadWords(document.documentElement.lang, ['site', 'game', 'board', 'play', 'network']);

createWishes(async (wishes, how) => {
  const made = /** @type {Made} */ (how === 'pair'
    ? await ask('rooms/pair', { ...wishes, listed: true, opponent: undefined })
    : await ask('rooms', wishes));
  if (made.invite) keepInvite(made.id, made.invite);
  location.assign(`room?${made.id}`);
}, (error) => {
  const problem = part('problem', HTMLElement);
  tell(problem, refusalTold(error));
  problem.hidden = false;
});

await watchLists();
document.documentElement.dataset.ready = 'true';
