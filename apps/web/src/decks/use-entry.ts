import type { Deck, Fault, Sheet, SheetColumn } from '@castellan/decks';
import { sheetNamed, valueIn } from '@castellan/decks';
import { useMemo, useRef, useState } from 'preact/hooks';
import { completed } from './complete.ts';
import type { EditRow } from './edit-deck.ts';
import { editRows, withCell } from './edit-deck.ts';
import type { DeckDesk } from './use-deck.ts';

/** A cell: of which card, in which column. */
export interface CellAt {
  readonly table: string;
  readonly id: string;
  readonly column: string;
}

/** Entering: which cell is lit, and what is being typed into it. */
export interface Entry {
  readonly at: CellAt;
  readonly sheet: Sheet;
  readonly rows: readonly EditRow[];
  readonly row: EditRow;
  readonly column: SheetColumn;
  /** What is being typed; null while nothing is. */
  readonly draft: string | null;
  /** The deck with what is being typed, as far as it can be read. */
  readonly shown: Deck;
  /** What is wrong with the lit cell. */
  readonly fault: Fault | null;
  /** The field that is typed into, for what the palette puts in. */
  readonly field: { current: HTMLInputElement | null };
  go(to: CellAt): void;
  type(text: string): void;
  /** What was typed is entered. */
  commit(): void;
  cancel(): void;
  /** Enters this in the lit cell, whatever was typed; null: as printed. */
  put(value: string | null): void;
}

/** Entering the cards of a deck, from this cell on. */
export function useEntry(desk: DeckDesk, first: CellAt): Entry {
  const { deck, sheets, faults, change } = desk;
  const [lit, setLit] = useState(first);
  const [draft, setDrawn] = useState<string | null>(null);
  // A field that is left, or goes, may tell of it late: by then what was typed is entered, or given up.
  const live = useRef<string | null>(null);
  const setDraft = (text: string | null): void => {
    live.current = text;
    setDrawn(text);
  };
  const field = useRef<HTMLInputElement | null>(null);
  const sheet = sheetNamed(sheets, lit.table) ?? sheets.tables[0]!;
  const rows = useMemo(() => editRows(deck, sheet), [deck, sheet]);
  const row = rows.find(({ id }) => id === lit.id) ?? rows[0]!;
  const column = sheet.columns.find(({ name }) => name === lit.column) ?? sheet.columns[0]!;
  const at: CellAt = { table: sheet.name, id: row.id, column: column.name };

  const meant = draft === null ? null : completed(sheet, column.name, draft);
  const shown =
    meant === null || meant === '' ? deck : withCell(deck, sheet, row.id, column.name, meant);
  const put = (value: string | null): void => {
    setDraft(null);
    // Into an empty cell nothing can be put back.
    const next = withCell(deck, sheet, row.id, column.name, value);
    if (next !== deck) change(next);
  };
  const commit = (): void => {
    if (meant === null || live.current === null) return;
    const before = row.cells[column.name];
    if (before !== undefined && meant === before) setDraft(null);
    else put(meant === '' ? null : meant);
  };
  return {
    at,
    sheet,
    rows,
    row,
    column,
    draft,
    shown,
    fault:
      faults.find(one => one.table === at.table && one.row === at.id && one.column === at.column) ??
      null,
    field,
    go(to) {
      commit();
      setLit(to);
      setDraft(null);
    },
    type: setDraft,
    commit,
    cancel: () => setDraft(null),
    put,
  };
}

/** A cell without its mark, as it is read and typed. */
export const plainCell = (row: EditRow, column: string): string => valueIn(row.cells[column] ?? '');
