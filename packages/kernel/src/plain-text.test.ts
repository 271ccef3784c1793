import { expect, test } from 'vitest';
import { isPlainText, keptName, plainName, plainText } from './plain-text.ts';

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

test.each([
  ['spaces', ' \u00A0\u2003\u3000'],
  ['zero width', '\u200B\u200C\u200D\u2060'],
  ['a soft hyphen', '\u00AD'],
  ['Hangul fillers', '\u3164\uFFA0\u115F\u1160'],
  ['the empty braille cell', '\u2800'],
  ['a mark without a letter', '\u0301\u20DD'],
  ['a variation of nothing', '\uFE0F'],
  ['tags', '\u{E0041}\u{E0042}'],
  ['a note without a head', '\u{1D159}'],
])('%s alone is no name', (_, text) => {
  expect(plainName(text)).toBe('');
  // What a save promised stays as it was.
  expect(keptName(` ${text}`)).toBe(text.trim());
});

test.each(['x', '7', '?', '★', '\u0301e', '한', '⠃', 'a\u3164', '\u2800.'])(
  '%s has something to see',
  text => {
    expect(plainName(text)).toBe(text);
  },
);
