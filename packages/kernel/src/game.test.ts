import { toy } from '@castellan/conformance/toy';
import { describe, expect, test } from 'vitest';
import { copy } from './json.ts';
import { Refusal } from './refusal.ts';
import { seek } from './testing/seek.ts';
import { TestTable } from './testing/test-table.ts';

describe('setup', () => {
  test('runs to the first decision', () => {
    const state = toy.setup({ players: 3 }, 1);
    expect(toy.waiting(state)).toEqual([0]);
    expect(toy.pending(state).map(({ id, step }) => [id, step])).toEqual([['0.0', 'action']]);
    expect(toy.outcome(state)).toBe(null);
  });

  test('refuses options that the game does not have', () => {
    expect(() => toy.setup({ players: 7 }, 1)).toThrow(Refusal);
  });
});

describe('apply', () => {
  const table = (players: number) => new TestTable(toy, toy.setup({ players }, 1));

  test('changes the state, and tells what happened', () => {
    const t = table(2);
    // Seat 1 rolls next: a 4.
    t.state.players[1]!.gold = 0;
    seek(t.state, [3]);
    t.choose('pass');
    expect(t.events).toEqual([
      { say: 'passed', seat: 0 },
      { say: 'rolled', seat: 1, face: 4 },
    ]);
    expect([t.state.players[0]!.gems, t.state.players[1]!.gold]).toEqual([1, 4]);
    expect(t.seats).toEqual([1]);
  });

  test('takes a split by counts', () => {
    const t = table(1);
    Object.assign(t.state.players[0]!, { gold: 9, gems: 9 });
    t.choose(t.offered()[0]!);
    const { max } = t.asks();
    t.split({ gold: max });
    expect(t.state.players[0]!.gold).toBe(9 - max);
  });

  test('a refusal changes nothing', () => {
    const t = table(2);
    const before = copy(t.state);
    expect(() => t.choose('fly')).toThrow(/Decision 0.0 \(action\) refuses \["fly"\]/);
    expect(() => t.choose('pass', 1)).toThrow('asked are 0 (action); looked at is 1');
    expect(t.state).toEqual(before);
  });

  test('several decide at the same time, each by a decision of its own', () => {
    const t = table(2).play('pass', 'pass');
    expect(t.seats).toEqual([0, 1]);
    const [mine] = t.asked();
    t.choose(t.offered(1)[0]!, 1);
    expect(t.asked()).toEqual([mine]);
  });
});
