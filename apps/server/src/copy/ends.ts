import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { Pool } from 'pg';
import { InUse, lockFolder } from '../store/lock.ts';
import { migrate } from '../store/migrate.ts';
import { isDatabase, shownPlace } from '../store/place.ts';
import { openPool, queriesTo } from '../store/postgres-pool.ts';
import type { Schema } from '../store/schema.ts';
import { migrations } from '../store/schema.ts';
import { openFile, queries, readFile } from '../store/sqlite-file.ts';
import { DATA_FILE } from '../store/sqlite-store.ts';
import { checkWhole } from '../store/whole.ts';

/** One end of a copy. */
export interface End {
  readonly db: Kysely<Schema>;
  /** Locks it, so that no server writes there; null: one does. */
  lock(): Promise<(() => Promise<void>) | null>;
  /** To be called when much was written: the database counts what there is, so that it finds things quickly. */
  takeStock(): Promise<void>;
  close(): Promise<void>;
}

/** What is copied; servers may go on using it. */
export async function openSource(place: string): Promise<End> {
  if (!isDatabase(place) && !existsSync(join(place, DATA_FILE)))
    throw new Error(`There is no data in ${place}.`);
  const end = isDatabase(place) ? inPostgres(place) : inFolder(place, true);
  return checked(end, place, async () => {
    await checkForm(end.db);
    await checkWhole(end.db);
  });
}

/** What is copied to. */
export async function openTarget(place: string): Promise<End> {
  const end = isDatabase(place) ? inPostgres(place) : inFolder(place, false);
  return checked(end, place, async () => {
    await migrate(end.db);
    if (isDatabase(place) && (await sql.raw(SERVERS).execute(end.db)).rows.length > 0)
      throw new Error('a server uses it. Stop that one first.');
  });
}

async function checked(end: End, place: string, check: () => Promise<void>): Promise<End> {
  await check().catch(async (error: Error) => {
    await end.close();
    throw new Error(`${shownPlace(place)} can’t be used: ${error.message}`);
  });
  return end;
}

function inFolder(folder: string, isSource: boolean): End {
  const file = join(folder, DATA_FILE);
  // A folder that is copied into is locked from the beginning.
  const unlock = isSource ? () => {} : lockFolder(folder);
  const db = queries(isSource ? readFile(file) : openFile(file));
  return {
    db,
    lock: async () => {
      try {
        const release = lockFolder(folder);
        return async () => release();
      } catch (error) {
        if (error instanceof InUse) return null;
        throw error;
      }
    },
    // SQLite needs none: its queries say themselves how to go.
    takeStock: async () => {},
    close: () => db.destroy().finally(unlock),
  };
}

function inPostgres(url: string): End {
  const pool = openPool(url, { isPatient: true, name: 'castellan copy' });
  const db = queriesTo(pool);
  return {
    db,
    lock: () => lockDatabase(pool),
    takeStock: async () => void (await pool.query('analyze')),
    close: () => db.destroy(),
  };
}

/** A server that runs has a connection at all times. */
const SERVERS = `select 1 from pg_stat_activity
  where datname = current_database() and application_name = 'castellan'`;

const ALL = 'tables, entries, sitting, guests, keys, codes, facts, chat, removed';

async function lockDatabase(pool: Pool): Promise<(() => Promise<void>) | null> {
  const { rows } = await pool.query(SERVERS);
  if (rows.length > 0) return null;
  const connection = await pool.connect();
  // A server that starts now can read, but has to wait before it writes.
  await connection.query(`begin; lock table ${ALL} in exclusive mode`).catch((error: unknown) => {
    connection.release(true);
    throw error;
  });
  return async () => {
    await connection.query('commit');
    connection.release();
  };
}

/** What is only read can't be brought to the newest form. */
async function checkForm(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const known = Object.keys(migrations);
  if (done.size > known.length || !known.every(name => done.has(name)))
    throw new Error(
      'another version of Castellan has written it. Start the server of this version with it once, then copy.',
    );
}
