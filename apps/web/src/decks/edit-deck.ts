// What is done to a deck while it is being entered. Every change is a new deck, so that it can be taken back.
import type { Deck, DeckRow, Sheet, Sheets } from '@castellan/decks';
import { isStandIn, sheetNamed, valueIn } from '@castellan/decks';
import { cardId } from '@castellan/kernel';

/** A card in the grid: as printed, with what its owner says. */
export interface EditRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, string>>;
  /** What the deck itself says of it. */
  readonly own: DeckRow | undefined;
  /** Nothing like it is printed. */
  readonly isNew: boolean;
}

/** Where a card is. */
export interface CardAt {
  readonly table: string;
  readonly id: string;
}

/** The cards of a table: those that are printed, then the new ones. */
export function editRows(deck: Deck, sheet: Sheet): EditRow[] {
  const own = deck.tables[sheet.name] ?? [];
  const byId = new Map(own.map(row => [row.id, row]));
  const ours = new Set(sheet.rows.map(({ id }) => id));
  const printed = sheet.rows.map(({ id, cells }): EditRow => {
    const row = byId.get(id);
    return { id, cells: { ...cells, ...row?.cells }, own: row, isNew: false };
  });
  const added = own.filter(({ id }) => !ours.has(id));
  return [
    ...printed,
    ...added.map(row => ({ id: row.id, cells: row.cells, own: row, isNew: true })),
  ];
}

/** No value of it is a stand-in, and none is missing. */
export const isEntered = (row: EditRow, { columns }: Sheet): boolean =>
  !columns.some(({ name }) => isOpen(row, name));

const isOpen = ({ cells }: EditRow, column: string): boolean => isStandIn(cells[column] ?? '~');

/** Another value in a cell; null: as printed again. */
export function withCell(
  deck: Deck,
  sheet: Sheet,
  id: string,
  column: string,
  value: string | null,
): Deck {
  return withRow(deck, sheet, id, row => {
    const { [column]: _, ...cells } = row.cells;
    const printed = sheet.rows.find(one => one.id === id)?.cells[column];
    return value === null || value === printed
      ? { ...row, cells }
      : { ...row, cells: { ...cells, [column]: value } };
  });
}

/** The card as `change` makes it. One that the deck no longer mentions is as printed. */
export function withRow(
  deck: Deck,
  sheet: Sheet,
  id: string,
  change: (row: DeckRow) => DeckRow,
): Deck {
  const rows = deck.tables[sheet.name] ?? [];
  const at = rows.findIndex(row => row.id === id);
  const row = change(rows[at] ?? { id, cells: {} });
  const isPrinted = sheet.rows.some(one => one.id === id);
  const saysNothing = Object.keys(row.cells).length === 0 && Object.keys(row).length === 2;
  const kept = isPrinted && saysNothing ? [] : [row];
  return withRows(deck, sheet, at < 0 ? [...rows, ...kept] : rows.toSpliced(at, 1, ...kept));
}

function withRows(deck: Deck, { name }: Sheet, rows: readonly DeckRow[]): Deck {
  const { [name]: _, ...tables } = deck.tables;
  return { ...deck, tables: rows.length === 0 ? tables : { ...tables, [name]: rows } };
}

/** All values of a card are right as they stand. */
export function withAllRight(deck: Deck, sheet: Sheet, id: string): Deck {
  const row = editRows(deck, sheet).find(one => one.id === id)!;
  return sheet.columns
    .filter(({ name, isFixed }) => !isFixed && isStandIn(row.cells[name] ?? ''))
    .reduce((next, { name }) => withCell(next, sheet, id, name, valueIn(row.cells[name]!)), deck);
}

/** A card more, with nothing on it but a name. */
export function withNewCard(deck: Deck, sheet: Sheet, name: string): { deck: Deck; id: string } {
  const taken = new Set(editRows(deck, sheet).map(row => row.id));
  const first = cardId(name).replaceAll(/[^a-z0-9-]/g, '') || 'card';
  let id = first;
  for (let n = 2; taken.has(id); n++) id = `${first}-${n}`;
  const cells = sheet.columns.some(column => column.name === 'name') ? { name } : {};
  return { deck: withRows(deck, sheet, [...(deck.tables[sheet.name] ?? []), { id, cells }]), id };
}

/** Removes an added card; resets a printed one. */
export function withoutCard(deck: Deck, sheet: Sheet, id: string): Deck {
  const rows = deck.tables[sheet.name] ?? [];
  return withRows(
    deck,
    sheet,
    rows.filter(row => row.id !== id),
  );
}

/** The next cell with a stand-in, on a card after this one, round the whole deck; null if all are entered. */
export function nextToEnter(
  deck: Deck,
  sheets: Sheets,
  from: CardAt,
): (CardAt & { readonly column: string }) | null {
  const all = sheets.tables.flatMap(sheet =>
    editRows(deck, sheet).map(row => ({ table: sheet.name, id: row.id, row })),
  );
  const at = all.findIndex(one => one.table === from.table && one.id === from.id);
  const round = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  for (const { table, id, row } of round) {
    const open = sheetNamed(sheets, table)!.columns.find(({ name }) => isOpen(row, name));
    if (open !== undefined && row.own?.off !== true) return { table, id, column: open.name };
  }
  return null;
}
