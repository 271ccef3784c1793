import { readFileSync } from 'node:fs';
import { LOCALES } from '@castellan/table/languages';
import { handbookFaults } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { card, cards } from './faces.ts';
import { handbook } from './handbook.ts';
import { icon } from './icons.ts';
import { speech } from './speech.ts';

test.each(LOCALES)('the handbook leaves no icon of a card unexplained: %s', async locale => {
  await Promise.all([speech.load(locale), handbook.load(locale)]);
  expect(handbookFaults({ card, cards, icon }, handbook, locale)).toEqual([]);
});

const digest = readFileSync(new URL('../../../docs/rules/villages.md', import.meta.url), 'utf8');
const clauses = [...digest.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, number]) => `VV ${number}`);

test.each(LOCALES)('each clause of the digest is in the rules of the app: %s', async locale => {
  await handbook.load(locale);
  const told = handbook.rules(locale).flatMap(section => section.clauses.map(({ id }) => id));
  expect(told.toSorted()).toEqual(clauses.toSorted());
});
