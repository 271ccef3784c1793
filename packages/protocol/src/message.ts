import type {
  Answer,
  Decision,
  Outcome,
  Phrase,
  RefusalCode,
  Save,
  Seat,
  Verification,
  View,
  Viewer,
} from '@castellan/kernel';

/** Who sits in a chair: a person at this screen, or a bot by its name (`greedy`). */
export type Sitter = 'person' | { readonly bot: string };

/** A table to be opened. */
export interface OpenTable {
  readonly game: string;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
}

/** To a table, from one who sits at it. */
export type ToTable =
  | { readonly type: 'open'; readonly table: OpenTable }
  | { readonly type: 'resume'; readonly save: Save; readonly sitters: readonly Sitter[] }
  /** A game to be looked at, not played on: begins before the first answer. */
  | { readonly type: 'replay'; readonly save: Save }
  /** A game that is played elsewhere, as it stands now: to be shown, and sent again whenever it has changed. */
  | { readonly type: 'follow'; readonly save: Save; readonly sitters: readonly Sitter[] }
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'undo'; readonly seat: Seat }
  /** From whose place to look from now on. */
  | { readonly type: 'look'; readonly viewer: Viewer }
  /** For a replay: the position after so many answers. */
  | { readonly type: 'seek'; readonly to: number }
  /** How long each move of a bot may be looked at before the next, in milliseconds. */
  | { readonly type: 'pace'; readonly ms: number }
  /** Whether the table holds before a turn passes on, so that it can still be taken back; and that it may pass on now. */
  | { readonly type: 'hold'; readonly on: boolean }
  | { readonly type: 'end-turn' }
  /** How the game went, once it is over or in a replay: turns and scores. */
  | { readonly type: 'course' };

/** What a viewer gets to know after each step. Everything in it is what this viewer may know. */
export interface Update {
  readonly type: 'update';
  readonly viewer: Viewer;
  readonly view: View;
  /** The decisions that a person at this screen is to make. Only those of the seat that looks have options. */
  readonly decision: Decision | null;
  /** All seats that are to decide now, and which of them are people at this screen. */
  readonly waiting: readonly Seat[];
  readonly people: readonly Seat[];
  /** Where several people share the screen: those of them who know something that is not open to all. */
  readonly keepers: readonly Seat[];
  /** What has just happened, as this viewer is told. */
  readonly events: readonly Phrase[];
  readonly canUndo: boolean;
  /** The turn is done and waits to be ended: the last answer counts only then. */
  readonly held: boolean;
  /** How many answers have been given; in a replay, also how many there are in all. */
  readonly answered: number;
  readonly total: number;
  /** How many turns have begun. */
  readonly turn: number;
  readonly outcome: Outcome | null;
  /** The promise that was made before the first card; the seed itself only after the last. */
  readonly commitment: string;
  readonly seed: string | null;
}

/** All that has happened so far, as this viewer is told: comes before an update that does not go on from the last one. */
export interface History {
  readonly type: 'history';
  readonly viewer: Viewer;
  readonly events: readonly (readonly Phrase[])[];
}

/** How a game went: one entry for the start and one for each answer. */
export interface Course {
  readonly type: 'course';
  /** How many turns had begun. */
  readonly turns: readonly number[];
  /** Who was to decide. */
  readonly waiting: readonly (readonly Seat[])[];
  /** What each seat's table was worth. */
  readonly scores: readonly (readonly number[])[];
}

/** Why something was not taken; nothing has changed. `fault` is a mistake of ours. */
export interface Refused {
  readonly type: 'refused';
  readonly code: RefusalCode | 'game' | 'fault';
  readonly message: string;
  /** Why an option is not allowed now: to be said in the language of whoever chose it. */
  readonly reason?: Phrase;
}

/** What is known to be true of a game that is shown again: comes once, before all else. */
export interface Verified {
  readonly type: 'verified';
  readonly verification: Verification;
}

/** From a table to one who sits at it. */
export type FromTable =
  | Update
  | History
  | Course
  | Refused
  | Verified
  /** To the host alone, before anyone is told of it: what must be kept so that nothing is lost. */
  | { readonly type: 'saved'; readonly save: Save; readonly over: boolean };
