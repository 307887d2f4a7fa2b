// The course: each goal is judged by what the functions tell, and the steps hang together.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../web/js/learn/goals.js';
import { STEPS } from '../../web/js/learn/steps.js';

const position = { position: 'start', holes: [], captured: { south: 0, north: 0 }, to_move: 'south' };
const move = (hole, captured = 0, lands = 'F') => ({ move: hole, laps: 1, lands, captured, taken: [] });
const place = { position, moves: [move('A', 2), move('B', 7), move('C', 0, 'b')], endless: ['D'] };

/** Functions that know a few games by their moves; any other goes on with an answer that takes nothing. */
function told(games = {}) {
  const asked = [];
  const ask = async (name, request) => {
    asked.push(`${name} ${request.moves.join(' ')}`);
    return games[request.moves.join(' ')] ?? { position, moves: [move('a')], outcome: null };
  };
  return { ask, asked };
}

const won = { ending: 'no legal move', winner: 'south', seeds: { south: 30, north: 18 } };
const lost = { ...won, winner: 'north' };

const isRight = async (goal, hole, games) => (await judge(goal, place, hole, told(games).ask)).right;

test('a turn lands where it is told to land', async () => {
  assert.equal(await isRight({ kind: 'lands', hole: 'b' }, 'C'), true);
  assert.equal(await isRight({ kind: 'lands', hole: 'b' }, 'A'), false);
});

test('a capture counts from the least that is asked for', async () => {
  assert.equal(await isRight({ kind: 'captures', least: 2 }, 'A'), true);
  assert.equal(await isRight({ kind: 'captures', least: 3 }, 'A'), false);
});

test('the most is what no other hole takes more than', async () => {
  assert.equal(await isRight({ kind: 'most' }, 'B'), true);
  assert.equal(await isRight({ kind: 'most' }, 'A'), false);
});

test('an endless hole is right only where it is to be tried', async () => {
  assert.equal(await isRight({ kind: 'endless' }, 'D'), true);
  assert.equal(await isRight({ kind: 'endless' }, 'A'), false);
  assert.equal(await isRight({ kind: 'allowed' }, 'D'), false);
  assert.equal(await isRight({ kind: 'allowed' }, 'A'), true);
});

test('a game is won when the player who chose has won it', async () => {
  const over = (outcome) => ({ A: { position, moves: [], outcome } });
  assert.equal(await isRight({ kind: 'wins' }, 'A', over(won)), true);
  assert.equal(await isRight({ kind: 'wins' }, 'A', over(lost)), false);
  assert.equal(await isRight({ kind: 'wins' }, 'A'), false);
});

test('a turn is safe when no answer captures, and else the dearest answer is shown', async () => {
  const games = { A: { position, moves: [move('a', 2), move('b', 5), move('c')], outcome: null } };
  assert.deepEqual(await judge({ kind: 'safe' }, place, 'A', told(games).ask), { right: false, reply: 'b', end: null });
  assert.equal(await isRight({ kind: 'safe' }, 'B', games), true);
});

test('a turn survives when no answer ends the game, and else that answer is shown', async () => {
  const games = {
    A: { position, moves: [move('a'), move('b')], outcome: null },
    'A b': { position, moves: [], outcome: lost },
  };
  const judged = await judge({ kind: 'survives' }, place, 'A', told(games).ask);
  assert.deepEqual(judged, { right: false, reply: 'b', end: { outcome: lost, last: position } });
  const { ask, asked } = told();
  assert.equal((await judge({ kind: 'survives' }, place, 'C', ask)).right, true);
  assert.deepEqual(asked, ['game C', 'game C a']);
});

test('each step has an address of its own', () => {
  assert.equal(new Set(STEPS.map(({ id }) => id)).size, STEPS.length);
  for (const { id } of STEPS) assert.match(id, /^[a-z]+$/);
});

test('each step holds the 48 seeds of a game on two rows of six', () => {
  for (const { id, position: text } of STEPS) {
    const seeds = text.split(/[^0-9]+/).filter(Boolean).map(Number);
    assert.equal(seeds.length, 14, id);
    assert.equal(seeds.reduce((sum, count) => sum + count, 0), 48, id);
  }
});
