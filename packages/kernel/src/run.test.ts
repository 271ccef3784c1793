import { expect, test } from 'vitest';
import { newCore } from './core.ts';
import { Run } from './run.ts';
import type { Event } from './event.ts';
import { seedFrom } from './rng.ts';

const draft = (events: Event[] | null = null): Run<object> =>
  new Run({ core: newCore(2, seedFrom(1)) }, {}, events);

test('drawing teaches something', () => {
  const t = draft();
  t.below(6);
  expect(t.state.core.learned).toBe(1);
  t.shuffle([1, 2, 3]);
  expect(t.state.core.learned).toBe(3);
  t.learn();
  expect(t.state.core.learned).toBe(4);
});

test('a shuffle keeps every card', () => {
  const cards = [1, 2, 3, 4, 5, 6, 7, 8];
  const t = draft();
  const shuffled = cards.slice();
  t.shuffle(shuffled);
  expect(shuffled).not.toEqual(cards);
  expect(shuffled.sort()).toEqual(cards);
});

test('what is told is heard only where somebody listens', () => {
  const heard: Event[] = [];
  draft(heard).tell({ say: 'hello' });
  draft().tell({ say: 'hello' });
  expect(heard).toEqual([{ say: 'hello' }]);
});

test('powers are marked only where somebody counts', () => {
  const t = draft();
  t.resolved(1);
  t.powers = new Uint8Array(2);
  t.resolved(1);
  expect([...t.powers]).toEqual([0, 1]);
});
