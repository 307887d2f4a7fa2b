// Tournaments: links to them, what a form asks for, and which encounters stand together.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readContestLink } from '../../web/js/contest/address.js';
import { groupsOf } from '../../web/js/contest/encounters.js';
import { contestIn, namesIn, roundsFor } from '../../web/js/contest/form.js';
import { currentOf } from '../../web/js/contest/own.js';
import { readContestOf } from '../../web/js/network/address.js';

/** @param {any} fields */
function contest(fields) {
  return /** @type {import('../../web/js/contest/shapes.js').Contest} */ ({
    id: 'abc', kind: 'round-robin', ended: null, round: 2, rounds: 3, you: null,
    encounters: [[1, true], [1, true], [2, true], [2, false]].map(([round, over], index) => ({ round, players: { south: index % 2, north: 2 + (index % 2) }, room: `r${index}`, over, winner: null })),
    ...fields,
  });
}

test('a link tells the tournament and its word, and nothing else passes for one', () => {
  assert.deepEqual(readContestLink('?abcdefghjkmn', '#word.aB-_9'), { id: 'abcdefghjkmn', word: 'aB-_9' });
  for (const hash of ['', '#word.', '#word.<b>', '#invite.x']) assert.equal(readContestLink('?abc', hash)?.word, null, hash);
  for (const search of ['', '?', '?ABC', '?../x']) assert.equal(readContestLink(search, ''), null, search);
});

test('the address of a room may tell its tournament', () => {
  assert.equal(readContestOf('?abc&of=def'), 'def');
  for (const search of ['?abc', '?abc&of=', '?abc&of=..%2Fx', '?of=def']) assert.equal(readContestOf(search), null, search);
});

test('a name a line, without empty ones', () => {
  assert.deepEqual(namesIn(' Sein \r\n\n Nkoko\n'), ['Sein', 'Nkoko']);
});

test('with an odd number of players one rests, so it takes a round more', () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5].map(roundsFor), [0, 0, 1, 3, 3, 5]);
});

test('a form asks for a tournament with the wishes of every game', () => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ title: ' Class 4 ', kind: 'arena', 'arena-minutes': '45', rules: 'merker', holes: '6', target: 'first to 1 win', clock: '300+3' })) data.set(name, value);
  assert.deepEqual(contestIn(data, 'Sein\nNkoko'), {
    title: 'Class 4', kind: 'arena', players: ['Sein', 'Nkoko'], minutes: 45,
    wishes: { rules: 'merker', start: '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', target: 'first to 1 win', clock: { base: 300, increment: 3 } },
  });
});

test('rounds stand together, the latest first and alone open', () => {
  const groups = groupsOf(contest({}));
  assert.deepEqual(groups.map(({ isOpen, encounters }) => [isOpen, encounters]), [[true, [2, 3]], [false, [0, 1]]]);
});

test('in an arena what is being played stands before what is over, the latest first', () => {
  const groups = groupsOf(contest({ kind: 'arena' }));
  assert.deepEqual(groups.map(({ key, encounters }) => [key, encounters]), [['on', [3]], ['over', [2, 1, 0]]]);
});

test('a player’s game is the one that is not over', () => {
  assert.equal(currentOf(contest({ you: 3 }))?.room, 'r3');
  for (const fields of [{ you: 2 }, { you: null }, { you: 3, ended: 1 }]) assert.equal(currentOf(contest(fields)), null);
});
