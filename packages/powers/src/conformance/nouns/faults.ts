import type { Game, Phrase } from '@castellan/kernel';
import { frenchFaults, frenchNameFaults } from './french.ts';
import { germanFaults, germanNameFaults } from './german.ts';
import { saidCards } from './said-cards.ts';

type Names = Readonly<Record<string, string>>;

const READERS = {
  de: { faults: germanFaults, nameFaults: germanNameFaults },
  fr: { faults: frenchFaults, nameFaults: frenchNameFaults },
} as const;

/**
 * What is wrong with a game's names in a language: a card without one, a gender or a declension that the word speaks
 * against, or an article, a case or an ending in any sentence with any card. The phrases are those that games say.
 */
export function nounFaults(
  game: Game,
  locale: keyof typeof READERS,
  names: Names,
  phrases: readonly Phrase[],
): string[] {
  const { faults, nameFaults } = READERS[locale];
  const said = saidCards(game, game.words[locale]!, phrases);
  return [...nameFaults(names), ...new Set(faults(said, names))];
}
