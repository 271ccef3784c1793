// Every language has words for the same phrases, and for everything that happens in whole games.
import { phrasesOf } from '@castellan/conformance';
import type { Phrase } from '@castellan/kernel';
import { nounFaults } from '@castellan/powers/conformance';
import { expect, test } from 'vitest';
import { margraves } from '../index.ts';
import { all } from '../words/made/all.ts';

const who = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'][seat]!;

test.each(['de', 'fr'] as const)('%s has exactly the texts that English has', locale => {
  expect(Object.keys(all[locale].texts).toSorted()).toEqual(Object.keys(all.en.texts).toSorted());
});

/** Texts that the rules say; from "map" on come those of the table. */
const names = Object.keys(all.en.texts);
const spoken = names.slice(0, names.indexOf('map'));

const rarely: readonly Phrase[] = [
  { say: 'tie-gold', n: 3 },
  { say: 'ending-solo-won', why: 'tiles', points: 85 },
  { say: 'no-slot' },
  { say: 'must-recall' },
  { say: 'power-done' },
  { say: 'too-weak', n: 5, has: 3 },
  { say: 'power-any', source: 'monk' },
  { say: 'power-may', source: 'monk' },
  { say: 'tombs-emptied' },
  { say: 'let-influence-go' },
  { say: 'influence-lost', seat: 0, n: 2 },
  { say: 'slay-nothing', lair: 'hills' },
  { say: 'not-turned-up' },
  { say: 'retrieve-hidden', citizen: 'monk' },
  { say: 'power-cannot-pay' },
  { say: 'starts', seat: 1 },
];
const phrases = [
  ...rarely,
  ...phrasesOf(
    margraves,
    Array.from({ length: 12 }, (_, i) => ({ players: [1, 2, 3, 5][i % 4]! })),
  ),
];

test('every phrase of random games is said in every language', () => {
  for (const words of Object.values(margraves.words)) {
    for (const phrase of phrases)
      expect(words.say(phrase, who)).toMatch(/^(?!.*(?:undefined|null|NaN|\[object))./);
  }
  const met = new Set(phrases.map(({ say }) => say));
  expect(spoken.filter(say => !met.has(say))).toEqual([]);
});

/** The rest have no names: they are called after what they do, or where they are. */
const ids = margraves
  .ledger()
  .filter(({ kind }) => ['starter', 'citizen', 'monster', 'location'].includes(kind))
  .map(({ id }) => id)
  .toSorted();

test.each([
  ['de', all.de.names],
  ['fr', all.fr.names],
] as const)('every card has its gender and case in every sentence: %s', (locale, names) => {
  expect(Object.keys(names).toSorted()).toEqual(ids);
  expect(nounFaults(margraves, locale, names, phrases)).toEqual([]);
});
