import type { Entry, TableHead, TableStore } from '@castellan/room';
import type { Phase } from '@castellan/protocol';
import type { AccountStore } from './account-store.ts';
import type { DeckStore } from './decks.ts';
import type { FairStore } from './fair.ts';
import type { Guest } from './guest.ts';
import type { HistoryStore } from './history.ts';
import type { Mark } from './mark.ts';
import type { SeekingStore } from './seeking.ts';
import type { TournamentStore } from './tournaments.ts';
import type { TurnStore } from './turns.ts';

export type { Guest } from './guest.ts';
export type { Mark } from './mark.ts';

/** How many tables of a game are in a phase. */
export interface TableCount {
  readonly game: string;
  readonly phase: Phase;
  readonly count: number;
}

/** How many entries a table's log has, and the number of the last line said there. */
export interface TableMark {
  readonly table: string;
  readonly entries: number;
  readonly lines: number;
}

/** A device of a person: what it is known by, since when, and when it was last here. */
export interface StoredDevice {
  readonly key: string;
  readonly since: number;
  readonly seen: number;
  /** What it calls itself; empty if it says nothing. */
  readonly device: string;
}

/**
 * Where tables and people are kept. What a promise has resolved for is on the disk. Every implementation runs the same
 * tests (`store.test.ts`).
 */
export interface Store
  extends
    Required<TableStore>,
    AccountStore,
    FairStore,
    HistoryStore,
    SeekingStore,
    TurnStore,
    TournamentStore,
    DeckStore {
  /** Writes a new table with its first entries. */
  create(head: TableHead, entries: readonly Entry[]): Promise<void>;
  /** Tables that anyone may join, the newest first. */
  openTables(most: number): Promise<readonly TableHead[]>;
  /** Tables where this person sits, the newest first. */
  tablesOf(guest: string, most: number): Promise<readonly TableHead[]>;
  /** Tables that have something to do on their own before then. */
  dueTables(until: number, most: number): Promise<readonly string[]>;
  /** A table has nothing to do by itself until someone writes to it again. */
  rest(table: string): Promise<void>;

  /** How many tables there are of each game in each phase. */
  countTables(): Promise<readonly TableCount[]>;

  /** The id that tells this data folder from any other: the one it already has, or else the proposed one. */
  folderId(proposed: string): Promise<string>;
  /** Something that is made once for this data folder: what is there already, or else what is proposed. */
  fact(name: string, proposed: string): Promise<string>;

  /** Adds a person; `key` is the SHA-256 of their secret. */
  addGuest(guest: Guest, key: string, at: number, device?: string): Promise<void>;
  guestByKey(key: string): Promise<Guest | null>;
  rename(guest: string, name: string): Promise<void>;
  /** They have chosen another face. */
  portray(guest: string, portrait: number): Promise<void>;
  /** A device was here, and so was whose it is. */
  seen(key: string, at: number): Promise<void>;
  /** The devices of a person, the oldest first. */
  devices(guest: string): Promise<readonly StoredDevice[]>;
  /** A device is no longer that person's, nor is any link that was made for another; false: it was not theirs. */
  removeKey(guest: string, key: string): Promise<boolean>;
  /** A code that can be used once, until then; false if the device with this key is no longer theirs. */
  addCode(code: string, guest: string, until: number, key: string): Promise<boolean>;
  /** Uses a code up: the device with this key becomes that person's too. */
  takeCode(code: string, now: number, key: string, device?: string): Promise<Guest | null>;
  /** Whose code this is; it stays good. */
  lookAtCode(code: string, now: number): Promise<Guest | null>;

  /** Tables of a phase in which nothing has happened since then, the oldest first. */
  expired(phase: Phase, before: number, after: Mark | null, most: number): Promise<readonly Mark[]>;
  /**
   * Removes tables, unless something has happened there since that time. They are gone at once; what they leave behind
   * goes by and by (`tidy`).
   */
  remove(tables: readonly Mark[]): Promise<void>;
  /** Clears away at most this many rows that nobody can reach; says whether there may be more of them. */
  tidy(now: number, most: number): Promise<boolean>;
  /**
   * Looks at some people who have not been seen since then, and forgets those who sit nowhere. Returns the last it has
   * looked at; null if there are no more.
   */
  forget(before: number, after: Mark | null, most: number): Promise<Mark | null>;

  // For several processes on one store.

  /** How much there is of each of these tables; one that is gone is left out. */
  marks(tables: readonly string[]): Promise<readonly TableMark[]>;
  /** Takes these names for one process until then; returns those that no other has until later than now. */
  claim(
    names: readonly string[],
    by: string,
    now: number,
    until: number,
  ): Promise<readonly string[]>;
  /** Of these keys those that still belong to someone. */
  knownKeys(keys: readonly string[]): Promise<readonly string[]>;
  /** What time it is where the store is. */
  clock(): Promise<number>;
  close(): Promise<void>;
}
