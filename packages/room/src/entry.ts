import type { Answer, Event, Save, Seat } from '@castellan/kernel';
import type { Ending, StandIn, TableSpec } from '@castellan/protocol';

/** Who gave an answer: the one who has the seat, or a bot in their place. */
export type Hand = 'own' | 'stand-in';

/** What can happen at a table, and what is written of it. */
interface Happenings {
  /**
   * `from`: a game that goes on here, as far as it was played elsewhere. It is not shuffled again.
   * `deck`: the text of the deck of own cards that the settings name, at an own table: a server keeps it elsewhere.
   */
  opened: {
    table: string;
    spec: TableSpec;
    rulesVersion: number;
    host: string;
    from?: Save;
    deck?: string;
  };
  settled: { spec: TableSpec };
  /** `portrait`: which of the faces made from their name they have chosen; missing: the first. */
  sat: { seat: Seat; guest: string; name: string; portrait?: number };
  bot: { seat: Seat; bot: string; name: string };
  /** The SHA-256 of the program's token: the token itself is kept by nobody but its owner, who is `by`. */
  program: { seat: Seat; key: string; name: string; by?: string };
  /** `removed`: the person whom the host does not want at this table. */
  freed: { seat: Seat; removed?: string };
  /** Nobody else may sit there: someone is asked whether they play again. */
  reserved: { seat: Seat; guest: string; name: string };
  swapped: { seat: Seat; with: Seat };
  host: { guest: string };
  /**
   * From here on the table is played by this version of the rules. (Logs from before say it only when they were opened.)
   * `table`: where it was promised, if the game has moved since.
   */
  promised: {
    secret: string;
    promise: string;
    rulesVersion?: number;
    table?: string;
    /** What was promised while someone who has since asked to be forgotten still had a name here. */
    before?: string;
  };
  shared: { seat: Seat; number: string };
  begun: object;
  /** `events`: what happened, so that an old game can be shown whatever becomes of its rules. */
  answered: { seat: Seat; hand: Hand; answer: Answer; events: readonly Event[] };
  /** A seat answers so whenever it is asked this again, until it drops what it has said. */
  stands: { seat: Seat; question: string; answer: Answer };
  dropped: { seat: Seat };
  /** An answer that passes the turn on waits until its seat ends the turn, or takes it back (`released`). */
  held: { seat: Seat; answer: Answer };
  released: { seat: Seat };
  /** The game goes on from its first `to` answers. */
  undone: { seat: Seat; to: number };
  /** `of`: the seats whose vote is needed. */
  asked: { seat: Seat; about: 'undo' | 'abandon'; of?: readonly Seat[] };
  voted: { seat: Seat; yes: boolean };
  paused: { seat: Seat };
  resumed: object;
  /** A bot plays for this seat from now on: its time is up, or it has been away. */
  'stood-in': { seat: Seat; why: StandIn };
  reclaimed: { seat: Seat };
  /** Nobody waits for this seat until then: its clock stands. A time that has passed: they are back. */
  rested: { seat: Seat; until: number };
  conceded: { seat: Seat };
  ended: Ending;
  rematch: { table: string };
  /** A guest has brought this game along to their account: they are known by its id, above too. */
  became: { guest: string; as: string };
  /** A person wants to be forgotten: their name is taken out of everything above. */
  forgotten: { guest: string };
}

export type Happening = {
  [T in keyof Happenings]: { readonly type: T } & Readonly<Happenings[T]>;
}[keyof Happenings];

/**
 * One line of a table's log, with the time when it was written. The log is all that a table is: everything else is
 * folded from it. It is only ever appended to.
 */
export type Entry = { readonly at: number } & Happening;
export type EntryOf<T extends Entry['type']> = Extract<Entry, { type: T }>;
