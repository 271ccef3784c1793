import type { Grammar } from '@castellan/powers';
import type { Locale } from '@castellan/table';
import type { BuildingType, Resource } from '../cards/types.ts';
import { speech } from './speech.ts';

/** What stands on the cards besides their powers. */
export interface CardTexts {
  readonly locale: Locale;
  readonly grammar: Grammar;
  /** What an icon is called. */
  label(icon: string): string;
  readonly building: string;
  readonly castle: string;
  readonly asResource: string;
  readonly plain: string;
  readonly castleSentence: string;
  points(n: number): string;
  costs(n: number, resource: Resource): string;
  asksFor(n: number, type: BuildingType): string;
  develops(what: string): string;
  readonly values: Readonly<Record<string, string>>;
}

export const cardTexts = (locale: Locale): CardTexts => speech(locale).cardTexts;
