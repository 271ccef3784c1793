// The rules in the app are the digest's, clause by clause. What the Citizens do is on their cards.
import { LOCALES } from '@castellan/table/languages';
import { expect, test } from 'vitest';
import digest from '../../../docs/rules/margraves.md?raw';
import { CITIZENS } from '../cards/citizens.ts';
import { card } from './faces.ts';
import { handbook } from './handbook.ts';
import { speech } from './speech.ts';

const CITIZENS_CHAPTER = '14.';

await Promise.all(LOCALES.flatMap(locale => [speech.load(locale), handbook.load(locale)]));
const clauses = [...digest.matchAll(/^\*\*(\d+\.\d+)\*\* (.*)/gm)].map(([, number, text]) => ({
  number: number!,
  text: text!,
}));

test.each(LOCALES)('every clause of the digest is in the rules of the app: %s', locale => {
  const told = handbook.rules(locale).flatMap(section => section.clauses.map(({ id }) => id));
  const written = clauses
    .filter(({ number }) => !number.startsWith(CITIZENS_CHAPTER))
    .map(({ number }) => `MV ${number}`);
  expect(written.length).toBeGreaterThan(60);
  expect(written.filter(id => !told.includes(id))).toEqual([]);
  expect(told.filter(id => !written.includes(id))).toEqual([]);
});

test('every Citizen is in the digest, and says on its card what it does', () => {
  const named = clauses
    .filter(({ number }) => number.startsWith(CITIZENS_CHAPTER))
    .map(({ text }) => text.split(':')[0]);
  expect(named.toSorted()).toEqual(CITIZENS.map(({ name }) => name).toSorted());
  for (const { id } of CITIZENS)
    for (const locale of LOCALES)
      expect(card(`citizen:${id}`, locale)!.sentence.length).toBeGreaterThan(20);
});
