// What bots take a seat's chances from.
import { expect, test } from 'vitest';
import { table } from './table.ts';

const quests = ['the-silent-guard', 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake'];

test('a quest is in reach if the hand can pay it; what the items fit does not depend on the hand', () => {
  const rich = table()
    .give(0, {
      character: 'ranger',
      hand: ['firedrakes-breath', 'minor-mistral', 'golden-thorn', 'yorick'],
    })
    .quests(quests);
  const poor = table().give(0, { character: 'ranger', hand: [] }).quests(quests);
  const [much, little] = [rich, poor].map(t => t.prospects(0));
  expect(much!['reach']).toBeGreaterThan(0);
  expect(little!['reach']).toBeLessThan(much!['reach']!);
  expect(little!['fits']).toBe(much!['fits']);
});

test('without quests on the table nothing is in reach', () => {
  expect(table().quests([]).prospects(0)).toMatchObject({ reach: 0, fits: 0 });
});

test('who began a round comes first, and the variant is known', () => {
  const t = table({ players: 3, equalTurns: true });
  const late = [0, 1, 2].map(i => t.prospects((t.state.first + i) % 3)['late']);
  expect(late).toEqual([0, 1 / 3, 2 / 3]);
  expect(t.prospects(0)['equal']).toBe(1);
  expect(table({ players: 3 }).prospects(0)['equal']).toBe(0);
});
