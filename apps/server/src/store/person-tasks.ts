import type { Entry, TableHead } from '@castellan/room';
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
 * goes when they want to be forgotten. A new table must say so here, or it does not compile.
 */
const TRACES: { readonly [Table in keyof Schema]: Trace | null } = {
  guests: { who: 'id', told: ['id', 'name', 'since', 'seen', 'portrait'] },
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
  turns: { who: 'guest', told: ['table_id', 'since'] },
  round_calls: { who: 'guest', told: ['table_id', 'round', 'since'] },
  callings: { who: 'guest', told: ['wishes', 'told'] },
  pushes: { who: 'guest', told: ['endpoint', 'since'] },
  feeds: { who: 'guest', told: ['since'] },
  mails: { who: 'guest', told: ['address', 'since', 'confirmed'] },
  vacations: { who: 'guest', told: ['since', 'until'] },
  blocks: { who: 'guest', told: ['blocked', 'since'] },
  hearing: { who: 'guest', told: ['what'] },
  table_words: { who: 'guest', told: ['table_id'] },
  // What they reported stays with those who deal with it, without their name.
  reports: {
    who: 'guest',
    told: ['about', 'at', 'kind', 'words', 'table_id'],
    instead: { guest: null },
  },
  deeds: { who: 'guest', told: ['at', 'deed', 'until', 'words'] },
  moderators: { who: 'guest', told: ['since'] },
  origins: { who: 'guest', told: ['kind', 'at'] },
  // A tournament stays whole for the others who took part: a former player has their number.
  tournaments: { who: 'host', told: ['id', 'game', 'opened'], instead: { host: null } },
  entrants: {
    who: 'guest',
    told: ['tournament', 'number', 'since', 'has_left'],
    instead: { guest: null },
  },
  // Their games are the tables that they sit at; `forgetAt` takes their name out of them.
  tables: null,
  entries: null,
  decks: null,
  removed: null,
  finished: null,
  played: null,
  seatings: null,
  rounds: null,
  facts: null,
  claims: null,
  // Hashes that name nobody.
  guesses: null,
};

const traces = Object.entries(TRACES).flatMap(([table, trace]: [string, Trace | null]) =>
  trace === null ? [] : [{ table, ...trace }],
);

/** Removes all that names a person, except at the tables where they sat. */
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
  await db.deleteFrom('blocks').where('blocked', '=', guest).execute();
  await db.deleteFrom('reports').where('about', '=', guest).execute();
  await db.updateTable('deeds').set({ by: null }).where('by', '=', guest).execute();
}

/**
 * Writes the log of a table again, one entry longer. A writer at the same time waits, and then finds that it has one
 * entry more. False: there is no such table.
 */
async function writeAgain(
  db: Db,
  table: string,
  change: (log: readonly Entry[], head: TableHead) => readonly [readonly Entry[], TableHead],
): Promise<boolean> {
  const written = await db
    .updateTable('tables')
    .set(eb => ({ seq: eb('seq', '+', 1) }))
    .where('id', '=', table)
    .returning('head')
    .executeTakeFirst();
  if (written === undefined) return false;
  const rows = await db
    .selectFrom('entries')
    .select(['seq', 'entry'])
    .where('table_id', '=', table)
    .orderBy('seq')
    .execute();
  const before = rows.map(({ entry }) => JSON.parse(entry) as Entry);
  const [log, head] = change(before, JSON.parse(written.head) as TableHead);
  for (const [seq, entry] of log.entries()) {
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
  await db
    .updateTable('tables')
    .set({ head: JSON.stringify(head) })
    .where('id', '=', table)
    .execute();
  return true;
}

/** What is kept of a person at one table. */
const AT_TABLE = ['sitting', 'plays', 'takes', 'chat', 'turns', 'round_calls'] as const;

export const personTasks: TasksOf<
  'everythingOf' | 'forgetAt' | 'removePerson' | 'bringAt' | 'bringFigures'
> = {
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
    // Needed so rarely that no server loads it when it starts.
    const { headWithoutName, seatsIn, withoutName } = await import('@castellan/room');
    const isThere = await writeAgain(db, table, (log, head) => {
      const seats = seatsIn(log).flatMap((one, seat) =>
        one.kind === 'person' && one.guest === guest ? [seat] : [],
      );
      return [withoutName(log, guest, at), headWithoutName(head, seats)];
    });
    if (!isThere) return false;
    await db.deleteFrom('chat').where('table_id', '=', table).where('guest', '=', guest).execute();
    await db
      .deleteFrom('sitting')
      .where('table_id', '=', table)
      .where('guest', '=', guest)
      .execute();
    return true;
  },

  bringAt: async (db, guest, as, table, at) => {
    const { broughtAlong, headBroughtAlong } = await import('@castellan/room');
    const apart = await db
      .selectFrom('tables')
      .select('id')
      .where('id', '=', table)
      .where('head', 'not like', `%"${as}"%`)
      .executeTakeFirst();
    if (apart === undefined) return false;
    const isThere = await writeAgain(db, table, (log, head) => [
      broughtAlong(log, guest, as, at),
      headBroughtAlong(head, guest, as),
    ]);
    if (isThere)
      for (const name of AT_TABLE)
        await sql`update ${sql.table(name)} set guest = ${as}
          where guest = ${guest} and table_id = ${table}`.execute(db);
    return isThere;
  },

  bringFigures: async (db, guest, as) => {
    // Where the account has some of its own, those stay.
    await sql`update ratings set guest = ${as} where guest = ${guest}
      and game not in (select game from ratings where guest = ${as})`.execute(db);
    await sql`update dailies set guest = ${as} where guest = ${guest} and not exists
      (select 1 from dailies as own where own.guest = ${as}
        and own.day = dailies.day and own.game = dailies.game)`.execute(db);
    // Blocks and losses stay with people whatever identity they take on; where the guest stays too, they hold for both.
    await sql`insert into blocks (guest, blocked, since) select ${as}, blocked, since from blocks
      where guest = ${guest} and blocked <> ${as} on conflict do nothing`.execute(db);
    await sql`insert into blocks (guest, blocked, since) select guest, ${as}, since from blocks
      where blocked = ${guest} and guest <> ${as} on conflict do nothing`.execute(db);
    await sql`insert into deeds (id, at, by, guest, deed, until, words, report, is_read)
      select id || ${` ${as}`}, at, by, ${as}, deed, until, words, report, is_read from deeds
      where guest = ${guest} on conflict do nothing`.execute(db);
    await sql`update reports set about = ${as} where about = ${guest}`.execute(db);
    await sql`update reports set guest = ${as} where guest = ${guest}`.execute(db);
    await sql`update tournaments set host = ${as} where host = ${guest}`.execute(db);
    await sql`update entrants set guest = ${as} where guest = ${guest}
      and tournament not in (select tournament from entrants where guest = ${as})`.execute(db);
  },

  removePerson: async (db, guest) => {
    const keys = await db.selectFrom('keys').select('key').where('guest', '=', guest).execute();
    await leaveNothing(db, guest);
    return keys.map(({ key }) => key);
  },
};
