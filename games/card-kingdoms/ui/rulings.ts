import type { Locale } from '@castellan/table';
import type { rulings } from './rulings-en.ts';
import { speech } from './speech.ts';

/** What has been settled about single cards, by what they are called: the same cards in every language. */
export type Rulings = Readonly<Record<keyof typeof rulings, readonly string[]>>;

export function rulingsOf(ref: string, locale: Locale): readonly string[] {
  const all: Readonly<Record<string, readonly string[]>> = speech(locale).rulings;
  return all[ref] ?? [];
}
