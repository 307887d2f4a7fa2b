/**
 * The course: opens a step, runs its lesson, says what came of it, and goes on. A step lies at its own
 * address, `#id`, so that back and forth of the browser work and a step can be sent to somebody. What
 * happens within a step is in `lessons/`.
 *
 * @module
 */

import { boardNames } from '../board-names.js';
import { createBoard } from '../board/board.js';
import { settings } from '../settings.js';
import { createSound } from '../sound.js';
import { problemTold } from '../tell.js';
import { say } from '../words.js';
import { drawContents } from './contents.js';
import { playGame } from './lessons/game.js';
import { followTurn, watchTurn } from './lessons/laps.js';
import { pointAtHole } from './lessons/point.js';
import { playTurn } from './lessons/turn.js';
import { forgetDone, isDone, markDone } from './progress.js';
import { setStage } from './stage.js';
import { STEPS } from './steps.js';

/** @import {Board} from '../shapes.js' */
/** @import {Lesson, Stage} from './stage.js' */
/** @import {Step} from './steps.js' */

/** @param {string} id @returns {HTMLElement} */
function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found;
}

/** @param {Stage} stage @param {Step} step @returns {Lesson | Promise<Lesson>} */
function lessonOf(stage, step) {
  const { lesson } = step;
  switch (lesson.kind) {
    case 'point':
      return pointAtHole(stage, step, lesson.holes);
    case 'turn':
      return playTurn(stage, step, lesson.goal);
    case 'watch':
      return watchTurn(stage, step, lesson.move);
    case 'follow':
      return followTurn(stage, step, lesson.move);
    default:
      return playGame(stage, step, lesson.level);
  }
}

/** @param {string[]} texts @returns {HTMLElement[]} */
function paragraphs(texts) {
  return texts.map((text) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    return paragraph;
  });
}

/** The height that leaves the task in view. */
function room() {
  return Math.max(360, window.innerHeight - 170);
}

/** A course on the page that is open. */
export class Course {
  constructor() {
    /** @type {Board} */
    this.board = createBoard(part('board'), {
      names: boardNames,
      onChoose: (hole) => this.choose(hole),
      onRefuse: (hole) => this.choose(hole),
      room,
    });
    /** @type {Step} */
    this.step = STEPS[0];
    /** @type {Lesson | null} */
    this.lesson = null;
    /** Ends what a step still does once another one is opened. */
    this.going = new AbortController();
    window.addEventListener('hashchange', () => void this.open(this.asked(), 'heading'));
    part('again').addEventListener('click', () => void this.try('board'));
    part('forget').addEventListener('click', () => this.forget());
    this.sound = createSound(settings.volume);
    for (const kind of ['keydown', 'pointerdown']) document.addEventListener(kind, () => this.pressed());
  }

  /** The step of the address, or the first that is not done. @returns {Step} */
  asked() {
    const id = window.location.hash.slice(1);
    const named = STEPS.find((step) => step.id === id);
    return named ?? STEPS.find((step) => !isDone(step.id)) ?? STEPS[0];
  }

  /** Any key or tap skips what is being sown; and only after one may a page sound. */
  pressed() {
    this.board.skip();
    if (settings.volume > 0) this.sound.wake();
  }

  /** @returns {Promise<void>} until the first step can be taken */
  begin() {
    return this.open(this.asked(), 'nowhere');
  }

  /**
   * @param {Step} step
   * @param {'heading' | 'nowhere'} focus
   * @returns {Promise<void>} until it can be taken
   */
  open(step, focus) {
    this.step = step;
    const { words } = step;
    part('step-count').textContent = say('learn-step-of', { step: STEPS.indexOf(step) + 1, steps: STEPS.length });
    part('step-title').textContent = say(words.title);
    part('step-text').replaceChildren(...paragraphs([words.tell, ...(words.more ? [words.more] : [])].map((id) => say(id))));
    part('task').textContent = say(words.task);
    this.drawWays();
    if (focus === 'heading') {
      part('step-title').focus({ preventScroll: true });
      part('lesson').scrollIntoView({ block: 'start' });
    }
    return this.try('nowhere');
  }

  /** Begins the lesson of the step, or begins it anew. @param {'board' | 'nowhere'} focus */
  async try(focus) {
    this.going.abort();
    this.going = new AbortController();
    const { signal } = this.going;
    this.lesson = null;
    this.answer('plain', []);
    await this.guard(signal, async () => {
      const listener = {
        /** @param {'plain' | 'right' | 'wrong'} kind @param {string[]} sentences */
        onSaid: (kind, sentences) => signal.aborted || this.answer(kind, sentences),
        onSeed: this.sound.seed,
        onCapture: this.sound.capture,
        /** @param {string} text @param {() => void | Promise<void>} action */
        onOffer: (text, action) => this.offer(text, () => void this.guard(signal, action)),
      };
      const stage = await setStage(this.board, this.step, listener, signal);
      const lesson = await lessonOf(stage, this.step);
      if (signal.aborted) return;
      this.lesson = lesson;
      if (focus === 'board') this.board.focus();
    });
  }

  /** @param {string} hole */
  choose(hole) {
    const { lesson } = this;
    if (lesson) void this.guard(this.going.signal, () => lesson.choose(hole));
  }

  /**
   * Does something of a lesson, and says what went wrong, unless the reader has gone on.
   *
   * @param {AbortSignal} signal
   * @param {() => void | Promise<void>} action
   */
  async guard(signal, action) {
    try {
      await action();
    } catch (error) {
      if (!signal.aborted) this.answer('wrong', [problemTold(error)]);
    }
  }

  /** @param {'plain' | 'right' | 'wrong'} kind @param {string[]} sentences */
  answer(kind, sentences) {
    const answer = part('answer');
    answer.dataset.kind = sentences.length > 0 ? kind : 'none';
    part('answer-text').replaceChildren(...paragraphs(sentences));
    if (kind !== 'plain' || sentences.length === 0) this.withdraw();
    part('again').hidden = kind !== 'wrong';
    if (kind === 'right') {
      this.lesson = null;
      markDone(this.step.id);
      this.drawWays();
    }
    if (kind !== 'plain') answer.scrollIntoView({ block: 'nearest' });
  }

  /** @param {string} text @param {() => void} action */
  offer(text, action) {
    const button = part('offer');
    button.textContent = text;
    button.hidden = false;
    button.onclick = action;
  }

  /** Takes the button of a lesson away; who stood on it is led to the way on. */
  withdraw() {
    const button = part('offer');
    const stoodThere = document.activeElement === button;
    button.hidden = true;
    if (stoodThere) part('next').focus();
  }

  /** The ways to other steps, and how many are done. */
  drawWays() {
    const index = STEPS.indexOf(this.step);
    const ways = { back: STEPS[index - 1], next: STEPS[index + 1] };
    for (const [id, step] of Object.entries(ways)) {
      const link = part(id);
      link.hidden = !step;
      if (step) link.setAttribute('href', `#${step.id}`);
    }
    const done = STEPS.filter(({ id }) => isDone(id)).length;
    part('next').classList.toggle('primary', isDone(this.step.id));
    part('finished').hidden = done < STEPS.length || index < STEPS.length - 1;
    part('done-count').textContent = say('learn-done-count', { done, steps: STEPS.length });
    const bar = part('done-bar');
    if (bar instanceof HTMLProgressElement) [bar.max, bar.value] = [STEPS.length, done];
    drawContents(part('contents'), this.step.id);
  }

  forget() {
    forgetDone();
    void this.open(STEPS[0], 'heading');
    window.history.replaceState(null, '', `#${STEPS[0].id}`);
    this.answer('plain', [say('learn-forgotten')]);
  }
}
