import type { Game, Phrase } from '@castellan/kernel';
import { expect, test } from 'vitest';

type Names = Readonly<Record<string, string>>;
type Other = 'de' | 'fr';

interface Catalogues {
  readonly en: { readonly texts: object };
  readonly de: { readonly texts: object; readonly names: Names };
  readonly fr: { readonly texts: object; readonly names: Names };
}

export interface Wording {
  readonly all: Catalogues;
  /** Everything that games say, and what they say so rarely that no random game does. */
  readonly said: readonly Phrase[];
  /** The texts that must be among that. */
  readonly spoken?: readonly string[];
  /** The kinds of cards that have names; all of them, unless told. */
  readonly named?: readonly string[];
  /** What is wrong with names in sentences. */
  faults(game: Game, locale: Other, names: Names, phrases: readonly Phrase[]): readonly string[];
}

const who = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'][seat]!;
/** A sentence with a missing part shows one of these. */
const WHOLE = /^(?!.*(?:undefined|\bnull\b|NaN|\[object|: :))./;

/** Registers what the words of every game must keep, in every language. */
export function wordsSuite(game: Game, { all, said, spoken = [], named, faults }: Wording): void {
  test.each(['de', 'fr'] as const)('%s has exactly the texts that English has', locale => {
    expect(Object.keys(all[locale].texts).toSorted()).toEqual(Object.keys(all.en.texts).toSorted());
  });

  test('every phrase of random games is said in every language', () => {
    for (const words of Object.values(game.words))
      for (const phrase of said) expect(words.say(phrase, who)).toMatch(WHOLE);
    const met = new Set(said.map(({ say }) => say));
    // An attribute belongs to its text.
    expect(spoken.filter(text => !met.has(text.split('.')[0]!))).toEqual([]);
  });

  const cards = game.ledger().filter(({ kind }) => named?.includes(kind) ?? true);
  test.each(['de', 'fr'] as const)(
    'every card has its gender and case in every sentence: %s',
    locale => {
      const { names } = all[locale];
      expect(Object.keys(names).toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
      expect(faults(game, locale, names, said)).toEqual([]);
    },
  );
}
