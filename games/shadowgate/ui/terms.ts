import type { Locale } from '@castellan/table';
import { speech } from './speech.ts';
import type { ItemClass, ItemType, Level, Triple } from '../cards/types.ts';
import { columns } from '../cards/types.ts';
import type { Rows } from '@castellan/powers';
import type { terms } from '../vocabulary/terms.ts';

/** What stands on the cards and on the board, in one language. The sentences of the game are in `words/`. */
export interface UiTerms {
  readonly locale: Locale;
  list(parts: readonly string[]): string;
  column(name: (typeof columns)[number]): string;
  type(name: ItemType): string;
  ofClass(name: ItemClass): string;
  level(name: Level): string;
  points(n: number): string;
  readonly wild: string;
  readonly event: string;
  readonly quest: string;
  readonly starSide: string;
  readonly otherSide: string;
  readonly baseTypes: string;
  readonly star: string;
  /** The values of a card that may be stand-ins. */
  readonly values: Readonly<Record<string, string>>;
  /** So much of a column: "2 might". */
  amount(n: number, column: string): string;
  gives(column: string, n: number): string;
  costs(column: string, n: number): string;
  resourceSentence(resources: string): string;
  itemSentence(cost: string, type: string, itemClass: string): string;
  wildSentence(cost: string): string;
  readonly eventSentence: string;
  readonly freeSentence: string;
  questSentence(cost: string, type: string, great: string, epic: string): string;
  characterSentence(stats: string, types: string): string;
  readonly wildRuling: string;
  readonly eventRuling: string;
  readonly freeRuling: string;
  backRuling(name: string, cost: string, type: string): string;
  readonly board: BoardTerms;
}

/** The headings and labels of the board. */
export interface BoardTerms {
  readonly quests: string;
  readonly emptyPlace: string;
  readonly worth: (points: number) => string;
  /** On the tag of a quest. */
  readonly lack: string;
  readonly cardsPay: (n: number) => string;
  readonly short: string;
  readonly shortOf: (what: string) => string;
  readonly noActions: string;
  readonly oneQuest: string;
  readonly questDeck: (n: number) => string;
  readonly cycle: string;
  readonly questDiscard: (n: number) => string;
  readonly adventureDeck: (n: number) => string;
  readonly adventureDeckShort: string;
  readonly adventureDiscard: (n: number) => string;
  readonly discardShort: string;
  readonly sides: string;
  /** In the middle. */
  readonly table: string;
  readonly nothingBegun: string;
  readonly lastMove: string;
  readonly beingPaid: string;
  readonly owed: (what: string) => string;
  readonly paidWith: string;
  readonly paidUp: string;
  readonly payHere: string;
  readonly pays: string;
  readonly pay: string;
  readonly payWith: (names: readonly string[]) => string;
  readonly actionsLeft: (n: number) => string;
  readonly candlesDraw: string;
  readonly firstPay: (name: string) => string;
  /** Before a player. */
  readonly items: string;
  readonly noItem: (kind: string) => string;
  readonly noItems: string;
  readonly toPay: string;
  readonly staysForGood: string;
  readonly usedNow: string;
  readonly handOf: (n: number) => string;
  readonly handEmpty: string;
  readonly stats: (what: string) => string;
  readonly players: string;
  readonly player: (name: string, points: number, hand: number) => string;
  readonly open: (name: string) => string;
  readonly lastTurn: (what: string) => string;
  readonly cycled: string;
  readonly nothingYet: string;
  readonly done: (level: string, n: number) => string;
  readonly goal: (target: number) => string;
  readonly ofTarget: (n: number, target: number) => string;
  readonly challenge: string;
  readonly challengeGoal: (points: number, turns: number) => string;
  readonly challengeLeft: (points: number, turns: number) => string;
}

/** What the vocabulary's signs are called. */
export function named(
  rows: Rows<typeof terms>,
): Pick<UiTerms, 'column' | 'type' | 'ofClass' | 'level'> {
  return {
    column: name => rows.resources[name][0],
    type: name => rows.signs[`type:${name}`],
    ofClass: name => rows.signs[`class:${name}`],
    level: name => rows.signs[`level:${name}`],
  };
}

export const uiTerms = (locale: Locale): UiTerms => speech(locale).terms;

/** "2 might, 1 wits and 2 spirit". Columns with nothing in them are left out; nothing at all is "0". */
export function spelled(numbers: Triple | readonly number[], say: UiTerms): string {
  const parts = numbers.flatMap((n, i) =>
    n === 0 ? [] : [say.amount(n, say.column(columns[i]!))],
  );
  return parts.length === 0 ? '0' : say.list(parts);
}
