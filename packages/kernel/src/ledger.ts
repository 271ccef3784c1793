import type { Json } from './json.ts';

/** Where we know a card from. */
export interface Known {
  /** `two-sources`: two independent sources agree. `reconstructed`: the card is a stand-in. */
  readonly source: 'rulebook' | 'public-data' | 'two-sources' | 'reconstructed';
  /** The values of this card that are stand-ins: no public list has them. */
  readonly standIns: readonly string[];
}

/** One card in the book of all cards: what it is, what it does, and where we know it from. */
export interface LedgerRow extends Known {
  readonly id: string;
  /** `citizen`, `quest` … */
  readonly kind: string;
  readonly name: string;
  readonly copies: number;
  readonly cost: string;
  /** What it does, as a line of marks. */
  readonly note: string;
  /** What it does, as a sentence. */
  readonly sentence: string;
  /** The card's own values, as data. */
  readonly facts: Json;
}
