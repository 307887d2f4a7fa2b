/**
 * The page with the course.
 *
 * @module
 */

import { Course } from '../learn/course.js';
import { loadWords } from '../words.js';

await loadWords(document.documentElement.lang, ['site', 'game', 'board', 'learn']);
await new Course().begin();
document.documentElement.dataset.ready = 'true';
