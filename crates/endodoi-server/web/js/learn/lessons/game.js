/**
 * A step in which the reader plays a game to its end, against the computer at an easy level.
 *
 * @module
 */

import { outcomeTold, turnTold } from '../../tell.js';
import { say } from '../../words.js';
import { gameAfter } from '../goals.js';

/** @import {GameTold} from '../goals.js' */
/** @import {Lesson, Stage} from '../stage.js' */
/** @import {Step} from '../steps.js' */

/**
 * @param {Stage} stage
 * @param {Step} step
 * @param {number} level of the computer
 * @returns {Lesson}
 */
export function playGame(stage, step, level) {
  const start = stage.place.position.position;
  const own = stage.place.position.to_move;
  /** @type {string[]} */
  const moves = [];
  /** @type {GameTold} */
  let game = { position: stage.place.position, moves: stage.place.moves, outcome: null };
  let endless = stage.place.endless;
  let isOpen = true;
  const show = () => stage.show({
    snapshot: game.position, choosable: isOpen ? game.moves.map(({ move }) => move) : [], endless: isOpen ? endless : [],
  });

  /** Plays a hole for whoever is to move. @param {string} hole @returns {Promise<string>} the turn, told */
  const play = async (hole) => {
    const turn = await stage.turn(game.position.position, hole);
    moves.push(hole);
    const told = await gameAfter(stage.ask, start, moves);
    await stage.play(turn);
    game = told;
    const lands = turn.shown[turn.shown.length - 1]?.lands ?? null;
    return `${turnTold({ ...turn, lands })}.`;
  };

  /** @param {string[]} told @returns {boolean} whether the game is over, and that was said */
  const isOver = (told) => {
    if (!game.outcome) return false;
    const all = [...told, outcomeTold(game.outcome, game.position)];
    if (game.outcome.winner === own) stage.right([...all, say(step.words.right)]);
    else stage.wrong([...all, say(step.words.wrong ?? 'learn-look-again')]);
    return true;
  };

  /** @param {string} hole */
  const choose = async (hole) => {
    if (!isOpen) return;
    if (!game.moves.some(({ move }) => move === hole)) {
      stage.tell([say(endless.includes(hole) ? 'learn-endless-refused' : 'learn-not-playable', { hole })]);
      return;
    }
    isOpen = false;
    show();
    const told = [await play(hole)];
    if (isOver(told)) return;
    stage.tell(told);
    while (!isOpen) {
      const choice = /** @type {{move: string}} */ (await stage.ask('choose', { game: { start, moves }, level, seed: moves.length }));
      told.push(await play(choice.move));
      if (isOver(told)) return;
      isOpen = game.position.to_move === own;
    }
    ({ endless } = await stage.placeAt(game.position.position));
    show();
    stage.tell([...told, say('learn-game-your-turn')]);
  };
  show();
  return { choose };
}
