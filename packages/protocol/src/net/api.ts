import { MOST_SEATS } from '@castellan/kernel';
import * as v from 'valibot';
import type { DeckFacts, Phase } from './from-table.ts';
import type { TableSpec } from './table-spec.ts';
import { tableSpecSchema } from './table-spec.ts';
import { checked, guestSchema, portraitSchema } from './to-table.ts';

/** A person as the server knows them: a public id and a name. The secret is in a cookie that no script can read. */
export interface Me {
  readonly guest: string;
  readonly name: string;
  /** Which of the faces made from their name is theirs. */
  readonly portrait: number;
}

/** A device on which a person plays. */
export interface Device {
  /** Lets nobody in: the start of its secret's hash. */
  readonly id: string;
  /** What it calls itself, as "Firefox · Android"; empty if it says nothing. */
  readonly name: string;
  /** When it was added, and when it was last here, in milliseconds since 1970. */
  readonly since: number;
  readonly seen: number;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/** A table in the lobby. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly players: number;
  /** The names of those who sit there; null for an open seat. */
  readonly names: readonly (string | null)[];
  /** Which faces they have, by seat. Missing: the first that is made from each name. */
  readonly portraits?: readonly number[];
  readonly clock: TableSpec['clock'];
  readonly isRated: boolean;
  readonly deck?: DeckFacts;
  readonly updated: number;
  /** Whether the asking person sits there, and is waited for. */
  readonly isMine: boolean;
  readonly isMyTurn: boolean;
  /** Nobody is playing there: it stands still until this person takes their seat back. */
  readonly isHeldForMe: boolean;
  readonly isOpen: boolean;
  readonly turn: number;
}

export interface LobbyView {
  readonly open: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
  /** Where a seat is kept for the asking person. */
  readonly invited: readonly TableSummary[];
}

const nameBody = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(160)),
  /** Missing: it stays as it is. */
  portrait: v.optional(portraitSchema),
});
const openBody = v.strictObject({
  spec: tableSpecSchema,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(160)),
  sit: v.boolean(),
  /** For whom seats are kept: people whom the host has played with. */
  invite: v.optional(v.pipe(v.array(guestSchema), v.maxLength(MOST_SEATS))),
});
const begunBody = v.strictObject({
  spec: tableSpecSchema,
  name: openBody.entries.name,
  /** A table file; it is read when the table is opened. */
  file: v.unknown(),
});
/** The longest text of a deck of own cards; its reader says what else there may be in it. */
const deckBody = v.strictObject({ deck: v.pipe(v.string(), v.maxLength(200_000)) });
const codeBody = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[a-z0-9-]{8,64}$/)) });

/** Using a code means saying who this device gives up for it: nobody becomes another unasked. */
const codeUseBody = v.strictObject({
  ...codeBody.entries,
  instead: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9]{6,40}$/))),
});
const guestBody = v.strictObject({ guest: v.pipe(v.string(), v.regex(/^[a-z0-9]{6,40}$/)) });
const deviceBody = v.strictObject({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) });

export type UseCode = v.InferOutput<typeof codeUseBody>;
export type OpenTable = v.InferOutput<typeof openBody>;

/** A game that was begun elsewhere and goes on at a table. Its own settings count, not those of the spec. */
export type BegunTable = v.InferOutput<typeof begunBody>;

export const readName = (body: unknown): v.InferOutput<typeof nameBody> => checked(nameBody, body);
export const readOpenTable = (body: unknown): OpenTable => checked(openBody, body);
export const readBegunTable = (body: unknown): BegunTable => checked(begunBody, body);
export const readDeckBody = (body: unknown): { deck: string } => checked(deckBody, body);
export const readCode = (body: unknown): { code: string } => checked(codeBody, body);
export const readUseCode = (body: unknown): UseCode => checked(codeUseBody, body);
export const readGuest = (body: unknown): { guest: string } => checked(guestBody, body);
export const readDevice = (body: unknown): { id: string } => checked(deviceBody, body);
