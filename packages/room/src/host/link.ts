import type { Entry } from '../entry.ts';
import type { Sender } from '../sender.ts';
import type { StoredLine } from './table-store.ts';

/** What the keepers of one table tell each other, where several processes have it open. */
export type Word =
  /** Entries were stored after the first `seq`. Without them, because they are too long, they are read. */
  | {
      readonly type: 'wrote';
      readonly seq: number;
      readonly count: number;
      readonly entries?: readonly Entry[];
    }
  | { readonly type: 'said'; readonly line: StoredLine }
  | { readonly type: 'muted'; readonly by: string; readonly guest: string; readonly on: boolean }
  /** Someone allows words here, or no longer does: it is in the store. */
  | { readonly type: 'words' }
  /** A program has come with this token: no other connection may have it. */
  | { readonly type: 'token'; readonly key: string }
  /**
   * Who is here, for how many milliseconds others are away, and how many entries are known. `asks`: everyone is to say
   * the same of themselves.
   */
  | {
      readonly type: 'here';
      readonly seq: number;
      readonly who: readonly Sender[];
      readonly away: readonly (readonly [someone: string, ms: number])[];
      readonly asks: boolean;
    };

/** The way from a keeper to those of the same table in other processes. */
export interface TableLink {
  /** Whether this process takes up the table's duties at once, not only when nobody else does. */
  readonly isOnDuty: boolean;
  tell(word: Word): void;
  /** Asks to be the only one who thinks for a bot here, for some seconds; false: another process does. */
  claim(): Promise<boolean>;
}
