import type { Seat } from './seat.ts';

/** Something that a seat came to have in a game: a card it bought, a character it was dealt, a place in the order of turns. */
export interface Take {
  readonly seat: Seat;
  /** What it is; of a card, the kind that the ledger gives. */
  readonly kind: string;
  readonly id: string;
}

/** The place of a seat in the order of turns: 1 for the first player. */
export function turnTake(seat: Seat, first: Seat, seats: number): Take {
  return { seat, kind: 'turn', id: String(1 + ((seat - first + seats) % seats)) };
}
