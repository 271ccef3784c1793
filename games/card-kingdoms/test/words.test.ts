import { saidText, QuickChance, randomAnswer } from '@castellan/kernel';
import type { Phrase } from '@castellan/kernel';
import { asJson, powerSentence, sentence } from '@castellan/powers';
import { describe, expect, it } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { cardKingdoms } from '../index.ts';
import { variants } from '../settings.ts';
import { cardList, cardPart } from '../words/cards.ts';
import { de, phrases as german } from '../words/de.ts';
import { en, phrases as english } from '../words/en.ts';
import { fr, phrases as french } from '../words/fr.ts';
import { grammar } from '../vocabulary/de.ts';

const LANGUAGES = { en, de, fr };
const who = (seat: number): string => ['Ada', 'Bo', 'Cy', 'Di', 'Ed'][seat] ?? '?';

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
};

/** Phrases whose `tokens` is a number or a word. */
const TOKENS: Readonly<Record<string, string | number>> = {
  'score-tokens-idle': 2,
  'setting-solo-tokens-about': 'counted',
};

it('every language has words for the same phrases', () => {
  expect(german.toSorted()).toEqual(english.toSorted());
  expect(french.toSorted()).toEqual(english.toSorted());
});

describe.each(['en', 'de', 'fr'] as const)('words in %s', language => {
  it.each(english)('%s', say => {
    const tokens = TOKENS[say] ?? arguments_.tokens;
    const text = LANGUAGES[language].say({ ...arguments_, tokens, say }, who);
    expect(text).not.toBe('');
    expect(text).not.toMatch(BROKEN);
  });

  it('say everything that whole games say', () => {
    const said = new Set<string>();
    const say = (phrase: Phrase): void => {
      said.add(phrase.say);
      expect(LANGUAGES[language].say(phrase, who)).not.toMatch(BROKEN);
    };
    variants.forEach(({ settings }, i) => {
      const state = cardKingdoms.setup(settings, `words ${i}`);
      const chance = new QuickChance(i);
      for (
        let open = cardKingdoms.pending(state);
        open.length > 0;
        open = cardKingdoms.pending(state)
      ) {
        const [decision] = open;
        say(decision!.prompt);
        for (const { note, blocked } of decision!.options) {
          say(note);
          if (blocked !== undefined) say(blocked);
        }
        cardKingdoms.apply(state, randomAnswer(decision!, chance)).forEach(say);
      }
      const outcome = cardKingdoms.outcome(state)!;
      const parts = outcome.scores.flatMap(score => score.parts);
      [outcome.ending, ...parts, ...parts.flatMap(({ lines = [] }) => lines)].forEach(say);
      if (outcome.next !== undefined) say(outcome.next);
    });
    expect(said.size).toBeGreaterThan(60);
  });
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
  expect(saidText(cardList({ 'starter-knight': 2, knight: 2, peasant: 1 }, cardPart))).toBe(
    'Knight ×4, Peasant',
  );
});
