import { expect, test } from 'vitest';
import { isPlainText, plainName, plainText } from './plain-text.ts';

test.each(['Änne', 'Bo "der Bär" Øst', '周', 'محمد', '👩‍🚀', 'می‌خواهم', ''])('%s is a name', name => {
  expect(isPlainText(name)).toBe(true);
  expect(plainName(name)).toBe(name);
});

test.each([
  ['a colour', '\u001B[31mred'],
  ['a title of the window', '\u001B]0;owned\u0007'],
  ['C1', '\u009B2J'],
  ['a line', 'a\nb'],
  ['the end of a text', 'a\u0000'],
  ['delete', 'a\u007F'],
  ['an override', '\u202Egpj.exe'],
  ['an isolate', '\u2066a'],
  ['a mark', '\u200Fa'],
  ['a paragraph', 'a\u2029b'],
])('%s does not get through', (_, text) => {
  expect(isPlainText(text)).toBe(false);
  expect(isPlainText(plainName(text))).toBe(true);
});

test('what is left of a name is one line, trimmed and not too long', () => {
  expect(plainName(' A\t\n B ')).toBe('A B');
  expect(plainName('x'.repeat(5_000_000))).toBe('x'.repeat(40));
  expect(plainName('👩'.repeat(60))).toBe('👩'.repeat(40));
  expect(plainName('\uD83D')).toBe('\uFFFD');
  expect(plainText('abc', 2)).toBe('ab');
});
