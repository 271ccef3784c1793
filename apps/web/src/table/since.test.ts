import { expect, test } from 'vitest';
import { othersSince } from './since.tsx';

const log = [
  [{ say: 'slain', seat: 1 }],
  [{ say: 'paid', seat: 0 }],
  [{ say: 'turn', seat: 1, turn: 2 }, { say: 'rolled', seat: 1 }, { say: 'reshuffled' }],
];

test('what others did since the last decision, and nothing else', () => {
  expect(othersSince(log, 1, 0).map(({ say }) => say)).toEqual(['rolled']);
  expect(othersSince(log, 3, 0)).toEqual([]);
});

test('a spectator sees what everyone did', () => {
  expect(othersSince(log, 0, 'spectator').map(({ say }) => say)).toEqual([
    'slain',
    'paid',
    'rolled',
  ]);
});
