import type { Locale } from '@castellan/table/languages';
import { spoken } from '@castellan/table/languages';
import type { StringKey, Plural, AppStrings } from './en.ts';

/** What the screens say. */
export const screens = spoken<AppStrings>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
});

export type TextValues = Readonly<Record<string, string | number>>;

/** A text in one language; `n` chooses the plural form. */
export type Say = (key: StringKey, values?: TextValues) => string;

export function sayIn(locale: Locale): Say {
  const strings = screens(locale);
  const forms = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const form = (text: string | Plural, n: number): string =>
    typeof text === 'string' ? text : text[forms.select(n) === 'one' ? 'one' : 'other'];
  return (key, values = {}) =>
    form(strings[key], Number(values['n'] ?? 0)).replaceAll(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      if (value === undefined) return place;
      return typeof value === 'number' ? numbers.format(value) : value;
    });
}

/** "Anna, Ben and Cora", as the language has it. */
export function listed(locale: Locale, names: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "2 hours ago"; a date for more than a month; null for less than a minute. */
export function ago(locale: Locale, then: number, now: number): string | null {
  const past = now - then;
  if (past > 30 * 86_400_000)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(then);
  for (const [unit, ms] of STEPS) {
    if (past >= ms)
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
        -Math.floor(past / ms),
        unit,
      );
  }
  return null;
}
