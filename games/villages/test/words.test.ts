// Every language has words for everything that happens in whole games.
import { phrasesOf, wordsSuite } from '@castellan/conformance';
import type { Phrase } from '@castellan/kernel';
import { nounFaults } from '@castellan/powers/conformance';
import { expect, test } from 'vitest';
import { events } from '../events.ts';
import { villages } from '../index.ts';
import { all } from '../words/made/all.ts';

const who = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'][seat]!;

/** Texts that the rules say; the others stand on the table. */
const spoken = Object.keys(all.en.texts).filter(
  name =>
    Object.hasOwn(events, name) ||
    /^(ask|ending|next|option|power|score|setting|tie|too|use)-|^(pass|built-already|no-gold|lacks-buildings|needed-later)$/.test(
      name,
    ),
);
const rarely = spoken
  .filter(key =>
    /^(ending|tie)-|^power-(cannot|nothing)|^bank-empty|^nothing-|^ask-lead-idle/.test(key),
  )
  .map((say): Phrase => ({ say, seat: 0, points: 33, n: 2, left: 2, turns: 3 }));
const tables = [1, 1, 2, 3, 5, 5, 5].map(players => ({ players }));
const said = [...rarely, ...phrasesOf(villages, tables)];
wordsSuite(villages, { all, said, spoken, faults: nounFaults });

test('what a power does is said without "may": the question already says that it can be declined', () => {
  const effect = { op: 'may', of: { op: 'gain', amounts: { gold: 0, card: 1 }, per: null } };
  const phrase = { say: 'use-power', card: 'armory', effect };
  expect(villages.words.en.say(phrase, who)).toBe('Armory: Gain 1 card');
  expect(villages.words['de']!.say(phrase, who)).toBe('Waffenkammer: Erhalte 1 Karte');
});

test('what is led, followed and provided is said in both languages', () => {
  const say = (language: string, phrase: Phrase): string =>
    villages.words[language]!.say(phrase, who);
  const led = { say: 'ask-follow', seat: 1, action: 'build' };
  expect(say('en', led)).toBe('Ben has led Build. Do you follow?');
  expect(say('de', led)).toBe('Ben hat Bauen angeführt. Machst du mit?');
  const coin = { say: 'coin-laid', seat: 0, owner: 2, resource: 'stone' };
  expect(say('en', coin)).toBe('Ann places a coin on Cleo’s Stone.');
  expect(say('de', coin)).toBe('Ann legt eine Münze auf Stein bei Cleo.');
  const asked = { say: 'ask-discard', left: 2 };
  expect(say('en', asked)).toBe('Which card do you discard (2 still to choose)?');
  expect(say('de', asked)).toBe('Welche Karte wirfst du ab (noch 2)?');
});
