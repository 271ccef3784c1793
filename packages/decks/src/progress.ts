import type { Deck } from './deck.ts';
import { isStandIn } from './deck.ts';
import type { Sheets } from './sheet.ts';
import { sheetNamed } from './sheet.ts';

/** How far a deck is entered. */
export interface Progress {
  /** Cards without a stand-in, also those that were none from the beginning. */
  readonly entered: number;
  readonly all: number;
}

/** "41 of 84 entered": of one table, or of all. */
export function progressOf(deck: Deck, sheets: Sheets, table?: string): Progress {
  const tables = table === undefined ? sheets.tables : [sheetNamed(sheets, table)!];
  let entered = 0;
  let all = 0;
  for (const sheet of tables) {
    const own = new Map((deck.tables[sheet.name] ?? []).map(row => [row.id, row]));
    for (const { id, cells } of sheet.rows) {
      all++;
      const now = { ...cells, ...own.get(id)?.cells };
      if (!Object.values(now).some(isStandIn)) entered++;
    }
  }
  return { entered, all };
}
