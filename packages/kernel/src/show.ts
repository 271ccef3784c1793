import type { Json, Phrase } from './json.ts';
import type { Legend } from './legend.ts';
import type { OwnCards } from './own-cards.ts';
import type { View } from './play.ts';
import type { BoardText, Words } from './words.ts';

/** How we know a card. */
export interface Known {
  /** `two-sources`: two independent sources agree. `reconstructed`: the card is a stand-in. `owner`: of a deck of own cards. */
  readonly source: 'rulebook' | 'public-data' | 'two-sources' | 'reconstructed' | 'owner';
  /** Values of this card that are stand-ins, because no public list has them. */
  readonly standIns: readonly string[];
}

/** One card in the list of all cards: what it is, what it does, and how we know. */
export interface LedgerRow extends Known {
  readonly id: string;
  /** `citizen`, `quest` … */
  readonly kind: string;
  readonly name: string;
  readonly copies: number;
  readonly cost: string;
  /** What it does, in the notation of the icon language. */
  readonly note: string;
  /** What it does, as a sentence. */
  readonly sentence: string;
  /** The card's own values, as data. */
  readonly facts: Json;
}

/** What people read, and what programs need in order to read states. */
export interface Show<V extends View> {
  /** The languages of the game; `en` is always there. */
  readonly words: Readonly<Record<string, Words>> & { readonly en: Words };
  /** Which card a question comes from, by the place of its power in `powers`. Without it, questions say all themselves. */
  because?(power: number): Phrase;
  /** The table as lines of text. */
  board(view: V, text: BoardText): string[];
  /** All cards of the game, for people to read and for scripts to compare. */
  ledger(): readonly LedgerRow[];
  /** What the numbers in a state and a view stand for. */
  readonly legend: Legend;
  /** What a deck of own cards must have; a game without it is played with its own cards only. */
  readonly ownCards?: OwnCards;
}
