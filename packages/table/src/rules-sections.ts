import type { RulesSection } from './contract.ts';

/** A section of the rules as it is written down: its title, then each clause by its number in the digest. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: Readonly<Record<string, string>>;
}

/** The cards that show what a clause speaks of, by its number. */
export type Pictured = Readonly<Record<string, readonly string[]>>;

const byNumber = (a: string, b: string): number => {
  const [chapterA = 0, clauseA = 0] = a.split('.').map(Number);
  const [chapterB = 0, clauseB = 0] = b.split('.').map(Number);
  return chapterA - chapterB || clauseA - clauseB;
};

/** The digest for players, in the order of its numbers; `book` stands before each number. */
export function rulesSections(
  book: string,
  chapters: readonly Chapter[],
  pictured: Pictured = {},
): RulesSection[] {
  return chapters
    .map(({ id, title, clauses }) => ({
      id,
      title,
      numbers: Object.keys(clauses).toSorted(byNumber),
      clauses,
    }))
    .toSorted((a, b) => byNumber(a.numbers[0]!, b.numbers[0]!))
    .map(({ id, title, numbers, clauses }) => ({
      id,
      title,
      clauses: numbers.map(number => ({
        id: `${book} ${number}`,
        text: clauses[number]!,
        cards: pictured[number] ?? [],
      })),
    }));
}
