import { expect, test } from 'vitest';
import { newCore } from '../core.ts';
import { RngReader, seedFrom } from '../rng.ts';
import { plainPen } from './plain-pen.ts';
import { seek } from './seek.ts';

test('seek finds dice in the stream', () => {
  const state = { core: newCore(2, seedFrom(1)) };
  seek(state, [5, 0, 3]);
  const dice = new RngReader();
  expect([1, 2, 3].map(() => dice.below(state.core.rng, 6))).toEqual([5, 0, 3]);
  expect(state.core.rng.seed).toBe(seedFrom(1));
});

test('seek finds other dice than those of six sides', () => {
  const state = { core: newCore(2, seedFrom(1)) };
  seek(state, [19], 20);
  expect(new RngReader().below(state.core.rng, 20)).toBe(19);
});

test('what no die shows is not looked for', () => {
  expect(() => seek({ core: newCore(2, seedFrom(1)) }, [6])).toThrow(
    'a draw below 6 never gives 6',
  );
});

test('a plain pen marks nothing', () => {
  expect(plainPen.strong('a') + plainPen.faint('b') + plainPen.paint('gold', 'c')).toBe('abc');
});
