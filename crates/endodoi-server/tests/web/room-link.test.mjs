// Links to rooms, and the wishes that make one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRoomLink } from '../../web/js/network/address.js';
import { turnsShared } from '../../web/js/network/match-of.js';
import { paceOf, wishesIn } from '../../web/js/network/wishes.js';

test('a link tells the room, and its word only one thing', () => {
  assert.deepEqual(readRoomLink('?abcdefghjkmn', ''), { id: 'abcdefghjkmn', invite: null, seat: null });
  assert.deepEqual(readRoomLink('?abcdefghjkmn', '#invite.aB-_9'), { id: 'abcdefghjkmn', invite: 'aB-_9', seat: null });
  assert.deepEqual(readRoomLink('?abcdefghjkmn', '#seat.x'), { id: 'abcdefghjkmn', invite: null, seat: 'x' });
  assert.equal(readRoomLink('?abcdefghjkmn&utm=1', '')?.id, 'abcdefghjkmn');
});

test('what is no link to a room is none', () => {
  for (const search of ['', '?', '?ABC', '?../x', '?abc/def', `?${'a'.repeat(41)}`]) assert.equal(readRoomLink(search, ''), null, search);
  for (const hash of ['#invite.', '#invite.<b>', '#other.x', '#invite']) assert.equal(readRoomLink('?abc', hash)?.invite, null, hash);
});

test('a clock is what was chosen', () => {
  const own = { minutes: 7.5, increment: 4 };
  assert.equal(paceOf('none', own), null);
  assert.deepEqual(paceOf('180+2', own), { base: 180, increment: 2 });
  assert.deepEqual(paceOf('3d', own), { days: 3 });
  assert.deepEqual(paceOf('own', own), { base: 450, increment: 4 });
});

test('the wishes of a form are those of the server', () => {
  const data = new FormData();
  const fields = { rules: 'cross-endodoi', holes: '7', target: 'first to 1 win', clock: '1d', begins: 'north', opponent: 'anybody', name: ' Nasieku ' };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  assert.deepEqual(wishesIn(data), {
    rules: 'cross-endodoi', start: '3,3,3,3,3,3,3/3,3,3,3,3,3,3 0-0 S', target: 'first to 1 win', clock: { days: 1 }, begins: 'north', listed: true, watched: false, name: 'Nasieku',
  });
  data.set('opponent', 'computer');
  data.set('level', '4');
  data.set('watched', 'yes');
  const { listed, watched, opponent } = wishesIn(data);
  assert.deepEqual([listed, watched, opponent], [false, true, { level: 4 }]);
});

test('a match goes on by turns, and by nothing else', () => {
  /** @param {string[]} moves @param {any} [ended] @returns {any} */
  const match = (moves, ended = null) => ({ start: 's', games: [{ moves, ended }] });
  assert.equal(turnsShared(match(['A']), match(['A', 'b'])), 1);
  assert.equal(turnsShared(match(['A']), match(['A'], { by: 'agreement' })), 1);
  assert.equal(turnsShared(match(['A', 'b']), match(['A'])), null);
  assert.equal(turnsShared(match(['A']), match(['B'])), null);
  assert.equal(turnsShared(match(['A']), { ...match(['A', 'b']), start: 't' }), null);
  assert.equal(turnsShared(match(['A']), { ...match([]), games: [match(['A']).games[0], { moves: [], ended: null }] }), null);
});
