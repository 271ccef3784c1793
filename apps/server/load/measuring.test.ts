import { expect, test } from 'vitest';
import type { Figures } from './measuring.ts';
import { limitOf, quantile } from './measuring.ts';

test('a quantile is a value of the list', () => {
  const list = [5, 1, 4, 2, 3];
  expect([0, 0.5, 0.99, 1].map(share => quantile(list, share))).toEqual([1, 3, 5, 5]);
  expect(list).toEqual([5, 1, 4, 2, 3]);
  expect(quantile([], 0.5)).toBeNaN();
});

test('what can’t do more is named: a server, the people, or the machine', () => {
  const idle = { busy: [0.3, 0.4], peopleBusy: 0.2, coresUsed: 0.5, coresOfOthers: 0 };
  const limit = (more: Partial<Figures>): string => limitOf({ ...idle, ...more } as Figures);
  expect(limit({})).toContain('disk');
  expect(limit({ busy: [0.3, 0.97] })).toMatch(/^a server.*97 %/);
  expect(limit({ peopleBusy: 0.9 })).toMatch(/^the people.*90 %/);
  expect(limit({ coresOfOthers: 1000 })).toMatch(/^the machine/);
});
