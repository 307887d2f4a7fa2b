/**
 * What this browser keeps from visit to visit. Storage may be forbidden, full, or hold what an older
 * page wrote; then what is read is `null`, and what is written is lost with the tab, no more.
 *
 * @module
 */

const PREFIX = 'endodoi.';

/**
 * @param {string} key
 * @returns {unknown} what was kept, `null` if nothing that can be read
 */
export function kept(key) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {() => void} listener hears when another tab of this browser keeps something else
 */
export function onKept(key, listener) {
  addEventListener('storage', (event) => {
    if (event.key === PREFIX + key) listener();
  });
}

/**
 * @param {string} key
 * @param {unknown} value `null` forgets it
 * @returns {boolean} whether it is kept
 */
export function keep(key, value) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
