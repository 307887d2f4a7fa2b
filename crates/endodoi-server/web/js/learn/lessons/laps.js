/**
 * Steps in which one turn is seen lap by lap: watched, with a button for each lap, or followed, where
 * the reader says which hole is lifted next. Which one that is was told beforehand, with the turn.
 *
 * @module
 */

import { oneLap } from '../../board/laps.js';
import { say } from '../../words.js';

/** @import {TurnShown} from '../../shapes.js' */
/** @import {Lesson, Stage} from '../stage.js' */
/** @import {Step} from '../steps.js' */

/** @param {TurnShown} turn @param {number} index @returns {string} what a lap did */
function lapTold(turn, index) {
  const { hole, lifted, lands } = turn.shown[index];
  const next = turn.shown[index + 1];
  if (!next) return say('learn-watch-end', { hole, lifted, lands });
  return say('learn-watch-on', { hole, lifted, lands, seeds: next.lifted });
}

/**
 * @param {Stage} stage
 * @param {Step} step
 * @param {string} move
 * @returns {Promise<Lesson>}
 */
export async function watchTurn(stage, step, move) {
  const turn = await stage.turn(stage.place.position.position, move);
  let index = 0;
  let isSowing = false;
  const ready = () => {
    const { hole } = turn.shown[index];
    stage.show({ snapshot: oneLap(turn, index).before, choosable: [hole], marks: [{ hole, label: '', kind: 'point' }] });
    stage.offer(say('learn-watch-lap', { lap: index + 1 }), sow);
  };
  const sow = async () => {
    if (isSowing || index >= turn.shown.length) return;
    isSowing = true;
    stage.show({ snapshot: oneLap(turn, index).before, choosable: [] });
    await stage.play(oneLap(turn, index));
    const told = lapTold(turn, index);
    index += 1;
    isSowing = false;
    if (index < turn.shown.length) {
      stage.tell([told]);
      ready();
    } else {
      stage.right([told, say(step.words.right, { laps: turn.laps })]);
    }
  };
  ready();
  return {
    choose: (hole) => (hole === turn.shown[index]?.hole ? sow() : undefined),
  };
}

/**
 * @param {Stage} stage
 * @param {Step} step
 * @param {string} move
 * @returns {Promise<Lesson>}
 */
export async function followTurn(stage, step, move) {
  const turn = await stage.turn(stage.place.position.position, move);
  let index = 0;
  const ready = () => stage.show({ snapshot: oneLap(turn, index).before, choosable: stage.letters });
  ready();
  return {
    choose: async (hole) => {
      const lap = turn.shown[index];
      if (!lap) return;
      if (hole !== lap.hole) {
        const lands = turn.shown[index - 1]?.lands;
        stage.tell([lands ? say(step.words.wrong ?? 'learn-look-again', { hole, lands }) : say('learn-follow-first')]);
        return;
      }
      stage.show({ snapshot: oneLap(turn, index).before, choosable: [] });
      await stage.play(oneLap(turn, index));
      index += 1;
      if (index < turn.shown.length) {
        stage.tell([say('learn-follow-lap', { lap: index, laps: turn.laps, lands: lap.lands })]);
        ready();
      } else {
        stage.right([lapTold(turn, index - 1), say(step.words.right)]);
      }
    },
  };
}
