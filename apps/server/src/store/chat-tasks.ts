import { inTurn } from './dialects.ts';
import type { TasksOf } from './task.ts';

/** How many lines of chat are kept for a table. */
const MOST_LINES = 200;

export const chatTasks: TasksOf<'say' | 'lines'> = {
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
};
