import type { Answer, Decision, Outcome, Phrase, Save, Seat, View, Viewer } from '@castellan/kernel';

/** Who sits in a chair: a person at this screen, or a bot by its name (`greedy`). */
export type Sitter = 'person' | { readonly bot: string };

/** A table to be opened. */
export interface OpenTable {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
}

/** To a table, from one who sits at it. */
export type ToTable =
  | { readonly type: 'open'; readonly table: OpenTable }
  | { readonly type: 'resume'; readonly save: Save; readonly sitters: readonly Sitter[] }
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'undo'; readonly seat: Seat }
  /** From whose place to look from now on. */
  | { readonly type: 'look'; readonly viewer: Viewer }
  /** For a replay: the position after so many answers. */
  | { readonly type: 'seek'; readonly to: number };

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
  /** What has just happened, as this viewer is told. */
  readonly events: readonly Phrase[];
  readonly canUndo: boolean;
  /** How many answers have been given; in a replay, also how many there are in all. */
  readonly answered: number;
  readonly total: number;
  readonly outcome: Outcome | null;
  /** The SHA-256 of the seed; the seed itself only after the last card. */
  readonly commitment: string;
  readonly seed: string | null;
}

/** From a table to one who sits at it. */
export type FromTable =
  | Update
  | { readonly type: 'saved'; readonly save: Save }
  | { readonly type: 'refused'; readonly message: string };
