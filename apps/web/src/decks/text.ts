import type { Fault, FaultWords, SheetColumn, Sheets } from '@castellan/decks';
import { expected, faultText, sheetNamed, valueIn, whyText } from '@castellan/decks';
import type { Args as FaultArgs } from '@castellan/decks/words';
import { fault } from '@castellan/decks/words';
import type { Takes } from '@castellan/kernel';
import { spoken } from '@castellan/table/languages';
import type { Bare, TellOf } from '../strings/part-text.ts';
import { tellerOf } from '../strings/part-text.ts';
import type { Args } from '../words/made/owned.ts';
import { owned } from '../words/made/owned.ts';
import type { TextValues } from '../strings/text.ts';
import { useMemo } from 'preact/hooks';

export type DeckKey = Bare<keyof Args, 'owned'>;
export type Tell = TellOf<DeckKey>;

/** What the screens about decks of own cards say. */
export const useTell: () => Tell = tellerOf<DeckKey>(spoken(owned), 'owned');

const useFaultTell: () => TellOf<Bare<keyof FaultArgs, 'fault'>> = tellerOf(spoken(fault), 'fault');

/** How what is wrong with a deck is said in the person's language. */
export function useFaultWords(): FaultWords {
  const tell = useTell();
  const say = useFaultTell();
  return useMemo(() => faultWords(tell, say), [tell, say]);
}

export const faultWords = (
  tell: Tell,
  say: TellOf<Bare<keyof FaultArgs, 'fault'>>,
): FaultWords => ({
  tell: (name, values) => say(name as Bare<keyof FaultArgs, 'fault'>, values as TextValues),
  table: name => tableName(tell, name),
  column: name => columnName(tell, name),
});

/** What a column of a table is called; its own name by default. */
export const columnName = (tell: Tell, column: string): string =>
  said(() => tell(`column-${column}` as DeckKey), column);

/** What a table of cards is called. */
export const tableName = (tell: Tell, table: string): string =>
  said(() => tell(`table-${table}` as DeckKey), table);

function said(tell: () => string, otherwise: string): string {
  try {
    return tell();
  } catch {
    return otherwise;
  }
}

/** Whether such a cell holds words, which need not be typed in full. */
export function hasWords(takes: Takes): boolean {
  switch (takes.a) {
    case 'word':
    case 'amounts':
      return true;
    case 'or-null':
    case 'list':
      return hasWords(takes.of);
    case 'tuple':
      return takes.parts.some(hasWords);
    default:
      return false;
  }
}

/** What is expected in a cell. */
export const helpText = ({ isFixed, takes }: SheetColumn, words: FaultWords): string =>
  whyText(isFixed ? { say: 'fixed' } : expected(takes), words);

/** Where a fault is, what is expected there, and the closest match. */
export function faultLine(fault: Fault, sheets: Sheets, words: FaultWords): string {
  const { table, row } = fault;
  const printed = sheetNamed(sheets, table)?.rows.find(({ id }) => id === row)?.cells['name'];
  return faultText(fault, words, valueIn(printed ?? row));
}
