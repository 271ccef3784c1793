import { expect, test } from 'vitest';
import { cloneCore, isOver, newCore, viewCore } from './core.ts';
import { seedFrom } from './rng.ts';

const frame = { step: 'go', seat: 0, args: { card: 1, deep: [1] } };

test('a copy is equal and shares only the frames, which never change', () => {
  const core = newCore(2, seedFrom(1));
  core.agenda[0]!.push(frame);
  const copy = cloneCore(core);
  expect(copy).toEqual(core);
  copy.agenda[0]!.pop();
  copy.answered[1]!++;
  copy.rng.drawn++;
  copy.learned++;
  expect(core.agenda[0]).toEqual([frame]);
  expect([core.answered, core.rng.drawn, core.learned]).toEqual([[0, 0], 0, 0]);
});

test('a viewer sees everything except the generator', () => {
  const core = newCore(3, seedFrom(1));
  core.rng.drawn = 17;
  core.agenda[2]!.push(frame);
  expect(viewCore(core)).toEqual({ ...core, rng: { seed: '', drawn: 0 } });
  expect(core.rng).toEqual({ seed: seedFrom(1), drawn: 17 });
});

test('a game is over when no stack has anything left to do', () => {
  const core = newCore(2, seedFrom(1));
  expect(isOver({ core })).toBe(true);
  core.agenda[2]!.push(frame);
  expect(isOver({ core })).toBe(false);
});
