import type { HandbookTexts } from '@castellan/table/legend';
import { spoken } from '@castellan/table/languages';
import type { terms } from '../vocabulary/terms.ts';
import type { course } from './tutorial.ts';

/** What is to be learned about the game, in one language. */
export type Texts = HandbookTexts<typeof terms, typeof course>;

export const handbookTexts = spoken<Texts>({
  en: async () => (await import('./handbook-en.ts')).texts,
  de: async () => (await import('./handbook-de.ts')).texts,
  fr: async () => (await import('./handbook-fr.ts')).texts,
});
