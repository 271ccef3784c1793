import * as v from 'valibot';
import type { TableSummary } from './api.ts';
import type { Pace } from './table-spec.ts';
import { checked, guestSchema } from './to-table.ts';

const gameSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8));
const paceSchema = v.picklist(['live', 'turns']);

/** What kind of table someone would sit down at: any of these games, with any of these numbers of players. */
const wishSchema = v.strictObject({
  games: v.pipe(v.array(gameSchema), v.minLength(1), v.maxLength(10)),
  players: v.pipe(v.array(countSchema), v.minLength(1), v.maxLength(7)),
  pace: paceSchema,
  rated: v.boolean(),
});
export type Wish = v.InferOutput<typeof wishSchema>;

const tableSchema = v.strictObject({ table: v.pipe(v.string(), v.regex(/^[a-z0-9]{6,40}$/)) });
const favourSchema = v.strictObject({ guest: guestSchema, on: v.boolean() });
const beginSchema = v.strictObject({ wish: wishSchema });
const nothingSchema = v.strictObject({});

export const readWish = (body: unknown): Wish => checked(beginSchema, body).wish;
export const readNothing = (body: unknown): object => checked(nothingSchema, body);
export const readTableId = (body: unknown): { table: string } => checked(tableSchema, body);
export const readFavour = (body: unknown): { guest: string; on: boolean } =>
  checked(favourSchema, body);

/** How the wait goes. */
export interface Seeking {
  readonly wish: Wish;
  readonly since: number;
  /** Where they were given a seat; null: they wait. */
  readonly table: string | null;
  /** The kind of table that lacks fewest people. */
  readonly nearest: {
    readonly game: string;
    readonly players: number;
    readonly names: readonly string[];
  } | null;
  /** The median wait of the last `of` people for such tables. Null: nobody has waited lately. */
  readonly usual: { readonly ms: number; readonly of: number } | null;
}

/** How many people wait for a kind of table. */
export interface Waiting {
  readonly game: string;
  readonly players: number;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly count: number;
}

/** What there is to play with others now. */
export interface Offers {
  /** Tables with a free seat, and those that are played and may be watched. */
  readonly free: readonly TableSummary[];
  readonly played: readonly TableSummary[];
  /** Tables where a seat is kept for the asker. */
  readonly invited: readonly TableSummary[];
  readonly waiting: readonly Waiting[];
}

/** Someone one has played with. */
export interface Companion {
  readonly guest: string;
  readonly name: string;
  readonly portrait: number;
  readonly isFavourite: boolean;
  readonly at: number;
}

/** What tables to look for; each is left out where it does not matter. */
const filterSchema = v.strictObject({
  game: v.optional(gameSchema),
  players: v.optional(v.pipe(v.string(), v.regex(/^[2-8]$/), v.transform(Number))),
  pace: v.optional(paceSchema),
  rated: v.optional(
    v.pipe(
      v.picklist(['yes', 'no']),
      v.transform(one => one === 'yes'),
    ),
  ),
  clock: v.optional(v.picklist(['none', 'move', 'bank', 'days'])),
});
export type OfferFilter = v.InferOutput<typeof filterSchema>;
export const readOfferFilter = (query: unknown): OfferFilter => checked(filterSchema, query);
