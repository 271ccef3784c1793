import type { Grammar, Meanings, Rows } from '@castellan/powers';
import { spoken } from '@castellan/table/languages';
import type { terms } from '../vocabulary/terms.ts';
import type { Chapter } from './rules.ts';
import type { Lessons } from './tutorial.ts';

/** What is to be learned about the game, in one language. */
export interface HandbookTexts {
  readonly rules: readonly Chapter[];
  readonly lessons: Lessons;
  readonly rows: Rows<typeof terms>;
  readonly grammar: Grammar;
  readonly meanings: Meanings<typeof terms>;
}

export const handbookTexts = spoken<HandbookTexts>({
  en: async () => (await import('./handbook-en.ts')).texts,
  de: async () => (await import('./handbook-de.ts')).texts,
  fr: async () => (await import('./handbook-fr.ts')).texts,
});
