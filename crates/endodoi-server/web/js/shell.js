// The head of every page: theme and language menus. What a page does is in pages/.

const root = document.documentElement;

/** Keeps a choice in this browser, if it lets us.
 * @param {string} key
 * @param {string | null} value */
function keep(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage may be forbidden or full: then the choice holds for this page only.
  }
}

function markTheme() {
  const now = root.dataset.theme ?? 'system';
  for (const button of document.querySelectorAll('[data-theme-choice]')) {
    button.setAttribute('aria-pressed', String(button.getAttribute('data-theme-choice') === now));
  }
}

for (const button of document.querySelectorAll('[data-theme-choice]')) {
  button.addEventListener('click', () => {
    const choice = button.getAttribute('data-theme-choice');
    if (choice === 'light' || choice === 'dark') {
      root.dataset.theme = choice;
      keep('endodoi.theme', choice);
    } else {
      delete root.dataset.theme;
      keep('endodoi.theme', null);
    }
    markTheme();
    root.dispatchEvent(new CustomEvent('endodoi:theme'));
  });
}
markTheme();

for (const link of document.querySelectorAll('#language-menu a')) {
  if (!(link instanceof HTMLAnchorElement)) continue;
  link.addEventListener('click', () => {
    keep('endodoi.language', link.lang);
    // Whatever is being looked at stays in view.
    link.search = window.location.search;
    link.hash = window.location.hash;
  });
}

document.getElementById('load-again')?.addEventListener('click', () => window.location.reload());

// A menu closes when the reader turns elsewhere.
for (const menu of document.querySelectorAll('details.menu')) {
  if (!(menu instanceof HTMLDetailsElement)) continue;
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    event.stopPropagation();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  });
  menu.addEventListener('focusout', (event) => {
    if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) menu.open = false;
  });
}
