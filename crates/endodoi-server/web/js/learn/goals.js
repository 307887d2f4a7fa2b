/**
 * Whether a turn reaches the goal of a step. Every answer rests on what the functions tell: where a turn
 * lands, what it captures, what may be answered, how a game ended. Nothing is worked out here but
 * which told number is the larger one.
 *
 * @module
 */

/** @import {Move, Side, Snapshot} from '../shapes.js' */
/** @import {Outcome} from '../tell.js' */

/**
 * `safe`: no answer captures. `survives`: no answer ends the game. `wins`: the turn ends the game, won.
 * `allowed`: any turn that may be played.
 *
 * @typedef {{kind: 'lands', hole: string} | {kind: 'captures', least: number}
 *   | {kind: 'most' | 'endless' | 'allowed' | 'wins' | 'safe' | 'survives'}} Goal
 */

/**
 * What may be played in the position of a step.
 *
 * @typedef {object} Place
 * @property {Snapshot} position
 * @property {Move[]} moves
 * @property {string[]} endless
 */

/**
 * `reply` is the answer that shows what was wrong, to be played after the turn.
 *
 * @typedef {object} Judgement
 * @property {boolean} right
 * @property {string | null} reply
 * @property {{outcome: Outcome, last: Snapshot} | null} end the game is over
 */

/** @typedef {{position: Snapshot, moves: Move[], outcome: Outcome | null}} GameTold */

/** @typedef {(name: string, request: unknown) => Promise<unknown>} Ask */

/**
 * The game from a position, after some turns.
 *
 * @param {Ask} ask
 * @param {string} start
 * @param {string[]} moves
 * @returns {Promise<GameTold>}
 */
export async function gameAfter(ask, start, moves) {
  return /** @type {GameTold} */ (await ask('game', { start, moves }));
}

/**
 * Judges a hole that was chosen: one of the moves of the place, or an endless one.
 *
 * @param {Goal} goal
 * @param {Place} place
 * @param {string} hole
 * @param {Ask} ask
 * @returns {Promise<Judgement>}
 */
export async function judge(goal, place, hole, ask) {
  const move = place.moves.find((known) => known.move === hole);
  if (!move) return { right: goal.kind === 'endless' && place.endless.includes(hole), reply: null, end: null };
  const start = place.position.position;
  const { position: last, moves: replies, outcome } = await gameAfter(ask, start, [hole]);
  const end = outcome ? { outcome, last } : null;
  /** @type {(right: boolean, reply?: string | null) => Judgement} */
  const judged = (right, reply = null) => ({ right, reply, end });
  switch (goal.kind) {
    case 'lands':
      return judged(move.lands === goal.hole);
    case 'captures':
      return judged(move.captured >= goal.least);
    case 'most':
      return judged(place.moves.every(({ captured }) => captured <= move.captured));
    case 'wins':
      return judged(outcome?.winner === place.position.to_move);
    case 'safe': {
      const dearest = [...replies].sort((one, other) => other.captured - one.captured)[0];
      return dearest && dearest.captured > 0 ? judged(false, dearest.move) : judged(true);
    }
    case 'survives': {
      for (const reply of replies) {
        const further = await gameAfter(ask, start, [hole, reply.move]);
        if (further.outcome) return { right: false, reply: reply.move, end: { outcome: further.outcome, last: further.position } };
      }
      return judged(outcome === null);
    }
    default:
      return judged(goal.kind === 'allowed');
  }
}
