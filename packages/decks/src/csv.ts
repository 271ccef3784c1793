// Decks as spreadsheets: a block for each table, below a line with the names of its columns.
import Papa from 'papaparse';
import { cardId } from '@castellan/kernel';
import type { Deck, DeckRow } from './deck.ts';
import { isStandIn, MOST_DECK_LETTERS, MOST_ROWS, valueIn } from './deck.ts';
import { newDeck } from './fresh.ts';
import type { Fault } from './fault.ts';
import { wholly } from './fault.ts';
import { nearest } from './nearest.ts';
import type { Reading } from './read-deck.ts';
import { readDeck } from './read-deck.ts';
import type { Sheet, Sheets } from './sheet.ts';

/** What is said of a card besides its values; `checked`: the whole row matches the card, no stand-in is left in it. */
const OTHERS = ['checked', 'off', 'emblem'];
/** The languages for names that a new sheet offers. */
const LANGUAGES = ['de', 'fr'];

/**
 * A deck as a spreadsheet, with everything filled in; stand-ins have a tilde. The first column has the name of the table
 * above the ids. One table alone, or all, with an empty line between them.
 */
export function toCsv(deck: Deck, sheets: Sheets, table?: string): string {
  const chosen = sheets.tables.filter(({ name }) => table === undefined || name === table);
  return chosen
    .map(sheet => Papa.unparse(linesOf(deck, sheet), { newline: '\r\n' }))
    .join('\r\n\r\n')
    .concat('\r\n');
}

function linesOf(deck: Deck, sheet: Sheet): string[][] {
  const own = deck.tables[sheet.name] ?? [];
  const byId = new Map(own.map(row => [row.id, row]));
  const ours = new Set(sheet.rows.map(({ id }) => id));
  const said = own.flatMap(({ names = {} }) => Object.keys(names));
  const languages = [...new Set([...LANGUAGES, ...said])];
  const hasNames = sheet.columns.some(({ name }) => name === 'name');
  const named = hasNames ? languages : [];
  const columns = sheet.columns.map(({ name }) => name);
  const line = (id: string, cells: Readonly<Record<string, string>>, row?: DeckRow): string[] => [
    id,
    ...columns.map(column => outgoing(cells[column] ?? '')),
    Object.values(cells).some(isStandIn) ? '' : 'x',
    row?.off === true ? 'off' : '',
    row?.emblem ?? '',
    ...named.map(language => outgoing(row?.names?.[language] ?? '')),
  ];
  return [
    [sheet.name, ...columns, ...OTHERS, ...named.map(language => `name ${language}`)],
    ...sheet.rows.map(({ id, cells }) => {
      const row = byId.get(id);
      return line(id, { ...cells, ...row?.cells }, row);
    }),
    ...own.filter(({ id }) => !ours.has(id)).map(row => line(row.id, row.cells, row)),
  ];
}

/** What a spreadsheet would take for a formula has an apostrophe before it, which is not part of it. */
const outgoing = (cell: string): string => (/^[=+@]|^-./.test(cell) ? `'${cell}` : cell);
const incoming = (cell: string): string => cell.trim().replace(/^'(?=[=+@-])/, '');

/**
 * Reads what a spreadsheet has saved, or what was copied out of one: commas, semicolons or tabs between the cells. The
 * cells that are as printed are left out of the deck; those of tables that are not there stay as `into` has them.
 */
export function fromCsv(text: string, sheets: Sheets, into?: Deck): Reading {
  const base = into ?? newDeck(sheets, sheets.title);
  if (text.length > MOST_DECK_LETTERS)
    return { deck: null, faults: [wholly({ say: 'too-long', most: MOST_DECK_LETTERS })] };
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true });
  const faults: Fault[] = [];
  const tables: Record<string, DeckRow[]> = {};
  let block: Block | null = null;
  for (const [at, cells] of data.entries()) {
    const line = cells.map(incoming);
    if (line.every(cell => cell === '')) continue;
    const sheet = sheets.tables.find(({ name }) => name === line[0]?.toLowerCase());
    if (sheet !== undefined) {
      block = { sheet, columns: columnsIn(line, sheet, faults) };
      tables[sheet.name] = [];
    } else if (block === null) {
      const known = sheets.tables.map(({ name }) => name);
      const meant = nearest(line[0] ?? '', known);
      const why = { say: 'no-heading', line: at + 1, known };
      faults.push({ ...wholly(why), ...(meant === null ? {} : { nearest: meant }) });
      return { deck: null, faults };
    } else if (tables[block.sheet.name]!.length < MOST_ROWS) {
      const row = rowOf(line, block);
      if (row !== null) tables[block.sheet.name]!.push(row);
    }
  }
  const deck: Deck = { ...base, tables: { ...base.tables, ...tables } };
  const reading = readDeck(JSON.stringify(deck), sheets);
  return { deck: reading.deck, faults: [...faults, ...reading.faults] };
}

interface Block {
  readonly sheet: Sheet;
  /** What stands in each column; null for one that is nobody's. */
  readonly columns: readonly (string | null)[];
}

function columnsIn(line: readonly string[], sheet: Sheet, faults: Fault[]): (string | null)[] {
  const known = [...sheet.columns.map(({ name }) => name), ...OTHERS];
  return line.map((name, at) => {
    if (at === 0) return 'id';
    const column = known.find(one => one.toLowerCase() === name.toLowerCase());
    if (column !== undefined || name === '' || /^name [a-z]{2,3}$/.test(name))
      return column ?? (name || null);
    const meant = nearest(name, known);
    faults.push({
      table: sheet.name,
      row: '',
      column: name.slice(0, 60),
      why: { say: 'column', known },
      ...(meant === null ? {} : { nearest: meant }),
    });
    return null;
  });
}

/** What a line says of a card that is not as printed; null if that is nothing. */
function rowOf(line: readonly string[], { sheet, columns }: Block): DeckRow | null {
  const cells: Record<string, string> = {};
  const names: Record<string, string> = {};
  let [id = '', isChecked, off, emblem] = ['', false, false, ''];
  for (const [at, column] of columns.entries()) {
    const cell = line[at] ?? '';
    if (column === 'id') id = cell;
    else if (column === 'checked') isChecked = isYes(cell);
    else if (column === 'off') off = isYes(cell);
    else if (column === 'emblem') emblem = cell;
    else if (column?.startsWith('name ') === true) {
      if (cell !== '') names[column.slice('name '.length)] = cell;
    } else if (column !== null && cell !== '') cells[column] = cell;
  }
  if (id === '') id = cardId((cells['name'] ?? '').replace(/^~/, '')).slice(0, 60);
  const printed = sheet.rows.find(row => row.id === id)?.cells ?? {};
  const changed = Object.entries(cells)
    .map(([column, cell]) => [column, isChecked ? valueIn(cell) : cell] as const)
    .filter(([column, cell]) => printed[column] !== cell);
  const row: DeckRow = {
    id,
    cells: Object.fromEntries(changed),
    ...(off ? { off: true as const } : {}),
    ...(emblem === '' ? {} : { emblem }),
    ...(Object.keys(names).length === 0 ? {} : { names }),
  };
  return changed.length === 0 && Object.keys(row).length === 2 ? null : row;
}

const isYes = (cell: string): boolean => cell !== '' && !/^(?:no|0|false|-)$/i.test(cell);
