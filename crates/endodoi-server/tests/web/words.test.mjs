// The page says every message just as Fluent's own bundles do: same words, numbers and plural forms, in every language.
// The samples come from `cargo run -p endodoi-words --example page_words`; ENDODOI_PAGE_WORDS may name a file of them.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { say, spokenLanguage, useWords } from '../../web/js/words.js';

/**
 * @typedef {object} Sample
 * @property {string} id
 * @property {Record<string, string | number>} values
 * @property {string} text
 */

/** @returns {{page: any, said: Sample[]}[]} */
function samples() {
  const file = process.env.ENDODOI_PAGE_WORDS;
  const text = file
    ? readFileSync(file, 'utf8')
    : execFileSync('cargo', ['run', '--quiet', '--package', 'endodoi-words', '--example', 'page_words'], {
        cwd: new URL('../../../..', import.meta.url),
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      });
  return JSON.parse(text);
}

const languages = samples();

test('there are five languages', () => {
  assert.deepEqual(
    languages.map(({ page }) => page.language),
    ['en', 'lv', 'es', 'sw', 'de'],
  );
});

for (const { page, said } of languages) {
  test(`the page says in ${page.language} what Fluent says`, () => {
    useWords(page);
    assert.equal(spokenLanguage(), page.language);
    assert.ok(said.length > 1000, `${said.length} samples`);
    for (const { id, values, text } of said) {
      assert.equal(say(id, values), text, `${id} with ${JSON.stringify(values)}`);
    }
  });
}

test('a message or value that is not there shows its name', () => {
  useWords({ language: 'en', messages: { greeting: ['Hello, ', { v: 'name' }] } });
  assert.equal(say('no-such-message'), 'no-such-message');
  assert.equal(say('toString'), 'toString');
  assert.equal(say('greeting'), 'Hello, {$name}');
  assert.equal(say('greeting', { name: '<b>' }), 'Hello, <b>');
});
