import type { Column, Phrase } from '@castellan/kernel';
import { isPlainText, readJson } from '@castellan/kernel';
import type { CellFault } from './cell.ts';
import { faultOf } from './cell.ts';
import type { Deck, DeckRow } from './deck.ts';
import {
  FORMAT,
  LONGEST_CELL,
  LONGEST_NAME,
  MOST_DECK_LETTERS,
  MOST_LANGUAGES,
  MOST_ROWS,
  valueIn,
} from './deck.ts';
import type { Fault } from './fault.ts';
import { nearest } from './nearest.ts';
import { cardsFor, isComplete, playedRows } from './played.ts';
import type { Sheet, Sheets } from './sheet.ts';

/** A deck that was read. It may be played if nothing is wrong with it; what was entered is kept either way. */
export interface Reading {
  /** Null: this is no deck at all. */
  readonly deck: Deck | null;
  readonly faults: readonly Fault[];
}

/** `likely` is only asked where there is room for one more: what is most like a word takes a while to find. */
type Note = (
  fault: Partial<Fault> & Pick<Fault, 'why'>,
  likely?: () => Pick<Fault, 'nearest'>,
) => void;

/** The id of the game that a deck is for; null if the text is no deck. Its sheets say what else there may be in it. */
export function gameOfDeck(text: string): string | null {
  const value = parsed(text);
  return isRecord(value) && typeof value['game'] === 'string' ? value['game'] : null;
}

/**
 * Reads a deck from text that anyone may have written. Everything in it is then within the limits. At most
 * `most` faults are named.
 */
export function readDeck(text: string, sheets: Sheets, most: number = MOST_FAULTS): Reading {
  const faults: Fault[] = [];
  const note: Note = (fault, likely) => {
    if (faults.length < most)
      faults.push({ table: '', row: '', column: '', ...fault, ...likely?.() });
  };
  if (text.length > MOST_DECK_LETTERS) {
    note({ why: { say: 'too-long', most: MOST_DECK_LETTERS } });
    return { deck: null, faults };
  }
  const value = parsed(text);
  const deck = value === undefined ? null : shapeOf(value, sheets, note);
  if (value === undefined) note({ why: { say: 'not-json' } });
  if (deck === null) return { deck, faults };
  if (faults.length < most) faults.push(...faultsIn(deck, sheets, most - faults.length));
  return { deck, faults };
}

/** Nobody reads more. */
const MOST_FAULTS = 500;

function parsed(text: string): unknown {
  if (text.length > MOST_DECK_LETTERS) return undefined;
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}

/** The deck in any value; what can't be part of one is named and left out. Null: this is no deck of this game. */
function shapeOf(value: unknown, sheets: Sheets, note: Note): Deck | null {
  if (!isRecord(value) || value['format'] !== FORMAT) {
    note({ why: { say: 'format', format: FORMAT } });
    return null;
  }
  if (value['game'] !== sheets.game) {
    note({ why: { say: 'other-game', title: sheets.title, game: sheets.game } });
    return null;
  }
  const name = titleIn(value['name']);
  const version = titleIn(value['version']);
  const untitled = (part: string): void =>
    note({ why: { say: 'title', part, most: LONGEST_NAME } });
  if (name === null) untitled('name');
  if (version === null) untitled('version');
  const tables: Record<string, DeckRow[]> = {};
  const known = sheets.tables.map(sheet => sheet.name);
  const own = isRecord(value['tables']) ? Object.entries(value['tables']) : null;
  if (own === null) note({ why: { say: 'no-tables' } });
  for (const [table, rows] of own ?? []) {
    if (!known.includes(table)) {
      const why = { say: 'table', known };
      note({ table: quoted(table), why }, () => meant(table, known));
    } else if (!Array.isArray(rows) || rows.length > MOST_ROWS) {
      note({ table, why: { say: 'rows', most: MOST_ROWS } });
    } else {
      const read = rows.map((row, at) => rowIn(row, at, sheets, table, note));
      tables[table] = read.filter(row => row !== null);
    }
  }
  return { format: FORMAT, game: sheets.game, name: name ?? '', version: version ?? '', tables };
}

function titleIn(value: unknown): string | null {
  return isText(value, LONGEST_NAME) && value.trim() !== '' ? value : null;
}

const ROW_PARTS: ReadonlySet<string> = new Set(['id', 'cells', 'off', 'emblem', 'names']);
const ID = /^[a-z0-9][a-z0-9-]{0,59}$/;
const EMBLEM = /^[a-z0-9][a-z0-9-]{0,59}$/;
const LANGUAGE = /^[a-z]{2,3}$/;

function rowIn(
  value: unknown,
  at: number,
  sheets: Sheets,
  table: string,
  note: Note,
): DeckRow | null {
  const bad = (why: Phrase, column = '', row = `${at + 1}`): null => {
    note({ table, row, column, why });
    return null;
  };
  if (!isRecord(value)) return bad({ say: 'row' });
  const { id, cells, off, emblem, names } = value;
  if (typeof id !== 'string' || !ID.test(id)) return bad({ say: 'id' }, 'id');
  const strange = Object.keys(value).find(part => !ROW_PARTS.has(part));
  if (strange !== undefined) bad({ say: 'row-part', part: quoted(strange) }, '', id);
  if (!isRecord(cells)) return bad({ say: 'cells' }, '', id);
  const columns = sheets.tables.find(one => one.name === table)!.columns.map(one => one.name);
  const kept: Record<string, string> = {};
  for (const [column, cell] of Object.entries(cells)) {
    if (!columns.includes(column)) {
      const why = { say: 'column', known: columns };
      note({ table, row: id, column: quoted(column), why }, () => meant(column, columns));
    } else if (isText(cell, LONGEST_CELL)) kept[column] = cell.trim();
    else bad({ say: 'cell', most: LONGEST_CELL }, column, id);
  }
  if (off !== undefined && off !== true) bad({ say: 'off' }, 'off', id);
  if (emblem !== undefined && !(typeof emblem === 'string' && EMBLEM.test(emblem)))
    bad({ say: 'emblem' }, 'emblem', id);
  return {
    id,
    cells: kept,
    ...(off === true ? { off } : {}),
    ...(typeof emblem === 'string' && EMBLEM.test(emblem) ? { emblem } : {}),
    ...namesIn(names, bad, id),
  };
}

function namesIn(
  names: unknown,
  bad: (why: Phrase, column: string, row: string) => null,
  id: string,
): Pick<DeckRow, 'names'> {
  if (names === undefined) return {};
  const all = isRecord(names) ? Object.entries(names) : null;
  if (all === null || all.length > MOST_LANGUAGES) {
    bad({ say: 'names', most: MOST_LANGUAGES }, 'names', id);
    return {};
  }
  const kept = all.filter(([language, name]) => {
    const fits = LANGUAGE.test(language) && titleIn(name) !== null;
    if (!fits) bad({ say: 'name-in', most: LONGEST_NAME }, 'names', id);
    return fits;
  });
  return { names: Object.fromEntries(kept) as Record<string, string> };
}

/** What is wrong with the cells of a deck, and with its cards together: at most so much. */
export function faultsIn(deck: Deck, sheets: Sheets, most: number = MOST_FAULTS): Fault[] {
  const faults = sharedIds(deck, sheets).slice(0, most);
  for (const sheet of sheets.tables)
    faults.push(...faultsOfTable(deck, sheet, most - faults.length));
  return faults.length > 0 ? faults : faultsTogether(deck, sheets);
}

function faultsOfTable(deck: Deck, sheet: Sheet, most: number): Fault[] {
  const faults: Fault[] = [];
  const table = sheet.name;
  const seen = new Set<string>();
  const printed = new Map(sheet.rows.map(row => [row.id, row]));
  const isBound = sheet.columns.some(({ isFixed }) => isFixed);
  for (const row of deck.tables[table] ?? []) {
    if (faults.length >= most) break;
    const at = { table, row: row.id };
    if (seen.has(row.id)) faults.push({ ...at, column: 'id', why: { say: 'twice' } });
    seen.add(row.id);
    // What the rules rely on is there once for each printed card.
    if (isBound && (row.off === true || !printed.has(row.id)))
      faults.push({ ...at, column: '', why: { say: 'fixed-cards' } });
    for (const { name: column, isFixed } of sheet.columns) {
      const cell = row.cells[column];
      if (cell === undefined || faults.length >= most) continue;
      const ours = printed.get(row.id)?.cells[column];
      if (isFixed && valueIn(cell) !== valueIn(ours ?? cell)) {
        faults.push({ ...at, column, why: { say: 'fixed' }, nearest: valueIn(ours!) });
        continue;
      }
      if (cell === ours) continue;
      const fault = faultOfCell(sheet, column, cell);
      if (fault !== null) faults.push({ ...at, column, ...fault });
    }
  }
  return faults;
}

/** A card is called by its id alone: a new one has an id that no card of another table has. */
function sharedIds(deck: Deck, sheets: Sheets): Fault[] {
  const homes = new Map<string, string>();
  for (const { name, rows } of sheets.tables) for (const { id } of rows) homes.set(id, name);
  const faults: Fault[] = [];
  for (const { name: table, rows } of sheets.tables) {
    const printed = new Set(rows.map(({ id }) => id));
    for (const { id: row } of deck.tables[table] ?? []) {
      if (printed.has(row)) continue;
      const home = homes.get(row) ?? table;
      const why = { say: 'id-taken', tables: [home] };
      if (home !== table) faults.push({ table, row, column: 'id', why });
      homes.set(row, table);
    }
  }
  return faults;
}

/** What is wrong with one cell; null if it can be read. For someone who is just typing it. */
export function faultOfCell(sheet: Sheet, column: string, cell: string): CellFault | null {
  const value = valueIn(cell);
  if (column === 'name') {
    const isName = value !== '' && value.length <= LONGEST_NAME && !value.includes('|');
    return isName ? null : { why: { say: 'name', most: LONGEST_NAME } };
  }
  const fault = faultOf(sheet.read[column] as Column<unknown>, value);
  if (fault !== null) return fault;
  const highest = sheet.highest?.[column] ?? HIGHEST;
  const beyond = [...value.matchAll(/\d+/g)].some(([digits]) => Number(digits) > highest);
  return beyond ? { why: { say: 'number-most', most: highest } } : null;
}

/** No card says a higher number, whatever the game. */
const HIGHEST = 99;

/** What only shows when all cards lie side by side. */
function faultsTogether(deck: Deck, sheets: Sheets): Fault[] {
  const faults: Fault[] = [];
  const cards: Record<string, ReturnType<typeof cardsFor>> = {};
  for (const sheet of sheets.tables) {
    const rows = playedRows(sheet, deck);
    const { name: table, least, most } = sheet;
    const at = { table, row: '', column: '' };
    if (rows.length < least)
      faults.push({ ...at, why: { say: 'cards-least', least, n: rows.length } });
    if (rows.length > most)
      faults.push({ ...at, why: { say: 'cards-most', most, n: rows.length } });
    const called = new Map<string, string>();
    for (const { id, cells } of rows) {
      const name = cells['name'] === undefined ? null : valueIn(cells['name']);
      if (name !== null && called.get(name) !== undefined) {
        const why = { say: 'name-taken', card: called.get(name)!, name };
        if (!isPrintedTwice(sheet, name)) faults.push({ table, row: id, column: 'name', why });
      }
      if (name !== null) called.set(name, id);
    }
    cards[table] = cardsFor(sheet, rows);
  }
  if (faults.length > 0) return faults;
  const found = sheets.ownCards.faults?.(cards as never) ?? [];
  return found.map(({ id, ...at }) => ({ ...at, row: id }));
}

const isPrintedTwice = (sheet: Sheet, name: string): boolean =>
  sheet.rows.filter(({ cells }) => valueIn(cells['name'] ?? '') === name).length > 1;

/** New cards that lack a cell: they stay in the box until they have all. */
export function unfinished(deck: Deck, sheets: Sheets): readonly Pick<Fault, 'table' | 'row'>[] {
  return sheets.tables.flatMap(sheet => {
    const ours = new Set(sheet.rows.map(({ id }) => id));
    return (deck.tables[sheet.name] ?? [])
      .filter(row => !ours.has(row.id) && !isComplete(sheet, row))
      .map(row => ({ table: sheet.name, row: row.id }));
  });
}

function meant(written: string, known: readonly string[]): Pick<Fault, 'nearest'> {
  const found = written.length > LONGEST_NAME ? null : nearest(written, known);
  return found === null ? {} : { nearest: found };
}

/** Of what came from outside, no more than fits on a line. */
const quoted = (text: string): string =>
  isPlainText(text) ? text.slice(0, LONGEST_NAME) : '(unreadable)';

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && isPlainText(value) && value.isWellFormed();

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
