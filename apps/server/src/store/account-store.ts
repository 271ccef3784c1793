import type { Guest } from './guest.ts';

/** A guest who keeps what they have. */
export interface StoredAccount {
  readonly guest: string;
  readonly since: number;
  /** What a password is checked against; null: there is none. */
  readonly password: string | null;
}

export interface StoredPasskey {
  readonly id: string;
  readonly guest: string;
  /** The site that it was made for: it signs for no other. */
  readonly site: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** The device on which it was made. */
  readonly device: string;
  readonly since: number;
  readonly seen: number;
}

/** What an account begins with. */
export interface NewAccount {
  readonly guest: string;
  readonly name: string;
  /** What the name looks like (`lookalikes.ts`). */
  readonly looks: readonly string[];
  readonly at: number;
  readonly password: string | null;
  readonly passkey: StoredPasskey | null;
  /** The SHA-256 of each recovery code. */
  readonly codes: readonly string[];
}

/** What a passkey is asked to sign for. */
export type Purpose = 'keep' | 'add' | 'prove' | 'sign-in';

/** A guess at a secret counts for each of these; a few are free, then each costs a longer wait. */
export interface Guessing {
  readonly who: string;
  readonly free: number;
}

/** Accounts beside guests, and all that is kept about a person. */
export interface AccountStore {
  /** Makes an account of a guest: `taken` if another one has a name that looks like theirs. */
  addAccount(account: NewAccount): Promise<'added' | 'taken' | 'has-one'>;
  account(guest: string): Promise<StoredAccount | null>;
  /** Whose name looks like this. */
  accountNamed(looks: readonly string[]): Promise<StoredAccount | null>;
  /** Gives an account another name; false: another one has it, or had it recently. */
  renameAccount(guest: Guest, looks: readonly string[], at: number): Promise<boolean>;
  /** False: without a password they would have no way in. */
  setPassword(guest: string, password: string | null): Promise<boolean>;
  /** Replaces all recovery codes. */
  setRecovery(guest: string, codes: readonly string[]): Promise<void>;
  countRecovery(guest: string): Promise<number>;
  /** Uses a recovery code up; false: it is not one of theirs. */
  takeRecovery(guest: string, code: string): Promise<boolean>;

  addPasskey(passkey: StoredPasskey): Promise<boolean>;
  passkey(id: string): Promise<StoredPasskey | null>;
  passkeysOf(guest: string): Promise<readonly StoredPasskey[]>;
  /** It has signed; false if its counter says that it is a copy, or it is gone. */
  usedPasskey(id: string, counter: number, at: number): Promise<boolean>;
  /** Removes a passkey; false: it is not theirs, or their last way in. */
  removePasskey(guest: string, id: string): Promise<boolean>;

  addChallenge(challenge: string, purpose: Purpose, guest: string, until: number): Promise<void>;
  /** Uses a challenge up; false: there is none left for this purpose and person. */
  takeChallenge(challenge: string, purpose: Purpose, guest: string, now: number): Promise<boolean>;

  /** Notes one more guess before it is looked at; returns how long to wait first, 0 if it may be looked at. */
  guess(guessing: readonly Guessing[], now: number): Promise<number>;
  /** It was no guess: what was counted is forgotten. */
  guessed(who: string): Promise<void>;

  /** The person using this device has just proved that the account is theirs. */
  prove(key: string, until: number): Promise<void>;
  isProven(key: string, now: number): Promise<boolean>;
  /** A device of a person gets another secret; false: it is no longer theirs. */
  changeKey(guest: string, before: string, key: string): Promise<boolean>;
  /** One more device of this person; null: there is no such person, or moderators have closed their account. */
  addKey(guest: string, key: string, at: number, device: string): Promise<Guest | null>;

  /** Everything that is kept about a person, by where it is kept. */
  everythingOf(guest: string): Promise<Readonly<Record<string, readonly object[]>>>;
  /** Takes a person's name out of a table where they sat; the game stays as it was. False: there is no such table. */
  forgetAt(guest: string, table: string, at: number): Promise<boolean>;
  /**
   * At this table a guest is from now on known as someone else, who has shown that they are both. False: it is gone, or
   * both are there.
   */
  bringAt(guest: string, as: string, table: string, at: number): Promise<boolean>;
  /** The same of ratings and games of the day, where the other has none, and of blocks, reports and what moderators did. */
  bringFigures(guest: string, as: string): Promise<void>;
  /** Removes all else that is known of a person. */
  removePerson(guest: string): Promise<readonly string[]>;
}
