/**
 * The field that sets how loud seeds are, on pages whose settings have one. Browsers let a page sound only
 * after a press, so every press wakes the sound that is wanted.
 *
 * @module
 */

import { part } from './dom.js';
import { change, settings } from './settings.js';

/** @import {Sound} from './sound.js' */

/** @param {Sound} sound */
export function wireVolume(sound) {
  const volume = part('volume', HTMLInputElement);
  volume.value = String(settings.volume);
  volume.addEventListener('input', () => {
    sound.wake();
    sound.setVolume(Number(volume.value));
    sound.seed();
    change({ volume: Number(volume.value) });
  });
  for (const press of ['pointerdown', 'keydown']) {
    document.addEventListener(press, () => settings.volume > 0 && sound.wake());
  }
}
