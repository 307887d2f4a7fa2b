/**
 * Links to be handed on: copied, shared, or shown as a picture for the camera of another device. What they
 * lead to is up to whoever calls.
 *
 * @module
 */

import { ask } from '../api.js';
import { made } from '../dom.js';
import { say } from '../words.js';

/**
 * Copies what is in a field, or selects it where browsers do not let a page copy.
 *
 * @param {HTMLInputElement} field
 * @returns {Promise<boolean>} whether it was copied
 */
export async function copyFrom(field) {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} text @returns {boolean} whether this browser can share it */
export function canShare(text) {
  return typeof navigator.share === 'function' && (navigator.canShare?.({ url: text }) ?? true);
}

/** @param {string} url */
export async function share(url) {
  try {
    await navigator.share({ title: say('title-room'), url });
  } catch {
    // Nobody has to be told that they have changed their mind.
  }
}

/**
 * Shows a text as a picture to scan.
 *
 * @param {HTMLElement} place
 * @param {string} text
 */
export async function showCode(place, text) {
  const { svg } = /** @type {{svg: string}} */ (await ask('qr', { text }));
  const image = made('img');
  image.alt = say('code-alt');
  // As a picture, nothing in it can do anything.
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  place.replaceChildren(image);
  place.hidden = false;
}
