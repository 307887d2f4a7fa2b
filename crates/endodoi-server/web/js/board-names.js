/**
 * What the board calls its parts, in the reader's language.
 *
 * @module
 */

import { say } from './words.js';

/** @import {BoardNames, HoleState} from './shapes.js' */

/** @param {HoleState} state @returns {string[]} what there is to know of a hole besides its seeds */
function remarks(state) {
  const told = [];
  if (state.endless) told.push(say('hole-is-endless'));
  else if (state.playable) told.push(say('hole-can-be-played'));
  if (state.last === 'lifted') told.push(say('hole-was-lifted'));
  if (state.last === 'landed') told.push(say('hole-was-last'));
  if (state.mark && state.mark.kind === 'best') told.push(say('hole-is-best'));
  if (state.mark && state.mark.kind === 'bad') told.push(say('hole-was-mistake'));
  if (state.mark && state.mark.kind === 'point') told.push(say('hole-is-meant'));
  if (state.mark?.label) told.push(state.mark.label);
  return told;
}

/** @type {BoardNames} */
export const boardNames = {
  board: () => say('board-name'),
  hole: (hole, seeds, state) => [say('hole-name', { side: state.side, hole, seeds }), ...remarks(state)].join(', '),
  side: (side) => say('side', { side }),
  lap: (lap, laps) => say('lap-of', { lap, laps }),
  captured: (side, seeds) => say('side-captured', { side, seeds }),
  pins: (side, pins, target) => say('side-pins', { side, pins, target }),
  capturedHead: () => say('captured-head'),
};
