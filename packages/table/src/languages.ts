/** The languages of the house, as those who speak them call them. One more here, and the compiler names what it lacks. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;

export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

/** Something that is said in every language: each is loaded when it is chosen, and is there at once from then on. */
export interface Spoken<T> {
  (locale: Locale): T;
  load(this: void, locale: Locale): Promise<void>;
}

/** A loader for each language: of what is said, or of a catalogue that `speak` makes it from. */
type Languages<M> = Readonly<Record<string, () => Promise<M>>> & {
  readonly en: () => Promise<M>;
};

/** A language that is missing is said in English. */
export function spoken<M extends object, T extends object = M>(
  languages: Languages<M>,
  speak: (made: M) => T = made => made as unknown as T,
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
