import type { Locale } from '@castellan/table';
import { speech } from './speech.ts';

/** What stands on the board, in one language. The sentences of the game are in `words/`. */
export interface UiTerms {
  label(icon: string): string;
  readonly tavern: string;
  readonly emptyQuest: string;
  place(price: number): string;
  readonly citizenDeck: string;
  citizenDeckOf(n: number, discards: number): string;
  readonly questDeck: string;
  questDeckOf(n: number, discards: number): string;
  fromHand(n: number): string;
  payable(n: number): string;
  readonly payableShort: string;
  payableWith(name: string): string;
  readonly payableThen: string;
  readonly lack: string;
  lackOf(what: string): string;
  /** In the middle. */
  readonly turn: string;
  action(n: number): string;
  readonly open: string;
  readonly waits: string;
  readonly afterwards: string;
  laid(n: number, of: number): string;
  readonly payHere: string;
  readonly payShort: string;
  payWith(names: readonly string[]): string;
  readonly fromHandShort: string;
  readonly fromGuildShort: string;
  readonly enough: string;
  readonly beingHired: string;
  readonly whatNext: Readonly<Record<string, string>>;
  completeWith(n: number): string;
  readonly done: string;
  isActing(name: string): string;
  /** Before a player. */
  readonly guild: string;
  readonly guildPays: string;
  readonly hand: string;
  readonly handPays: string;
  readonly pays: string;
  questsLost(n: number): string;
  readonly lostLegend: string;
  readonly emptyGuild: string;
  readonly finished: string;
  readonly reserved: string;
  readonly nothingReserved: string;
  readonly secret: string;
  readonly known: string;
  readonly hidden: string;
  readonly players: string;
  openPlate(name: string): string;
  cards(n: number): string;
  points(n: number): string;
  finishedOf(n: number): string;
  readonly audit: string;
  readonly ranks: readonly string[];
}

export const uiTerms = (locale: Locale): UiTerms => speech(locale).terms;
