// Runs before the page is drawn, so that nothing flashes: the theme and the language that the reader
// chose earlier. Both live in this browser alone; no cookie is set. Not a module, since modules wait.
(() => {
  /** @param {string} key */
  const read = (key) => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null; // storage may be forbidden; then nothing is remembered
    }
  };
  const theme = read('endodoi.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

  // An address without a language gets the one that was chosen last.
  const chosen = read('endodoi.language');
  const first = window.location.pathname.split('/')[1];
  const prefixed = /^(en|lv|es|sw|de)$/.test(first);
  if (chosen && /^(en|lv|es|sw|de)$/.test(chosen) && !prefixed && chosen !== document.documentElement.lang) {
    window.location.replace(`/${chosen}${window.location.pathname}${window.location.search}${window.location.hash}`);
  }
})();
