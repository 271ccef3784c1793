// What belongs to one table and only grows: its log, and its chat, of which the oldest lines go.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../store/schema.ts';

type Db = Kysely<Schema>;

/** So many rows are written at once: each value counts against what a statement may have. */
const MOST_ROWS = 1000;

export function entriesOf(db: Db, table: string, from: number, to: number) {
  return db
    .selectFrom('entries')
    .select(['table_id', 'seq', 'entry'])
    .where('table_id', '=', table)
    .where('seq', '>=', from)
    .where('seq', '<', to)
    .orderBy('seq')
    .execute();
}

export function linesOf(db: Db, table: string) {
  return db
    .selectFrom('chat')
    .select(['table_id', 'n', 'at', 'guest', 'name', 'text', 'face'])
    .where('table_id', '=', table)
    .orderBy('n')
    .execute();
}

export async function addEntries(db: Db, rows: readonly Schema['entries'][]): Promise<void> {
  for (let i = 0; i < rows.length; i += MOST_ROWS)
    await db
      .insertInto('entries')
      .values(rows.slice(i, i + MOST_ROWS))
      .execute();
}

export async function replaceLines(
  db: Db,
  table: string,
  lines: readonly Schema['chat'][],
): Promise<void> {
  await db.deleteFrom('chat').where('table_id', '=', table).execute();
  if (lines.length > 0) await db.insertInto('chat').values(lines).execute();
}

/** Where the chat of each table begins and ends. */
export async function chats(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ table_id: string; first: number; last: number }>`
    select table_id, min(n) as first, max(n) as last from chat group by table_id`.execute(db);
  return new Map(rows.map(({ table_id, first, last }) => [table_id, `${first} ${last}`]));
}

export async function countEntries(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}
