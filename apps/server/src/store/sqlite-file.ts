import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { isBusy } from './lock.ts';
import { formOf, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

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

/** Opens a file that others may write to. */
export function readFile(path: string): DatabaseSync {
  return new DatabaseSync(path, { timeout: PATIENCE_MS, readOnly: true });
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

/** Copies a data file, also while a server writes to it; the copy is whole and in one file. */
export function backUp(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`There is no data in ${from}.`);
  if (existsSync(to)) throw new Error(`${to} exists already; a backup never overwrites anything.`);
  const database = readFile(from);
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

/** Brings a data file that nobody uses to the newest form, which shows that it can be opened. */
export async function renew(path: string): Promise<void> {
  const db = queries(openFile(path));
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Merges a data file and what was written beside it into one. False: someone else has it open. A file that can't be
 * read stays as it is.
 */
export function gather(path: string): boolean {
  const database = new DatabaseSync(path, { timeout: 500 });
  try {
    database.prepare('PRAGMA journal_mode = DELETE').get();
  } catch (error) {
    return !isBusy(error);
  } finally {
    database.close();
  }
  return true;
}

/** Whether every page and index of a file is sound; else what is wrong. */
export function faultIn(path: string): string | null {
  return lookInto(path, integrity);
}

/** Whether a file is one of ours, sound, and not newer than we are; else what is wrong. */
export function whyNotOurs(path: string): string | null {
  if (!existsSync(path)) return 'there is no such file';
  if (statSync(path).size === 0) return 'it is empty';
  return lookInto(path, database => integrity(database) ?? otherForm(database));
}

function lookInto(path: string, look: (database: DatabaseSync) => string | null): string | null {
  let database: DatabaseSync | null = null;
  try {
    database = readFile(path);
    return look(database);
  } catch (error) {
    return (error as Error).message;
  } finally {
    database?.close();
  }
}

function integrity(database: DatabaseSync): string | null {
  const found = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
  const [first] = found;
  return first?.integrity_check === 'ok' ? null : (first?.integrity_check ?? 'it is empty');
}

/** Which tables a file has from its first version on. */
const FIRST_TABLES = ['tables', 'entries', 'sitting', 'guests', 'keys', 'codes', 'chat'];

const namesIn = (database: DatabaseSync, sql: string): string[] =>
  (database.prepare(sql).all() as { name: string }[]).map(({ name }) => name);
const stepsIn = (database: DatabaseSync): string[] =>
  namesIn(database, `SELECT name FROM ${DEFAULT_MIGRATION_TABLE}`);

/** Whether one of our files is brought to a newer form when it is opened to be used. */
export function isOlder(path: string): boolean {
  return lookInto(path, database => formOf(stepsIn(database))) === 'older';
}

function otherForm(database: DatabaseSync): string | null {
  const tables = namesIn(database, "SELECT name FROM sqlite_schema WHERE type = 'table'");
  if (![DEFAULT_MIGRATION_TABLE, ...FIRST_TABLES].every(name => tables.includes(name)))
    return 'it was not written by Castellan';
  const steps = stepsIn(database);
  if (formOf(steps) === 'newer') return 'a newer version of Castellan has written it';
  return steps.length === 0 ? 'it was not written by Castellan' : null;
}
