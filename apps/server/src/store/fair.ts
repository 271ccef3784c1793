import type { Schema } from './schema.ts';

type Row<Name extends keyof Schema> = Readonly<Schema[Name]>;

interface Named {
  readonly guest: string;
  readonly name: string;
}

export type StoredReport = Row<'reports'> & {
  readonly about_name: string;
  /** Null: they are gone. */
  readonly name: string | null;
};

/** `by_name`: null for the host, and for someone who is gone. Where `guest` is empty it is about everyone. */
export type StoredDeed = Row<'deeds'> & { readonly name: string; readonly by_name: string | null };

export interface PairCount {
  readonly winner: Named;
  readonly loser: Named;
  readonly games: number;
  readonly won: number;
}

/** What is kept so that people are fair and kind: who wants nothing to do with whom, reports, and what was done about them. */
export interface FairStore {
  /** False: they have blocked as many as they may. */
  block(guest: string, other: string, at: number, most: number): Promise<boolean>;
  unblock(guest: string, other: string): Promise<void>;
  blockedBy(guest: string): Promise<readonly Named[]>;
  /** Those who have blocked someone, and those whom they have blocked. */
  apartFrom(guest: string): Promise<readonly string[]>;
  /** Of these people the pairs of whom one has blocked the other. */
  apartAmong(guests: readonly string[]): Promise<readonly (readonly [string, string])[]>;
  hearingOf(guest: string): Promise<string | null>;
  /** Null: as each table has it. */
  setHearing(guest: string, what: string | null): Promise<void>;

  /** Keeps a report, in place of one on the same person at the same table. False: there have been `most` since. */
  addReport(report: Omit<Row<'reports'>, 'is_open'>, since: number, most: number): Promise<boolean>;
  openReports(most: number): Promise<readonly StoredReport[]>;
  report(id: string): Promise<StoredReport | null>;
  /** How often someone was reported, and how often they have reported others. */
  countReports(guest: string): Promise<{ readonly about: number; readonly by: number }>;

  /** Writes down what was done, and does it; returns the keys of devices that no longer belong to anybody. */
  addDeed(deed: Omit<Row<'deeds'>, 'is_read'>): Promise<readonly string[]>;
  /** All that was done about someone, the oldest first. */
  deedsOf(guest: string): Promise<readonly StoredDeed[]>;
  deeds(most: number): Promise<readonly StoredDeed[]>;
  /** They have read what was said to them. */
  readDeeds(guest: string): Promise<void>;

  isModerator(guest: string): Promise<boolean>;
  moderators(): Promise<readonly Named[]>;
  setModerator(guest: string, on: boolean, at: number): Promise<void>;

  noteOrigins(
    guest: string,
    origins: readonly { readonly origin: string; readonly kind: string }[],
    at: number,
  ): Promise<void>;
  /** Who else came from where someone came from. */
  sharing(guest: string, most: number): Promise<readonly (Named & { readonly kind: string })[]>;
  /** People whose name begins like this, in any case of letters. */
  peopleNamed(
    start: string,
    most: number,
  ): Promise<readonly (Named & { readonly hasAccount: boolean })[]>;
  person(guest: string): Promise<{ id: string; name: string; since: number; seen: number } | null>;
  /** Pairs who have played at least this many rated games since then, and one finished ahead in nine of ten. */
  oneSided(since: number, least: number, most: number): Promise<readonly PairCount[]>;
  /** Hashes of addresses that are no longer needed. */
  tidyOrigins(before: number): Promise<void>;
}
