import { expect, test } from 'vitest';
import { verdict } from './verdict.ts';

const outcome = { ending: { say: 'over' }, ranks: [1], winners: [], scores: [] };
const score = (seat: number): { seat: number; total: number; parts: [] } => ({
  seat,
  total: 7,
  parts: [],
});

test('won by the one person here, or by someone with a name', () => {
  expect(verdict({ ...outcome, winners: [0] }, [0])).toBe('youWon');
  expect(verdict({ ...outcome, winners: [1] }, [0])).toBe('won');
  expect(verdict({ ...outcome, winners: [0, 1] }, [0])).toBe('won');
  expect(verdict({ ...outcome, winners: [0] }, [0, 1])).toBe('won');
});

test('lost to an opponent that the rules play: that one has won', () => {
  expect(verdict({ ...outcome, winners: [-1] }, [0])).toBe('won');
});

test('a draw with that opponent is told from an aim that was missed', () => {
  expect(verdict({ ...outcome, scores: [score(0), score(-1)] }, [0])).toBe('drawn');
  expect(verdict({ ...outcome, scores: [score(0)] }, [0])).toBe('lost');
});
