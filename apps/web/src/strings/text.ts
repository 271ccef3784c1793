import type { Sayer } from '@castellan/kernel';
import { sayer, Speaker } from '@castellan/kernel';
import type { Locale } from '@castellan/table/languages';
import { spoken } from '@castellan/table/languages';
import type { Args } from '../words/made/index.ts';
import { catalogues } from '../words/made/index.ts';

/** What the screens say. */
export const screens = spoken(catalogues);

/** A text that is given nothing. */
export type StringKey = {
  [K in keyof Args]: keyof Args[K] extends never ? K : never;
}[keyof Args];
export type TextValues = Readonly<Record<string, string | number>>;

/** A text in one language. */
export type Say = Sayer<Args>;

export function sayIn(locale: Locale): Say {
  let numbers: Intl.NumberFormat | null = null;
  // Few numbers need it, and to make it takes as long as a screen full of sentences.
  const written = (n: number): string =>
    Number.isInteger(n) && n >= 0 && n < 1000
      ? `${n}`
      : (numbers ??= new Intl.NumberFormat(locale)).format(n);
  return sayer<Args, Speaker>(screens(locale).texts, new Speaker(locale), written);
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
