import type { Words } from '@castellan/kernel';
import type { Rows } from '@castellan/powers';
import { spoken } from '@castellan/table/languages';
import type { terms } from '../vocabulary/terms.ts';
import type { UiWords } from './terms.ts';

/** All that the game says on the screen, in one language. */
export interface Speech {
  /** What a card is called, by its id. */
  called(this: void, id: string): string;
  readonly words: Words;
  readonly rows: Rows<typeof terms>;
  /** What the cards of a kind are called together. */
  readonly kinds: Readonly<Record<'adventure' | 'quest' | 'character', string>>;
  readonly terms: UiWords;
}

export const speech = spoken<Speech>({
  en: async () => (await import('./speech-en.ts')).speech,
  de: async () => (await import('./speech-de.ts')).speech,
  fr: async () => (await import('./speech-fr.ts')).speech,
});
