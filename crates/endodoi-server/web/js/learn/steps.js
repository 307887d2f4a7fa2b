/**
 * The steps of the course, in order: a position, a goal, and the messages that tell it. Whether a goal
 * is reached is told by the functions (see `goals.js`); how a step runs is in `lessons/`. All
 * positions hold 48 seeds with the captured ones, as a real game on 2x6 does.
 *
 * @module
 */

/** @import {Goal} from './goals.js' */

/**
 * What a step says. `more` is a second paragraph; `wrong` is said after a wrong choice.
 *
 * @typedef {object} StepWords
 * @property {string} title
 * @property {string} tell
 * @property {string} [more]
 * @property {string} task
 * @property {string} right
 * @property {string} [wrong]
 */

/**
 * What the reader does: `point` at a hole; play one `turn`; `watch` a turn or `follow` it lap by lap;
 * play a `game` to its end.
 *
 * @typedef {object} Step
 * @property {string} id its address, `#id`
 * @property {string} position
 * @property {{kind: 'point', holes: string[]} | {kind: 'turn', goal: Goal}
 *   | {kind: 'watch' | 'follow', move: string} | {kind: 'game', level: number}} lesson
 * @property {{target: string, lost: Side[]}} [match] earlier games of the match, by who lost them
 * @property {StepWords} words
 */

/** @import {Side} from '../shapes.js' */

/** @typedef {{title: string, steps: Step[]}} Chapter */

const START = '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S';

/** @type {readonly Chapter[]} */
export const CHAPTERS = [
  {
    title: 'learn-chapter-board',
    steps: [
      {
        id: 'rows',
        position: START,
        lesson: { kind: 'point', holes: ['A', 'B', 'C', 'D', 'E', 'F'] },
        words: { title: 'learn-rows-title', tell: 'learn-rows-tell', more: 'learn-rows-more', task: 'learn-rows-task', right: 'learn-rows-right', wrong: 'learn-rows-wrong' },
      },
      {
        id: 'opposite',
        position: START,
        lesson: { kind: 'point', holes: ['e'] },
        words: { title: 'learn-opposite-title', tell: 'learn-opposite-tell', more: 'learn-opposite-more', task: 'learn-opposite-task', right: 'learn-opposite-right', wrong: 'learn-opposite-wrong' },
      },
    ],
  },
  {
    title: 'learn-chapter-sowing',
    steps: [
      {
        id: 'sow',
        position: '1,0,3,1,0,0/0,0,2,1,0,1 20-19 S',
        lesson: { kind: 'turn', goal: { kind: 'lands', hole: 'F' } },
        words: { title: 'learn-sow-title', tell: 'learn-sow-tell', more: 'learn-sow-more', task: 'learn-sow-task', right: 'learn-sow-right', wrong: 'learn-sow-wrong' },
      },
      {
        id: 'round',
        position: '1,0,1,0,3,0/0,0,0,2,0,1 20-20 S',
        lesson: { kind: 'turn', goal: { kind: 'lands', hole: 'b' } },
        words: { title: 'learn-round-title', tell: 'learn-round-tell', task: 'learn-round-task', right: 'learn-round-right', wrong: 'learn-round-wrong' },
      },
    ],
  },
  {
    title: 'learn-chapter-relays',
    steps: [
      {
        id: 'watch',
        position: START,
        lesson: { kind: 'watch', move: 'F' },
        words: { title: 'learn-watch-title', tell: 'learn-watch-tell', more: 'learn-watch-more', task: 'learn-watch-task', right: 'learn-watch-right' },
      },
      {
        id: 'follow',
        position: START,
        lesson: { kind: 'follow', move: 'E' },
        words: { title: 'learn-follow-title', tell: 'learn-follow-tell', more: 'learn-follow-more', task: 'learn-follow-task', right: 'learn-follow-right', wrong: 'learn-follow-wrong' },
      },
      {
        id: 'long',
        position: '4,1,2,3,6,2/3,2,1,2,3,0 10-9 S',
        lesson: { kind: 'turn', goal: { kind: 'lands', hole: 'b' } },
        words: { title: 'learn-long-title', tell: 'learn-long-tell', more: 'learn-long-more', task: 'learn-long-task', right: 'learn-long-right', wrong: 'learn-long-wrong' },
      },
    ],
  },
  {
    title: 'learn-chapter-capture',
    steps: [
      {
        id: 'capture',
        position: '2,0,0,2,1,0/0,0,6,5,0,6 13-13 S',
        lesson: { kind: 'turn', goal: { kind: 'captures', least: 1 } },
        words: { title: 'learn-capture-title', tell: 'learn-capture-tell', more: 'learn-capture-more', task: 'learn-capture-task', right: 'learn-capture-right' },
      },
      {
        id: 'where',
        position: '1,0,3,0,5,0/0,4,3,0,4,0 14-14 S',
        lesson: { kind: 'turn', goal: { kind: 'captures', least: 1 } },
        words: { title: 'learn-where-title', tell: 'learn-where-tell', more: 'learn-where-more', task: 'learn-where-task', right: 'learn-where-right' },
      },
      {
        id: 'opening',
        position: START,
        lesson: { kind: 'turn', goal: { kind: 'captures', least: 7 } },
        words: { title: 'learn-opening-title', tell: 'learn-opening-tell', task: 'learn-opening-task', right: 'learn-opening-right', wrong: 'learn-opening-wrong' },
      },
    ],
  },
  {
    title: 'learn-chapter-end',
    steps: [
      {
        id: 'end',
        position: '1,0,0,0,3,2/0,0,0,0,3,0 19-20 S',
        lesson: { kind: 'turn', goal: { kind: 'wins' } },
        words: { title: 'learn-end-title', tell: 'learn-end-tell', more: 'learn-end-more', task: 'learn-end-task', right: 'learn-end-right', wrong: 'learn-end-wrong' },
      },
    ],
  },
  {
    title: 'learn-chapter-endless',
    steps: [
      {
        id: 'endless',
        position: '2,0,1,0,1,0/1,0,1,0,2,1 20-19 S',
        lesson: { kind: 'turn', goal: { kind: 'endless' } },
        words: { title: 'learn-endless-title', tell: 'learn-endless-tell', task: 'learn-endless-task', right: 'learn-endless-right', wrong: 'learn-endless-wrong' },
      },
      {
        id: 'allowed',
        position: '2,0,1,0,1,0/1,0,1,0,2,1 20-19 S',
        lesson: { kind: 'turn', goal: { kind: 'allowed' } },
        words: { title: 'learn-allowed-title', tell: 'learn-allowed-tell', task: 'learn-allowed-task', right: 'learn-allowed-right' },
      },
    ],
  },
  {
    title: 'learn-chapter-match',
    steps: [
      {
        id: 'match',
        position: '4,0,1,0,0,2/0,2,0,0,0,0 19-20 S',
        lesson: { kind: 'turn', goal: { kind: 'wins' } },
        match: { target: 'first to 3 wins', lost: ['north', 'south', 'south', 'north'] },
        words: { title: 'learn-match-title', tell: 'learn-match-tell', more: 'learn-match-more', task: 'learn-match-task', right: 'learn-match-right', wrong: 'learn-match-wrong' },
      },
    ],
  },
  {
    title: 'learn-chapter-strategy',
    steps: [
      {
        id: 'most',
        position: '2,3,0,1,0,4/4,3,3,6,5,5 6-6 S',
        lesson: { kind: 'turn', goal: { kind: 'most' } },
        words: { title: 'learn-most-title', tell: 'learn-most-tell', task: 'learn-most-task', right: 'learn-most-right', wrong: 'learn-most-wrong' },
      },
      {
        id: 'danger',
        position: '4,0,3,1,1,0/0,0,0,2,0,0 18-19 S',
        lesson: { kind: 'turn', goal: { kind: 'safe' } },
        words: { title: 'learn-danger-title', tell: 'learn-danger-tell', more: 'learn-danger-more', task: 'learn-danger-task', right: 'learn-danger-right', wrong: 'learn-danger-wrong' },
      },
      {
        id: 'keep',
        position: '1,0,0,0,0,1/0,4,1,0,0,0 20-21 S',
        lesson: { kind: 'turn', goal: { kind: 'survives' } },
        words: { title: 'learn-keep-title', tell: 'learn-keep-tell', task: 'learn-keep-task', right: 'learn-keep-right', wrong: 'learn-keep-wrong' },
      },
      {
        id: 'game',
        position: '1,1,1,0,1,3/0,2,1,0,3,0 21-14 S',
        lesson: { kind: 'game', level: 1 },
        words: { title: 'learn-game-title', tell: 'learn-game-tell', more: 'learn-game-more', task: 'learn-game-task', right: 'learn-game-right', wrong: 'learn-game-wrong' },
      },
    ],
  },
];

/** All steps, one after the other. @type {readonly Step[]} */
export const STEPS = CHAPTERS.flatMap(({ steps }) => steps);
