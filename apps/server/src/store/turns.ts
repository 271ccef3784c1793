import type { TableHead } from '@castellan/room';

/** How long until people are told of their turn: they may see it first, and turns that come together are one call. */
export const GATHER_MS = 20_000;

/** Someone is waited for at a table: it is their move there, or a round of a tournament has begun. */
export interface Turn {
  readonly table: string;
  readonly since: number;
}

/** A table that waits for someone. */
export interface WaitingTable extends TableHead {
  readonly since: number;
  /** The round of a tournament that has begun there, as long as they have not come; null: none. */
  readonly round: number | null;
  /** Whether it is their move. */
  readonly isMove: boolean;
}

/** Someone is to be told of these turns. */
export interface Call {
  readonly guest: string;
  readonly turns: readonly Turn[];
}

/** A device that can be told while its page is closed. */
export interface StoredPush {
  readonly endpoint: string;
  readonly guest: string;
  /** The SHA-256 of the device's secret. */
  readonly key: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly since: number;
}

export interface StoredCalling {
  /** How someone wants to be told, as JSON. */
  readonly wishes: string;
  /** When they last were. */
  readonly told: number;
}

export interface StoredMail {
  readonly guest: string;
  readonly address: string;
  /** When it was typed. */
  readonly since: number;
  /** When its link was opened; null: nobody knows yet whose it is. */
  readonly confirmed: number | null;
}

export interface StoredVacation {
  readonly guest: string;
  readonly since: number;
  readonly until: number;
}

/** What is kept about whose turn it is, and how they are told. */
export interface TurnStore {
  /** Tables where this person is waited for, those that wait longest first. */
  turnsOf(guest: string): Promise<readonly WaitingTable[]>;
  /** They are there, and have seen whose turn it is. */
  sawTurn(guest: string, table: string): Promise<void>;
  /**
   * People who are to be told now, each with all that they don't know yet. Until `until` no other process gets them; if
   * the one telling them dies, another does after that.
   */
  takeCalls(now: number, until: number, most: number): Promise<readonly Call[]>;
  /** They were told; of a turn that came since they were not. */
  toldOf(call: Call, at: number): Promise<void>;
  /** They are to be told then. */
  tellLater(guest: string, at: number): Promise<void>;

  calling(guest: string): Promise<StoredCalling | null>;
  setCalling(guest: string, wishes: string): Promise<void>;

  /** Of all devices of a person the newest `most` are kept. */
  addPush(push: StoredPush, most: number): Promise<void>;
  pushesOf(guest: string): Promise<readonly StoredPush[]>;
  /** This address is gone. */
  removePush(endpoint: string): Promise<void>;
  /** This device is told nothing more. */
  endPushes(key: string): Promise<void>;

  /** Another secret address; null: none. */
  setFeed(guest: string, feed: string | null, at: number): Promise<void>;
  hasFeed(guest: string): Promise<boolean>;
  /** Whose feed this is. */
  feedOf(feed: string): Promise<string | null>;

  mailOf(guest: string): Promise<StoredMail | null>;
  /** An address, which is not used before its link was opened. */
  setMail(
    mail: Pick<StoredMail, 'guest' | 'address'>,
    code: string,
    at: number,
    until: number,
  ): Promise<void>;
  /** The link was opened; false: it is used or too old. */
  confirmMail(code: string, now: number): Promise<boolean>;
  removeMail(guest: string): Promise<void>;
  /**
   * Another link for an address that is known to be theirs. False: it is not, or they were sent one that is good for longer
   * than `fresh`.
   */
  setMailCode(guest: string, code: string, fresh: number, until: number): Promise<boolean>;
  /** Uses up such a link; whose it is. */
  takeMailCode(code: string, now: number): Promise<string | null>;

  /** All that overlap with a time, also those to come. */
  vacationsOf(guest: string, from: number): Promise<readonly StoredVacation[]>;
  /** Who is on vacation then. */
  onVacation(now: number, most: number): Promise<readonly StoredVacation[]>;
  /** False: they are already on vacation then, or have too little left of `most` since `from`. */
  takeVacation(vacation: StoredVacation, from: number, most: number): Promise<boolean>;
  /** They are back. */
  endVacation(guest: string, now: number): Promise<void>;
}
