// What is asked often, or by strangers, is found by an index: its cost does not grow with what is kept.
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { queries } from './sqlite-file.ts';
import { tasks } from './tasks.ts';

const database = new DatabaseSync(':memory:');
const asked: string[] = [];
/** Runs what it is asked, and keeps the words. */
const listening = new Kysely<Schema>({
  dialect: new SqliteDialect({
    database: {
      prepare: (sql: string) => {
        asked.push(sql);
        const statement = database.prepare(sql);
        return {
          reader: statement.columns().length > 0,
          all: values => statement.all(...(values as string[])),
          run: values => statement.run(...(values as string[])),
          iterate: values => statement.iterate(...(values as string[])),
        };
      },
      close: () => {},
    },
  }),
});

const mark = { at: 1, id: 'a' };

/** Read from their beginning in the order of an index, and only as far as is wanted. */
const BOUNDED = ['SCAN removed', 'SCAN tables USING INDEX tables_listed'];

beforeAll(async () => {
  await migrate(queries(database));
  // Each task goes its whole way.
  await tasks.addGuest(listening, { id: 'old', name: 'Old' }, 'key', 1);
  await tasks.remove(listening, [mark]);
});

/** How SQLite goes about what a task asks. */
async function plan(task: (db: Kysely<Schema>) => Promise<unknown>): Promise<string[]> {
  asked.length = 0;
  await task(listening);
  return asked.flatMap(sql => {
    const wanted = sql.split('?').length - 1;
    const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...Array(wanted).fill('1'));
    return steps.map(step => (step as { detail: string }).detail);
  });
}

test.each<[string, (db: Kysely<Schema>) => Promise<unknown>]>([
  ['a look at the open tables', db => tasks.openTables(db, 100)],
  ['a look at one’s own tables', db => tasks.tablesOf(db, 'anna', 100)],
  ['tables that are due', db => tasks.dueTables(db, 1, 100)],
  ['who has a key', db => tasks.guestByKey(db, 'key')],
  ['who is here', db => tasks.seen(db, 'key', 1e12)],
  ['the log of a table', db => tasks.log(db, 'one')],
  ['tables that have outlived their time', db => tasks.expired(db, 'over', 9, mark, 20)],
  ['removing a table', db => tasks.remove(db, [mark])],
  ['clearing away', db => tasks.tidy(db, 1, 100)],
  ['the next to forget', db => tasks.forget(db, 9, mark, 20)],
  ['forgetting people', db => tasks.forget(db, 9, null, 20)],
])('%s reads no table from end to end, and sorts nothing', async (_, task) => {
  const steps = await plan(task);
  expect(steps.length).toBeGreaterThan(0);
  const slow = steps.filter(
    step => !BOUNDED.includes(step) && (step.startsWith('SCAN') || step.includes('TEMP B-TREE')),
  );
  expect(slow).toEqual([]);
});
