import * as v from 'valibot';
import type { Phase } from './from-server.ts';
import type { Shuffle } from './shuffle.ts';
import type { TableSpec } from './table-spec.ts';
import { tableSpecSchema } from './table-spec.ts';
import { checked } from './to-server.ts';

/** A person as the server knows them: a public id and a name. The secret is in a cookie that no script can read. */
export interface Me {
  readonly guest: string;
  readonly name: string;
}

/** A table in the lobby. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly players: number;
  /** The names of those who sit there; null for an open seat. */
  readonly names: readonly (string | null)[];
  readonly clock: TableSpec['clock'];
  readonly updated: number;
  /** Whether the asking person sits there, is waited for, and is its host. */
  readonly isMine: boolean;
  readonly isMyTurn: boolean;
  readonly isOpen: boolean;
  readonly turn: number;
}

export interface LobbyView {
  readonly open: readonly TableSummary[];
  readonly mine: readonly TableSummary[];
}

/** A finished table: the game as it is saved, and how it came to its seed. */
export interface TableRecord {
  readonly id: string;
  readonly save: unknown;
  readonly shuffle: Shuffle;
  readonly ending: string;
}

const nameBody = v.strictObject({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(160)) });
const openBody = v.strictObject({
  spec: tableSpecSchema,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(160)),
  sit: v.boolean(),
});
const codeBody = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[a-z0-9-]{8,64}$/)) });

export type OpenTable = v.InferOutput<typeof openBody>;

export const readName = (body: unknown): { name: string } => checked(nameBody, body);
export const readOpenTable = (body: unknown): OpenTable => checked(openBody, body);
export const readCode = (body: unknown): { code: string } => checked(codeBody, body);
