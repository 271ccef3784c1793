import type { Guest } from './guest.ts';
import type { Mark } from './mark.ts';
import type { Schema } from './schema.ts';

type Row<Name extends keyof Schema> = Readonly<Schema[Name]>;

/** A seat of a finished game, before anyone is rated for it. */
export type Play = Omit<Row<'plays'>, 'rating' | 'change'>;
export type Taken = Row<'takes'>;

/** What a finished game comes to. */
export interface Played {
  readonly table: Row<'played'>;
  readonly plays: readonly Play[];
  readonly takes: readonly Taken[];
}

/** A rating after one game more. `before`: how many games it stood on; else nothing is written. */
export interface NewRating {
  readonly seat: number;
  readonly before: number;
  readonly change: number;
  readonly rating: Omit<Row<'ratings'>, 'best'>;
}

/** A finished game as people look at it: the table, and everyone at it in the order of the seats. */
export interface StoredTable extends Row<'played'> {
  readonly seats: readonly Row<'plays'>[];
}

/** Someone on a list of the best. */
export interface Ranked extends Row<'ratings'> {
  readonly name: string;
  readonly portrait: number;
}

/** How someone did against another, or against a bot. */
export interface Against {
  readonly guest: string | null;
  readonly bot: string | null;
  readonly name: string;
  readonly plays: number;
  readonly won: number;
}

/** How often a card was taken: `seats` counts those who took it at least once. */
export interface CardCount {
  readonly game: string;
  readonly kind: string;
  readonly card: string;
  readonly times: number;
  readonly seats: number;
  readonly won: number;
}

export interface DailyRow extends Omit<Row<'dailies'>, 'file'> {
  readonly name: string;
  readonly portrait: number;
}

/** What stays of games when they are over: who won, with what, how strong everyone is. */
export interface HistoryStore {
  /** Tables that have ended and are not told of yet. */
  finishedTables(most: number): Promise<readonly string[]>;
  /** There is nothing to tell of this table. */
  passOver(table: string): Promise<void>;
  /**
   * Writes down what a finished game comes to, once, and how everyone is rated after it. Throws a `Conflict` if one of
   * them was rated for another game meanwhile. False: it was written down already.
   */
  tellPlayed(played: Played, ratings: readonly NewRating[]): Promise<boolean>;
  ratingsOf(guests: readonly string[], game: string): Promise<readonly Row<'ratings'>[]>;
  allRatingsOf(guest: string): Promise<readonly Row<'ratings'>[]>;

  /** The games of a person, the newest first; those that ended before a place in the list. */
  playsOf(guest: string, most: number): Promise<readonly Row<'plays'>[]>;
  playedBy(
    guest: string,
    game: string | null,
    before: Mark | null,
    most: number,
  ): Promise<readonly StoredTable[]>;
  /** Whom a person has played with most. */
  against(guest: string, most: number): Promise<readonly Against[]>;
  /** With how many people. */
  countMet(guest: string): Promise<number>;
  /** Whether two people have finished a game together. */
  havePlayed(one: string, other: string): Promise<boolean>;
  cardsOf(guest: string, most: number): Promise<readonly CardCount[]>;
  /** The cards of a game over all who played it. */
  cardsIn(game: string): Promise<readonly CardCount[]>;

  /** The strongest in a game, without those who keep to themselves. */
  leaders(game: string, most: number): Promise<readonly Ranked[]>;
  /** Those who played enough rated games in a span of time, by the rating they had after the last of it. */
  seasonLeaders(
    game: string,
    span: readonly [from: number, to: number],
    least: number,
    most: number,
  ): Promise<readonly Pick<Ranked, 'guest' | 'name' | 'portrait' | 'points' | 'games' | 'won'>[]>;
  /** Who stands just above or below this many points. */
  neighbours(
    game: string,
    points: number,
    side: 'above' | 'below',
    most: number,
  ): Promise<readonly Ranked[]>;
  /** How many are on the list of a game, and how many of them have more points than this. */
  countRanked(
    game: string,
    points: number,
  ): Promise<{ readonly all: number; readonly above: number }>;
  /** The ratings that these people had after each game since then, the oldest first. */
  ratingLines(
    guests: readonly string[],
    game: string,
    since: number,
  ): Promise<readonly { guest: string; ended: number; rating: number }[]>;

  lookOf(guest: string): Promise<string | null>;
  setLook(guest: string, who: string): Promise<void>;
  guestById(guest: string): Promise<(Required<Guest> & { readonly since: number }) | null>;

  /** Keeps the first that someone made of a day; false: there was one already. */
  addDaily(row: Row<'dailies'>): Promise<boolean>;
  /** The best of a day. */
  dailyBoard(day: string, game: string, most: number): Promise<readonly DailyRow[]>;
  /** The game that someone played on a day. */
  dailyFile(day: string, game: string, guest: string): Promise<string | null>;
  /** Bots that someone has beaten alone, and how often, since then. */
  beaten(
    guest: string,
    since: number,
  ): Promise<readonly { game: string; bot: string; players: number; wins: number }[]>;
}
