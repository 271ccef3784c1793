import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Db = Transaction<Schema> | Kysely<Schema>;

type Asked = (...args: never[]) => Promise<unknown>;

/** The tasks of a store, or of a part of it, by their names: its arguments and results. */
export type TasksOf<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends Asked
    ? (db: Db, ...args: Parameters<Part[Name]>) => ReturnType<Part[Name]>
    : never;
};
