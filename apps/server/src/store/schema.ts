import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The database, as the newest migration leaves it. Texts, whole numbers and JSON as text: PostgreSQL has them too. */
export interface Schema {
  tables: {
    id: string;
    game: string;
    phase: string;
    is_open: number;
    updated: number;
    due: number | null;
    /** How many entries its log has. */
    seq: number;
    /** The rest of the head, as JSON. */
    head: string;
  };
  entries: { table_id: string; seq: number; entry: string };
  /** `at`: when they sat down, or when the game was over. */
  sitting: { guest: string; table_id: string; is_over: number; at: number };
  /** `seen`: when they were last here, give or take some minutes. */
  guests: { id: string; name: string; since: number; seen: number };
  /** One for each device of a person. */
  keys: {
    key: string;
    guest: string;
    since: number;
    seen: number | null;
    device: string | null;
  };
  /** What is known of this data folder itself. */
  facts: { name: string; value: string };
  codes: { code: string; guest: string; until: number };
  chat: {
    table_id: string;
    n: number;
    at: number;
    guest: string;
    name: string;
    text: string | null;
    face: string | null;
  };
  /** Tables that were removed, whose logs and chats are still being cleared away. */
  removed: { table_id: string };
}

/** What the lobby shows. The index of those is partial: SQLite takes it only for a query that says the same words. */
export const LISTED = sql<boolean>`is_open = 1 and phase <> 'over'`;

/** Never changed once released: a change of the database is one more of them. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first': {
    up: async (db: Kysely<unknown>) => {
      const { schema } = db;
      await schema
        .createTable('tables')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('game', 'text', column => column.notNull())
        .addColumn('phase', 'text', column => column.notNull())
        .addColumn('is_open', 'integer', column => column.notNull())
        .addColumn('updated', 'bigint', column => column.notNull())
        .addColumn('due', 'bigint')
        .addColumn('seq', 'integer', column => column.notNull())
        .addColumn('head', 'text', column => column.notNull())
        .execute();
      await schema
        .createIndex('tables_open')
        .on('tables')
        .columns(['is_open', 'phase', 'updated'])
        .execute();
      await schema.createIndex('tables_due').on('tables').column('due').execute();
      await schema
        .createTable('entries')
        .addColumn('table_id', 'text', column => column.notNull())
        .addColumn('seq', 'integer', column => column.notNull())
        .addColumn('entry', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('entries_pk', ['table_id', 'seq'])
        .execute();
      await schema
        .createTable('sitting')
        .addColumn('guest', 'text', column => column.notNull())
        .addColumn('table_id', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('sitting_pk', ['guest', 'table_id'])
        .execute();
      await schema.createIndex('sitting_table').on('sitting').column('table_id').execute();
      await schema
        .createTable('guests')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('since', 'bigint', column => column.notNull())
        .execute();
      await schema
        .createTable('keys')
        .addColumn('key', 'text', column => column.primaryKey())
        .addColumn('guest', 'text', column => column.notNull())
        .addColumn('since', 'bigint', column => column.notNull())
        .execute();
      await schema
        .createTable('codes')
        .addColumn('code', 'text', column => column.primaryKey())
        .addColumn('guest', 'text', column => column.notNull())
        .addColumn('until', 'bigint', column => column.notNull())
        .execute();
      await schema
        .createTable('chat')
        .addColumn('table_id', 'text', column => column.notNull())
        .addColumn('n', 'integer', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addColumn('guest', 'text', column => column.notNull())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('text', 'text')
        .addColumn('face', 'text')
        .addPrimaryKeyConstraint('chat_pk', ['table_id', 'n'])
        .execute();
    },
  },
  '0002-lifetimes': {
    up: async (db: Kysely<unknown>) => {
      const { schema } = db;
      // Whoever was there before is seen today: nobody is forgotten for having come before this was written down.
      await schema
        .alterTable('guests')
        .addColumn('seen', 'bigint', column => column.notNull().defaultTo(0))
        .execute();
      await sql`update guests set seen = ${Date.now()}`.execute(db);
      await schema.createIndex('guests_seen').on('guests').columns(['seen', 'id']).execute();
      await schema.createIndex('keys_guest').on('keys').column('guest').execute();
      await schema.createIndex('codes_guest').on('codes').column('guest').execute();
      await schema.createIndex('codes_until').on('codes').column('until').execute();
      await schema
        .alterTable('sitting')
        .addColumn('is_over', 'integer', column => column.notNull().defaultTo(0))
        .execute();
      await schema
        .alterTable('sitting')
        .addColumn('at', 'bigint', column => column.notNull().defaultTo(0))
        .execute();
      await sql`update sitting set
        at = coalesce((select updated from tables where id = table_id), 0),
        is_over = coalesce((select phase = 'over' from tables where id = table_id), 0)`.execute(db);
      await schema
        .createIndex('sitting_guest')
        .on('sitting')
        .columns(['guest', 'is_over', 'at'])
        .execute();
      await schema.dropIndex('tables_open').execute();
      await schema
        .createIndex('tables_listed')
        .on('tables')
        .column('updated')
        .where(sql.ref('is_open'), '=', sql.lit(1))
        .where(sql.ref('phase'), '<>', sql.lit('over'))
        .execute();
      await schema
        .createIndex('tables_age')
        .on('tables')
        .columns(['phase', 'updated', 'id'])
        .execute();
      await schema
        .createTable('removed')
        .addColumn('table_id', 'text', column => column.primaryKey())
        .execute();
    },
  },
  '0003-devices': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema.alterTable('keys').addColumn('seen', 'bigint').execute();
      await schema.alterTable('keys').addColumn('device', 'text').execute();
      await schema
        .createTable('facts')
        .addColumn('name', 'text', column => column.primaryKey())
        .addColumn('value', 'text', column => column.notNull())
        .execute();
    },
  },
};
