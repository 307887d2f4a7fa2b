/**
 * Reads the schemas of an OpenAPI document: what a value is called, which bounds it has, which fields.
 * Shows nothing; that is done by `show.js`.
 *
 * @module
 */

/**
 * As much of a schema as is read here.
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {string | string[]} [type]
 * @property {string} [description]
 * @property {Schema} [items]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {Schema[]} [oneOf]
 * @property {Schema[]} [allOf]
 * @property {Schema | boolean} [additionalProperties]
 * @property {unknown[]} [enum]
 * @property {unknown} [example]
 * @property {unknown} [default]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {number} [exclusiveMinimum]
 * @property {number} [minItems]
 * @property {number} [maxItems]
 * @property {number} [maxLength]
 *
 * @typedef {Record<string, Schema>} Schemas  by name
 *
 * @typedef {object} Field
 * @property {string} name
 * @property {Kind[]} kinds
 * @property {boolean} required
 * @property {string} description
 * @property {string[]} bounds
 *
 * @typedef {object} Kind
 * @property {string} text  what it is, such as `list of`
 * @property {string} [type]  the name of the schema that says more
 */

/**
 * The name that a reference leads to.
 * @param {Schema} schema
 * @returns {string | undefined}
 */
export function typeOf(schema) {
  return schema.$ref?.split('/').pop();
}

/**
 * What a value is, in words and names of types.
 * @param {Schema} schema
 * @returns {Kind[]}
 */
export function kindsOf(schema) {
  const type = typeOf(schema);
  if (type !== undefined) {
    return [{ text: '', type }];
  }
  const parts = schema.oneOf ?? schema.allOf;
  if (parts !== undefined) {
    return parts.flatMap((part, index) => [...(index > 0 ? [{ text: 'or' }] : []), ...kindsOf(part)]);
  }
  if (schema.enum !== undefined) {
    return [{ text: schema.enum.map((value) => JSON.stringify(value)).join(' or ') }];
  }
  const types = [schema.type ?? 'anything'].flat();
  return types.flatMap((name, index) => [...(index > 0 ? [{ text: 'or' }] : []), ...plain(name, schema)]);
}

/**
 * @param {string} type
 * @param {Schema} schema
 * @returns {Kind[]}
 */
function plain(type, schema) {
  switch (type) {
    case 'array':
      return [{ text: 'list of' }, ...kindsOf(schema.items ?? {})];
    case 'string':
      return [{ text: 'text' }];
    case 'integer':
      return [{ text: 'whole number' }];
    case 'boolean':
      return [{ text: 'true or false' }];
    case 'object':
      return typeof schema.additionalProperties === 'object'
        ? [{ text: 'object of' }, ...kindsOf(schema.additionalProperties)]
        : [{ text: 'object' }];
    default:
      return [{ text: type }];
  }
}

/**
 * How small and large a value may be.
 * @param {Schema} schema
 * @returns {string[]}
 */
function boundsOf(schema) {
  /** @type {[number | undefined, string][]} */
  const known = [
    [schema.minimum, 'at least'],
    [schema.exclusiveMinimum, 'more than'],
    [schema.maximum, 'at most'],
    [schema.minItems, 'entries at least'],
    [schema.maxItems, 'entries at most'],
    [schema.maxLength, 'letters at most'],
  ];
  return known.flatMap(([value, words]) => (value === undefined ? [] : [`${words} ${value}`]));
}

/**
 * What the type of a field says of itself, or the first of several.
 * @param {Schema} field
 * @param {Schemas} schemas
 * @returns {string}
 */
function describedBy(field, schemas) {
  const types = [field, ...(field.oneOf ?? [])].map((part) => schemas[typeOf(part) ?? '']);
  return types.find((type) => type?.description)?.description ?? '';
}

/**
 * The fields of an object.
 * @param {Schema} schema
 * @param {Schemas} schemas  where the description of a field's type is found
 * @returns {Field[]}
 */
export function fieldsOf(schema, schemas) {
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    kinds: kindsOf(field),
    required: required.includes(name),
    description: field.description ?? describedBy(field, schemas),
    bounds: boundsOf(field),
  }));
}
