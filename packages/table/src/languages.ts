import type { Sayer } from '@castellan/kernel';
import { sayer, Speaker } from '@castellan/kernel';
import type { Args } from '../words/made/index.ts';
import { catalogues } from '../words/made/index.ts';
import { complete, languages } from '../words/made/languages.ts';

/** The languages of the house, as those who speak them call them: those that the table has a catalogue for. */
export const LANGUAGES: typeof languages = languages;

export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];
/** Those that have every text; others have begun. */
export const COMPLETE: typeof complete = complete;

/** Something that is said in every language: each is loaded when it is chosen, and is there at once from then on. */
export interface Spoken<T> {
  (locale: Locale): T;
  load(this: void, locale: Locale): Promise<void>;
}

/** By language, what loads it; what a language lacks is said in English. */
export type Loaders<M> = Readonly<Partial<Record<string, () => Promise<M>>>> & {
  readonly en: () => Promise<M>;
};

export function spoken<T extends object>(languages: Loaders<T>): Spoken<T>;
export function spoken<M, T extends object>(
  languages: Loaders<M>,
  speak: (made: M) => T,
): Spoken<T>;
export function spoken<M, T extends object>(
  languages: Loaders<M>,
  speak = (made: M): T => made as unknown as T,
): Spoken<T> {
  const loaded: Partial<Record<Locale, T>> = {};
  const inLanguage = (locale: Locale): T => {
    const said = loaded[locale];
    if (said === undefined)
      throw new Error(`"${locale}" has not been loaded: await load('${locale}') first.`);
    return said;
  };
  const load = async (locale: Locale): Promise<void> => {
    loaded[locale] ??= speak(await (languages[locale] ?? languages.en)());
  };
  return Object.assign(inLanguage, { load });
}

/** Says one of the table's own texts by its name; a game's come from the game. */
export type TableText = Sayer<Args>;
export const tableTexts: Spoken<TableText> = spoken(catalogues, ({ texts, locale }) =>
  sayer(texts, new Speaker(locale)),
);
