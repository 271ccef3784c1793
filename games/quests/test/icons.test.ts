// Every icon of the vocabulary has a picture that exists.
import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { faultsOfMarks, iconNames, labelOf } from '@castellan/powers';
import { expect, test } from 'vitest';
import { rows as de } from '../vocabulary/de.ts';
import { rows as en } from '../vocabulary/en.ts';
import { icons } from '../vocabulary/icons.ts';
import { terms } from '../vocabulary/terms.ts';

const known: Readonly<Record<string, unknown>> = set.icons;

test('an icon has a picture in the set, an author, and a name in both languages', () => {
  expect(Object.keys(icons).toSorted()).toEqual(iconNames(terms).toSorted());
  for (const [name, { picture, author }] of Object.entries(icons)) {
    expect([name, picture, picture in known, author !== '']).toEqual([name, picture, true, true]);
    for (const rows of [en, de]) expect([name, labelOf(rows, name)]).not.toContain(undefined);
  }
});

test('every line of marks can be read back', () => {
  expect(faultsOfMarks(terms)).toEqual([]);
});
