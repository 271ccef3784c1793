// Whole games: every power is used, and the greedy chair beats the random one.
import type { Decision, Event } from '@castellan/kernel';
import { allowed, QuickChance, playRandomly, randomAnswer } from '@castellan/kernel';
import { worthsOf } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { adventures } from '../cards/adventures.ts';
import { levels } from '../cards/types.ts';
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

test('greedy nearly always beats three random players', () => {
  const chance = new QuickChance(2);
  let wins = 0;
  for (let game = 0; game < 20; game++) {
    const state = shadowgate.setup({ players: 4 }, `arena ${game}`);
    const greedy = game % 4;
    for (let [decision] = shadowgate.pending(state); decision !== undefined;) {
      const answer =
        decision.seat === greedy
          ? { decision: decision.id, picks: best(state, decision) }
          : randomAnswer(decision, chance);
      shadowgate.apply(state, answer);
      [decision] = shadowgate.pending(state);
    }
    if (shadowgate.outcome(state)!.winners.includes(greedy)) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(19);
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
        ...shadowgate.apply(state, { decision: decision.id, picks: best(state, decision) }),
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
  // One point is hardly worth a quest: whoever takes more of those loses more often.
  const [, ...better] = levels;
  expect(better.filter(id => (done.get(id) ?? 0) < quests / 10)).toEqual([]);
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
  const worths = worthsOf(shadowgate.steps, shadowgate.appraise, seen, decision);
  return allowed(decision)
    .map(({ id }, i) => ({ id, worth: worths[i]! }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, decision.min)
    .map(({ id }) => id);
}

test('ids and refs are in words: the only numbers are those of seats', () => {
  const chance = new QuickChance(3);
  const picks: number[] = [];
  const seen = new Set<string>();
  for (const { settings, name } of shadowgate.variants) {
    const t = shadowgate.draft(shadowgate.setup(settings, name));
    do {
      for (const decision of shadowgate.pending(t.state))
        for (const { id, ref } of decision.options) seen.add(id).add(ref ?? '');
    } while (playRandomly(t, chance, picks));
  }
  expect(seen.size).toBeGreaterThan(100);
  expect([...seen].filter(name => /\d/.test(name) && !/^seat:\d$/.test(name))).toEqual([]);
});
