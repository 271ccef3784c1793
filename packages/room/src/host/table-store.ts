import type { Entry } from '../entry.ts';
import type { TableHead } from '../head.ts';
import type { Manners } from './manners.ts';

/** A line of chat as it is kept. */
export interface StoredLine {
  readonly n: number;
  readonly at: number;
  readonly guest: string;
  readonly name: string;
  readonly text: string | null;
  readonly face: string | null;
}

/** Someone else has written to this table since: what was to be written is not there. */
export class Conflict extends Error {
  constructor(table: string, seq: number) {
    super(`Table ${table} has more than ${seq} entries already.`);
    this.name = 'Conflict';
  }
}

/**
 * It could not be written: the disk is full, or gone. A database that is gone may have written it before: code that
 * needs to know reads it again.
 */
export class StoreFailure extends Error {
  constructor(why: string) {
    super(`Nothing could be stored: ${why}`);
    this.name = 'StoreFailure';
  }
}

/** Where the log of a table lies. What a promise has resolved for is on the disk. */
export interface TableStore {
  /** Appends to a log that has `seq` entries; throws a `Conflict` if it has any other number. */
  append(head: TableHead, seq: number, entries: readonly Entry[]): Promise<void>;
  /** The log of a table, from one entry on; null if there is no such table. */
  log(table: string, from?: number): Promise<readonly Entry[] | null>;
  say(table: string, line: Omit<StoredLine, 'n'>): Promise<StoredLine>;
  /** The last lines that were said, the oldest first. */
  lines(table: string, most: number): Promise<readonly StoredLine[]>;
  /** How these people want to talk with each other at a table, and may. Without it: as they like. */
  manners?(table: string, guests: readonly string[], now: number): Promise<Manners>;
  /** Someone allows words at a table, or no longer does. */
  allowWords?(table: string, guest: string, on: boolean): Promise<void>;
}
