import type {
  Advice,
  Answer,
  Decision,
  Event,
  Outcome,
  Phrase,
  RefusalCode,
  Save,
  Seat,
  TurningPoint,
  Verification,
  View,
  Viewer,
} from '@castellan/kernel';

/** Who sits in a seat: a person at this screen, or a bot by its name (`greedy`). */
export type Sitter = 'person' | { readonly bot: string };

/** A new table to open. */
export interface NewTable {
  readonly game: string;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
}

/** Messages from a participant to a table. */
export type ToTable =
  | { readonly type: 'open'; readonly table: NewTable }
  | { readonly type: 'resume'; readonly save: Save; readonly sitters: readonly Sitter[] }
  /**
   * A game to look at, not to play on; starts before the first answer. Until it is over it is shown from the seats of the
   * people among `sitters` alone. `ended`: its table was closed, whatever the rules say.
   */
  | {
      readonly type: 'replay';
      readonly save: Save;
      readonly sitters?: readonly Sitter[];
      readonly ended?: boolean;
    }
  /** A game that is played elsewhere, at its current position: to be shown, and sent again whenever it changes. */
  | { readonly type: 'follow'; readonly save: Save; readonly sitters: readonly Sitter[] }
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'undo'; readonly seat: Seat }
  /** From which seat to look from now on. */
  | { readonly type: 'look'; readonly viewer: Viewer }
  /** For a replay: the position after this many answers. */
  | { readonly type: 'seek'; readonly to: number }
  /** How long each move of a bot is shown before the next, in milliseconds, if nobody says that they have seen it. */
  | { readonly type: 'pace'; readonly ms: number }
  /** What followed from this many answers has been shown: the next bot may move. */
  | { readonly type: 'seen'; readonly answered: number }
  /**
   * Whether the table waits before a turn passes on, so that it can still be taken back. `end-turn` lets it pass on.
   */
  | { readonly type: 'hold'; readonly on: boolean }
  | { readonly type: 'end-turn' }
  /** Asks how the game went (turns and scores), in a replay or when it is over. */
  | { readonly type: 'course' }
  /** Asks what the viewing seat should do now. Where hints are not allowed, it is refused. */
  | { readonly type: 'advise' }
  /** Asks where a finished game was won and lost. The answer comes in parts, each with all that is known so far. */
  | { readonly type: 'review' };

/** What a viewer learns after each step. It contains only what this viewer may know. */
export interface Update {
  readonly type: 'update';
  readonly viewer: Viewer;
  readonly view: View;
  /** The decision that a person at this screen must make. Only that of the viewing seat has options. */
  readonly decision: Decision | null;
  /** All seats that must decide now, and which of them are people at this screen. */
  readonly waiting: readonly Seat[];
  readonly people: readonly Seat[];
  /** Where several people share the screen: those of them who know something that is not open to all. */
  readonly keepers: readonly Seat[];
  /** What has just happened, as this viewer is told. */
  readonly events: readonly Phrase[];
  readonly canUndo: boolean;
  /** The turn is done and waits to be ended; until then the last answer does not count. */
  readonly held: boolean;
  /** How many answers have been given, and, in a replay, how many there are in total. */
  readonly answered: number;
  readonly total: number;
  /** How many turns have begun. */
  readonly turn: number;
  readonly outcome: Outcome | null;
  /** It was stopped before the rules ended it: it went on for too long. */
  readonly stopped?: 'limit';
  /** The promise that was made before the first card; the seed is only sent after the last. */
  readonly commitment: string;
  readonly seed: string | null;
}

/**
 * Everything that has happened so far, as this viewer is told. Sent before an update that does not follow from the
 * last one.
 */
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
  /** Which seats had to decide. */
  readonly waiting: readonly (readonly Seat[])[];
  /** The points of each seat. */
  readonly scores: readonly (readonly number[])[];
}

/** What the seat that is asked could do, the best first. */
export interface Advised {
  readonly type: 'advised';
  /** The decision that it is about. */
  readonly decision: string;
  readonly advice: Advice;
}

/** Where a finished game was won and lost. */
export interface Reviewed {
  readonly type: 'reviewed';
  /** The chance of each seat to win, at the start and after each answer, and how many turns had begun. */
  readonly chances: readonly (readonly number[])[];
  readonly turns: readonly number[];
  readonly points: readonly TurningPoint[];
  /** How much of the game was looked at, from 0 to 1. */
  readonly done: number;
}

/**
 * Why something was refused; nothing has changed. `fault` is our own error; `rules`: those by which the game began were not
 * kept; `unfetched`: what plays the game could not be had.
 */
export interface Refused {
  readonly type: 'refused';
  readonly code: RefusalCode | 'game' | 'rules' | 'fault' | 'unfetched';
  readonly message: string;
  /** Why an option is not allowed now, as a phrase for the language of whoever chose it. */
  readonly reason?: Phrase;
}

/** What is verified about a replayed game: sent once, before everything else. */
export interface Verified {
  readonly type: 'verified';
  readonly verification: Verification;
  /** Whether the game has come to its end. Until then nothing of it is reviewed. */
  readonly over: boolean;
  /** From which seats it may be looked at: from all when it is over, until then from those of the people here. */
  readonly seats: readonly Seat[];
}

/** From a table to one who sits at it. */
export type FromTable =
  | Update
  | History
  | Course
  | Advised
  | Reviewed
  | Refused
  | Verified
  | Saved
  | Played;

/** To the host alone, before anyone is told of it: what must be kept so that nothing is lost. Comes first, and after an undo. */
export interface Saved {
  readonly type: 'saved';
  readonly save: Save;
  readonly over: boolean;
}

/** The same for one answer more: only what is new is sent. */
export interface Played {
  readonly type: 'played';
  readonly answer: Answer;
  readonly events: readonly Event[];
  readonly over: boolean;
}

/** The game with that answer. */
export function withPlayed(save: Save, { answer, events }: Played): Save {
  return { ...save, answers: [...save.answers, answer], events: [...save.events, events] };
}
