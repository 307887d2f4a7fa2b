// Says messages in the reader's language. They come from the server as the JSON that `page.rs` of the crate
// endodoi-words describes; this module fills in values, writes numbers and chooses plural forms as the language does.
// Which message tells what is decided by whoever shows it; no sentence stands here.

import { load } from './api.js';
import { tellUnloaded } from './dom.js';

/**
 * A value to be filled in. Plural forms follow numbers.
 * @typedef {string | number} Value
 *
 * @typedef {{v: string, f?: number}} Variable  a value by its name; `f` digits after the point
 * @typedef {{m: string}} Reference  another message
 * @typedef {{s: Part, c: [string, Pattern][], d: number}} Choice  cases by key, and the index of the default
 * @typedef {string | Variable | Reference | Choice} Part
 * @typedef {string | Part[]} Pattern
 * @typedef {{language: string, messages: Record<string, Pattern>}} WordsFile
 */

/** What the server calls this version of its files; words that were kept are asked for anew when it changes. */
const VERSION = new URL(import.meta.url).pathname.split('/')[2];

/** @type {WordsFile} */
let words = { language: 'en', messages: {} };

/** Formatters are slow to make, so each is kept: by language and digits. @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();
/** @type {Map<string, Intl.PluralRules>} */
const plurals = new Map();

/**
 * Loads the messages of some files, such as `site` and `game`, and says them from now on. A page without its words
 * says so by itself; whoever waits for them only has to stop.
 * @param {string} language  a code such as `lv`
 * @param {string[]} files
 * @returns {Promise<void>}
 * @throws {import('./api.js').Problem}
 */
export async function loadWords(language, files) {
  try {
    useWords(await load(`/words/${VERSION}/${language}/${files.join('+')}.json`));
  } catch (error) {
    tellUnloaded();
    throw error;
  }
}

/**
 * Says these messages from now on.
 * @param {WordsFile} file
 */
export function useWords(file) {
  words = file;
}

/** The code of the language that is spoken. */
export function spokenLanguage() {
  return words.language;
}

/**
 * Says a message with values filled in by name. One that is not there shows its id, a missing value its name.
 * @param {string} id
 * @param {Record<string, Value>} [values]
 * @returns {string}
 */
export function say(id, values = {}) {
  const pattern = Object.hasOwn(words.messages, id) ? words.messages[id] : undefined;
  return pattern === undefined ? id : joined(pattern, values);
}

/**
 * @param {Pattern} pattern
 * @param {Record<string, Value>} values
 * @returns {string}
 */
function joined(pattern, values) {
  return typeof pattern === 'string' ? pattern : pattern.map((part) => told(part, values)).join('');
}

/**
 * @param {Part} part
 * @param {Record<string, Value>} values
 * @returns {string}
 */
function told(part, values) {
  if (typeof part === 'string') {
    return part;
  }
  if ('m' in part) {
    return say(part.m, values);
  }
  if ('s' in part) {
    return joined(chosen(part, values), values);
  }
  const value = Object.hasOwn(values, part.v) ? values[part.v] : undefined;
  if (typeof value === 'number') {
    return numberFormat(part.f).format(value);
  }
  return value ?? `{$${part.v}}`;
}

/**
 * The first case whose key is the value, or its plural category if it is a number.
 * @param {Choice} choice
 * @param {Record<string, Value>} values
 * @returns {Pattern}
 */
function chosen(choice, values) {
  const { s: selector, c: cases, d: fallback } = choice;
  const name = typeof selector === 'object' && 'v' in selector ? selector.v : '';
  const digits = typeof selector === 'object' && 'f' in selector ? selector.f : undefined;
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  const keys = typeof value === 'number' ? [String(value), pluralRules(digits).select(value)] : [value];
  const found = cases.find(([key]) => keys.includes(key));
  return (found ?? cases[fallback])[1];
}

/**
 * @param {number} [digits]  after the point; as many as the number has if left out
 */
function numberFormat(digits) {
  return kept(formats, digits, () => new Intl.NumberFormat(words.language, fraction(digits)));
}

/** @param {number} [digits] */
function pluralRules(digits) {
  return kept(plurals, digits, () => new Intl.PluralRules(words.language, fraction(digits)));
}

/** @param {number} [digits] */
function fraction(digits) {
  return digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/**
 * @template T
 * @param {Map<string, T>} all
 * @param {number | undefined} digits
 * @param {() => T} make
 * @returns {T}
 */
function kept(all, digits, make) {
  const key = `${words.language} ${digits}`;
  const old = all.get(key);
  if (old !== undefined) {
    return old;
  }
  const made = make();
  all.set(key, made);
  return made;
}
