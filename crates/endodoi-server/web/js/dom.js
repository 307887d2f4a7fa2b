/**
 * Small helpers for parts of a page: to find one that must be there, and to make one with a text.
 * Texts go in as text, never as markup.
 *
 * @module
 */

/**
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T} the part of the page with this id
 */
export function part(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {string} [name] its classes
 * @param {...(string | Node)} inside
 * @returns {HTMLElementTagNameMap[K]}
 */
export function made(tag, name = '', ...inside) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...inside);
  return element;
}

/**
 * @param {string} text
 * @param {() => void} onPress
 * @param {string} [name] further classes
 * @returns {HTMLButtonElement}
 */
export function button(text, onPress, name = '') {
  const element = made('button', `button ${name}`.trim(), text);
  element.type = 'button';
  element.addEventListener('click', onPress);
  return element;
}

/**
 * Says something, if it is not what is said already: a live region would say it again.
 *
 * @param {Element} element
 * @param {string} text
 */
export function tell(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Says that something of the page could not be loaded. The words are in the page already: others may be what is missing. */
export function tellUnloaded() {
  part('not-loaded', HTMLElement).hidden = false;
}

/**
 * Scrolls a list so far that a part of it is seen; the page itself does not move.
 *
 * @param {HTMLElement} list
 * @param {HTMLElement} [part]
 */
export function scrollTo(list, part) {
  if (!part) return;
  const [outer, inner] = [list.getBoundingClientRect(), part.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top + 8;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 8;
}
