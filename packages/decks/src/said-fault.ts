import type { Json, Phrase } from '@castellan/kernel';
import type { Fault } from './fault.ts';
import { placeOf } from './fault.ts';

/** How a fault is put into words: in which language, and what tables and columns are called there. */
export interface FaultWords {
  /** A text of `words/` by its name, without what all begin with. */
  tell(name: string, values: Readonly<Record<string, Json>>): string;
  table(name: string): string;
  column(name: string): string;
}

/** What is wrong, or expected, in a sentence. */
export function whyText({ say, ...values }: Phrase, words: FaultWords): string {
  const said = Object.entries(values).map(([name, value]) => [name, valueText(name, value, words)]);
  return words.tell(say, Object.fromEntries(said) as Record<string, Json>);
}

/** A value as it is put into a sentence: sentences in it, and the names of tables and columns, are said too. */
function valueText(name: string, value: Json, words: FaultWords): Json {
  if (name === 'tables') return (value as readonly string[]).map(one => words.table(one));
  if (name === 'columns') return (value as readonly string[]).map(one => words.column(one));
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const said = (value as readonly Json[]).map(one => valueText('', one, words));
    return [...new Set(said)];
  }
  return whyText(value as Phrase, words);
}

/** Where a fault is, what is wrong there, and what was likely meant. `card`: what the card is called. */
export function faultText(fault: Fault, words: FaultWords, card: string = fault.row): string {
  const { table, row, column, why, nearest } = fault;
  const where = placeOf({
    ...fault,
    table: table === '' ? '' : words.table(table),
    row: row === '' ? '' : card,
    column: column === '' ? '' : words.column(column),
  }).join(' › ');
  const hint = nearest === undefined ? '' : ` ${words.tell('nearest', { nearest })}`;
  return `${where === '' ? '' : `${where}: `}${whyText(why, words)}${hint}`;
}
