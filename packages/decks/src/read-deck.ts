import type { Column } from '@castellan/kernel';
import { isPlainText, readJson, Refusal } from '@castellan/kernel';
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
import { nearest } from './nearest.ts';
import { cardsFor, isComplete, playedRows } from './played.ts';
import type { Sheet, Sheets } from './sheet.ts';

/** What is wrong with a deck, and in which cell; empty names are for what is about a whole row, table or deck. */
export interface Fault {
  readonly table: string;
  /** The id of the card. */
  readonly row: string;
  readonly column: string;
  /** What is expected there. */
  readonly message: string;
  /** What can be read, and is most like what was written. */
  readonly nearest?: string;
}

/** A deck that was read. It may be played if nothing is wrong with it; what was entered is kept either way. */
export interface Reading {
  /** Null: this is no deck at all. */
  readonly deck: Deck | null;
  readonly faults: readonly Fault[];
}

/** `likely` is only asked where there is room for one more: what is most like a word takes a while to find. */
type Note = (
  fault: Partial<Fault> & Pick<Fault, 'message'>,
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
    note({ message: `A deck has at most ${MOST_DECK_LETTERS} letters` });
    return { deck: null, faults };
  }
  const value = parsed(text);
  const deck = value === undefined ? null : shapeOf(value, sheets, note);
  if (value === undefined) note({ message: 'This is not JSON, as decks are kept in' });
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
    note({ message: `A deck begins with "format": ${FORMAT}` });
    return null;
  }
  if (value['game'] !== sheets.game) {
    note({ message: `This is no deck for ${sheets.title}: its "game" is not "${sheets.game}"` });
    return null;
  }
  const name = titleIn(value['name']);
  const version = titleIn(value['version']);
  if (name === null) note({ message: `"name" must be a text of 1 to ${LONGEST_NAME} letters` });
  if (version === null)
    note({ message: `"version" must be a text of 1 to ${LONGEST_NAME} letters, such as "1"` });
  const tables: Record<string, DeckRow[]> = {};
  const known = sheets.tables.map(sheet => sheet.name);
  const own = isRecord(value['tables']) ? Object.entries(value['tables']) : null;
  if (own === null) note({ message: '"tables" must be there, with a list of cards for each' });
  for (const [table, rows] of own ?? []) {
    if (!known.includes(table)) {
      const message = `Expected one of ${known}`;
      note({ table: quoted(table), message }, () => meant(table, known));
    } else if (!Array.isArray(rows) || rows.length > MOST_ROWS) {
      note({ table, message: `Expected a list of at most ${MOST_ROWS} cards` });
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
  const bad = (message: string, column = '', row = `line ${at + 1}`): null => {
    note({ table, row, column, message });
    return null;
  };
  if (!isRecord(value)) return bad('Expected a card: an object with "id" and "cells"');
  const { id, cells, off, emblem, names } = value;
  if (typeof id !== 'string' || !ID.test(id))
    return bad('Expected an "id" of small letters, digits and hyphens', 'id');
  const strange = Object.keys(value).find(part => !ROW_PARTS.has(part));
  if (strange !== undefined) bad(`A card has no "${quoted(strange)}"`, '', id);
  if (!isRecord(cells)) return bad('Expected "cells", with a text by column', '', id);
  const columns = sheets.tables.find(one => one.name === table)!.columns.map(one => one.name);
  const kept: Record<string, string> = {};
  for (const [column, cell] of Object.entries(cells)) {
    if (!columns.includes(column)) {
      const message = `Expected one of the columns ${columns}`;
      note({ table, row: id, column: quoted(column), message }, () => meant(column, columns));
    } else if (isText(cell, LONGEST_CELL)) kept[column] = cell.trim();
    else bad(`Expected a text of at most ${LONGEST_CELL} letters`, column, id);
  }
  if (off !== undefined && off !== true) bad('"off" is true, or is not there', 'off', id);
  if (emblem !== undefined && !(typeof emblem === 'string' && EMBLEM.test(emblem)))
    bad('Expected the name of a picture, such as "crown"', 'emblem', id);
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
  bad: (message: string, column: string, row: string) => null,
  id: string,
): Pick<DeckRow, 'names'> {
  if (names === undefined) return {};
  const all = isRecord(names) ? Object.entries(names) : null;
  if (all === null || all.length > MOST_LANGUAGES) {
    bad('Expected names by language: { "de": "m Ritter" }', 'names', id);
    return {};
  }
  const kept = all.filter(([language, name]) => {
    const fits = LANGUAGE.test(language) && titleIn(name) !== null;
    if (!fits)
      bad(
        `Expected the code of a language and a name of at most ${LONGEST_NAME} letters`,
        'names',
        id,
      );
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
    if (seen.has(row.id)) faults.push({ ...at, column: 'id', message: 'This card is there twice' });
    seen.add(row.id);
    // What the rules rely on is there once for each printed card.
    if (isBound && (row.off === true || !printed.has(row.id)))
      faults.push({ ...at, column: '', message: 'The cards here are those that are printed' });
    for (const { name: column, isFixed } of sheet.columns) {
      const cell = row.cells[column];
      if (cell === undefined || faults.length >= most) continue;
      const ours = printed.get(row.id)?.cells[column];
      if (isFixed && valueIn(cell) !== valueIn(ours ?? cell)) {
        const message = `This is as the rules have it: ${valueIn(ours!)}`;
        faults.push({ ...at, column, message, nearest: valueIn(ours!) });
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
      const message = `There is a card with this id among the ${home}`;
      if (home !== table) faults.push({ table, row, column: 'id', message });
      homes.set(row, table);
    }
  }
  return faults;
}

/** What is wrong with one cell; null if it can be read. For someone who is just typing it. */
export function faultOfCell(
  sheet: Sheet,
  column: string,
  cell: string,
): Pick<Fault, 'message' | 'nearest'> | null {
  const value = valueIn(cell);
  if (column === 'name') {
    const message = `Expected a name of 1 to ${LONGEST_NAME} letters`;
    return value === '' || value.length > LONGEST_NAME || value.includes('|') ? { message } : null;
  }
  const fault = faultOf(sheet.read[column] as Column<unknown>, value);
  if (fault !== null) return fault;
  const highest = sheet.highest?.[column] ?? HIGHEST;
  const beyond = [...value.matchAll(/\d+/g)].some(([digits]) => Number(digits) > highest);
  return beyond ? { message: `Expected no number above ${highest}` } : null;
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
      faults.push({ ...at, message: `At least ${least} different cards, not ${rows.length}` });
    if (rows.length > most)
      faults.push({ ...at, message: `At most ${most} different cards, not ${rows.length}` });
    const called = new Map<string, string>();
    for (const { id, cells } of rows) {
      const name = cells['name'] === undefined ? null : valueIn(cells['name']);
      if (name !== null && called.get(name) !== undefined) {
        const message = `"${called.get(name)!}" is called ${name} too`;
        if (!isPrintedTwice(sheet, name)) faults.push({ table, row: id, column: 'name', message });
      }
      if (name !== null) called.set(name, id);
    }
    cards[table] = cardsFor(sheet, rows);
  }
  if (faults.length > 0) return faults;
  const found = sheets.ownCards.faults?.(cards as never) ?? [];
  return found.map(({ table, id, column, message }) => ({ table, row: id, column, message }));
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

/** In a sentence: where, what is expected, and what was likely meant. */
export function faultText({ table, row, column, message, nearest }: Fault): string {
  const where = [table, row, column].filter(part => part !== '').join(' › ');
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `${where === '' ? '' : `${where}: `}${message}.${hint}`;
}

/** For those who take only what can be played: the first of what is wrong. */
export function unplayable([first]: readonly Fault[]): Refusal {
  return new Refusal('malformed', `This deck can't be played: ${faultText(first!)}`);
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
