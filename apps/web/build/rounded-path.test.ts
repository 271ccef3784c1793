import { expect, test } from 'vitest';
import { roundedPath } from './rounded-path.ts';

test.each([
  ['M256 23.094c-1.002.5-.04 3.456 10.25.05', 'M256 23.1c-1 .5 0 3.5 10.3.1'],
  ['M1,2 L 3.14159 , 4', 'M1 2L3.1 4'],
  ['a5.25 5.25 0 013.55-1.04z', 'a5.3 5.3 0 0 1 3.6-1z'],
  ['M.049-.049', 'M0 0'],
  ['h1e1v-2.5e-1', 'h10v-.2'],
])('%s becomes %s', (path, short) => {
  expect(roundedPath(path)).toBe(short);
});

test('what is no path is refused', () => {
  expect(() => roundedPath('M1 x')).toThrow(/Not a path/);
});
