import type { Answer, Event, Seat } from '@castellan/kernel';
import type { Ending, StandIn, TableSpec } from '@castellan/protocol/net';

/** Who gave an answer: whoever has the seat, or a bot in their place. */
export type Hand = 'own' | 'stand-in';

/**
 * One line of a table's log, with the time when it was written. The log is all that a table is: everything else is
 * folded from it. It is only ever appended to.
 */
export type Entry = { readonly at: number } & Happening;
export type EntryOf<T extends Entry['type']> = Extract<Entry, { type: T }>;

/** What happened at a table. */
export type Happening =
  | {
      readonly type: 'opened';
      readonly table: string;
      readonly spec: TableSpec;
      readonly rulesVersion: number;
      readonly host: string;
    }
  | { readonly type: 'settled'; readonly spec: TableSpec }
  | { readonly type: 'sat'; readonly seat: Seat; readonly guest: string; readonly name: string }
  | { readonly type: 'bot'; readonly seat: Seat; readonly bot: string; readonly name: string }
  /** The SHA-256 of the program's token: the token itself is kept by nobody but its owner, who is `by`. */
  | {
      readonly type: 'program';
      readonly seat: Seat;
      readonly key: string;
      readonly name: string;
      readonly by?: string;
    }
  /** `removed`: the person whom the host does not want at this table. */
  | { readonly type: 'freed'; readonly seat: Seat; readonly removed?: string }
  /** Nobody else may sit there: someone is asked whether they play again. */
  | {
      readonly type: 'reserved';
      readonly seat: Seat;
      readonly guest: string;
      readonly name: string;
    }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly with: Seat }
  | { readonly type: 'host'; readonly guest: string }
  /** From here on the table is played by this version of the rules. (Logs from before say it only when they were opened.) */
  | {
      readonly type: 'promised';
      readonly secret: string;
      readonly promise: string;
      readonly rulesVersion?: number;
    }
  | { readonly type: 'shared'; readonly seat: Seat; readonly number: string }
  | { readonly type: 'begun' }
  | {
      readonly type: 'answered';
      readonly seat: Seat;
      readonly hand: Hand;
      readonly answer: Answer;
      /** What happened, so that an old game can be shown whatever becomes of its rules. */
      readonly events: readonly Event[];
    }
  /** The game goes on from its first `to` answers. */
  | { readonly type: 'undone'; readonly seat: Seat; readonly to: number }
  /** `of`: the seats whose word is needed. */
  | {
      readonly type: 'asked';
      readonly seat: Seat;
      readonly about: 'undo' | 'abandon';
      readonly of?: readonly Seat[];
    }
  | { readonly type: 'voted'; readonly seat: Seat; readonly yes: boolean }
  | { readonly type: 'paused'; readonly seat: Seat }
  | { readonly type: 'resumed' }
  /** A bot plays for this seat from now on: its time is up, or it has been away. */
  | { readonly type: 'stood-in'; readonly seat: Seat; readonly why: StandIn }
  | { readonly type: 'reclaimed'; readonly seat: Seat }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | ({ readonly type: 'ended' } & Ending)
  | { readonly type: 'rematch'; readonly table: string };
