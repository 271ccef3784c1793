import type { Entry } from '@castellan/room';
import { Conflict } from '@castellan/room/store';
import { sql } from 'kysely';
import type { Phase } from '@castellan/protocol';
import { accountTasks, tidyGuesses } from './account-tasks.ts';
import { deckTasks } from './deck-tasks.ts';
import { inTurn } from './dialects.ts';
import { fairTasks } from './fair-tasks.ts';
import { historyTasks, noteFinished } from './history-tasks.ts';
import { leaveNothing, personTasks } from './person-tasks.ts';
import { LISTED } from './schema.ts';
import { seekingTasks } from './seeking-tasks.ts';
import type { Mark, Store } from './store.ts';
import type { Row } from './tables.ts';
import { COLUMNS, headOf, isByTurns, newTable, rowOf, seat, write } from './tables.ts';
import type { Db, TasksOf } from './task.ts';
import { tournamentTasks } from './tournament-tasks.ts';
import { noteTurns, turnTasks } from './turn-tasks.ts';

// What a store does, in SQL. Each task runs inside a transaction that may hold the tasks of many tables.

/** How many lines of chat are kept for a table. */
const MOST_LINES = 200;

/** Only what comes after a place in a list. */
const isAfter = (at: 'updated' | 'seen', mark: Mark | null) =>
  mark === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(at)}, id) > (${mark.at}, ${mark.id})`;

async function madeOnce(db: Db, name: string, proposed: string): Promise<string> {
  await db
    .insertInto('facts')
    .values({ name, value: proposed })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

type Tasks = TasksOf<Exclude<keyof Store, 'close'>>;

export const tasks: Tasks = {
  ...accountTasks,
  ...personTasks,
  ...historyTasks,
  ...seekingTasks,
  ...turnTasks,
  ...tournamentTasks,
  ...deckTasks,
  ...fairTasks,

  create: newTable,

  append: async (db, head, seq, entries) => {
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
    if (head.phase === 'over') await noteFinished(db, head.id);
    if (isByTurns(head)) await noteTurns(db, head);
  },

  log: async (db, table, from = 0) => {
    const known = await db.selectFrom('tables').select('id').where('id', '=', table).execute();
    if (known.length === 0) return null;
    const rows = await db
      .selectFrom('entries')
      .select('entry')
      .where('table_id', '=', table)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute();
    return rows.map(({ entry }) => JSON.parse(entry) as Entry);
  },

  openTables: async (db, most) => {
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
  tablesOf: async (db, guest, most) => {
    const rows: Row[] = [];
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

  dueTables: async (db, until, most) => {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('due', '<=', until)
      .orderBy('due')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },

  countTables: async db => {
    const rows = await db
      .selectFrom('tables')
      .select(['game', 'phase', sql<number | string>`count(*)`.as('count')])
      .groupBy(['game', 'phase'])
      .orderBy('game')
      .orderBy('phase')
      .execute();
    return rows.map(({ game, phase, count }) => ({
      game,
      phase: phase as Phase,
      count: Number(count),
    }));
  },

  rest: async (db, table) => {
    await db.updateTable('tables').set({ due: null }).where('id', '=', table).execute();
  },

  folderId: (db, proposed) => madeOnce(db, 'id', proposed),
  fact: madeOnce,

  addGuest: async (db, { id, name }, key, at, device = '') => {
    await db.insertInto('guests').values({ id, name, since: at, seen: at }).execute();
    await db.insertInto('keys').values({ key, guest: id, since: at, seen: at, device }).execute();
  },

  guestByKey: async (db, key) =>
    (await db
      .selectFrom('keys')
      .innerJoin('guests', 'guests.id', 'keys.guest')
      .select(['guests.id', 'guests.name'])
      .where('key', '=', key)
      .executeTakeFirst()) ?? null,

  rename: async (db, guest, name) => {
    await db.updateTable('guests').set({ name }).where('id', '=', guest).execute();
  },

  seen: async (db, key, at) => {
    await db.updateTable('keys').set({ seen: at }).where('key', '=', key).execute();
    await db
      .updateTable('guests')
      .set({ seen: at })
      .where('id', '=', eb => eb.selectFrom('keys').select('guest').where('key', '=', key))
      .execute();
  },

  devices: async (db, guest) => {
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

  removeKey: async (db, guest, key) => {
    await inTurn(db, guest);
    const { numDeletedRows } = await db
      .deleteFrom('keys')
      .where('key', '=', key)
      .where('guest', '=', guest)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await db.deleteFrom('codes').where('guest', '=', guest).execute();
    await db.deleteFrom('pushes').where('key', '=', key).execute();
    return true;
  },

  addCode: async (db, code, guest, until, key) => {
    await inTurn(db, guest);
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

  takeCode: async (db, code, now, key, device = '') => {
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

  lookAtCode: async (db, code, now) =>
    (await db
      .selectFrom('codes')
      .innerJoin('guests', 'guests.id', 'codes.guest')
      .select(['guests.id', 'guests.name'])
      .where('code', '=', code)
      .where('until', '>=', now)
      .executeTakeFirst()) ?? null,

  say: async (db, table, line) => {
    await inTurn(db, table);
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

  lines: async (db, table, most) => {
    const rows = await db
      .selectFrom('chat')
      .select(['n', 'at', 'guest', 'name', 'text', 'face'])
      .where('table_id', '=', table)
      .orderBy('n', 'desc')
      .limit(most)
      .execute();
    return rows.reverse();
  },

  expired: async (db, phase, before, after, most) =>
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

  remove: async (db, tables) => {
    for (const { id, at } of tables) {
      const { numDeletedRows } = await db
        .deleteFrom('tables')
        .where('id', '=', id)
        .where('updated', '=', at)
        .executeTakeFirst();
      if (numDeletedRows === 0n) continue;
      await db.deleteFrom('sitting').where('table_id', '=', id).execute();
      await db.deleteFrom('invitations').where('table_id', '=', id).execute();
      await db.deleteFrom('turns').where('table_id', '=', id).execute();
      await db.deleteFrom('round_calls').where('table_id', '=', id).execute();
      await db.deleteFrom('table_words').where('table_id', '=', id).execute();
      await db
        .insertInto('removed')
        .values({ table_id: id })
        .onConflict(on => on.doNothing())
        .execute();
    }
  },

  tidy: async (db, now, most) => {
    await db.deleteFrom('claims').where('until', '<', now).execute();
    await tidyGuesses(db, now);
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

  forget: async (db, before, after, most) => {
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
      const kept = await db
        .selectFrom('accounts')
        .select('guest')
        .where('guest', '=', id)
        .execute();
      if (sits.length + kept.length > 0) continue;
      const { numDeletedRows } = await db
        .deleteFrom('guests')
        .where('id', '=', id)
        .where('seen', '<', before)
        .executeTakeFirst();
      // They have just come back.
      if (numDeletedRows > 0n) await leaveNothing(db, id);
    }
    return looked.length < most ? null : looked.at(-1)!;
  },

  marks: async (db, ids) => {
    const rows = await db
      .selectFrom('tables')
      .select(['id as table', 'seq as entries'])
      .select(eb =>
        eb
          .selectFrom('chat')
          .select(({ fn }) => fn.max('n').as('n'))
          .whereRef('chat.table_id', '=', 'tables.id')
          .as('lines'),
      )
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(({ table, entries, lines }) => ({ table, entries, lines: Number(lines ?? 0) }));
  },

  claim: async (db, names, by, now, until) => {
    if (names.length === 0) return [];
    const rows = await db
      .insertInto('claims')
      // In one order: two who want the same must not wait for each other.
      .values([...names].sort().map(name => ({ name, by, until })))
      .onConflict(on =>
        on
          .column('name')
          .doUpdateSet({ by, until })
          .where(eb => eb.or([eb('claims.until', '<', now), eb('claims.by', '=', by)])),
      )
      .returning('name')
      .execute();
    return rows.map(({ name }) => name);
  },

  knownKeys: async (db, keys) => {
    const rows = await db
      .selectFrom('keys')
      .select('key')
      .where('key', 'in', [...keys])
      .execute();
    return rows.map(({ key }) => key);
  },

  clock: async db => {
    const { rows } = await sql<{ now: string | Date }>`select current_timestamp as now`.execute(db);
    const [{ now }] = rows as [{ now: string | Date }];
    return typeof now === 'string' ? Date.parse(`${now}Z`) : now.getTime();
  },
};

export type TaskName = keyof Tasks;
