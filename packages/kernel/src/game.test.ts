import { toy } from '@castellan/conformance/toy';
import { describe, expect, test } from 'vitest';
import { copy } from './json.ts';
import { Refusal } from './refusal.ts';
import { answerWith } from './testing/answer-with.ts';
import { seek } from './testing/seek.ts';

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
  test('changes the state, and tells what happened', () => {
    const state = toy.setup({ players: 2 }, 1);
    // Seat 1 rolls next: a 4.
    seek(state, [3]);
    expect(answerWith(toy, state, 0, 'pass')).toEqual([
      { say: 'passed', seat: 0 },
      { say: 'rolled', seat: 1, face: 4 },
    ]);
    expect([state.players[0]!.gems, state.players[1]!.gold]).toEqual([1, 4]);
    expect(toy.waiting(state)).toEqual([1]);
  });

  test('takes a split by counts', () => {
    const state = toy.setup({ players: 1 }, 1);
    Object.assign(state.players[0]!, { gold: 9, gems: 9 });
    const buy = toy.pending(state)[0]!.options[0]!.id;
    answerWith(toy, state, 0, buy);
    const { max } = toy.pending(state)[0]!;
    answerWith(toy, state, 0, { gold: max });
    expect(state.players[0]!.gold).toBe(9 - max);
  });

  test('a refusal changes nothing', () => {
    const state = toy.setup({ players: 2 }, 1);
    const before = copy(state);
    expect(() => answerWith(toy, state, 0, 'fly')).toThrow(
      /Decision 0.0 \(action\) refuses \["fly"\]/,
    );
    expect(() => answerWith(toy, state, 1, 'pass')).toThrow('seat 1 is not asked anything');
    expect(state).toEqual(before);
  });
});

test('several decide at the same time, each by a decision of its own', () => {
  const state = toy.setup({ players: 2 }, 1);
  answerWith(toy, state, 0, 'pass');
  answerWith(toy, state, 1, 'pass');
  expect(toy.waiting(state)).toEqual([0, 1]);
  const [mine, other] = toy.pending(state);
  answerWith(toy, state, 1, other!.options[0]!.id);
  expect(toy.pending(state)).toEqual([mine]);
});
