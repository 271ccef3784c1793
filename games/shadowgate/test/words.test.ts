// Every language has words for everything that happens in whole games.
import { phrasesOf, wordsSuite } from '@castellan/conformance';
import type { Phrase } from '@castellan/kernel';
import { nounFaults } from '@castellan/powers/conformance';
import { expect, test } from 'vitest';
import { shadowgate } from '../index.ts';
import { all } from '../words/made/all.ts';

const texts = Object.keys(all.en.texts);

const who = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dan'][seat]!;

const rarely: readonly Phrase[] = [
  ...[
    'needed-elsewhere',
    'last-round',
    ...texts.filter(text => text.startsWith('ending-solo')),
  ].map(say => ({ say, seat: 0, points: 25, turns: 5, needed: 25 })),
  { say: 'ending-shared', seats: [0, 2], points: 26 },
  { say: 'next-grade', grade: 'hero', turns: 7 },
];
const said = [
  ...rarely,
  ...phrasesOf(shadowgate, [
    { players: 1 },
    { players: 2 },
    { players: 4, equalTurns: true, characters: 'either' },
  ]),
];

wordsSuite(shadowgate, { all, said, faults: nounFaults });

test('German plurals are right', () => {
  const say = (phrase: Phrase): string => shadowgate.words['de']!.say(phrase, who);
  expect(say({ say: 'ask-action', actions: 1 })).toBe('Noch 1 Aktion. Was tust du?');
  expect(say({ say: 'ask-action', actions: 5 })).toBe('Noch 5 Aktionen. Was tust du?');
  expect(say({ say: 'option-end', draws: 1 })).toBe('Zug beenden · 1 ziehen');
  expect(say({ say: 'score-quests', level: 'great', count: 1 })).toBe('1 große Quest');
  expect(say({ say: 'score-quests', level: 'epic', count: 2 })).toBe('2 epische Quests');
});

test('a question about a payment says what it is for', () => {
  const ask = { say: 'ask-pay', actions: 2, open: ['the-silent-guard'], owed: [[2, 0, 1]] };
  const both = {
    ...ask,
    open: ['silver-arrow', 'the-silent-guard'],
    owed: [
      [1, 0, 0],
      [2, 0, 1],
    ],
  };
  const [en, de] = [shadowgate.words.en, shadowgate.words['de']!];
  expect(en.say(ask, who)).toBe('The Silent Guard: pay 2 might and 1 spirit. 2 actions left.');
  expect(de.say(ask, who)).toBe('Stumme Wache: 2 Kraft und 1 Geist zu bezahlen. Noch 2 Aktionen.');
  expect(en.say(both, who)).toBe('Pay for Silver Arrow and The Silent Guard. 2 actions left.');
  expect(de.say(both, who)).toBe('Zu bezahlen: Silberpfeil und Stumme Wache. Noch 2 Aktionen.');
});
