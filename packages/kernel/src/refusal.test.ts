import { expect, test } from 'vitest';
import { quote, Refusal } from './refusal.ts';

test('a value in a message is short, and never more than a line', () => {
  expect(quote({ a: 1 })).toBe('{"a":1}');
  expect(quote('two\nlines')).toBe('"two\\nlines"');
  expect(quote('x'.repeat(1000))).toHaveLength(198);
  expect(quote(undefined)).toBe('undefined');
  expect(quote(() => 1)).toBe('function');
  expect(quote(1n)).toBe('bigint');
});

test('a refusal has a code', () => {
  const refusal = new Refusal('stale', 'Too late.', { decision: '0.1' });
  expect(refusal).toBeInstanceOf(Error);
  expect([refusal.name, refusal.code, refusal.message]).toEqual(['Refusal', 'stale', 'Too late.']);
  expect(new Refusal('over', 'Over.')).toMatchObject({ details: {}, reason: null });
  expect(new Refusal('illegal', 'No.', {}, { say: 'poor' }).reason).toEqual({ say: 'poor' });
});
