// What is asked for often, or by strangers, has an index: its cost doesn't grow with what is kept.
import { head, sat } from '@castellan/room/testing';
import { DatabaseSync } from 'node:sqlite';
import type { PostgresPoolClient } from 'kysely';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import type { PoolClient } from 'pg';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestPostgres } from '../../test/services/postgres.ts';
import { hasPostgres } from '../../test/services/programs.ts';
import { migrate } from './migrate.ts';
import { appendTo } from './postgres-append.ts';
import type { Schema } from './schema.ts';
import { queries } from './sqlite-file.ts';
import { tasks } from './tasks.ts';

const mark = { at: 1, id: 'a' };

/** Everything that is asked often, or for long lists. */
const questions: [string, (db: Kysely<Schema>) => Promise<unknown>][] = [
  ['a look at the open tables', db => tasks.openTables(db, 100)],
  ['someone’s own tables', db => tasks.tablesOf(db, 'anna', 100)],
  ['tables that are due', db => tasks.dueTables(db, 1, 100)],
  ['who has a key', db => tasks.guestByKey(db, 'key')],
  ['who is here', db => tasks.seen(db, 'key', 1e12)],
  ['the log of a table', db => tasks.log(db, 'one')],
  ['tables that have outlived their time', db => tasks.expired(db, 'over', 9, mark, 20)],
  ['removing a table', db => tasks.remove(db, [mark])],
  ['clearing away', db => tasks.tidy(db, 1, 100)],
  ['the next to forget', db => tasks.forget(db, 9, mark, 20)],
  ['tables with a free seat', db => tasks.freeTables(db, 'villages', 100)],
  ['who waits for the same', db => tasks.company(db, 'anna', 1, 8)],
  ['seating people', db => tasks.seatTogether(db, head('new'), [], ['anna', 'ben'], 'any', 1)],
  ['how long people waited', db => tasks.waits(db, ['any'], 1, 20)],
  ['waiting on', db => tasks.stay(db, 'anna', 1, 2)],
  ['invitations', db => tasks.invitations(db, 'anna', 100)],
  ['whether two have met', db => tasks.haveMet(db, 'anna', 'ben')],
  ['forgetting people', db => tasks.forget(db, 9, null, 20)],
];

/** Each task goes its whole way. */
async function furnish(db: Kysely<Schema>): Promise<void> {
  await tasks.addGuest(db, { id: 'old', name: 'Old' }, 'key', 1);
  await tasks.create(db, head('one'), []);
  for (const guest of ['anna', 'ben'])
    await tasks.seek(db, { guest, name: guest, wish: '{}', since: 1, until: 9 }, ['any']);
  await tasks.create(db, head(mark.id, { updated: mark.at }), []);
  await tasks.remove(db, [mark]);
}

describe('SQLite', () => {
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

  /** Read from their beginning in the order of an index, and only as far as is wanted. */
  const BOUNDED = ['SCAN removed', 'SCAN tables USING INDEX tables_listed'];

  beforeAll(async () => {
    await migrate(queries(database));
    await furnish(listening);
  });

  test.each(questions)('%s reads no table from end to end, and sorts nothing', async (_, task) => {
    asked.length = 0;
    await task(listening);
    const steps = asked.flatMap(sql => {
      const wanted = sql.split('?').length - 1;
      const found = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...Array(wanted).fill('1'));
      return found.map(step => (step as { detail: string }).detail);
    });
    expect(steps.length).toBeGreaterThan(0);
    const slow = steps.filter(
      step => !BOUNDED.includes(step) && (step.startsWith('SCAN') || step.includes('TEMP B-TREE')),
    );
    expect(slow).toEqual([]);
  });
});

describe.runIf(hasPostgres())('PostgreSQL', () => {
  const asked: [sql: string, values: unknown[]][] = [];
  let postgres: TestPostgres;
  let client: Client;
  /** Runs what it is asked, and keeps the words. */
  const listening = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        connect: async () => ({
          query: ((sql: string, values: unknown[]) => {
            asked.push([sql, values]);
            return client.query(sql, values);
          }) as unknown as PostgresPoolClient['query'],
          release: () => {},
        }),
        end: async () => {},
      },
    }),
  });

  beforeAll(async () => {
    postgres = await TestPostgres.start();
    client = new Client({ connectionString: await postgres.newDatabase() });
    await client.connect();
    await migrate(listening);
    await furnish(listening);
    // A few rows are read faster from end to end: it must not think so.
    await client.query(
      'set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off',
    );
  });
  afterAll(async () => {
    await client.end();
    await postgres.close();
  });

  async function slowSteps(): Promise<string[]> {
    const slow: string[] = [];
    for (const [sql, values] of asked) {
      const { rows } = await client.query<Record<string, string>>(`explain ${sql}`, values);
      const steps = rows.map(row => row['QUERY PLAN']!);
      slow.push(...steps.filter(step => /Seq Scan on (?!removed)|Sort/.test(step)));
    }
    return slow;
  }

  test.each(questions)('%s reads no table from end to end, and sorts nothing', async (_, task) => {
    asked.length = 0;
    await task(listening);
    expect(asked.length).toBeGreaterThan(0);
    expect(await slowSteps()).toEqual([]);
  });

  test('an append reads no table from end to end, and sorts nothing', async () => {
    asked.length = 0;
    const link = {
      query: ({ text, values }: { text: string; values: unknown[] }) => {
        asked.push([text, values]);
        return client.query(text, values);
      },
    } as unknown as PoolClient;
    const appended = head('one', { guests: ['anna'] });
    expect(await appendTo(link, [{ head: appended, seq: 0, entries: [sat(0)] }])).toEqual(
      new Set(['one']),
    );
    expect(await slowSteps()).toEqual([]);
  });
});
