import type { Entry } from '@castellan/room';
import { Conflict } from '@castellan/room/store';
import { sql } from 'kysely';
import type { Phase } from '@castellan/protocol';
import { noteFinished } from './history-tasks.ts';
import { LISTED } from './schema.ts';
import type { Row } from './tables.ts';
import { COLUMNS, headOf, isByTurns, newTable, rowOf, seat, write } from './tables.ts';
import type { TasksOf } from './task.ts';
import { noteTurns } from './turn-tasks.ts';

export const tableTasks: TasksOf<
  | 'create'
  | 'append'
  | 'log'
  | 'openTables'
  | 'tablesOf'
  | 'dueTables'
  | 'countTables'
  | 'rest'
  | 'marks'
> = {
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
};
