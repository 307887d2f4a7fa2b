// The example of a program that plays, docs/bot.py, plays a whole game against another one of its kind.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { startServer } from './support/server.mjs';

const BOT = fileURLToPath(new URL('../../../../docs/bot.py', import.meta.url));

/** @param {string[]} words @returns {{first: Promise<string>, all: Promise<string>}} what it prints: the first line, and all */
function bot(...words) {
  const child = spawn('python3', [BOT, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  /** @type {Promise<string>} */
  const all = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(printed) : reject(new Error(`python3 ended with ${code}: ${printed}`))));
  });
  /** @type {Promise<string>} */
  const line = new Promise((resolve) => {
    child.stdout.on('data', (data) => {
      printed += data;
      if (printed.includes('\n')) resolve(printed.split('\n')[0]);
    });
  });
  // A program that ends without a word would be waited for in vain.
  return { first: Promise.race([line, all]), all };
}

test('two programs play a whole game by the link that one of them prints', { timeout: 120_000 }, async () => {
  const server = await startServer();
  try {
    const south = bot(server.address);
    const link = await south.first;
    const north = bot(server.address, link);
    const ends = await Promise.all([south.all, north.all]);
    const [end] = ends.map((text) => text.trim().split('\n').pop());
    assert.match(end ?? '', /^over \d+-\d+$/);
    assert.ok(ends[1].endsWith(`${end}\n`), 'both see the same end');
  } finally {
    await server.stop();
  }
});
