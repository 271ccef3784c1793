// What belongs to one table and only grows: its log, and its chat, of which the oldest lines go. Always of many tables at
// once: asking for each by itself takes longer than all that is read.
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../store/schema.ts';

type Db = Kysely<Schema>;
type Entry = Schema['entries'];
type Line = Schema['chat'];

/** A part of a table's log: the entries from one number on, up to before another. */
export interface Stretch {
  readonly table: string;
  readonly from: number;
  readonly to: number;
}

/** How many rows are written at once: a statement may have only so many values. */
const MOST_ROWS = 1000;
/** How many rows are read at once, unless a single log has more. */
const MOST_READ = 5000;
const MOST_TABLES = 200;

/** Divides work into parts that fit into memory and into a statement. */
export function* parts(stretches: Iterable<Stretch>): Generator<readonly Stretch[]> {
  let part: Stretch[] = [];
  let size = 0;
  for (const one of stretches) {
    const more = one.to - one.from;
    if (part.length === MOST_TABLES || (part.length > 0 && size + more > MOST_READ)) {
      yield part;
      part = [];
      size = 0;
    }
    part.push(one);
    size += more;
  }
  if (part.length > 0) yield part;
}

export async function entriesOf(db: Db, stretches: readonly Stretch[]): Promise<readonly Entry[]> {
  const wanted = stretches.map(
    ({ table, from, to }) => sql`(${table}, cast(${from} as integer), cast(${to} as integer))`,
  );
  // SQLite goes through the wanted first because of the cross join; PostgreSQL finds that by itself.
  const { rows } = await sql<Entry>`with wanted (id, first, past) as (values ${sql.join(wanted)})
    select table_id, seq, entry from wanted cross join entries
    where table_id = id and seq >= first and seq < past order by table_id, seq`.execute(db);
  return rows;
}

export async function addEntries(db: Db, rows: readonly Entry[]): Promise<void> {
  for (let i = 0; i < rows.length; i += MOST_ROWS)
    await db
      .insertInto('entries')
      .values(rows.slice(i, i + MOST_ROWS))
      .execute();
}

export function linesOf(db: Db, tables: readonly string[]): Promise<readonly Line[]> {
  return db
    .selectFrom('chat')
    .select(['table_id', 'n', 'at', 'guest', 'name', 'text', 'face'])
    .where('table_id', 'in', tables)
    .orderBy('table_id')
    .orderBy('n')
    .execute();
}

export async function replaceLines(
  db: Db,
  tables: readonly string[],
  lines: readonly Line[],
): Promise<void> {
  await db.deleteFrom('chat').where('table_id', 'in', tables).execute();
  for (let i = 0; i < lines.length; i += MOST_ROWS)
    await db
      .insertInto('chat')
      .values(lines.slice(i, i + MOST_ROWS))
      .execute();
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
