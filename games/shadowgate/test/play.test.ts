// Whole games: every power is used, and the greedy chair beats the random one.
import type { Event } from '@castellan/kernel';
import { atEveryTable, greedyWins, preferred, unresolved } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { adventures } from '../cards/adventures.ts';
import { levels } from '../cards/types.ts';
import { shadowgate } from '../index.ts';

test.each([1, 2, 3, 4])(
  'every item is acquired, every card played as resources, every quest completed, with %i players',
  players => {
    expect(unresolved(shadowgate, 400, { players })).toEqual([]);
  },
);

test('greedy nearly always beats three random players', () => {
  expect(greedyWins(shadowgate)).toBeGreaterThanOrEqual(19);
});

test('among four greedy players every item is bought in one game of ten, and each level but the lowest is a tenth of the quests', () => {
  const GAMES = 80;
  const bought = new Map<string, number>();
  const done = new Map<string, number>();
  const more = (counts: Map<string, number>, id: string): unknown =>
    counts.set(id, 1 + (counts.get(id) ?? 0));
  for (let game = 0; game < GAMES; game++) {
    const state = shadowgate.setup({ players: 4 }, `balance ${game}`);
    const events: Event[] = [];
    for (let [decision] = shadowgate.pending(state); decision !== undefined;) {
      events.push(
        ...shadowgate.apply(state, {
          decision: decision.id,
          picks: preferred(shadowgate, state, decision),
        }),
      );
      [decision] = shadowgate.pending(state);
    }
    const takes = shadowgate.takes!(state, events);
    const items = takes.filter(({ kind }) => kind === 'item' || kind === 'wild');
    for (const id of new Set(items.map(take => take.id))) more(bought, id);
    for (const { kind, id } of takes) if (kind === 'level') more(done, id);
  }
  const items = adventures.filter(({ kind }) => kind !== 'event');
  expect(items.filter(({ id }) => (bought.get(id) ?? 0) < GAMES / 10)).toEqual([]);
  const quests = [...done.values()].reduce((sum, n) => sum + n, 0);
  // One point is hardly worth a quest: players who take more of those lose more often.
  const [, ...better] = levels;
  expect(better.filter(id => (done.get(id) ?? 0) < quests / 10)).toEqual([]);
});

test('greedy plays no card without a purpose', () => {
  let thrownAway = 0;
  for (let game = 0; game < 10; game++) {
    const state = shadowgate.setup({ players: 4 }, `purpose ${game}`);
    for (let [decision] = shadowgate.pending(state); decision !== undefined;) {
      const picks = preferred(shadowgate, state, decision);
      if (picks.some(id => id.endsWith(':loose'))) thrownAway++;
      shadowgate.apply(state, { decision: decision.id, picks });
      [decision] = shadowgate.pending(state);
    }
  }
  expect(thrownAway).toBe(0);
});

test('ids and refs are in words: the only numbers are those of seats', () => {
  const seen = new Set<string>();
  atEveryTable(shadowgate, state => {
    for (const decision of shadowgate.pending(state))
      for (const { id, ref } of decision.options) seen.add(id).add(ref ?? '');
  });
  expect(seen.size).toBeGreaterThan(100);
  expect([...seen].filter(name => /\d/.test(name) && !/^seat:\d$/.test(name))).toEqual([]);
});
