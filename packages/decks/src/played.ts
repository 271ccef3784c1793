// Which cards a deck plays with: what we print, with what its owner has entered.
import type { CardRow, Column, ReadCards } from '@castellan/kernel';
import { cardsOf, cardTable } from '@castellan/kernel';
import { faultOf } from './cell.ts';
import type { Deck, DeckRow } from './deck.ts';
import { isStandIn, valueIn } from './deck.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { sheetOf } from './sheet.ts';

/** A card as it is played. */
interface PlayedRow {
  readonly id: string;
  readonly cells: CardRow;
  /** What its owner entered of it; undefined for a card that is as printed. */
  readonly own: DeckRow | undefined;
  readonly printed: SheetRow | undefined;
}

/** The cards of a table that are played, in the order of the sheet, then the new ones by their ids, as the digest has them. */
export function playedRows(sheet: Sheet, deck: Deck): PlayedRow[] {
  const own = new Map((deck.tables[sheet.name] ?? []).map(row => [row.id, row]));
  const ours = new Set(sheet.rows.map(({ id }) => id));
  const printed = sheet.rows.map(row => ({
    id: row.id,
    cells: { ...row.cells, ...own.get(row.id)?.cells },
    own: own.get(row.id),
    printed: row,
  }));
  const added = (deck.tables[sheet.name] ?? [])
    .filter(row => !ours.has(row.id) && isComplete(sheet, row))
    .map(row => ({ id: row.id, cells: row.cells, own: row, printed: undefined }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return [...printed, ...added].filter(({ own }) => own?.off !== true);
}

/** Whether every cell of a new card can be read. Until then it stays in the box. */
export function isComplete({ columns, read }: Sheet, { cells }: DeckRow): boolean {
  return columns.every(({ name }) => {
    const cell = cells[name];
    return cell !== undefined && faultOf(read[name] as Column<unknown>, valueIn(cell)) === null;
  });
}

/** Whether someone has entered something of a card that is not printed anyway. */
const isEntered = ({ own, printed }: PlayedRow): boolean =>
  own !== undefined &&
  Object.entries(own.cells).some(
    ([column, cell]) => !isStandIn(cell) && cell !== printed?.cells[column],
  );

/** The cards of a sheet, as the game reads them. */
export function cardsFor(sheet: Sheet, rows: readonly PlayedRow[]): Record<string, unknown>[] {
  const cards = cardsOf(
    sheet.read,
    rows.map(({ id, cells }) => ({ source: 'reconstructed', standIns: '-', ...cells, id })),
  ) as readonly Record<string, unknown>[];
  return cards.map((card, at) => {
    const row = rows[at]!;
    if (row.own === undefined) return { ...card, ...row.printed!.known };
    const { names, emblem } = row.own;
    const isRenamed =
      row.printed === undefined ||
      valueIn(row.cells['name'] ?? '') !== valueIn(row.printed.cells['name'] ?? '');
    const known = isEntered(row)
      ? {
          source: 'owner',
          standIns: Object.keys(row.cells).filter(column => isStandIn(row.cells[column]!)),
        }
      : row.printed?.known;
    return {
      ...card,
      ...known,
      ...(isRenamed || names !== undefined ? { names: names ?? {} } : {}),
      ...(emblem === undefined ? {} : { emblem }),
    };
  });
}

/** Reads the tables of a game as a deck has them: what its rules are made with. */
export function readingFrom(deck: Deck): ReadCards {
  return ((name, columns, table) => {
    if (deck.tables[name] === undefined) return cardTable(name, columns, table);
    const sheet = sheetOf(name, columns, table);
    return cardsFor(sheet, playedRows(sheet, deck));
  }) as ReadCards;
}
