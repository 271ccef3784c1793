import { phrasesOf, wordsSuite } from '@castellan/conformance';
import { saidText } from '@castellan/kernel';
import type { Phrase } from '@castellan/kernel';
import { asJson, powerSentence, sentence } from '@castellan/powers';
import { nounFaults } from '@castellan/powers/conformance';
import { describe, expect, it } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { cardKingdoms } from '../index.ts';
import { variants } from '../settings.ts';
import { speeches, words } from '../words/index.ts';
import { all } from '../words/made/all.ts';

const LOCALES = ['en', 'de', 'fr'] as const;
const { grammar } = speeches.de.speaker;
const who = (seat: number): string => ['Ada', 'Bo', 'Cy', 'Di', 'Ed'][seat] ?? '?';

const said = phrasesOf(
  cardKingdoms,
  variants.map(({ settings }) => settings),
);

/** A sentence with a missing part shows one of these. */
const BROKEN = /undefined|NaN|\[object|\bnull\b/;

/** Arguments for every phrase: more than any single one needs. */
const arguments_ = {
  seat: 0,
  from: 1,
  to: 2,
  n: 1,
  dice: [3, 5],
  left: 2,
  price: 3,
  strength: 4,
  magic: 1,
  coin: 'gold',
  deed: 'recruited',
  cards: { 'starter-peasant': 1, archer: 2 },
  area: 'hills',
  tokens: { gold: 2, strength: 0, magic: 1, vp: 1 },
  token: 'magic',
  source: 'thief',
  duke: 'simon-the-unclean',
  domain: 'darktide-harbour',
  card: 'monk',
  citizen: 'cleric',
  monster: 'goblin',
  resource: 'strength',
  effect: asJson(CITIZENS[11]!.onTurn),
  die: 4,
  first: 0,
  turn: 7,
  stacks: 2,
  dukes: ['simon-the-unclean', 'waryn-lord-of-rogues'],
  lord: null,
  players: 3,
  setup: 'random',
  most: 5,
  numbers: '9/10',
  mixed: true,
  leftovers: 'pooled',
  value: 'first-game',
  why: 'domains',
  missing: 3,
  monsters: 4,
  has: 1,
  besides: 2,
  lacks: [{ role: 'holy', n: 2, has: 1 }],
  role: 'holy',
  type: 'titan',
  row: 'Monsters',
  name: 'knight',
  number: '9/10',
  of: 6,
  by: -1,
  costAtMost: 2,
  random: true,
  sources: ['merchant', 'thief'],
  other: 'strength',
  real: 1,
};

/** Phrases whose `tokens` is a number or a word. */
const TOKENS: Readonly<Record<string, string | number>> = {
  'score-tokens-idle': 2,
  'setting-solo-tokens-about': 'counted',
};

describe.each(LOCALES)('words in %s', language => {
  it.each(Object.keys(all.en.texts))('%s', say => {
    const tokens = TOKENS[say] ?? arguments_.tokens;
    const text = words[language].say({ ...arguments_, tokens, say }, who);
    expect(text).not.toBe('');
    expect(text).not.toMatch(BROKEN);
  });
});

wordsSuite(cardKingdoms, { all, said, faults: nounFaults });

it('whole games say much', () => {
  expect(new Set(said.map(({ say }) => say)).size).toBeGreaterThan(60);
});

it('every card can be said in German', () => {
  const texts = [
    ...CITIZENS.flatMap(card => [sentence(card.onTurn, grammar), sentence(card.offTurn, grammar)]),
    ...MONSTERS.map(card => sentence(card.reward, grammar)),
    ...DOMAINS.map(card => powerSentence(card.power, grammar)),
    ...DUKES.map(card => sentence(card.score, grammar)),
  ];
  for (const text of texts) {
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text).not.toMatch(BROKEN);
  }
});

it('counts cards of one name together', () => {
  const said = speeches.en.speaker.COUNTED({ 'starter-knight': 2, knight: 2, peasant: 1 });
  expect(saidText(said)).toBe('Knight ×4, Peasant');
});

it('says in every language how many of a role are needed', () => {
  const say = (language: keyof typeof words, n: number): string =>
    words[language].say({ say: 'lacks-roles', lacks: [{ role: 'holy', n, has: 0 }] }, who);
  expect(say('en', 2)).toBe('needs 2 more Holy');
  expect(say('de', 1)).toBe('braucht noch 1 Geistlichen');
  expect(say('de', 2)).toBe('braucht noch 2 Geistliche');
  expect(say('fr', 2)).toBe('il manque 2 Sacrés');
});

it('names all that is lacking, in numbers', () => {
  const lacks = [{ role: 'holy', n: 1, has: 0 }];
  const gold = { coin: 'gold', n: 9, has: 0, besides: 0 };
  const both = { coin: 'magic', n: 3, has: 1, besides: 0, other: 'strength', price: 4, real: 0 };
  const say = (language: keyof typeof words, reason: Phrase): string =>
    words[language].say(reason, who);
  expect(say('en', { say: 'lacks-roles-and-gold', lacks, ...gold })).toBe(
    'needs 9 more gold, 1 more Holy',
  );
  expect(say('de', { say: 'lacks-roles-and-gold', lacks, ...gold })).toBe(
    'braucht noch 9 Gold, 1 Geistlichen',
  );
  expect(say('en', { say: 'cannot-pay-both', ...both })).toBe(
    'needs 4 more strength and 2 more magic',
  );
});

it('asks for the Citizen only where there are several', () => {
  const say = (...sources: string[]): string => words.en.say({ say: 'power-use', sources }, who);
  expect(say('merchant', 'merchant')).toBe('Harvest: how will you use Merchant?');
  expect(say('merchant', 'monk')).toBe('Harvest: which Citizen will you use next?');
});
