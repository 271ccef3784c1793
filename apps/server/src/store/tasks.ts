import { sql } from 'kysely';
import { accountTasks } from './account-tasks.ts';
import { chatTasks } from './chat-tasks.ts';
import { deckTasks } from './deck-tasks.ts';
import { expiryTasks } from './expiry-tasks.ts';
import { fairTasks } from './fair-tasks.ts';
import { guestTasks } from './guest-tasks.ts';
import { historyTasks } from './history-tasks.ts';
import { personTasks } from './person-tasks.ts';
import { seekingTasks } from './seeking-tasks.ts';
import type { Store } from './store.ts';
import { tableTasks } from './table-tasks.ts';
import type { Db, TasksOf } from './task.ts';
import { tournamentTasks } from './tournament-tasks.ts';
import { turnTasks } from './turn-tasks.ts';

// What a store does, in SQL. Each task runs inside a transaction that may hold the tasks of many tables.

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
  ...guestTasks,
  ...tableTasks,
  ...chatTasks,
  ...historyTasks,
  ...seekingTasks,
  ...turnTasks,
  ...tournamentTasks,
  ...deckTasks,
  ...fairTasks,
  ...expiryTasks,

  folderId: (db, proposed) => madeOnce(db, 'id', proposed),
  fact: madeOnce,

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

  clock: async db => {
    const { rows } = await sql<{ now: string | Date }>`select current_timestamp as now`.execute(db);
    const [{ now }] = rows as [{ now: string | Date }];
    return typeof now === 'string' ? Date.parse(`${now}Z`) : now.getTime();
  },
};

export type TaskName = keyof Tasks;
