/** The languages of the house, as those who speak them call them. One more here, and the compiler names what it lacks. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;

export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

/** Something that is said in every language: each is loaded when it is chosen, and is there at once from then on. */
export interface Spoken<T> {
  (locale: Locale): T;
  load(this: void, locale: Locale): Promise<void>;
}

export function spoken<T extends object>(
  languages: Readonly<Record<Locale, () => Promise<T>>>,
): Spoken<T> {
  const loaded: Partial<Record<Locale, T>> = {};
  const inLanguage = (locale: Locale): T => {
    const said = loaded[locale];
    if (said === undefined)
      throw new Error(`"${locale}" has not been loaded: await load('${locale}') first.`);
    return said;
  };
  const load = async (locale: Locale): Promise<void> => {
    loaded[locale] ??= await languages[locale]();
  };
  return Object.assign(inLanguage, { load });
}
