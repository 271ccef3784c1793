import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

export type Db = Transaction<Schema> | Kysely<Schema>;

/** Tasks by their names, with the arguments and results of `Store`. */
export type TasksOf<Name extends Exclude<keyof Store, 'close'>> = {
  readonly [N in Name]: (db: Db, ...args: Parameters<Store[N]>) => ReturnType<Store[N]>;
};
