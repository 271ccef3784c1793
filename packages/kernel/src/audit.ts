import type { Position } from './core.ts';
import type { Event } from './event.ts';
import type { Seat } from './seat.ts';

/** Something that a seat got in a game: a card it bought, a character it was dealt, a place in turn order. */
export interface Take {
  readonly seat: Seat;
  /** What it is; for a card, its kind in the ledger. */
  readonly kind: string;
  readonly id: string;
}

/** The place of a seat in turn order: 1 for the first player. */
export function turnTake(seat: Seat, first: Seat, seats: number): Take {
  return { seat, kind: 'turn', id: String(1 + ((seat - first + seats) % seats)) };
}

/** Named settings that the suite, the soak and the simulator play. */
export interface Variant {
  readonly name: string;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
}

/** One variant for each of these numbers of players, with these settings: `3 players, equal turns`. */
export function variantsFor(
  counts: readonly number[],
  settings: Variant['settings'] = {},
  called = '',
): Variant[] {
  return counts.map(players => ({
    name: `${players === 1 ? 'solo' : `${players} players`}${called && `, ${called}`}`,
    settings: { players, ...settings },
  }));
}

/** What lets others check that a game keeps its promises. */
export interface Audit<S extends Position> {
  /**
   * Everything that each seat got in a finished game, one entry each time, worked out from the final state and the
   * events since the deal. For the balance report.
   */
  takes?(state: S, events: readonly Event[]): readonly Take[];
  /** The settings to test: at least one for each number of players and each variant of the rules. */
  readonly variants: readonly Variant[];
  /** All cards, wherever they lie. The list never changes. */
  cards(state: S): number[];
  /**
   * What is wrong with a value that should be a state of this game; empty if it is sound. Accepts any value, never
   * throws. A state that passes can be played on.
   */
  problems(state: unknown): string[];
  /** The names of the powers printed on the cards. `Draft.resolved` refers to them by their place in this list. */
  readonly powers: readonly string[];
  /** The powers on the cards of this table. */
  inPlay(state: S): readonly number[];
}
