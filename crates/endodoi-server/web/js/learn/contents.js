/**
 * The list of all steps, by chapter, with a mark at those that are done.
 *
 * @module
 */

import { say } from '../words.js';
import { isDone } from './progress.js';
import { CHAPTERS } from './steps.js';

/**
 * Draws the list.
 *
 * @param {HTMLElement} place
 * @param {string} current the id of the step that is open
 */
export function drawContents(place, current) {
  place.replaceChildren(...CHAPTERS.map((chapter) => {
    const item = document.createElement('li');
    const title = document.createElement('h3');
    title.textContent = say(chapter.title);
    const list = document.createElement('ol');
    list.append(...chapter.steps.map((step) => {
      const entry = document.createElement('li');
      const link = document.createElement('a');
      link.href = `#${step.id}`;
      if (step.id === current) link.setAttribute('aria-current', 'step');
      const mark = document.createElement('span');
      mark.className = 'learn-mark';
      mark.setAttribute('aria-hidden', 'true');
      mark.textContent = isDone(step.id) ? '✓' : '';
      const name = document.createElement('span');
      name.textContent = say(step.words.title);
      link.append(mark, name);
      if (isDone(step.id)) {
        const done = document.createElement('span');
        done.className = 'unseen';
        done.textContent = ` (${say('learn-done')})`;
        link.append(done);
      }
      entry.append(link);
      return entry;
    }));
    item.append(title, list);
    return item;
  }));
}
