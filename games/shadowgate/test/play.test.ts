// Whole games: every power resolves, and the greedy chair plays better than chance.
import type { Decision } from '@castellan/kernel';
import { QuickChance, playRandomly, shuffled } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { shadowgate } from '../index.ts';

test('every item is acquired, every card played as resources, every quest completed, at every player count', () => {
  const chance = new QuickChance(1);
  for (const players of [1, 2, 3, 4]) {
    const seen = new Uint8Array(shadowgate.powers.length);
    for (let game = 0; game < 400 && seen.includes(0); game++) {
      const t = shadowgate.draft(shadowgate.setup({ players }, `cover ${game}`));
      t.powers = seen;
      const picks: number[] = [];
      while (playRandomly(t, chance, picks));
    }
    expect(shadowgate.powers.filter((_, power) => seen[power] === 0)).toEqual([]);
  }
});

test('greedy beats three random players nearly always', () => {
  const chance = new QuickChance(2);
  const random = ({ options, min }: Decision): string[] =>
    shuffled(
      options.filter(one => one.blocked === undefined),
      chance,
    )
      .slice(0, min)
      .map(one => one.id);
  let wins = 0;
  for (let game = 0; game < 20; game++) {
    const state = shadowgate.setup({ players: 4 }, `arena ${game}`);
    const greedy = game % 4;
    for (let [decision] = shadowgate.pending(state); decision !== undefined;) {
      const picks = decision.seat === greedy ? best(state, decision) : random(decision);
      shadowgate.apply(state, { decision: decision.id, picks });
      [decision] = shadowgate.pending(state);
    }
    if (shadowgate.outcome(state)!.winners.includes(greedy)) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(19);
});

test('greedy plays no card without a purpose', () => {
  let thrownAway = 0;
  for (let game = 0; game < 10; game++) {
    const state = shadowgate.setup({ players: 4 }, `purpose ${game}`);
    for (let [decision] = shadowgate.pending(state); decision !== undefined;) {
      const picks = best(state, decision);
      if (picks.some(id => id.endsWith(':loose'))) thrownAway++;
      shadowgate.apply(state, { decision: decision.id, picks });
      [decision] = shadowgate.pending(state);
    }
  }
  expect(thrownAway).toBe(0);
});

function best(state: ReturnType<typeof shadowgate.setup>, decision: Decision): string[] {
  const seen = shadowgate.view(state, decision.seat);
  return decision.options
    .filter(one => one.blocked === undefined)
    .map(one => ({ id: one.id, worth: shadowgate.appraise(seen, decision, one) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, decision.min)
    .map(({ id }) => id);
}
