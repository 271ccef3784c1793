// The rules in the app are the digest's, clause by clause. What the Citizens do is on their cards.
import { LOCALES } from '@castellan/table/languages';
import { clausesOf, digestFaults } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { card } from './faces.ts';
import { handbook } from './handbook.ts';
import { speech } from './speech.ts';

const CITIZENS_CHAPTER = '14';

await Promise.all(LOCALES.flatMap(locale => [speech.load(locale), handbook.load(locale)]));
const [digest] = Object.values(
  import.meta.glob<string>('../../../docs/rules/margraves.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

test.each(LOCALES)('every clause of the digest is in the rules of the app: %s', locale => {
  expect(digestFaults(digest!, 'MV', handbook, locale, [CITIZENS_CHAPTER])).toEqual([]);
});

test('every Citizen is in the digest, and says on its card what it does', () => {
  const named = clausesOf(digest!)
    .filter(({ number }) => number.startsWith(`${CITIZENS_CHAPTER}.`))
    .map(({ text }) => text.split(':')[0]);
  expect(named.toSorted()).toEqual(CITIZENS.map(({ name }) => name).toSorted());
  for (const { id } of CITIZENS)
    for (const locale of LOCALES)
      expect(card(`citizen:${id}`, locale)!.sentence.length).toBeGreaterThan(20);
});
