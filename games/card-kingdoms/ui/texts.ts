import type { Locale } from '@castellan/table';
import { speech } from './speech.ts';

/** What stands on the board besides the cards. */
export interface Texts {
  readonly center: string;
  readonly monsters: string;
  readonly citizens: string;
  readonly domains: string;
  readonly slain: string;
  readonly dice: string;
  readonly bank: string;
  readonly notRolled: string;
  readonly exhausted: string;
  readonly secretDuke: string;
  readonly duke: string;
  readonly chooseDuke: string;
  readonly toBeTurned: string;
  readonly darkLord: string;
  readonly captured: string;
  readonly domain: string;
  readonly court: string;
  readonly purse: string;
  readonly gains: string;
  readonly rivals: string;
  open(name: string): string;
  noneOf(number: string): string;
  readonly pointsHint: string;
  place(row: string): string;
  wakes(numbers: readonly number[]): string;
  emptyStacks(n: number, of: number): string;
  points(n: number): string;
  attackedBy(die: number): string;
  now(price: number): string;
  woken(name: string): string;
  copies(name: string, n: number): string;
  harvested(n: number, token: string): string;
}

export const texts = (locale: Locale): Texts => speech(locale).texts;
