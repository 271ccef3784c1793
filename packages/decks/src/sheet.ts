import type { CardRow, Columns, Known, OwnCards, TableRules, Takes } from '@castellan/kernel';
import { cardRows, cardsOf, columnNames } from '@castellan/kernel';
import { asStandIn, MOST_ROWS } from './deck.ts';

/** All tables of cards of a game, as we print them. */
export interface Sheets {
  readonly game: string;
  /** The title on the box. */
  readonly title: string;
  readonly rulesVersion: number;
  readonly tables: readonly Sheet[];
  readonly ownCards: OwnCards;
}

/** One table of cards. */
export interface Sheet extends TableRules {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  /** How all columns are read, also those that are nobody's business but ours. */
  readonly read: Columns;
}

export interface SheetColumn {
  readonly name: string;
  readonly takes: Takes;
  /** The rules rely on what is printed here: it can't be changed. */
  readonly isFixed: boolean;
}

/** A printed card. Stand-ins among its cells have their tilde. */
export interface SheetRow {
  readonly id: string;
  readonly cells: CardRow;
  /** How we know it, if we say so. */
  readonly known: Partial<Known>;
}

/** What we say about a card's origin; in a deck, tildes do. */
const OURS: ReadonlySet<string> = new Set(['id', 'source', 'standIns']);

const NO_RULES: TableRules = { least: 0, most: MOST_ROWS };

/** A table as its game wrote it. */
export function sheetOf(
  name: string,
  read: Columns,
  table: string,
  rules: TableRules = NO_RULES,
): Sheet {
  const names = columnNames(read).filter(column => !OURS.has(column));
  const cards = cardsOf(read, cardRows(read, table)) as readonly Card[];
  const rows = cardRows(read, table).map((row, at): SheetRow => {
    const { id, source, standIns } = cards[at]!;
    // A stand-in that does not say of which of its values is one in all of them.
    const isWhole = source === 'reconstructed' && standIns?.length === 0;
    const cells = names.map(column => {
      const isOurs = isWhole || standIns?.includes(column) === true;
      return [column, isOurs ? asStandIn(row[column]!) : row[column]!] as const;
    });
    const known = { ...(source && { source }), ...(standIns && { standIns }) };
    return { id, cells: Object.fromEntries(cells), known };
  });
  const columns = names.map(column => ({
    name: column,
    takes: (read[column] as { readonly takes?: Takes }).takes ?? { a: 'text' as const },
    isFixed: rules.fixed?.includes(column) === true,
  }));
  return { name, ...rules, columns, rows, read };
}

type Card = { readonly id: string } & Partial<Known>;

export const sheetNamed = (sheets: Sheets, name: string): Sheet | null =>
  sheets.tables.find(one => one.name === name) ?? null;
