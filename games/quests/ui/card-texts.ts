import type { Grammar } from '@castellan/powers';
import type { Locale } from '@castellan/table';
import { speech } from './speech.ts';

/** What stands on the cards besides their powers. */
export interface CardTexts {
  readonly locale: Locale;
  readonly grammar: Grammar;
  label(icon: string): string;
  readonly citizen: string;
  readonly quest: string;
  readonly guildMaster: string;
  readonly whenHired: string;
  readonly afterwards: string;
  readonly atTheEnd: string;
  brings(what: string): string;
  asks(what: string): string;
  points(n: number): string;
  equal(resource: string): string;
  bringsEqual(resource: string): string;
  /** So much of a Resource, so many of a role. */
  amount(of: string, n: number): string;
  list(parts: readonly string[]): string;
  readonly values: Readonly<Record<string, string>>;
}

export const cardTexts = (locale: Locale): CardTexts => speech(locale).cardTexts;
