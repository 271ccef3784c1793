// What the Citizens do is told by their cards, not by the rules in the app: the digest and the cards name the same ones.
import { LOCALES } from '@castellan/table/languages';
import { expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { card } from './faces.ts';
import { speech } from './speech.ts';

await Promise.all(LOCALES.map(locale => speech.load(locale)));
const [digest] = Object.values(
  import.meta.glob<string>('../../../docs/rules/margraves.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

test('every Citizen is in the digest, and says on its card what it does', () => {
  const named = [...digest!.matchAll(/^\*\*14\.\d+\*\* ([^:]+):/gm)].map(([, name]) => name!);
  expect(named.toSorted()).toEqual(CITIZENS.map(({ name }) => name).toSorted());
  for (const { id } of CITIZENS)
    for (const locale of LOCALES)
      expect(card(`citizen:${id}`, locale)!.sentence.length).toBeGreaterThan(20);
});
