import { expect, test } from 'vitest';
import { turnTake } from './audit.ts';

test('the first player comes first in the order of turns, then those to the left', () => {
  expect([0, 1, 2].map(seat => turnTake(seat, 2, 3))).toEqual([
    { seat: 0, kind: 'turn', id: '2' },
    { seat: 1, kind: 'turn', id: '3' },
    { seat: 2, kind: 'turn', id: '1' },
  ]);
});
