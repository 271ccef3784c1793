import { describe, expect, test } from 'vitest';
import { cell, grouped, plural, wrapped } from './text.ts';

test.each([
  ['Knight', 8, 'Knight  '],
  ['Knight', 6, 'Knight'],
  ['Knight', 5, 'Knig…'],
  ['Bürger', 7, 'Bürger '],
  ['', 2, '  '],
])('the cell of "%s" in %i columns', (text, width, filled) => {
  expect(cell(text, width)).toBe(filled);
});

describe('a list in lines', () => {
  test('goes on below its first item', () => {
    expect(wrapped('  has: ', ['one', 'two', 'three', 'four'], 18)).toEqual([
      '  has: one, two,',
      '       three,',
      '       four',
    ]);
  });

  test('no line is wider, to the very column', () => {
    const items = Array.from({ length: 40 }, (_, i) => 'x'.repeat(1 + (i % 7)));
    for (let width = 13; width < 60; width++) {
      const lines = wrapped('lead ', items, width);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      expect(lines.map(line => line.slice(5)).join(' ')).toBe(items.join(', '));
    }
  });

  test('an item too wide for any line gets a line to itself', () => {
    expect(wrapped('a: ', ['x', 'far too wide'], 8)).toEqual(['a: x,', '   far too wide']);
  });

  test('an empty list is only the lead', () => {
    expect(wrapped('  has: ', [], 20)).toEqual(['  has:']);
  });

  test('colours take no room', () => {
    const red = (plain: string) => ({ plain, painted: `<red>${plain}</red>` });
    expect(wrapped('', [red('one'), red('two'), 'three'], 10)).toEqual([
      '<red>one</red>, <red>two</red>,',
      'three',
    ]);
  });
});

test('names are counted, in the order of first mention', () => {
  expect(grouped(['Rat', 'Goblin', 'Rat', 'Imp', 'Rat'])).toEqual(['Rat ×3', 'Goblin', 'Imp']);
});

test('one and many', () => {
  expect([plural(1, 'gem'), plural(0, 'gem'), plural(2, 'die', 'dice')]).toEqual([
    '1 gem',
    '0 gems',
    '2 dice',
  ]);
});
