// What every browser test stands on: one server and one browser for a file, a fresh visitor for each test, and a look at the
// end whether all was quiet: nothing in the console, no other host asked, no cookie set, no rule of the page's policy broken.
// What is done on a page is in the tests and in `play.mjs`.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';

import { startServer } from './server.mjs';

const ROOT = new URL('../../../../../', import.meta.url);
/** Where the packages lie that `cargo xtask web` installs: ENDODOI_WEB_TOOLS, or its own place. */
const TOOLS = process.env.ENDODOI_WEB_TOOLS ?? fileURLToPath(new URL('target/web-tools', ROOT));

/** @param {string} name of a package */
function tool(name) {
  try {
    return createRequire(`${TOOLS}/`)(name);
  } catch (error) {
    throw new Error(`${name} is not in ${TOOLS}: \`cargo xtask web\` installs it, or ENDODOI_WEB_TOOLS names another folder`, { cause: error });
  }
}

/** @type {import('playwright-core')} */
const { chromium } = tool('playwright-core');

/** The text of axe-core, to be run in a page. */
export const AXE = tool('axe-core').source;

/** Chromium without its windows, which starts and draws in two thirds of the time. */
const CHROMIUM = process.env.ENDODOI_CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

/** Where pictures of failures go. */
const PICTURES = fileURLToPath(new URL('target/web-failures/', ROOT));

/** How long anything may take to appear, in milliseconds; a busy machine is slow. */
const PATIENCE = 20_000;

/** The longest that one test may take, in milliseconds. */
const LONGEST = 240_000;

/**
 * Who visits: what the browser is like, and what it remembers.
 *
 * @typedef {object} Visitor
 * @property {import('playwright-core').BrowserContextOptions} [context] of the browser
 * @property {Record<string, unknown>} [remembers] what earlier visits kept, by key
 * @property {RegExp[]} [expects] what the console may say
 * @property {boolean} [plays] whether the visitor takes a seat in a room, for which the server sets its one cookie
 */

/**
 * @typedef {object} Visit
 * @property {import('playwright-core').Page} page
 * @property {import('playwright-core').BrowserContext} context
 * @property {import('./server.mjs').Server} server
 * @property {(path?: string) => Promise<void>} go opens a page of the site and waits until it is ready
 */

/** One server and one browser, for all tests of a file. */
export function openSite() {
  /** @type {{server?: import('./server.mjs').Server, browser?: import('playwright-core').Browser}} */
  const site = {};
  before(async () => {
    site.server = await startServer();
    site.browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  });
  after(async () => {
    await site.browser?.close();
    await site.server?.stop();
  });
  return {
    /**
     * A test with a visitor of its own.
     *
     * @param {string} name a sentence that is true
     * @param {Visitor} visitor
     * @param {(visit: Visit) => Promise<void>} body
     */
    test(name, visitor, body) {
      test(name, { timeout: LONGEST }, () => visit(site, name, visitor, body));
    },
  };
}

/**
 * @param {any} site
 * @param {string} name
 * @param {Visitor} visitor
 * @param {(visit: Visit) => Promise<void>} body
 */
async function visit({ server, browser }, name, visitor, body) {
  const origin = new URL(server.address).origin;
  const localStorage = Object.entries(visitor.remembers ?? {}).map(([key, value]) => ({
    name: `endodoi.${key}`, value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  const context = await browser.newContext({
    locale: 'en-GB', viewport: { width: 1280, height: 800 }, storageState: { cookies: [], origins: [{ origin, localStorage }] }, ...visitor.context,
  });
  context.setDefaultTimeout(PATIENCE);
  const watch = await listen(context, origin, visitor);
  const page = await context.newPage();
  try {
    await body({ page, context, server, go: (path = '') => go(page, server.address + path) });
    await watch.end();
  } catch (error) {
    await picture(context, name);
    watch.report();
    throw error;
  } finally {
    await context.close();
  }
}

/**
 * Opens an address and waits until the page has set itself up.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} address
 */
export async function go(page, address) {
  await page.goto(address);
  await ready(page);
}

/**
 * Waits until a page can be used: those with a module of their own say so.
 *
 * @param {import('playwright-core').Page} page
 */
export async function ready(page) {
  await page.waitForLoadState();
  await page.waitForFunction(() => document.querySelector('script[src*="/js/pages/"]') === null || document.documentElement.dataset.ready === 'true');
}

/**
 * Hears all that a visit should not bring about.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} origin
 * @param {Visitor} visitor
 */
async function listen(context, origin, { expects = [], plays = false }) {
  /** @type {string[]} */
  const heard = [];
  await context.exposeBinding('policyBroken', (_, what) => heard.push(`policy: ${what}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // @ts-expect-error: put there by the test
      window.policyBroken(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => heard.push(`thrown: ${error.error().stack}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !['data:', 'blob:'].includes(url.protocol)) heard.push(`asked elsewhere: ${url}`);
  });
  return {
    /** Prints all that was heard, for whoever mends a failure. */
    report() {
      for (const text of heard) console.error(text);
    },
    async end() {
      const loud = heard.filter((text) => !expects.some((expected) => expected.test(text)));
      assert.deepEqual(loud, [], 'the page was not quiet');
      const cookies = (await context.cookies()).map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]);
      assert.deepEqual(cookies, plays ? [['endodoi', true, 'Strict']] : [], 'a cookie was set');
    },
  };
}

/**
 * Keeps pictures of all open pages, for whoever mends a failure.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} name
 */
async function picture(context, name) {
  mkdirSync(PICTURES, { recursive: true });
  const file = name.replaceAll(/\W+/g, '-').slice(0, 80);
  for (const [number, page] of context.pages().entries()) {
    await page.screenshot({ path: `${PICTURES}${file}-${number + 1}.png` }).catch(() => {});
  }
}
