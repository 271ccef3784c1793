import { icons as drawn } from '@iconify-json/game-icons';
import { iconNames } from '@castellan/powers';
import { expect, test } from 'vitest';
import { icons } from '../vocabulary/icons.ts';
import { terms } from '../vocabulary/terms.ts';

test('every icon of the vocabulary has a picture of the set', () => {
  expect(Object.keys(icons).toSorted()).toEqual([...new Set(iconNames(terms))].toSorted());
  const missing = Object.values(icons).filter(({ picture }) => !(picture in drawn.icons));
  expect(missing).toEqual([]);
});
