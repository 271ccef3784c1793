import type { Fault, Sheets } from '@castellan/decks';
import { sheetNamed } from '@castellan/decks';
import type { Takes } from '@castellan/kernel';
import { spoken } from '@castellan/table/languages';
import type { Bare, TellOf } from '../strings/part-text.ts';
import { tellerOf } from '../strings/part-text.ts';
import type { Args } from '../words/made/owned.ts';
import { owned } from '../words/made/owned.ts';

export type DeckKey = Bare<keyof Args, 'owned'>;
export type Tell = TellOf<DeckKey>;

/** What the screens about decks of own cards say. */
export const useTell: () => Tell = tellerOf<DeckKey>(spoken(owned), 'owned');

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

/** What may stand in a cell, in a sentence. */
export function expected(tell: Tell, takes: Takes): string {
  switch (takes.a) {
    case 'text':
      return tell('expectsName');
    case 'number':
      return tell('expectsNumber');
    case 'number-or':
      return tell('expectsNumberOr', { word: takes.word });
    case 'word':
      return tell('expectsWord', { words: takes.words.join(', ') });
    case 'or-null':
      return tell('expectsOrNothing', { what: expected(tell, takes.of) });
    case 'list':
      return tell(takes.between.trim() === '' ? 'expectsList' : 'expectsListBetween', {
        what: expected(tell, takes.of),
        between: takes.between.trim(),
      });
    case 'tuple':
      return tell('expectsTuple', {
        n: takes.parts.length,
        what: [...new Set(takes.parts.map(part => expected(tell, part)))].join(' / '),
      });
    case 'amounts':
      return tell('expectsAmounts', {
        marks: takes.marks.join(', '),
        example: takes.marks
          .slice(0, 2)
          .map((mark, at) => `${2 - at}${mark}`)
          .join(' '),
      });
    case 'effect':
    case 'power':
      return tell('expectsPower');
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

/** Where a fault is, what is expected there, and the closest match. */
export function faultLine(tell: Tell, sheets: Sheets, fault: Fault): string {
  const { table, row, column, message, nearest } = fault;
  const sheet = sheetNamed(sheets, table);
  const card = sheet?.rows.find(({ id }) => id === row)?.cells['name']?.replace(/^~/, '') ?? row;
  const where = [
    sheet === null ? table : tableName(tell, table),
    card,
    column === '' ? '' : columnName(tell, column),
  ].filter(part => part !== '');
  const takes = sheet?.columns.find(({ name }) => name === column);
  // What only a game's rules know is said in the game's own words.
  const why = takes === undefined || takes.isFixed ? message : expected(tell, takes.takes);
  const hint = nearest === undefined ? '' : ` ${tell('nearest', { nearest })}`;
  return `${where.join(' › ')}${where.length > 0 ? ': ' : ''}${why}${/[.!?]$/.test(why) ? '' : '.'}${hint}`;
}
