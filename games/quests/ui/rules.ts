import type { Locale, RulesSection } from '@castellan/table';
import { handbookTexts } from './handbook-texts.ts';

/** A section as it is written down: its title, then each clause by its number in the digest. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: Readonly<Record<string, string>>;
}

/** The digest for players: short, by the numbers of `docs/rules/quests.md`. */
export function rules(locale: Locale): readonly RulesSection[] {
  return handbookTexts(locale).rules.map(({ id, title, clauses }) => ({
    id,
    title,
    clauses: Object.entries(clauses).map(([number, text]) => ({ id: `QV ${number}`, text })),
  }));
}
