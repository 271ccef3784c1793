// Where SQLite and PostgreSQL differ. SQLite does one task after the other; on PostgreSQL they run at the same time.
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { PostgresAdapter, sql } from 'kysely';
import type { Schema } from './schema.ts';

const runsAtOnce = (db: Kysely<Schema>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** Waits until nobody else works on the same thing; until the end of the transaction nobody else begins. */
export async function inTurn(db: Kysely<Schema>, thing: string): Promise<void> {
  if (runsAtOnce(db))
    await sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 0))`.execute(db);
}

/** Takes rows for this transaction, without those that another one has. */
export function skippingLocked<Tables extends keyof Schema, Row>(
  db: Kysely<Schema>,
  query: SelectQueryBuilder<Schema, Tables, Row>,
): SelectQueryBuilder<Schema, Tables, Row> {
  return runsAtOnce(db) ? query.forUpdate().skipLocked() : query;
}
