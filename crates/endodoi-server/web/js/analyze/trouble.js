/**
 * What is wrong with a position, a record or a game that was typed, pasted or linked, in words: of
 * what kind it is is said in the reader's language by the code of the problem, the exact place and
 * reason follow as the functions tell them, in English. All else is said as on every page.
 *
 * @module
 */

import { Problem } from '../api.js';
import { problemTold } from '../tell.js';
import { say } from '../words.js';

/** @param {unknown} error @returns {string} */
export function troubleTold(error) {
  if (!(error instanceof Problem)) return problemTold(error);
  const reason = error.message;
  switch (error.code.split('.')[0]) {
    case 'position':
    case 'setup':
    case 'board':
      return say('wrong-position', { reason });
    case 'record':
    case 'tag':
    case 'comment':
    case 'variation':
      return say('wrong-record', { reason });
    case 'play':
    case 'move':
      return say('wrong-turn', { reason });
    case 'rules':
      return say('wrong-rules', { reason });
    default:
      return problemTold(error);
  }
}
