/**
 * Shapes as plain data, made into elements of the page or into the text of a picture. One drawing
 * serves both, so what is exported is what was seen. Colours are named (`$wood-1`): on the page
 * the name becomes a CSS variable, in a picture its value. What is drawn is decided elsewhere.
 *
 * @module
 */

/** @typedef {string | number} Value */
/** @typedef {{tag: string, attributes: Record<string, Value>, inside: (Shape | string)[]}} Shape */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A shape. Attributes are those of SVG; a value such as `$wood-1` is a colour by name.
 *
 * @param {string} tag
 * @param {Record<string, Value | undefined>} attributes left out where undefined
 * @param {(Shape | string)[]} [inside]
 * @returns {Shape}
 */
export function shape(tag, attributes, inside = []) {
  /** @type {Record<string, Value>} */
  const kept = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) kept[name] = value;
  }
  return { tag, attributes: kept, inside };
}

/**
 * A group of shapes.
 *
 * @param {Record<string, Value | undefined>} attributes
 * @param {(Shape | string)[]} inside
 * @returns {Shape}
 */
export function group(attributes, inside) {
  return shape('g', attributes, inside);
}

/** @param {Value} value */
function brief(value) {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
}

/**
 * The shape as an element of the page.
 *
 * @param {Shape} drawn
 * @returns {SVGElement}
 */
export function toElement(drawn) {
  const element = document.createElementNS(SVG, drawn.tag);
  for (const [name, value] of Object.entries(drawn.attributes)) {
    const text = brief(value);
    element.setAttribute(name, text.startsWith('$') ? `var(--${text.slice(1)})` : text);
  }
  for (const part of drawn.inside) {
    element.append(typeof part === 'string' ? part : toElement(part));
  }
  return element;
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);
}

/**
 * The shape as text.
 *
 * @param {Shape} drawn
 * @param {(name: string) => string} colour the value of a named colour
 * @returns {string}
 */
export function toText(drawn, colour) {
  const attributes = Object.entries(drawn.attributes).map(([name, value]) => {
    const text = brief(value);
    return ` ${name}="${escaped(text.startsWith('$') ? colour(text.slice(1)) : text)}"`;
  });
  const inside = drawn.inside.map((part) =>
    typeof part === 'string' ? escaped(part) : toText(part, colour));
  return inside.length === 0
    ? `<${drawn.tag}${attributes.join('')}/>`
    : `<${drawn.tag}${attributes.join('')}>${inside.join('')}</${drawn.tag}>`;
}
