import type { LedgerRow } from './ledger.ts';
import type { Legend } from './legend.ts';
import type { View } from './play.ts';
import type { BoardText, Words } from './words.ts';

/** What people read, and what programs need to read the rest. */
export interface Show<V extends View> {
  /** The languages of the game; `en` is always there. */
  readonly words: Readonly<Record<string, Words>> & { readonly en: Words };
  /** The table as lines of text. */
  board(view: V, text: BoardText): string[];
  /** Every card of the game, for people to read and for scripts to compare. */
  ledger(): readonly LedgerRow[];
  /** What the numbers in a state and a view stand for. */
  readonly legend: Legend;
}
