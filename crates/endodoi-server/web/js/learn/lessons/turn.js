/**
 * A step in which the reader plays one turn. The turn is shown whatever it is, and then told: what it
 * did, and, if it was not what was wanted, why, with the opponent's answer where that shows it.
 *
 * @module
 */

import { outcomeTold, owner, turnTold } from '../../tell.js';
import { say } from '../../words.js';
import { judge } from '../goals.js';

/** @import {TurnShown} from '../../shapes.js' */
/** @import {Goal, Judgement} from '../goals.js' */
/** @import {Lesson, Stage} from '../stage.js' */
/** @import {Step} from '../steps.js' */

/** @param {TurnShown} turn @returns {string} the hole of its last seed */
function landing(turn) {
  return turn.shown[turn.shown.length - 1]?.lands ?? '';
}

/** @param {TurnShown} turn @returns {string} "South plays B, 5 laps, captures 7." */
function told(turn) {
  return `${turnTold({ ...turn, lands: landing(turn) })}.`;
}

/** @param {TurnShown} turn @returns {string[]} why a turn captured nothing */
function whyNothing(turn) {
  if (turn.endless || turn.captured > 0) return [];
  const hole = landing(turn);
  const isOwn = owner(hole) === owner(turn.move);
  return [say(isOwn ? 'learn-why-nothing-opposite' : 'learn-why-other-row', { hole })];
}

/**
 * @param {Stage} stage
 * @param {Step} step
 * @param {Goal} goal
 * @returns {Lesson}
 */
export function playTurn(stage, step, goal) {
  const { position, moves, endless } = stage.place;
  const isTrial = goal.kind === 'endless';
  const choosable = [...moves.map(({ move }) => move), ...(isTrial ? endless : [])];
  const start = { snapshot: position, choosable, endless, pins: stage.pins };
  stage.show(start);

  /** @param {TurnShown} turn @param {Judgement} judged @returns {Promise<string[]>} */
  const whyWrong = async (turn, judged) => {
    const why = goal.kind === 'captures' ? whyNothing(turn) : [];
    if (judged.reply !== null) {
      const answer = await stage.turn(turn.after.position, judged.reply);
      stage.tell([told(turn)]);
      await stage.play(answer);
      why.push(told(answer));
    }
    if (judged.end) why.push(outcomeTold(judged.end.outcome, judged.end.last));
    return [...why, say(step.words.wrong ?? 'learn-look-again')];
  };

  /** @param {string} hole */
  const choose = async (hole) => {
    if (!choosable.includes(hole)) {
      stage.tell([say(endless.includes(hole) ? 'learn-endless-refused' : 'learn-not-playable', { hole })]);
      return;
    }
    stage.show({ ...start, choosable: [] });
    const [turn, judged] = await Promise.all([
      stage.turn(position.position, hole),
      judge(goal, stage.place, hole, stage.ask),
    ]);
    const pins = step.match && judged.end ? stage.pinsAfter([hole]) : null;
    await stage.play(turn);
    if (!judged.right) {
      stage.wrong([told(turn), ...await whyWrong(turn, judged)]);
      return;
    }
    if (pins) stage.show({ snapshot: turn.after, choosable: [], pins: await pins });
    const ended = judged.end ? [outcomeTold(judged.end.outcome, judged.end.last)] : [];
    stage.right([told(turn), ...ended, say(step.words.right, { laps: turn.laps })]);
  };
  return { choose };
}
