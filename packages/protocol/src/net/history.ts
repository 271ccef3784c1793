import * as v from 'valibot';
import { checked } from './to-table.ts';

/** Who may look at what someone has played: all, only those who have played with them, or nobody. */
export const LOOKS = ['everyone', 'met', 'nobody'] as const;
export type Look = (typeof LOOKS)[number];

/** A share, and the range in which it lies with 95 % confidence. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A seat in a finished game. */
export interface PlayedSeat {
  readonly name: string;
  /** The public id of the one who sat there; null for a bot, a program, and people who are gone. */
  readonly guest: string | null;
  readonly bot: string | null;
  readonly place: number;
  readonly points: number | null;
  readonly hasWon: boolean;
  /** They gave up, or a bot played on for them. */
  readonly hasLeft: boolean;
  /** By how much this game changed their rating; null: it was not rated. */
  readonly change: number | null;
  /** The points, turn by turn. */
  readonly course: readonly number[];
}

/** A finished game, as one of those who played it looks at it. */
export interface PlayedTable {
  readonly id: string;
  readonly game: string;
  readonly ended: number;
  /** How long it took, in milliseconds. */
  readonly lasted: number;
  readonly turns: number;
  readonly why: string;
  readonly isRated: boolean;
  readonly seats: readonly PlayedSeat[];
}

/** `next`: where the list goes on; null: it ends here. */
export interface HistoryPage {
  readonly tables: readonly PlayedTable[];
  readonly next: string | null;
}

/** How strong someone is in a game. `isProvisional`: no more than a first guess. */
export interface ShownRating {
  readonly game: string;
  readonly points: number;
  readonly best: number;
  readonly isProvisional: boolean;
  readonly games: number;
  /** The place on the list of the game, and of how many; null: not on it yet. */
  readonly place: number | null;
  readonly of: number;
}

export interface RatingPoint {
  readonly game: string;
  readonly at: number;
  readonly points: number;
}

/** Wins among plays, for one value of something: a seat, a number of players. */
export interface WinCount {
  readonly n: number;
  readonly plays: number;
  readonly won: number;
}

/** One game of a person in figures. */
export interface GameFigures {
  readonly game: string;
  readonly plays: number;
  readonly won: number;
  /** How long it took in all, and on average. */
  readonly lasted: number;
  readonly bySeat: readonly WinCount[];
  readonly byPlayers: readonly WinCount[];
  /** By how long it took: up to `n` minutes; the last has no limit. */
  readonly byMinutes: readonly WinCount[];
  /** Solo games: how many were won, the most points, wins in a row now and at best. */
  readonly alone: {
    readonly plays: number;
    readonly won: number;
    readonly best: number | null;
    readonly streak: number;
    readonly longest: number;
  } | null;
  /** The points at the end, the newest last. */
  readonly points: readonly number[];
}

/** How someone did against another, or against a bot. */
export interface OpponentFigures {
  readonly guest: string | null;
  readonly bot: string | null;
  readonly name: string;
  readonly plays: number;
  readonly won: number;
}

/** How often a card was taken, and how often those who took it won. */
export interface CardFigures {
  readonly game: string;
  readonly kind: string;
  readonly card: string;
  readonly times: number;
  readonly seats: number;
  readonly wins: Share;
}

/** What someone has played, in figures. */
export interface Profile {
  readonly guest: string;
  readonly name: string;
  readonly portrait: number;
  readonly since: number;
  readonly isYou: boolean;
  /** Who may look at it; told to its owner alone. */
  readonly look: Look | null;
  readonly ratings: readonly ShownRating[];
  readonly line: readonly RatingPoint[];
  readonly plays: number;
  readonly won: number;
  /** Wins in a row now, and at most. */
  readonly streak: number;
  readonly longest: number;
  readonly lasted: number;
  readonly met: number;
  readonly games: readonly GameFigures[];
  readonly opponents: readonly OpponentFigures[];
  readonly cards: readonly CardFigures[];
  readonly last: readonly PlayedTable[];
}

export interface BoardRow {
  readonly place: number;
  readonly guest: string;
  readonly name: string;
  readonly portrait: number;
  readonly points: number;
  /** By how much it changed in a week. */
  readonly week: number;
  readonly games: number;
  readonly won: number;
  /** The rating after each game of the last twelve weeks. */
  readonly line: readonly number[];
  readonly isYou: boolean;
}

/** The strongest in a game, and those around the asker. */
export interface Board {
  readonly game: string;
  /** The season it is about; null: all time. */
  readonly season: string | null;
  /** How many rated games bring someone on the list. */
  readonly least: number;
  readonly of: number;
  readonly rows: readonly BoardRow[];
  readonly around: readonly BoardRow[];
  /** The asker's rating; null: they have none in this game. */
  readonly you: ShownRating | null;
}

/** A card over all who played its game. */
export type CardRow = Omit<CardFigures, 'game'>;

export interface DailyResult {
  readonly place: number;
  readonly guest: string;
  readonly name: string;
  readonly portrait: number;
  readonly points: number;
  readonly hasWon: boolean;
  readonly turns: number;
  readonly isYou: boolean;
}

/** The game of a day: the same cards for everyone. */
export interface Daily {
  readonly day: string;
  readonly game: string;
  readonly results: readonly DailyResult[];
  /** Whether the day is over: then the best game can be looked at again. */
  readonly isOver: boolean;
}

/** A step of the ladder to the castellan: how often a bot was beaten this week, two at a table. */
export interface Rung {
  readonly game: string;
  readonly bot: string;
  readonly wins: number;
}

const lookBody = v.strictObject({ look: v.picklist(LOOKS) });
const dailyBody = v.strictObject({
  day: v.pipe(v.string(), v.isoDate()),
  game: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  /** A table file; it is read when the result is kept. */
  file: v.unknown(),
});
export type SentDaily = v.InferOutput<typeof dailyBody>;

export const readLook = (body: unknown): { look: Look } => checked(lookBody, body);
export const readDailyResult = (body: unknown): SentDaily => checked(dailyBody, body);
