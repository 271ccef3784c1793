import type { RulesSection } from '@castellan/table';

/** Without case, accents and marks: what a person means who types quickly. */
export function searchable(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('**', '').toLowerCase();
}

/** The sections with only the clauses that have every word of the question, in the text, its number or the title above it. */
export function searchRules(sections: readonly RulesSection[], question: string): RulesSection[] {
  const words = searchable(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  return sections
    .map(section => ({
      ...section,
      clauses: section.clauses.filter(({ id, text }) => {
        const all = searchable(`${section.title} ${id} ${text}`);
        return words.every(word => all.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}
