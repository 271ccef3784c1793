import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('cells keep their commas, quotes and lines, and none is a formula', () => {
  expect(
    csvOf(
      ['name', 'n'],
      [
        ['a,b', 1],
        ['say "hi"', null],
        ['=1+1', -2],
      ],
    ),
  ).toBe('name,n\r\n"a,b",1\r\n"say ""hi""",\r\n\'=1+1,-2');
});
