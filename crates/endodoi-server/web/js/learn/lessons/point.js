/**
 * A step in which the reader points at a hole; nothing is played.
 *
 * @module
 */

import { say } from '../../words.js';

/** @import {Lesson, Stage} from '../stage.js' */
/** @import {Step} from '../steps.js' */

/**
 * @param {Stage} stage
 * @param {Step} step
 * @param {readonly string[]} wanted the holes that are right
 * @returns {Lesson}
 */
export function pointAtHole(stage, step, wanted) {
  const { position } = stage.place;
  stage.show({ snapshot: position, choosable: stage.letters });
  return {
    choose: (hole) => {
      if (wanted.includes(hole)) {
        stage.show({ snapshot: position, choosable: [], marks: [{ hole, label: '', kind: 'point' }] });
        stage.right([say(step.words.right, { hole })]);
      } else {
        stage.tell([say(step.words.wrong ?? 'learn-look-again', { hole })]);
      }
    },
  };
}
