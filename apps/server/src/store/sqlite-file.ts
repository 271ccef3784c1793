import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';
import { migrations } from './schema.ts';

/** Long enough for a backup to finish its step. */
const PATIENCE_MS = 5000;

/** Opens a file, or makes it. Every commit is on the disk before it returns. */
export function openFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: PATIENCE_MS });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA wal_autocheckpoint = 2000');
  return database;
}

/** The same file for Kysely. A statement is prepared once. */
export function queries(database: DatabaseSync): Kysely<Schema> {
  const known = new Map<string, ReturnType<typeof statementOf>>();
  const prepare = (sql: string): ReturnType<typeof statementOf> => {
    let statement = known.get(sql);
    if (statement === undefined) {
      statement = statementOf(database, sql);
      if (known.size < MOST_STATEMENTS) known.set(sql, statement);
    }
    return statement;
  };
  return new Kysely<Schema>({
    dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }),
  });
}

const MOST_STATEMENTS = 200;

type Value = null | number | bigint | string;

function statementOf(database: DatabaseSync, sql: string) {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (values: readonly unknown[]) => statement.all(...(values as Value[])),
    run: (values: readonly unknown[]) => {
      const { changes, lastInsertRowid } = statement.run(...(values as Value[]));
      return { changes, lastInsertRowid };
    },
    iterate: (values: readonly unknown[]) =>
      statement.iterate(...(values as Value[])) as IterableIterator<unknown>,
  };
}

/** Brings the database to the newest form; refuses one that a newer server has written. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw new Error(
      `The data folder does not fit this version of Castellan: ${(error as Error).message}. Use the version that wrote it, or restore a backup.`,
    );
}

/** Copies a data file, also while a server writes to it; the copy is whole and in one file. */
export function backUp(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`There is no data in ${from}.`);
  if (existsSync(to)) throw new Error(`${to} exists already; a backup never overwrites anything.`);
  const database = new DatabaseSync(from, { timeout: PATIENCE_MS, readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

/** Whether every page and index of a file is sound; else what is wrong. */
export function faultIn(path: string): string | null {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const found = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    const [first] = found;
    return first?.integrity_check === 'ok' ? null : (first?.integrity_check ?? 'it is empty');
  } finally {
    database.close();
  }
}
