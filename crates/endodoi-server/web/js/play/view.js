/**
 * What the board shows of a match: how things stand now, or after the turn that is looked back at.
 * All of it was told by the functions; when it is shown, and what is written around it, is not here.
 *
 * @module
 */

import { settings } from '../settings.js';
import { directionTold } from '../tell.js';
import { targetOf } from './match.js';

/** @import {BoardView} from '../shapes.js' */
/** @import {ShownMatch} from './shown-match.js' */

/** @param {ShownMatch} table @returns {BoardView | null} `null` before a match is known */
export function boardView({ match, told, game, viewing, marks, isOpen, flipped, labels }) {
  if (!match || !told || !game) return null;
  const count = viewing ?? game.plies.length;
  const last = count > 0 ? game.plies[count - 1] : null;
  const isNow = viewing === null;
  const mayChoose = isNow && isOpen;
  const target = targetOf(match);
  return {
    snapshot: last ? last.after : game.start,
    playable: mayChoose ? game.moves : [],
    endless: mayChoose ? game.endless : [],
    lastMove: last,
    marks: isNow ? marks : [],
    interactive: mayChoose,
    flipped,
    pins: target.unit === 'win' && target.count > 1 ? { target: target.count, ...told.standing.pins } : null,
    labels: labels(),
    plain: settings.plain,
    turn: game.outcome && isNow ? null : undefined,
    direction: directionTold(game),
  };
}
