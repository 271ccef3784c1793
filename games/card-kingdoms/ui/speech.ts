import type { Words } from '@castellan/kernel';
import type { Grammar, Rows } from '@castellan/powers';
import { spoken } from '@castellan/table/languages';
import type { terms } from '../vocabulary/terms.ts';
import type { CardWords } from './card-texts.ts';
import type { rulings } from './rulings-en.ts';
import type { Texts } from './texts.ts';

/** All that the game says on the screen, in one language. */
export interface Speech {
  /** What a card is called, by its id. */
  called(this: void, id: string): string;
  readonly words: Words;
  readonly rows: Rows<typeof terms>;
  readonly grammar: Grammar;
  readonly cardTexts: CardWords;
  /** What the cards of a kind are called together. */
  readonly kinds: Readonly<Record<'citizen' | 'monster' | 'domain' | 'duke', string>>;
  readonly texts: Texts;
  /** What has been settled about single cards: the same cards in every language. */
  readonly rulings: Readonly<Record<keyof typeof rulings, readonly string[]>>;
}

export const speech = spoken<Speech>({
  en: async () => (await import('./speech-en.ts')).speech,
  de: async () => (await import('./speech-de.ts')).speech,
  fr: async () => (await import('./speech-fr.ts')).speech,
});
