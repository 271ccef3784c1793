import type { Entry } from '@castellan/room';
import { sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { Db, TasksOf } from './task.ts';

/** How a table of the database names a person, and whether they may read what it says of them. */
interface Trace {
  /** The column with their id. */
  readonly who: string;
  /** What they are told of it when they ask for everything; secrets are never among it. */
  readonly told: readonly string[];
  /** What stands in a row that stays, for others who played with them; without it, the row goes. */
  readonly instead?: Readonly<Record<string, string | null>>;
}

/**
 * What each table of the database says about a person; null: nothing. Everything here is in the file they may ask for, and
 * goes when they want to be known no more. A new table must say so here, or it does not compile.
 */
const TRACES: { readonly [Table in keyof Schema]: Trace | null } = {
  guests: { who: 'id', told: ['id', 'name', 'since', 'seen'] },
  keys: { who: 'guest', told: ['since', 'seen', 'device'] },
  accounts: { who: 'guest', told: ['since'] },
  looks: { who: 'guest', told: ['look', 'until'] },
  name_changes: { who: 'guest', told: ['at', 'name'] },
  passkeys: { who: 'guest', told: ['site', 'device', 'since', 'seen'] },
  recovery: { who: 'guest', told: [] },
  codes: { who: 'guest', told: ['until'] },
  challenges: { who: 'guest', told: ['purpose', 'until'] },
  sitting: { who: 'guest', told: ['table_id', 'is_over', 'at'] },
  chat: { who: 'guest', told: ['table_id', 'at', 'name', 'text', 'face'] },
  plays: {
    who: 'guest',
    told: ['table_id', 'seat', 'name', 'game', 'ended', 'place', 'points', 'rating', 'change'],
    instead: { guest: null, name: '' },
  },
  takes: {
    who: 'guest',
    told: ['table_id', 'kind', 'card', 'times'],
    instead: { guest: null },
  },
  ratings: { who: 'guest', told: ['game', 'points', 'best', 'games', 'won', 'at'] },
  privacy: { who: 'guest', told: ['who'] },
  dailies: { who: 'guest', told: ['day', 'game', 'points', 'has_won', 'turns', 'at'] },
  seekers: { who: 'guest', told: ['name', 'wish', 'since', 'until', 'table_id'] },
  wants: { who: 'guest', told: ['slot', 'since', 'until'] },
  favourites: { who: 'guest', told: ['friend', 'since'] },
  invitations: { who: 'guest', told: ['table_id', 'at'] },
  // Their games are the tables that they sit at; `forgetAt` takes their name out of them.
  tables: null,
  entries: null,
  removed: null,
  finished: null,
  played: null,
  seatings: null,
  facts: null,
  claims: null,
  // Hashes that name nobody.
  guesses: null,
};

const traces = Object.entries(TRACES).flatMap(([table, trace]: [string, Trace | null]) =>
  trace === null ? [] : [{ table, ...trace }],
);

/** Removes all that names a person, but for the tables where they sat. */
export async function leaveNothing(db: Db, guest: string): Promise<void> {
  for (const { table, who, instead } of traces) {
    const theirs = sql`where ${sql.ref(who)} = ${guest}`;
    const set = Object.entries(instead ?? {}).map(
      ([name, value]) => sql`${sql.ref(name)} = ${value}`,
    );
    const what = sql.table(table);
    await (
      set.length === 0
        ? sql`delete from ${what} ${theirs}`
        : sql`update ${what} set ${sql.join(set)} ${theirs}`
    ).execute(db);
  }
  await db.deleteFrom('favourites').where('friend', '=', guest).execute();
}

export const personTasks: TasksOf<'everythingOf' | 'forgetAt' | 'removePerson'> = {
  everythingOf: async (db, guest) => {
    const found: Record<string, readonly object[]> = {};
    for (const { table, who, told } of traces) {
      const columns = told.length === 0 ? sql`count(*) as count` : sql.join(told.map(sql.ref));
      const { rows } = await sql<object>`select ${columns} from ${sql.table(table)}
        where ${sql.ref(who)} = ${guest}`.execute(db);
      found[table] = rows;
    }
    return found;
  },

  forgetAt: async (db, guest, table, at) => {
    // Whoever writes to this table at the same time waits, and then finds that it has one entry more.
    const written = await db
      .updateTable('tables')
      .set(eb => ({ seq: eb('seq', '+', 1) }))
      .where('id', '=', table)
      .returning(['seq', 'head'])
      .executeTakeFirst();
    if (written === undefined) return false;
    const rows = await db
      .selectFrom('entries')
      .select(['seq', 'entry'])
      .where('table_id', '=', table)
      .orderBy('seq')
      .execute();
    const log = rows.map(({ entry }) => JSON.parse(entry) as Entry);
    // Needed so rarely that no server loads it when it starts.
    const { headWithoutName, seatsIn, withoutName } = await import('@castellan/room');
    const seats = seatsIn(log).flatMap((one, seat) =>
      one.kind === 'person' && one.guest === guest ? [seat] : [],
    );
    const nameless = withoutName(log, guest, at);
    for (const [seq, entry] of nameless.entries()) {
      const text = JSON.stringify(entry);
      if (seq === rows.length)
        await db.insertInto('entries').values({ table_id: table, seq, entry: text }).execute();
      else if (text !== rows[seq]!.entry)
        await db
          .updateTable('entries')
          .set({ entry: text })
          .where('table_id', '=', table)
          .where('seq', '=', seq)
          .execute();
    }
    const head = JSON.stringify(headWithoutName(JSON.parse(written.head) as never, seats));
    await db.updateTable('tables').set({ head }).where('id', '=', table).execute();
    await db.deleteFrom('chat').where('table_id', '=', table).where('guest', '=', guest).execute();
    await db
      .deleteFrom('sitting')
      .where('table_id', '=', table)
      .where('guest', '=', guest)
      .execute();
    return true;
  },

  removePerson: async (db, guest) => {
    const keys = await db.selectFrom('keys').select('key').where('guest', '=', guest).execute();
    await leaveNothing(db, guest);
    return keys.map(({ key }) => key);
  },
};
