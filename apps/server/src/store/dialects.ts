// Where SQLite and PostgreSQL differ. SQLite does one task after the other; on PostgreSQL they run at the same time.
import type { Kysely } from 'kysely';
import { PostgresAdapter, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Waits until nobody else does something to the same thing; until the end of the transaction nobody else begins. */
export async function inTurn(db: Kysely<Schema>, thing: string): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 0))`.execute(db);
}
