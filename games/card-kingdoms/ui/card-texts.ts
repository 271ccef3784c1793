import type { Grammar } from '@castellan/powers';
import type { Locale } from '@castellan/table';
import { speech } from './speech.ts';
import type { Role } from '../cards/language.ts';
import type { MonsterCard } from '../cards/monsters.ts';

/** What stands on the cards besides their powers. */
export interface CardTexts {
  readonly locale: Locale;
  readonly grammar: Grammar;
  /** What an icon is called. */
  label(icon: string): string;
  readonly citizen: string;
  readonly starter: string;
  readonly always: string;
  readonly domain: string;
  readonly duke: string;
  readonly ownTurn: string;
  readonly othersTurns: string;
  readonly anyTurn: string;
  readonly atTheEnd: string;
  monsterOf(card: MonsterCard): string;
  points(n: number): string;
  basePrice(n: number): string;
  needs(n: number, role: Role): string;
  wakes(numbers: readonly number[]): string;
}

export const cardTexts = (locale: Locale): CardTexts => speech(locale).cardTexts;
