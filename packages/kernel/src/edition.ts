import type { OwnCards, OwnDeck } from './own-cards.ts';
import type { SettingSpec } from './settings.ts';
import type { Start } from './start.ts';

/** What must be known of a game to sit down to it: which one it is and what can be agreed, but not how it is played. */
export interface Edition {
  /** The name of its folder, as in saves: `card-kingdoms`. */
  readonly id: string;
  /** The title on the box. */
  readonly name: string;
  /** Goes up when the same answers would no longer give the same game. */
  readonly rulesVersion: number;
  /** The first is always `players`. */
  readonly settings: readonly SettingSpec[];
  /** Set if its cards are not those that we print. */
  readonly deck?: OwnDeck;
  /** The names of its `styles`: whom one can sit down against. */
  readonly cast?: readonly string[];
  /** What it means to start, where that was measured. */
  readonly starts?: readonly Start[];
}

/** What can be made of a game's cards without its rules. */
export interface CardsOf {
  readonly edition: Edition;
  /** Null: it asks nothing but that every cell can be read. */
  readonly ownCards: OwnCards | null;
}
