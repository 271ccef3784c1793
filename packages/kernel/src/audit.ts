import type { Position } from './core.ts';
import type { Event } from './event.ts';
import type { Seat } from './seat.ts';

/** Something that a seat came to have in a game: a card it bought, a character it was dealt, a place in the order of turns. */
export interface Take {
  readonly seat: Seat;
  /** What it is; of a card, the kind that the ledger gives. */
  readonly kind: string;
  readonly id: string;
}

/** A table that the suite, the soak and the simulator play: settings with a name. */
export interface Variant {
  readonly name: string;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
}

/** What lets others check that a game keeps its promises. */
export interface Audit<S extends Position> {
  /**
   * All that each seat came to have in a game that is over, once for each time, from how it lies now and what was told
   * since the deal: for the report on balance.
   */
  takes?(state: S, events: readonly Event[]): readonly Take[];
  /** The tables that are tested: at least one for each number of players, and each variant of the rules. */
  readonly variants: readonly Variant[];
  /** Every card there is, wherever it lies: always the same cards. */
  cards(state: S): number[];
  /**
   * What is wrong with something that claims to be a state of this game; empty when nothing is. Takes
   * anything, never throws. Whatever passes can be played on.
   */
  problems(state: unknown): string[];
  /** The powers printed on the cards, by name; `Draft.resolved` marks them by their place in this list. */
  readonly powers: readonly string[];
  /** The powers on the cards of this table. */
  inPlay(state: S): readonly number[];
}
