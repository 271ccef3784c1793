// Every language has words for the same phrases, and for everything that happens in whole games.
import { phrasesOf } from '@castellan/conformance';
import type { Phrase } from '@castellan/kernel';
import { nounFaults } from '@castellan/powers/conformance';
import { expect, test } from 'vitest';
import { margraves } from '../index.ts';
import { phrases as german } from '../words/de.ts';
import { phrases as english } from '../words/en.ts';
import { phrases as french } from '../words/fr.ts';
import { names as germanNames } from '../words/names-de.ts';
import { names as frenchNames } from '../words/names-fr.ts';

const who = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'][seat]!;

test('every language has exactly the phrases that English has', () => {
  expect(german.toSorted()).toEqual(english.toSorted());
  expect(french.toSorted()).toEqual(english.toSorted());
});

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
  expect(english.filter(say => !met.has(say))).toEqual([]);
});

/** The rest have no names: they are called after what they do, or where they are. */
const ids = margraves
  .ledger()
  .filter(({ kind }) => ['starter', 'citizen', 'monster', 'location'].includes(kind))
  .map(({ id }) => id)
  .toSorted();

test.each([
  ['de', germanNames],
  ['fr', frenchNames],
] as const)('every card has its gender and case in every sentence: %s', (locale, names) => {
  expect(Object.keys(names).toSorted()).toEqual(ids);
  expect(nounFaults(margraves, locale, names, phrases)).toEqual([]);
});
