import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';
import { migrations } from './schema.ts';

/** The form of a database: the names of the migrations it has had. */
export function formOf(steps: readonly string[]): 'older' | 'newest' | 'newer' {
  if (steps.some(name => !Object.hasOwn(migrations, name))) return 'newer';
  return steps.length < Object.keys(migrations).length ? 'older' : 'newest';
}

/**
 * Brings a database to the newest form; refuses one that a newer server has written. Of several servers that start at
 * once one does it, and the others wait.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  const { message } = error as Error;
  const why = /previously executed migration .* is missing/.test(message)
    ? 'a newer version of Castellan has written it'
    : message;
  throw new Error(
    `The data does not fit this version of Castellan: ${why}. Use the version that wrote it, or restore a backup.`,
  );
}
