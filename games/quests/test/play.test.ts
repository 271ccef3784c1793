// Whole games: every power is used, the greedy chair beats the random one, and all gains are reported.
import type { Decision, Event } from '@castellan/kernel';
import { allowed, playRandomly, QuickChance, randomAnswer } from '@castellan/kernel';
import { worthsOf } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { quests } from '../index.ts';
import { questPoints } from '../scoring.ts';
import type { State } from '../state.ts';

test.each([1, 2, 3, 4, 5])('every power is used with %i players', players => {
  const chance = new QuickChance(1);
  const seen = new Uint8Array(quests.powers.length);
  const inPlay = quests.inPlay(quests.setup({ players }, 'cover'));
  const isLeft = (): boolean => inPlay.some(power => seen[power] === 0);
  for (let game = 0; game < 3000 && isLeft(); game++) {
    const t = quests.draft(quests.setup({ players }, `cover ${game}`));
    t.powers = seen;
    const picks: number[] = [];
    while (playRandomly(t, chance, picks));
  }
  expect(inPlay.filter(power => seen[power] === 0).map(power => quests.powers[power])).toEqual([]);
});

function best(state: State, decision: Decision): string[] {
  const seen = quests.view(state, decision.seat);
  const worths = worthsOf(quests.steps, quests.appraise, seen, decision);
  return allowed(decision)
    .map(({ id }, i) => ({ id, worth: worths[i]! }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, decision.min)
    .map(({ id }) => id);
}

test('greedy nearly always beats three random players', () => {
  const chance = new QuickChance(2);
  let wins = 0;
  for (let game = 0; game < 20; game++) {
    const state = quests.setup({ players: 4 }, `arena ${game}`);
    const greedy = game % 4;
    for (let [decision] = quests.pending(state); decision !== undefined;) {
      const answer =
        decision.seat === greedy
          ? { decision: decision.id, picks: best(state, decision) }
          : randomAnswer(decision, chance);
      quests.apply(state, answer);
      [decision] = quests.pending(state);
    }
    if (quests.outcome(state)!.winners.includes(greedy)) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(19);
});

test('what each seat got: Guild Master, turn order, hired Citizens, Quests', () => {
  const state = quests.setup({ players: 3 }, 'takes');
  const events: Event[] = [];
  const t = quests.draft(state, events);
  const chance = new QuickChance(5);
  const picks: number[] = [];
  while (playRandomly(t, chance, picks));
  const takes = quests.takes!(state, events);
  const rows = new Map(quests.ledger().map(row => [`${row.kind} ${row.id}`, row]));
  for (const { kind, id } of takes)
    if (kind !== 'turn') expect(rows.has(`${kind} ${id}`)).toBe(true);
  const of = (seat: number, kind: string): string[] =>
    takes.filter(take => take.seat === seat && take.kind === kind).map(({ id }) => id);
  expect(of(state.first, 'turn')).toEqual(['1']);
  expect(of((state.first + 2) % 3, 'turn')).toEqual(['3']);
  state.players.forEach((player, seat) => {
    expect(of(seat, 'guild-master')).toHaveLength(1);
    const points = of(seat, 'quest').map(
      id => (rows.get(`quest ${id}`)!.facts as { readonly vp: number }).vp,
    );
    expect(points.reduce((sum, n) => sum + n, 0)).toBe(questPoints(player));
  });
  expect(takes.some(({ kind }) => kind === 'citizen')).toBe(true);
});
