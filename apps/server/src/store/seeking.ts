import type { Entry, TableHead } from '@castellan/room';

/** Someone who waits for a seat. */
export interface Seeker {
  readonly guest: string;
  readonly name: string;
  /** What they have asked for, as JSON. */
  readonly wish: string;
  readonly since: number;
  /** Until when we take their word for it that they still wait. */
  readonly until: number;
  /** Where they were given a seat; null: they wait. */
  readonly table: string | null;
}

/** Who would sit down at one kind of table, those who have waited longest first. */
export interface Company {
  readonly slot: string;
  readonly people: readonly (Pick<Seeker, 'guest' | 'name' | 'since'> & {
    readonly portrait: number;
  })[];
}

/** Someone this person has played with. */
export interface Companion {
  readonly guest: string;
  readonly name: string;
  readonly portrait: number;
  readonly isFavourite: boolean;
  /** When they last sat at one table. */
  readonly at: number;
}

/** What is kept about those who look for a game. */
export interface SeekingStore {
  /**
   * Someone waits from now on, for any of these kinds of table. If they have just been given a seat, that stays. Returns
   * what is true now.
   */
  seek(seeker: Omit<Seeker, 'table'>, slots: readonly string[]): Promise<Seeker>;
  /** They still wait: until then at least. Null: they don't. */
  stay(guest: string, now: number, until: number): Promise<Seeker | null>;
  /** They wait no longer. */
  unseek(guest: string): Promise<void>;
  /** For each kind of table that this person would sit down at: who waits for it, this many at most. */
  company(guest: string, now: number, most: number): Promise<readonly Company[]>;
  /**
   * Writes a new table, if all of these people still wait: they have their seats there, and wait no longer. False:
   * nothing has changed.
   */
  seatTogether(
    head: TableHead,
    entries: readonly Entry[],
    guests: readonly string[],
    slot: string,
    now: number,
  ): Promise<boolean>;
  /** How many wait for each kind of table. */
  waiting(now: number): Promise<readonly { readonly slot: string; readonly count: number }[]>;
  /** How long those who last got a seat of these kinds waited, in milliseconds. */
  waits(slots: readonly string[], since: number, most: number): Promise<readonly number[]>;
  /** Clears away those who no longer wait, and what is too old to say anything. */
  tidySeeking(now: number): Promise<void>;

  /** Tables of a game where someone can still sit down, the newest first. */
  freeTables(game: string, most: number): Promise<readonly TableHead[]>;
  /** With whom this person has sat at a table lately. */
  companions(guest: string, most: number): Promise<readonly Companion[]>;
  /** Whether these two have sat at one table that is still kept. */
  haveMet(guest: string, other: string): Promise<boolean>;
  /** Who has these ids. */
  people(
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly name: string }[]>;
  favour(guest: string, friend: string, at: number, most: number): Promise<boolean>;
  unfavour(guest: string, friend: string): Promise<void>;
  /** Keeps in mind that seats are kept for these people. */
  invite(guests: readonly string[], table: string, at: number): Promise<void>;
  /** Tables where a seat is kept for this person, and the game has not begun. */
  invitations(guest: string, most: number): Promise<readonly TableHead[]>;
  uninvite(guest: string, table: string): Promise<void>;
}
