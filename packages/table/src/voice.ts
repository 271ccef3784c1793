import { labelOf } from '@castellan/powers';
import type { Grammar, Rows, Terms } from '@castellan/powers';
import type { Locale } from './languages.ts';

/** What cards are told in: a language, its grammar, and what icons are called in it. */
export interface Voice {
  readonly locale: Locale;
  readonly grammar: Grammar;
  /** What an icon is called. */
  label(this: void, icon: string): string;
}

interface Told<T extends Terms> {
  readonly grammar: Grammar;
  readonly rows: Rows<T>;
}

export function voiceOf<T extends Terms>(locale: Locale, { grammar, rows }: Told<T>): Voice {
  return { locale, grammar, label: name => labelOf(rows, name)! };
}
