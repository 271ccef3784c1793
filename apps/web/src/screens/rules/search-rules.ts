import type { CardFace, LegendGroup, RulesSection } from '@castellan/table';

/** Without case, accents and marks: what people mean when they type quickly. */
export function searchable(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('**', '').toLowerCase();
}

/** Something that was found: a clause, a card or an icon. */
export type Hit =
  | { readonly clause: RulesSection['clauses'][number]; readonly title: string }
  | { readonly card: CardFace }
  | { readonly icon: LegendGroup['entries'][number] };

export interface Shelf {
  readonly sections: readonly RulesSection[];
  readonly faces: readonly CardFace[];
  readonly legend: readonly LegendGroup[];
}

/** What has every word of the question: first what is called so, cards and icons, then clauses by text, number or title. */
export function searchRules({ sections, faces, legend }: Shelf, question: string): Hit[] {
  const words = searchable(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string): boolean => {
    const all = searchable(text);
    return words.every(word => all.includes(word));
  };
  return [
    ...faces.filter(({ name }) => has(name)).map(card => ({ card })),
    ...legend.flatMap(({ entries }) =>
      entries.filter(({ name }) => has(name)).map(icon => ({ icon })),
    ),
    ...sections.flatMap(({ title, clauses }) =>
      clauses
        .filter(({ id, text }) => has(`${title} ${id} ${text}`))
        .map(clause => ({ clause, title })),
    ),
  ];
}
