// All pages of the site, by their names in addresses, for tests that look at every one. That none is forgotten is seen by
// the menus: `load.test.mjs` compares.

/** The page on which a match is played has no name. */
export const PAGES = ['', 'lobby', 'learn', 'analyze', 'puzzles', 'rules', 'about', 'print', 'api'];

/** @param {string} page @returns {string} its name for people */
export function nameOf(page) {
  return page || 'play';
}
