import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test.each([
  '',
  'abc',
  'a'.repeat(55),
  'a'.repeat(56),
  'a'.repeat(64),
  'Götterdämmerung ⚔ 🐉',
  'half a dragon: \ud83d',
  'x'.repeat(1000),
])('sha256 of %j is what the platform says', text => {
  expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
});
