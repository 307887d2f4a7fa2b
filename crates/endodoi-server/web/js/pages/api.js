/**
 * The page for programs: asks for the description of the functions and shows it.
 *
 * @module
 */

import { load } from '../api.js';
import { showDescribed } from '../described/show.js';
import { part } from '../dom.js';
import { loadWords, say } from '../words.js';

await loadWords(document.documentElement.lang, ['site', 'api']);

const status = part('status', HTMLElement);
try {
  showDescribed(await load('/api/openapi.json'), part('functions', HTMLElement), part('contents-list', HTMLElement));
  part('contents', HTMLElement).hidden = false;
  status.hidden = true;
  // What the address names was not there when the browser looked for it.
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  named?.scrollIntoView();
} catch {
  status.textContent = say('error-offline');
  status.classList.add('problem');
}
document.documentElement.dataset.ready = 'true';
