import { LOCALES } from '@castellan/table/languages';
import { expect, test } from 'vitest';
import { ago, sayIn, screens } from './text.ts';

await Promise.all(LOCALES.map(screens.load));

test('a number chooses the form', () => {
  expect(sayIn('en')('moves', { n: 1 })).toBe('1 move');
  expect(sayIn('en')('moves', { n: 1200 })).toBe('1,200 moves');
  expect(sayIn('de')('moves', { n: 1200 })).toBe('1.200 Entscheidungen');
});

test('a value that looks like a placeholder stays as it is', () => {
  expect(sayIn('en')('turnOf', { name: '{n} $&' })).toBe('{n} $& decides');
});

test('how long ago, in words', () => {
  const now = Date.UTC(2026, 5, 1);
  expect(ago('en', now - 5_000, now)).toBeNull();
  expect(ago('en', now - 7_200_000, now)).toBe('2 hours ago');
  expect(ago('de', now - 86_400_000, now)).toBe('gestern');
  expect(ago('en', now - 90 * 86_400_000, now)).toMatch(/2026/);
});
