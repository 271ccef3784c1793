import type { Deck, DeckRow, Fault, Sheets } from '@castellan/decks';
import { faultsIn } from '@castellan/decks';

/** What of a deck can be played, and what keeps the rest from being played. */
export interface Playable {
  /** Null: as long as these faults are in it, no game can be played with it. */
  readonly deck: Deck | null;
  readonly faults: readonly Fault[];
}

/** With each round, faults show that the last ones hid. */
const ROUNDS = 4;

/** The deck without the cells that can't be read: their cards are played as printed until they are mended. */
export function playablePart(deck: Deck, sheets: Sheets): Playable {
  const faults = faultsIn(deck, sheets);
  let left = deck;
  let wrong: readonly Fault[] = faults;
  for (let round = 0; round < ROUNDS && wrong.length > 0; round++) {
    const next = without(left, wrong);
    if (next === left) break;
    left = next;
    wrong = faultsIn(left, sheets);
  }
  return { deck: wrong.length === 0 ? left : null, faults };
}

function without(deck: Deck, faults: readonly Fault[]): Deck {
  const tables = { ...deck.tables };
  let isChanged = false;
  for (const { table, row: id, column } of faults) {
    const rows = tables[table] ?? [];
    const at = rows.findLastIndex(row => row.id === id);
    if (at < 0) continue;
    isChanged = true;
    const kept = mended(rows[at]!, column);
    tables[table] = rows.toSpliced(at, 1, ...(kept === null ? [] : [kept]));
  }
  return isChanged ? { ...deck, tables } : deck;
}

/** The card without what is wrong with it; null if that is the card itself. */
function mended(row: DeckRow, column: string): DeckRow | null {
  if (row.cells[column] === undefined) return null;
  const { [column]: _, ...cells } = row.cells;
  return { ...row, cells };
}
