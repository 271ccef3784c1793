import type { RulesSection } from '@castellan/table';
import { searchable } from './search-rules.ts';

type Clause = RulesSection['clauses'][number];

const words = (text: string): Set<string> => new Set(searchable(text).match(/\p{L}{4,}/gu) ?? []);

/** What has less than this share of the likest clause's worth is about something else. */
const NEAR = 0.6;

/** The clauses that share the rarest words with a text: most likely those it comes from. */
export function relatedClauses(
  sections: readonly RulesSection[],
  text: string,
  most = 2,
): Clause[] {
  const clauses = sections.flatMap(section =>
    section.clauses.map(clause => ({ clause, words: words(`${section.title} ${clause.text}`) })),
  );
  const asked = words(text);
  const rarity = new Map<string, number>();
  for (const word of asked) {
    const n = clauses.filter(clause => clause.words.has(word)).length;
    if (n > 0) rarity.set(word, Math.log(1 + clauses.length / n));
  }
  const found = clauses
    .map(({ clause, words: has }) => {
      const shared = [...rarity].reduce(
        (sum, [word, weight]) => (has.has(word) ? sum + weight : sum),
        0,
      );
      // A long clause has many words by chance.
      return { clause, worth: shared / Math.sqrt(has.size + 8) };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most);
  return found.filter(({ worth }) => worth >= found[0]!.worth * NEAR).map(({ clause }) => clause);
}
