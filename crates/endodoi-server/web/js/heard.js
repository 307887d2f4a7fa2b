/**
 * The sound of a page on which turns are shown: silent unless the reader has turned it up, and woken
 * by the first press, since browsers let a page sound only then. How it sounds is in `sound.js`.
 *
 * @module
 */

import { onSettings, settings } from './settings.js';
import { createSound } from './sound.js';

/** @import {PlayOptions} from './shapes.js' */

/** @returns {Pick<PlayOptions, 'onSeed' | 'onCapture'>} what a board is given to be heard */
export function heardTurns() {
  const sound = createSound(settings.volume);
  onSettings(() => sound.setVolume(settings.volume));
  for (const press of ['pointerdown', 'keydown']) {
    document.addEventListener(press, () => settings.volume > 0 && sound.wake());
  }
  return { onSeed: sound.seed, onCapture: sound.capture };
}
