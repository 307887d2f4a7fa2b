/**
 * Shows an OpenAPI document as headings, tables and examples. What comes from the document is in English, as
 * programs are told it; the words around it are said in the reader's language.
 *
 * @module
 */

import { say } from '../words.js';
import { fieldsOf, kindsOf, typeOf } from './schema.js';

/** @import {Field, Kind, Schema, Schemas} from './schema.js' */

/**
 * @typedef {object} Operation
 * @property {string} summary
 * @property {string} [description]
 * @property {string[]} tags
 * @property {{name: string, description?: string, schema: Schema}[]} [parameters]
 * @property {{content: Record<string, {schema: Schema, example?: unknown}>}} [requestBody]
 * @property {Record<string, {description: string, content?: Record<string, {schema: Schema}>}>} responses
 *
 * @typedef {object} Described
 * @property {{name: string, description?: string}[]} tags
 * @property {Record<string, Record<string, Operation>>} paths
 * @property {{schemas: Schemas}} components
 */

/**
 * Makes an element.
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @param {(Node | string)[]} contents
 * @returns {HTMLElement}
 */
function make(tag, attributes = {}, ...contents) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.append(...contents);
  return element;
}

/** Words in the reader's language among English ones. @param {string} tag @param {string} id */
function said(tag, id) {
  return make(tag, { lang: document.documentElement.lang }, say(id));
}

/** @param {string} type */
const anchor = (type) => `type-${type}`;

/** @param {Kind[]} kinds @returns {(Node | string)[]} */
function kindNodes(kinds) {
  return kinds.flatMap(({ text, type }, index) => {
    const node = type === undefined ? text : make('a', { href: `#${anchor(type)}` }, type);
    return index > 0 ? [' ', node] : [node];
  });
}

/**
 * @param {string | Node} caption
 * @param {Field[]} fields
 */
function table(caption, fields) {
  const heads = ['api-field', 'api-kind', 'api-meaning'].map((id) => {
    const head = said('th', id);
    head.setAttribute('scope', 'col');
    return head;
  });
  const rows = fields.map((field) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, field.name),
      make('td', {}, ...kindNodes(field.kinds), ...(field.required ? [] : [', ', said('span', 'api-optional')])),
      make('td', {}, [field.description, ...field.bounds].filter(Boolean).join('; ')),
    ),
  );
  return make(
    'table',
    { class: 'fields' },
    make('caption', {}, caption),
    make('thead', {}, make('tr', {}, ...heads)),
    make('tbody', {}, ...rows),
  );
}

/**
 * The fields of a schema, or what else it is.
 * @param {string | Node} caption
 * @param {Schema} schema
 * @param {Schemas} schemas
 * @returns {HTMLElement[]}
 */
function shownSchema(caption, schema, schemas) {
  const choices = schema.oneOf ?? [];
  if (choices.some((choice) => choice.properties)) {
    return choices.map((choice, index) => table(`${index + 1}`, fieldsOf(choice, schemas)));
  }
  const fields = fieldsOf(schema, schemas);
  if (fields.length > 0) {
    return [table(caption, fields)];
  }
  const example = schema.example === undefined ? [] : [': ', make('code', {}, String(schema.example))];
  return [make('p', {}, ...kindNodes(kindsOf(schema)), ...example)];
}

/**
 * @param {string | Node} caption
 * @param {Schema | undefined} schema
 * @param {Schemas} schemas
 * @returns {HTMLElement[]}
 */
function resolved(caption, schema, schemas) {
  const type = schema && typeOf(schema);
  const found = type === undefined ? schema : schemas[type];
  return found === undefined ? [] : shownSchema(caption, found, schemas);
}

/** JSON over several lines, plain lists on one. @param {unknown} value */
function laidOut(value) {
  const plainList = /\[\s+([^[\]{}]*?)\s+\]/g;
  return JSON.stringify(value, null, 2).replace(plainList, (_, entries) => `[${entries.replaceAll(/\s*\n\s*/g, ' ')}]`);
}

/**
 * The example as a command, and a button that asks for real.
 * @param {string} method
 * @param {string} path
 * @param {unknown} example
 * @returns {HTMLElement[]}
 */
function tryOut(method, path, example) {
  const body = example === undefined ? undefined : JSON.stringify(example);
  const quoted = body?.replaceAll("'", "'\\''");
  const address = `${location.origin}${path}`;
  const command = body === undefined ? `curl -s ${address}` : `curl -s --json '${quoted}' ${address}`;
  const button = make('button', { type: 'button', class: 'button' }, said('span', 'api-try'), ` ${method} ${path}`);
  const answer = make('pre', { class: 'sample', tabindex: '0', role: 'region', 'aria-label': say('api-answer') });
  answer.hidden = true;
  const status = make('p', { class: 'unseen', role: 'status', lang: document.documentElement.lang });
  button.addEventListener('click', async () => {
    const headers = { 'content-type': 'application/json' };
    let text = '';
    try {
      const response = await fetch(path, body === undefined ? {} : { method, headers, body });
      text = await response.text();
      const isJson = /[/+]json$/.test(response.headers.get('content-type') ?? '');
      answer.textContent = isJson ? laidOut(JSON.parse(text)) : text;
      status.textContent = say('api-answered');
    } catch {
      answer.textContent = say('error-offline');
      status.textContent = say('error-offline');
    }
    answer.hidden = false;
  });
  return [make('pre', { class: 'sample' }, make('code', {}, command)), button, answer, status];
}

/**
 * @param {string} method
 * @param {string} path
 * @param {Operation} operation
 * @param {Schemas} schemas
 */
function shownFunction(method, path, operation, schemas) {
  const id = idOf(method, path);
  const content = operation.requestBody?.content['application/json'];
  const good = Object.entries(operation.responses['200']?.content ?? {})[0];
  const parameters = (operation.parameters ?? []).map(({ name, description, schema }) => ({
    name,
    kinds: kindsOf(schema),
    required: true,
    description: description ?? '',
    bounds: [],
  }));
  const refusals = Object.entries(operation.responses).filter(([status]) => status !== '200');
  const refused = refusals.map(([status, { description }]) => make('li', {}, make('strong', {}, status), ` ${description}`));
  return make(
    'section',
    { class: 'function', 'aria-labelledby': id },
    make('h3', { id, tabindex: '-1' }, operation.summary),
    make('p', { class: 'address' }, make('span', { class: 'method' }, method), make('span', {}, path)),
    ...(operation.description ? [make('p', {}, operation.description)] : []),
    ...(parameters.length > 0 ? [table(said('span', 'api-in-address'), parameters)] : []),
    ...resolved(said('span', 'api-request'), content?.schema, schemas),
    ...(path.includes('{') ? [] : tryOut(method, path, content?.example)),
    ...resolved(said('span', 'api-answer'), good?.[1].schema, schemas),
    make('details', {}, make('summary', {}, said('span', 'api-refusals')), make('ul', {}, ...refused)),
  );
}

/** @param {string} method @param {string} path */
function idOf(method, path) {
  return `${method}${path.replaceAll(/[^a-z0-9]+/g, '-')}`.toLowerCase();
}

/**
 * Shows all functions by their groups, then all types by their names.
 * @param {Described} described
 * @param {HTMLElement} place  where they are shown
 * @param {HTMLElement} contents  the list of links to the functions
 */
export function showDescribed(described, place, contents) {
  const { schemas } = described.components;
  const all = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  for (const { name, description } of described.tags) {
    const own = all.filter(({ operation }) => operation.tags.includes(name));
    place.append(make('h2', {}, name), make('p', {}, description ?? ''));
    for (const { method, path, operation } of own) {
      place.append(shownFunction(method, path, operation, schemas));
      const link = make('a', { href: `#${idOf(method, path)}`, lang: 'en' }, operation.summary);
      contents.append(make('li', {}, link, ' ', make('code', { lang: 'en' }, `${method} ${path}`)));
    }
  }
  place.append(said('h2', 'api-types'));
  const names = Object.keys(schemas).sort();
  for (const name of names) {
    const { description } = schemas[name];
    place.append(
      make('h3', { id: anchor(name), tabindex: '-1' }, name),
      ...(description ? [make('p', {}, description)] : []),
      ...shownSchema(name, schemas[name], schemas),
    );
  }
}
