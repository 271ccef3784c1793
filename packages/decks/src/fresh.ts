import type { Deck } from './deck.ts';
import { FORMAT } from './deck.ts';
import type { Sheets } from './sheet.ts';

/** A deck in which nothing is entered yet: it plays as our own cards do. */
export function newDeck(sheets: Sheets, name: string): Deck {
  return { format: FORMAT, game: sheets.game, name, version: '1', tables: {} };
}

/** Our own cards as a deck: every cell filled in, the stand-ins marked. */
export function printedDeck(sheets: Sheets): Deck {
  const tables = sheets.tables.map(({ name, rows }) => [
    name,
    rows.map(({ id, cells }) => ({ id, cells })),
  ]);
  return {
    ...newDeck(sheets, sheets.title),
    version: String(sheets.rulesVersion),
    tables: Object.fromEntries(tables) as Deck['tables'],
  };
}
