import * as v from 'valibot';
import type { Pace } from './table-spec.ts';
import { checked } from './to-table.ts';

/** Swiss: everyone plays every round, against people who stand alike. Knock-out: the better half of each table goes on. */
export const TOURNAMENT_KINDS = ['swiss', 'knockout'] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];

export const LEAST_ENTRANTS = 3;
export const MOST_ENTRANTS = 128;

const planSchema = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  kind: v.picklist(TOURNAMENT_KINDS),
  /** How many sit at a table; where they don’t come out even, some tables have fewer. */
  seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8)),
  /** Of a knock-out: follows from how many take part. */
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  pace: v.picklist(['live', 'turns']),
  rated: v.boolean(),
  /** When it begins; null: when so many have come. */
  begins: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  wanted: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(LEAST_ENTRANTS), v.maxValue(MOST_ENTRANTS)),
  ),
});
export type TournamentPlan = v.InferOutput<typeof planSchema>;

const openSchema = v.strictObject({ plan: planSchema });
const namedSchema = v.strictObject({ id: v.pipe(v.string(), v.regex(/^[a-z0-9]{6,40}$/)) });

export const readTournamentPlan = (body: unknown): TournamentPlan => checked(openSchema, body).plan;
export const readTournamentId = (body: unknown): { id: string } => checked(namedSchema, body);

/** `off`: too few came, or whoever opened it called it off. */
export type TournamentPhase = 'gathering' | 'playing' | 'over' | 'off';

export interface TournamentSummary {
  readonly id: string;
  readonly game: string;
  readonly kind: TournamentKind;
  readonly seats: number;
  /** 0: not known before it begins. */
  readonly rounds: number;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly begins: number | null;
  readonly wanted: number | null;
  /** Who opened it; empty: they are gone. */
  readonly host: string;
  readonly phase: TournamentPhase;
  /** The round that is played, from 1. */
  readonly round: number;
  readonly entrants: number;
  /** Who has won, once it is over. */
  readonly champion: string | null;
  readonly isIn: boolean;
}

/** How someone stands. They are known by their number there: their id is not told. */
export interface TournamentStanding {
  readonly number: number;
  /** Empty: a former player. */
  readonly name: string;
  readonly portrait: number;
  /** Shared by those whom nothing tells apart. */
  readonly place: number;
  /** A table is worth 1000 to its winner, and less by even steps to the others, down to 0. */
  readonly score: number;
  /** What those whom they met have scored, on average. */
  readonly opponents: number;
  readonly wins: number;
  /** In a knock-out: the rounds they came through. */
  readonly through: number;
  /** They play no more: they left, did not come, or were knocked out. */
  readonly isOut: boolean;
  readonly isYou: boolean;
}

export interface TournamentBoard {
  /** Null: it is just being laid, or someone has this round off. */
  readonly table: string | null;
  readonly seats: readonly {
    readonly number: number;
    readonly score: number | null;
    readonly place: number | null;
  }[];
}

export interface TournamentView extends TournamentSummary {
  readonly isHost: boolean;
  /** Nobody plays before then: the next round begins, or the first. */
  readonly due: number | null;
  /** What time it is where that is decided. */
  readonly now: number;
  /** The table where you are waited for. */
  readonly yourTable: string | null;
  readonly standings: readonly TournamentStanding[];
  /** The newest first. */
  readonly played: readonly {
    readonly round: number;
    readonly boards: readonly TournamentBoard[];
  }[];
}
