// Runs the browser tests, two files at a time: more would only wait for each other on a machine with two cores. Words behind the
// name choose files by what their names contain: `node run.mjs match kept`. Works with Node 18, whose own command runs one
// file at a time.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** The files that take longest go first, so that nobody waits for one alone at the end. */
const LONGEST = ['access-en', 'access-lv', 'match', 'sowing'];

/** @param {string} file @returns {number} */
function rank(file) {
  const place = LONGEST.findIndex((name) => file.startsWith(name));
  return place < 0 ? LONGEST.length : place;
}

const wanted = process.argv.slice(2);
const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.test.mjs'))
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
  .sort((one, other) => rank(one) - rank(other))
  .map((file) => `${FOLDER}${file}`);
if (files.length === 0) {
  console.error(`no file of browser tests is called like ${wanted.join(' or ')}; there are ${readdirSync(FOLDER).filter((file) => file.endsWith('.test.mjs')).join(', ')}`);
  process.exit(1);
}

const stream = run({ files, concurrency: 2 });
stream.on('test:fail', () => { process.exitCode = 1; });
const reporter = typeof spec === 'function' && spec.prototype ? new spec() : spec;
stream.compose(reporter).pipe(process.stdout);
