/**
 * The page for programs: asks for the description of the functions and shows it.
 *
 * @module
 */

import { showDescribed } from '../described/show.js';
import { loadWords, say } from '../words.js';

await loadWords(document.documentElement.lang, ['site', 'api']);

/** @param {string} id @returns {HTMLElement} */
function part(id) {
  const element = document.getElementById(id);
  if (element === null) {
    throw new Error(`the page has no ${id}`);
  }
  return element;
}

const status = part('status');
try {
  const response = await fetch('/api/openapi.json');
  showDescribed(await response.json(), part('functions'), part('contents-list'));
  part('contents').hidden = false;
  status.hidden = true;
  // What the address names was not there when the browser looked for it.
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  named?.scrollIntoView();
} catch {
  status.textContent = say('error-offline');
  status.classList.add('problem');
}
document.documentElement.dataset.ready = 'true';
