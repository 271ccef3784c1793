// What bots take a seat's chances from.
import { sha256 } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { digest, learned } from '../learned.ts';
import { prospects } from '../prospects.ts';
import type { State } from '../state.ts';
import { table } from './table.ts';

function of(state: State, seat: number): Record<string, number> {
  const out = new Float64Array(prospects.names.length);
  prospects.features(state, seat, out);
  return Object.fromEntries(prospects.names.map((name, i) => [name, out[i]!]));
}

const quests = ['the-silent-guard', 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake'];

test('a quest is in reach if the hand can pay it; what the items fit does not depend on the hand', () => {
  const rich = table()
    .give(0, {
      character: 'ranger',
      hand: ['firedrakes-breath', 'minor-mistral', 'golden-thorn', 'yorick'],
    })
    .quests(quests);
  const poor = table().give(0, { character: 'ranger', hand: [] }).quests(quests);
  expect(of(rich.state, 0)['reach']).toBeGreaterThan(0);
  expect(of(poor.state, 0)['reach']).toBeLessThan(of(rich.state, 0)['reach']!);
  expect(of(poor.state, 0)['fits']).toBe(of(rich.state, 0)['fits']);
});

test('without quests on the table nothing is in reach', () => {
  const { state } = table().quests([]);
  expect(of(state, 0)).toMatchObject({ reach: 0, fits: 0 });
});

test('who began a round comes first, and the variant is known', () => {
  const { state } = table({ players: 3, equalTurns: true });
  const late = state.players.map((_, i) => of(state, (state.first + i) % 3)['late']);
  expect(late).toEqual([0, 1 / 3, 2 / 3]);
  expect(of(state, 0)['equal']).toBe(1);
  expect(of(table({ players: 3 }).state, 0)['equal']).toBe(0);
});

test('nobody has edited what was learned', () => {
  expect(sha256(JSON.stringify(learned))).toMatch(new RegExp(`^${digest}`));
  expect(digest).toHaveLength(12);
});
