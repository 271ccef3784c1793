import { spoken } from './languages.ts';

/** The table's own words; a game's words come from the game. Where a number is in it, it is a function. */
export interface TableStrings {
  readonly yourDecision: string;
  readonly waitingFor: (names: string) => string;
  readonly nothingToDecide: string;
  readonly notPossible: (n: number) => string;
  readonly confirm: string;
  readonly confirmWith: (what: string) => string;
  readonly confirmSome: (n: number) => string;
  readonly confirmNone: string;
  readonly confirmOrder: string;
  readonly reset: string;
  readonly allOptions: string;
  readonly wholePrompt: string;
  readonly endTurn: string;
  readonly turnHeld: string;
  readonly answerHeld: string;
  readonly goOn: string;
  readonly undo: string;
  readonly chosenOf: (n: number, min: number, max: number) => string;
  readonly chooseSome: (min: number, max: number) => string;
  readonly totalOf: (n: number, of: number) => string;
  readonly less: (what: string) => string;
  readonly more: (what: string) => string;
  readonly moveUp: (what: string) => string;
  readonly moveDown: (what: string) => string;
  readonly orderHint: string;
  readonly place: (n: number) => string;
  readonly canBeChosen: (what: string) => string;
  readonly isChosen: string;
  readonly cannot: (why: string) => string;
  readonly lookCloser: string;
  readonly whatToDo: (what: string) => string;
  readonly close: string;
  readonly rulings: string;
  readonly standIns: string;
  readonly log: string;
  readonly logEmpty: string;
  readonly newest: string;
  readonly cards: (n: number) => string;
  readonly faceDown: string;
  readonly hand: (n: number) => string;
  readonly dice: (values: readonly number[]) => string;
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly score: string;
  readonly total: string;
  readonly rank: (n: number) => string;
  readonly winner: (n: number) => string;
  readonly scoreOverTime: string;
  readonly turn: string;
  readonly asTable: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [keys: string, what: string])[];
  readonly others: string;
  readonly price: string;
  readonly operator: Readonly<Record<string, string>>;
}

export const strings = spoken<TableStrings>({
  en: async () => (await import('./strings-en.ts')).strings,
  de: async () => (await import('./strings-de.ts')).strings,
  fr: async () => (await import('./strings-fr.ts')).strings,
});
