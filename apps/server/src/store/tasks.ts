import type { Kysely, Transaction } from 'kysely';
import type { Phase } from '@castellan/protocol/net';
import type { Entry } from '../room/entry.ts';
import type { Schema } from './schema.ts';
import type { Guest, Store, StoredDevice, StoredLine, TableHead } from './store.ts';
import { Conflict } from './store.ts';

// What a store does, in SQL. Each task runs inside a transaction that may hold the tasks of many tables.

type Db = Transaction<Schema> | Kysely<Schema>;

/** How many lines of chat are kept for a table. */
const MOST_LINES = 200;

const rowOf = (head: TableHead) => ({
  id: head.id,
  game: head.game,
  phase: head.phase,
  is_open: head.isOpen ? 1 : 0,
  updated: head.updated,
  due: head.due,
  head: JSON.stringify({
    guests: head.guests,
    waiting: head.waiting,
    held: head.held,
    names: head.names,
    clock: head.clock,
    turn: head.turn,
  }),
});

type Row = Schema['tables'];

function headOf({ id, game, phase, is_open, updated, due, head }: Omit<Row, 'seq'>): TableHead {
  const rest = JSON.parse(head) as Pick<
    TableHead,
    'guests' | 'waiting' | 'names' | 'clock' | 'turn'
  > &
    // What was written before there was such a thing lacks it.
    Partial<Pick<TableHead, 'held'>>;
  return {
    id,
    game,
    phase: phase as Phase,
    isOpen: is_open === 1,
    updated,
    due,
    held: [],
    ...rest,
  };
}

const COLUMNS = ['id', 'game', 'phase', 'is_open', 'updated', 'due', 'head'] as const;

async function write(db: Db, table: string, seq: number, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('entries')
    .values(
      entries.map((entry, i) => ({ table_id: table, seq: seq + i, entry: JSON.stringify(entry) })),
    )
    .execute();
}

async function seat(db: Db, table: string, guests: readonly string[]): Promise<void> {
  await db.deleteFrom('sitting').where('table_id', '=', table).execute();
  if (guests.length > 0)
    await db
      .insertInto('sitting')
      .values([...new Set(guests)].map(guest => ({ guest, table_id: table })))
      .execute();
}

/** Every task by its name: the arguments and results of `Store`. */
export const tasks = {
  create: async (db: Db, head: TableHead, entries: readonly Entry[]): Promise<void> => {
    await db
      .insertInto('tables')
      .values({ ...rowOf(head), seq: entries.length })
      .execute();
    await write(db, head.id, 0, entries);
    await seat(db, head.id, head.guests);
  },

  append: async (
    db: Db,
    head: TableHead,
    seq: number,
    entries: readonly Entry[],
  ): Promise<void> => {
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ ...rowOf(head), seq: seq + entries.length })
      .where('id', '=', head.id)
      .where('seq', '=', seq)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Conflict(head.id, seq);
    await write(db, head.id, seq, entries);
    // Nobody sits down or leaves once a game has begun.
    if (head.phase === 'gathering') await seat(db, head.id, head.guests);
  },

  log: async (db: Db, table: string): Promise<readonly Entry[] | null> => {
    const rows = await db
      .selectFrom('entries')
      .select('entry')
      .where('table_id', '=', table)
      .orderBy('seq')
      .execute();
    return rows.length === 0 ? null : rows.map(({ entry }) => JSON.parse(entry) as Entry);
  },

  openTables: async (db: Db, most: number): Promise<readonly TableHead[]> => {
    const rows = await db
      .selectFrom('tables')
      .select(COLUMNS)
      .where('is_open', '=', 1)
      .where('phase', '!=', 'over')
      .orderBy('updated', 'desc')
      .limit(most)
      .execute();
    return rows.map(headOf);
  },

  tablesOf: async (db: Db, guest: string, most: number): Promise<readonly TableHead[]> => {
    const rows = await db
      .selectFrom('sitting')
      .innerJoin('tables', 'tables.id', 'sitting.table_id')
      .select(COLUMNS)
      .where('guest', '=', guest)
      .orderBy('updated', 'desc')
      .limit(most)
      .execute();
    return rows.map(headOf);
  },

  dueTables: async (db: Db, until: number, most: number): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('due', '<=', until)
      .orderBy('due')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },

  folderId: async (db: Db, proposed: string): Promise<string> => {
    await db
      .insertInto('facts')
      .values({ name: 'id', value: proposed })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    const { value } = await db
      .selectFrom('facts')
      .select('value')
      .where('name', '=', 'id')
      .executeTakeFirstOrThrow();
    return value;
  },

  addGuest: async (
    db: Db,
    { id, name }: Guest,
    key: string,
    at: number,
    device = '',
  ): Promise<void> => {
    await db.insertInto('guests').values({ id, name, since: at }).execute();
    await db.insertInto('keys').values({ key, guest: id, since: at, seen: at, device }).execute();
  },

  guestByKey: async (db: Db, key: string): Promise<Guest | null> =>
    (await db
      .selectFrom('keys')
      .innerJoin('guests', 'guests.id', 'keys.guest')
      .select(['guests.id', 'guests.name'])
      .where('key', '=', key)
      .executeTakeFirst()) ?? null,

  rename: async (db: Db, guest: string, name: string): Promise<void> => {
    await db.updateTable('guests').set({ name }).where('id', '=', guest).execute();
  },

  seen: async (db: Db, key: string, at: number): Promise<void> => {
    await db.updateTable('keys').set({ seen: at }).where('key', '=', key).execute();
  },

  devices: async (db: Db, guest: string): Promise<readonly StoredDevice[]> => {
    const rows = await db
      .selectFrom('keys')
      .select(['key', 'since', 'seen', 'device'])
      .where('guest', '=', guest)
      .orderBy('since')
      .orderBy('key')
      .execute();
    return rows.map(({ key, since, seen, device }) => ({
      key,
      since,
      seen: seen ?? since,
      device: device ?? '',
    }));
  },

  removeKey: async (db: Db, guest: string, key: string): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom('keys')
      .where('key', '=', key)
      .where('guest', '=', guest)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await db.deleteFrom('codes').where('guest', '=', guest).execute();
    return true;
  },

  addCode: async (db: Db, code: string, guest: string, until: number): Promise<void> => {
    await db.deleteFrom('codes').where('guest', '=', guest).execute();
    await db.insertInto('codes').values({ code, guest, until }).execute();
  },

  takeCode: async (
    db: Db,
    code: string,
    now: number,
    key: string,
    device = '',
  ): Promise<Guest | null> => {
    const found = await db
      .deleteFrom('codes')
      .where('code', '=', code)
      .where('until', '>=', now)
      .returning('guest')
      .executeTakeFirst();
    if (found === undefined) return null;
    const guest = await db
      .selectFrom('guests')
      .select(['id', 'name'])
      .where('id', '=', found.guest)
      .executeTakeFirst();
    if (guest === undefined) return null;
    await db
      .insertInto('keys')
      .values({ key, guest: guest.id, since: now, seen: now, device })
      .execute();
    return guest;
  },

  lookAtCode: async (db: Db, code: string, now: number): Promise<Guest | null> =>
    (await db
      .selectFrom('codes')
      .innerJoin('guests', 'guests.id', 'codes.guest')
      .select(['guests.id', 'guests.name'])
      .where('code', '=', code)
      .where('until', '>=', now)
      .executeTakeFirst()) ?? null,

  say: async (db: Db, table: string, line: Omit<StoredLine, 'n'>): Promise<StoredLine> => {
    const { last } = await db
      .selectFrom('chat')
      .select(({ fn }) => fn.max('n').as('last'))
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    const n = Number(last ?? 0) + 1;
    await db
      .insertInto('chat')
      .values({ table_id: table, n, ...line })
      .execute();
    await db
      .deleteFrom('chat')
      .where('table_id', '=', table)
      .where('n', '<=', n - MOST_LINES)
      .execute();
    return { n, ...line };
  },

  lines: async (db: Db, table: string, most: number): Promise<readonly StoredLine[]> => {
    const rows = await db
      .selectFrom('chat')
      .select(['n', 'at', 'guest', 'name', 'text', 'face'])
      .where('table_id', '=', table)
      .orderBy('n', 'desc')
      .limit(most)
      .execute();
    return rows.reverse();
  },

  sweep: async (db: Db, before: number): Promise<number> => {
    await db.deleteFrom('codes').where('until', '<', before).execute();
    const old = db
      .selectFrom('tables')
      .select('id')
      .where('updated', '<', before)
      .where('phase', 'in', ['over', 'gathering']);
    await db.deleteFrom('entries').where('table_id', 'in', old).execute();
    await db.deleteFrom('sitting').where('table_id', 'in', old).execute();
    await db.deleteFrom('chat').where('table_id', 'in', old).execute();
    const { numDeletedRows } = await db
      .deleteFrom('tables')
      .where('updated', '<', before)
      .where('phase', 'in', ['over', 'gathering'])
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
} satisfies {
  readonly [Name in Exclude<keyof Store, 'close'>]: (
    db: Db,
    ...args: Parameters<Store[Name]>
  ) => ReturnType<Store[Name]>;
};

export type TaskName = keyof typeof tasks;
