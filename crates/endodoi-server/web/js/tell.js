/**
 * What happened, in words: turns, endings, hints, problems. The sentences are messages; here is only
 * which of them tells what, and with which values. What happened itself is told by the functions.
 *
 * @module
 */

import { Problem } from './api.js';
import { say } from './words.js';

/** @import {BySide, Move, Side, Snapshot} from './shapes.js' */

/**
 * A turn that was played, as `/game` tells it.
 *
 * @typedef {object} Ply
 * @property {number} ply
 * @property {string} move
 * @property {number} captured
 * @property {number} laps
 * @property {string | null} lands
 * @property {boolean} endless
 * @property {Snapshot} after
 */

/**
 * How a game ended.
 *
 * @typedef {object} Outcome
 * @property {string} by such as `no-legal-move`
 * @property {Side | null} winner
 * @property {{south: number, north: number}} seeds
 */

/**
 * A game, as `/game` answers.
 *
 * @typedef {object} GameTold
 * @property {string} rules
 * @property {Snapshot} start
 * @property {Ply[]} plies
 * @property {Snapshot} position
 * @property {Move[]} moves
 * @property {string[]} endless
 * @property {Outcome | null} outcome
 * @property {string} result
 * @property {string} [direction] of sowing
 */

/**
 * A match, as `/match` answers.
 *
 * @typedef {object} MatchTold
 * @property {string} target
 * @property {number} number of the game under way
 * @property {{games: number, pins: BySide, seeds: BySide, winner: Side | null}} standing
 * @property {{number: number, first: Side, outcome: Outcome | null, result: string}[]} finished
 * @property {GameTold} game
 */

/**
 * A hint, as `/hint` answers.
 *
 * @typedef {object} Hint
 * @property {string} move
 * @property {number} value
 * @property {boolean} exact
 * @property {number} depth
 * @property {Record<string, any>[]} reasons each with its `kind`
 */

/** More reasons than this are not told; the weightiest come first. */
const MOST_REASONS = 3;

/** @param {Side} side @returns {Side} */
export function opposite(side) {
  return side === 'south' ? 'north' : 'south';
}

/** @param {string} hole @returns {Side} whose hole it is: capitals are South's */
export function owner(hole) {
  return hole === hole.toUpperCase() ? 'south' : 'north';
}

/** Endings that a player brought about, and lost by; all others are told of the player to move. */
const LOST_BY = ['resignation', 'time', 'illegal-move', 'abandonment'];

/**
 * How a game ended, without what became of the seeds.
 *
 * @param {Outcome} outcome
 * @param {Side} toMove
 * @returns {string}
 */
function endingTold({ by, winner }, toMove) {
  const side = winner && LOST_BY.includes(by) ? opposite(winner) : toMove;
  return say(`ending-${by}`, { side });
}

/**
 * The way of sowing, as the board shows it.
 *
 * @param {{direction?: string} | null | undefined} told by `/game` or `/position`
 * @returns {'counterclockwise' | 'either'}
 */
export function directionTold(told) {
  return told?.direction === 'by-number' ? 'either' : 'counterclockwise';
}

/** @param {string} text @returns {string} the text with a capital at its start */
function sentence(text) {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/**
 * "South plays B, 5 laps, captures 7".
 *
 * @param {Pick<Ply, 'move' | 'captured' | 'laps' | 'lands' | 'endless'>} ply
 * @returns {string}
 */
export function turnTold(ply) {
  const values = { side: owner(ply.move), hole: ply.move, laps: ply.laps, seeds: ply.captured };
  if (ply.endless) return say('turn-endless', values);
  if (ply.captured > 0) return say('turn-captures', values);
  return say('turn-quiet', { ...values, lands: ply.lands ?? '' });
}

/**
 * How a game ended and who won it, as one or two sentences.
 *
 * @param {Outcome} outcome
 * @param {Snapshot} last the last position
 * @returns {string}
 */
export function outcomeTold(outcome, last) {
  const ending = endingTold(outcome, last.to_move);
  const gains = {
    south: outcome.seeds.south - last.captured.south,
    north: outcome.seeds.north - last.captured.north,
  };
  /** @type {string[]} */
  const told = [ending];
  if (gains.south > 0 && gains.north > 0) told.push(say('rest-shared', { seeds: gains.south + gains.north }));
  else if (gains.south > 0) told.push(say('rest-to-side', { side: 'south', seeds: gains.south }));
  else if (gains.north > 0) told.push(say('rest-to-side', { side: 'north', seeds: gains.north }));
  return `${sentence(told.join('; '))}. ${sentence(resultTold(outcome))}.`;
}

/** @param {Outcome} outcome @returns {string} "South wins the game 30 to 18" */
export function resultTold(outcome) {
  if (!outcome.winner) return say('result-drawn', { seeds: outcome.seeds.south });
  const own = outcome.seeds[outcome.winner];
  return say('result-won', { side: outcome.winner, own, other: outcome.seeds[opposite(outcome.winner)] });
}

/**
 * A hint with its reasons: "Hint: C captures 7; it prepares F, which captures 12 after d; …".
 *
 * @param {Hint} hint
 * @returns {string}
 */
export function hintTold(hint) {
  const side = owner(hint.move);
  const reasons = hint.reasons.slice(0, MOST_REASONS).map((reason) => reasonTold(reason, side));
  const [first, ...others] = reasons.length > 0 ? reasons : [say('reason-none')];
  const parts = [say('hint', { hole: hint.move, reason: first })];
  const proved = hint.reasons.some(({ kind }) => kind === 'forces' || kind === 'ends');
  if (!proved) parts.push(say('hint-value', { side, margin: marginTold(hint.value, hint.exact), turns: hint.depth }));
  for (const reason of others) parts.push(say('hint-more', { reason }));
  return `${parts.join('; ')}.`;
}

/**
 * A margin of the player to move: "about 3.3 seeds ahead".
 *
 * @param {number} value seeds
 * @param {boolean} exact whether it is proved
 * @returns {string}
 */
export function marginTold(value, exact) {
  const seeds = exact ? Math.abs(value) : Math.round(Math.abs(value) * 10) / 10;
  if (exact) {
    if (seeds === 0) return say('margin-level');
    return value > 0 ? say('margin-ahead', { seeds }) : say('margin-behind', { seeds });
  }
  if (seeds === 0) return say('margin-about-level');
  return value > 0 ? say('margin-about-ahead', { seeds }) : say('margin-about-behind', { seeds });
}

/**
 * @param {Record<string, any>} reason
 * @param {Side} side of the player who is advised
 * @returns {string}
 */
function reasonTold(reason, side) {
  switch (reason.kind) {
    case 'only-move':
      return say('reason-only-move');
    case 'ends':
      return endTold(reason.outcome, side);
    case 'forces':
      if (reason.margin > 0) return say('reason-forces-win', { side, margin: reason.margin });
      if (reason.margin === 0) return say('reason-forces-draw', { side });
      return say('reason-forces-loss', { margin: -reason.margin });
    case 'passes-turn':
      return say('reason-passes-turn', { side });
    case 'captures':
      return say('reason-captures', { seeds: reason.seeds });
    case 'prevents':
      return say('reason-prevents', { side, hole: reason.hole, seeds: reason.seeds, left: reason.left });
    case 'denies-endless':
      return say('reason-denies-endless', { side, hole: reason.hole });
    case 'leaves-one':
      return say('reason-leaves-one', { side, hole: reason.hole });
    case 'prepares':
      return say('reason-prepares', { hole: reason.hole, seeds: reason.seeds, reply: reason.reply });
    case 'better':
      return reason.exact
        ? say('reason-better', { seeds: reason.by, than: reason.than })
        : say('reason-better-about', { seeds: Math.round(reason.by * 10) / 10, than: reason.than });
    default:
      return say('reason-other');
  }
}

/** @param {Outcome} outcome @param {Side} side @returns {string} */
function endTold(outcome, side) {
  const own = outcome.seeds[side];
  const other = outcome.seeds[opposite(side)];
  const values = { side, own, other, ending: outcome.by };
  if (own > other) return say('reason-ends-won', values);
  return own === other ? say('reason-ends-drawn', values) : say('reason-ends-lost', values);
}

/**
 * What went wrong, for the reader: what we know how to say by its code, else the server's own words.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function problemTold(error) {
  if (!(error instanceof Problem)) return say('error-unexpected');
  switch (error.code) {
    case 'offline':
      return say('error-offline');
    case 'server.fault':
      return say('error-unexpected');
    case 'request.too-large':
      return say('error-too-large');
    case 'request.too-many':
      return say('error-too-many', { seconds: Math.max(1, error.retryAfter) });
    default:
      return say('error-refused', { reason: error.message });
  }
}
