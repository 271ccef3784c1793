import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Phase } from '@castellan/protocol/net';
import type { Entry } from '../room/entry.ts';
import type { Schema } from './schema.ts';
import { LISTED } from './schema.ts';
import type { TableHead } from '../room/head.ts';
import type { Guest, Mark, Store, StoredDevice, StoredLine } from './store.ts';
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
    host: head.host,
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
    'host' | 'guests' | 'waiting' | 'names' | 'clock' | 'turn'
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

async function seat(db: Db, { id, phase, guests, updated }: TableHead): Promise<void> {
  await db.deleteFrom('sitting').where('table_id', '=', id).execute();
  const is_over = phase === 'over' ? 1 : 0;
  if (guests.length > 0)
    await db
      .insertInto('sitting')
      .values([...new Set(guests)].map(guest => ({ guest, table_id: id, is_over, at: updated })))
      .execute();
}

/** Only what comes after a place in a list. */
const isAfter = (at: 'updated' | 'seen', mark: Mark | null) =>
  mark === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(at)}, id) > (${mark.at}, ${mark.id})`;

/** Every task by its name: the arguments and results of `Store`. */
export const tasks = {
  create: async (db: Db, head: TableHead, entries: readonly Entry[]): Promise<void> => {
    await db
      .insertInto('tables')
      .values({ ...rowOf(head), seq: entries.length })
      .execute();
    await write(db, head.id, 0, entries);
    await seat(db, head);
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
    if (head.phase === 'gathering' || head.phase === 'over') await seat(db, head);
  },

  log: async (db: Db, table: string): Promise<readonly Entry[] | null> => {
    const known = await db.selectFrom('tables').select('id').where('id', '=', table).execute();
    if (known.length === 0) return null;
    const rows = await db
      .selectFrom('entries')
      .select('entry')
      .where('table_id', '=', table)
      .orderBy('seq')
      .execute();
    return rows.map(({ entry }) => JSON.parse(entry) as Entry);
  },

  openTables: async (db: Db, most: number): Promise<readonly TableHead[]> => {
    const rows = await db
      .selectFrom('tables')
      .select(COLUMNS)
      .where(LISTED)
      .orderBy('updated', 'desc')
      .limit(most)
      .execute();
    return rows.map(headOf);
  },

  /** Those that are played come before those that are over, so that neither hides the other. */
  tablesOf: async (db: Db, guest: string, most: number): Promise<readonly TableHead[]> => {
    const rows: Omit<Row, 'seq'>[] = [];
    for (const isOver of [0, 1]) {
      const found = await db
        .selectFrom('sitting')
        .innerJoin('tables', 'tables.id', 'sitting.table_id')
        .select(COLUMNS)
        .where('guest', '=', guest)
        .where('is_over', '=', isOver)
        .orderBy('at', 'desc')
        .limit(most - rows.length)
        .execute();
      rows.push(...found.sort((a, b) => b.updated - a.updated));
    }
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

  rest: async (db: Db, table: string): Promise<void> => {
    await db.updateTable('tables').set({ due: null }).where('id', '=', table).execute();
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
    await db.insertInto('guests').values({ id, name, since: at, seen: at }).execute();
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
    await db
      .updateTable('guests')
      .set({ seen: at })
      .where('id', '=', eb => eb.selectFrom('keys').select('guest').where('key', '=', key))
      .execute();
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

  addCode: async (
    db: Db,
    code: string,
    guest: string,
    until: number,
    key: string,
  ): Promise<boolean> => {
    const device = await db
      .selectFrom('keys')
      .select('key')
      .where('key', '=', key)
      .where('guest', '=', guest)
      .executeTakeFirst();
    if (device === undefined) return false;
    await db.deleteFrom('codes').where('guest', '=', guest).execute();
    await db.insertInto('codes').values({ code, guest, until }).execute();
    return true;
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

  expired: async (
    db: Db,
    phase: Phase,
    before: number,
    after: Mark | null,
    most: number,
  ): Promise<readonly Mark[]> =>
    db
      .selectFrom('tables')
      .select(['id', 'updated as at'])
      .where('phase', '=', phase)
      .where('updated', '<', before)
      .where(isAfter('updated', after))
      .orderBy('updated')
      .orderBy('id')
      .limit(most)
      .execute(),

  remove: async (db: Db, tables: readonly string[]): Promise<void> => {
    for (const id of tables) {
      await db.deleteFrom('tables').where('id', '=', id).execute();
      await db.deleteFrom('sitting').where('table_id', '=', id).execute();
      await db
        .insertInto('removed')
        .values({ table_id: id })
        .onConflict(on => on.doNothing())
        .execute();
    }
  },

  tidy: async (db: Db, now: number, most: number): Promise<boolean> => {
    const { numDeletedRows: codes } = await db
      .deleteFrom('codes')
      .where(
        'code',
        'in',
        db.selectFrom('codes').select('code').where('until', '<', now).limit(most),
      )
      .executeTakeFirst();
    const one = await db.selectFrom('removed').select('table_id').limit(1).executeTakeFirst();
    if (one === undefined) return Number(codes) === most;
    const { table_id } = one;
    const { numDeletedRows: entries } = await db
      .deleteFrom('entries')
      .where('table_id', '=', table_id)
      .where(
        'seq',
        'in',
        db
          .selectFrom('entries')
          .select('seq')
          .where('table_id', '=', table_id)
          .orderBy('seq')
          .limit(most),
      )
      .executeTakeFirst();
    if (Number(entries) < most) {
      await db.deleteFrom('chat').where('table_id', '=', table_id).execute();
      await db.deleteFrom('removed').where('table_id', '=', table_id).execute();
    }
    return true;
  },

  forget: async (
    db: Db,
    before: number,
    after: Mark | null,
    most: number,
  ): Promise<Mark | null> => {
    const looked = await db
      .selectFrom('guests')
      .select(['id', 'seen as at'])
      .where('seen', '<', before)
      .where(isAfter('seen', after))
      .orderBy('seen')
      .orderBy('id')
      .limit(most)
      .execute();
    for (const { id } of looked) {
      const sits = await db
        .selectFrom('sitting')
        .select('table_id')
        .where('guest', '=', id)
        .limit(1)
        .execute();
      if (sits.length > 0) continue;
      await db.deleteFrom('keys').where('guest', '=', id).execute();
      await db.deleteFrom('codes').where('guest', '=', id).execute();
      await db.deleteFrom('guests').where('id', '=', id).execute();
    }
    return looked.length < most ? null : looked.at(-1)!;
  },
} satisfies {
  readonly [Name in Exclude<keyof Store, 'close'>]: (
    db: Db,
    ...args: Parameters<Store[Name]>
  ) => ReturnType<Store[Name]>;
};

export type TaskName = keyof typeof tasks;
