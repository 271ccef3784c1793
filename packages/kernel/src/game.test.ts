import { describe, expect, test } from 'vitest';
import { tiny } from '../test/broken/tiny/index.ts';
import { copy } from './json.ts';
import { Refusal } from './refusal.ts';
import { answerWith } from './testing/answer-with.ts';
import { seek } from './testing/seek.ts';

describe('setup', () => {
  test('runs to the first decision', () => {
    const state = tiny.setup({ players: 3 }, 1);
    expect(tiny.waiting(state)).toEqual([0]);
    expect(tiny.pending(state).map(({ id, step }) => [id, step])).toEqual([['0.0', 'action']]);
    expect(tiny.outcome(state)).toBe(null);
  });

  test('refuses options that the game does not have', () => {
    expect(() => tiny.setup({ players: 7 }, 1)).toThrow(Refusal);
  });
});

describe('apply', () => {
  test('changes the state, and tells what happened', () => {
    const state = tiny.setup({ players: 2 }, 1);
    // Seat 1 rolls next: a 4.
    seek(state, [3]);
    expect(answerWith(tiny, state, 0, 'pass')).toEqual([
      { say: 'passed', seat: 0 },
      { say: 'rolled', seat: 1, face: 4 },
    ]);
    expect([state.players[0]!.gems, state.players[1]!.gold]).toEqual([1, 4]);
    expect(tiny.waiting(state)).toEqual([1]);
  });

  test('takes a split by counts', () => {
    const state = tiny.setup({ players: 1 }, 1);
    Object.assign(state.players[0]!, { gold: 9, gems: 9 });
    const buy = tiny.pending(state)[0]!.options[0]!.id;
    answerWith(tiny, state, 0, buy);
    const { max } = tiny.pending(state)[0]!;
    answerWith(tiny, state, 0, { gold: max });
    expect(state.players[0]!.gold).toBe(9 - max);
  });

  test('a refusal changes nothing', () => {
    const state = tiny.setup({ players: 2 }, 1);
    const before = copy(state);
    expect(() => answerWith(tiny, state, 0, 'fly')).toThrow(
      /Decision 0.0 \(action\) refuses \["fly"\]/,
    );
    expect(() => answerWith(tiny, state, 1, 'pass')).toThrow('seat 1 is not asked anything');
    expect(state).toEqual(before);
  });
});

test('several decide at the same time, each by a decision of its own', () => {
  const state = tiny.setup({ players: 2 }, 1);
  answerWith(tiny, state, 0, 'pass');
  answerWith(tiny, state, 1, 'pass');
  expect(tiny.waiting(state)).toEqual([0, 1]);
  const [mine, other] = tiny.pending(state);
  answerWith(tiny, state, 1, other!.options[0]!.id);
  expect(tiny.pending(state)).toEqual([mine]);
});
