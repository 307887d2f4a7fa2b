/**
 * What a lesson works with: the board, the functions, and the place where things are said. A stage is
 * for one try of one step. Once the reader has gone on, everything a lesson still does on it stops with
 * an `AbortError`, so no lesson has to look out for that.
 *
 * @module
 */

import { ask } from '../api.js';
import { settings } from '../settings.js';
import { say } from '../words.js';
import { letterOf } from '../board/letters.js';

/** @import {Board, BoardView, Mark, Move, Side, Snapshot, TurnShown} from '../shapes.js' */
/** @import {Ask, Place} from './goals.js' */
/** @import {Step} from './steps.js' */

/** @typedef {{target: number, south: number, north: number}} Pins */

/**
 * @typedef {object} Lesson
 * @property {(hole: string) => void | Promise<void>} choose the reader chose a hole
 */

/**
 * What a lesson shows on the board.
 *
 * @typedef {object} Shown
 * @property {Snapshot} snapshot
 * @property {readonly string[]} choosable holes
 * @property {string[]} [endless]
 * @property {Mark[]} [marks]
 * @property {Pins | null} [pins] as they stood before if left out
 */

/**
 * @typedef {object} Stage
 * @property {Place} place where the step begins
 * @property {Pins | null} pins
 * @property {string[]} letters of all holes
 * @property {Ask} ask
 * @property {(position: string, move: string) => Promise<TurnShown>} turn
 * @property {(position: string) => Promise<Place>} placeAt
 * @property {(moves: string[]) => Promise<Pins | null>} pinsAfter the pins of the match once these turns are played
 * @property {(shown: Shown) => void} show
 * @property {(turn: TurnShown) => Promise<void>} play
 * @property {(sentences: string[]) => void} tell
 * @property {(sentences: string[]) => void} right
 * @property {(sentences: string[]) => void} wrong
 * @property {(text: string, action: () => void | Promise<void>) => void} offer a button, gone once something is said to be right
 */

/**
 * Where a stage puts what a lesson says, and who hears the seeds.
 *
 * @typedef {object} Listener
 * @property {(sown: {each: boolean}) => void} onSeed
 * @property {(seeds: number) => void} onCapture
 * @property {(kind: 'plain' | 'right' | 'wrong', sentences: string[]) => void} onSaid
 * @property {(text: string, action: () => void | Promise<void>) => void} onOffer
 */

/**
 * A hole that may be chosen, without a word of what comes of it: in a lesson nothing is given away.
 *
 * @param {string} move
 * @returns {Move}
 */
function secret(move) {
  return { move, laps: 0, lands: null, captured: 0, taken: [] };
}

/**
 * Sets the stage for a step.
 *
 * @param {Board} board
 * @param {Step} step
 * @param {Listener} listener
 * @param {AbortSignal} signal aborted once the reader goes on
 * @returns {Promise<Stage>}
 */
export async function setStage(board, step, listener, signal) {
  /** @type {Ask} */
  const asked = async (name, request) => {
    const answer = await ask(name, request, signal);
    signal.throwIfAborted();
    return answer;
  };
  const placeAt = async (/** @type {string} */ position) => /** @type {Place} */ (await asked('position', { position }));
  const place = await placeAt(step.position);
  const perRow = place.position.holes.length / 2;

  /** @param {string[]} moves @returns {Promise<Pins | null>} */
  const pinsAfter = async (moves) => {
    if (!step.match) return null;
    const { target, lost } = step.match;
    const games = [
      ...lost.map((side) => ({ moves: [], ended: { by: 'resignation', side } })),
      { moves, ended: null },
    ];
    const told = /** @type {{standing: {pins: {south: number, north: number}}}} */ (
      await asked('match', { start: step.position, target, games }));
    return { target: Number(/\d+/.exec(target)?.[0]), ...told.standing.pins };
  };
  let pins = await pinsAfter([]);

  /** @type {(shown: Shown) => BoardView} */
  const view = (shown) => ({
    snapshot: shown.snapshot,
    playable: shown.choosable.map(secret),
    endless: shown.endless ?? [],
    marks: shown.marks ?? [],
    interactive: shown.choosable.length > 0,
    flipped: false,
    pins,
    labels: { south: say('learn-you'), north: say('learn-opponent') },
    plain: settings.plain,
  });

  return {
    place,
    pins,
    letters: Array.from({ length: 2 * perRow }, (_, index) => letterOf(index, perRow)),
    ask: asked,
    turn: async (position, move) => /** @type {TurnShown} */ (await asked('turn', { position, move })),
    placeAt,
    pinsAfter,
    show: (shown) => {
      signal.throwIfAborted();
      if (shown.pins !== undefined) pins = shown.pins;
      board.show(view(shown));
    },
    play: async (turn) => {
      signal.throwIfAborted();
      await board.play(turn, { speed: settings.speed, onSeed: listener.onSeed, onCapture: listener.onCapture });
      signal.throwIfAborted();
    },
    tell: (sentences) => listener.onSaid('plain', sentences),
    right: (sentences) => listener.onSaid('right', sentences),
    wrong: (sentences) => listener.onSaid('wrong', sentences),
    offer: listener.onOffer,
  };
}
