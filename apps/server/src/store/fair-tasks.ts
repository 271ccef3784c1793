import type { Hearing, TableStore } from '@castellan/room';
import { sql } from 'kysely';
import { standingIn } from '../fair/standing.ts';
import { inTurn } from './dialects.ts';
import type { FairStore, StoredDeed, StoredReport } from './fair.ts';
import type { Db, TasksOf } from './task.ts';

const told = (db: Db) =>
  db
    .selectFrom('deeds')
    .leftJoin('guests', 'guests.id', 'deeds.guest')
    .leftJoin('guests as doer', 'doer.id', 'deeds.by')
    .selectAll('deeds')
    .select(['guests.name', 'doer.name as by_name'])
    // What the host says to everyone is about nobody.
    .where(eb => eb.or([eb('guests.id', 'is not', null), eb('deeds.guest', '=', '')]));

const deedOf = (row: Omit<StoredDeed, 'name'> & { readonly name: string | null }): StoredDeed => ({
  ...row,
  name: row.name ?? '',
  at: Number(row.at),
  until: Number(row.until),
});

const sent = (db: Db) =>
  db
    .selectFrom('reports')
    .innerJoin('guests as other', 'other.id', 'reports.about')
    .leftJoin('guests', 'guests.id', 'reports.guest')
    .selectAll('reports')
    .select(['guests.name', 'other.name as about_name']);

const reportOf = (row: StoredReport): StoredReport => ({ ...row, at: Number(row.at) });

/** Pairs of these people where one has blocked the other. */
export async function pairsAmong(
  db: Db,
  guests: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  if (guests.length < 2) return [];
  const rows = await db
    .selectFrom('blocks')
    .select(['guest', 'blocked'])
    .where('guest', 'in', [...guests])
    .where('blocked', 'in', [...guests])
    .execute();
  return rows.map(({ guest, blocked }) => [guest, blocked]);
}

type Name = keyof FairStore | keyof Pick<Required<TableStore>, 'manners' | 'allowWords'>;

export const fairTasks: TasksOf<Name> = {
  manners: async (db, table, guests, now) => {
    const words = await db
      .selectFrom('table_words')
      .select('guest')
      .where('table_id', '=', table)
      .execute();
    if (guests.length === 0)
      return { apart: [], words: words.map(({ guest }) => guest), hearing: [], silenced: [] };
    const hearing = await db
      .selectFrom('hearing')
      .selectAll()
      .where('guest', 'in', [...guests])
      .execute();
    const deeds = await db
      .selectFrom('deeds')
      .select(['guest', 'deed', 'until'])
      .where('guest', 'in', [...guests])
      .orderBy('at')
      .execute();
    const silenced = [...Map.groupBy(deeds, ({ guest }) => guest)].flatMap(([guest, own]) => {
      const { silenced: until } = standingIn(own, now);
      return until === 0 ? [] : [[guest, until] as const];
    });
    return {
      apart: await pairsAmong(db, guests),
      words: words.map(({ guest }) => guest),
      hearing: hearing.map(({ guest, what }) => [guest, what as Hearing] as const),
      silenced,
    };
  },

  allowWords: async (db, table_id, guest, on) => {
    const own = db.deleteFrom('table_words').where('table_id', '=', table_id);
    if (!on) await own.where('guest', '=', guest).execute();
    else
      await db
        .insertInto('table_words')
        .values({ table_id, guest })
        .onConflict(conflict => conflict.doNothing())
        .execute();
  },

  block: async (db, guest, blocked, since, most) => {
    // In turn with the seating: nobody is seated with someone whom they have just blocked.
    await inTurn(db, 'seeking');
    const own = await fairTasks.blockedBy(db, guest);
    if (own.length >= most) return false;
    await db
      .insertInto('blocks')
      .values({ guest, blocked, since })
      .onConflict(on => on.doNothing())
      .execute();
    await db
      .deleteFrom('favourites')
      .where(eb =>
        eb.or([eb.and({ guest, friend: blocked }), eb.and({ guest: blocked, friend: guest })]),
      )
      .execute();
    return true;
  },

  unblock: async (db, guest, blocked) => {
    await db
      .deleteFrom('blocks')
      .where('guest', '=', guest)
      .where('blocked', '=', blocked)
      .execute();
  },

  blockedBy: async (db, guest) =>
    db
      .selectFrom('blocks')
      .innerJoin('guests', 'guests.id', 'blocks.blocked')
      .select(['blocks.blocked as guest', 'guests.name'])
      .where('blocks.guest', '=', guest)
      .orderBy('blocks.since', 'desc')
      .execute(),

  apartFrom: async (db, guest) => {
    const own = await db
      .selectFrom('blocks')
      .select('blocked as other')
      .where('guest', '=', guest)
      .union(db.selectFrom('blocks').select('guest as other').where('blocked', '=', guest))
      .execute();
    return own.map(({ other }) => other);
  },

  apartAmong: pairsAmong,

  hearingOf: async (db, guest) =>
    (await db.selectFrom('hearing').select('what').where('guest', '=', guest).executeTakeFirst())
      ?.what ?? null,

  setHearing: async (db, guest, what) => {
    if (what === null) await db.deleteFrom('hearing').where('guest', '=', guest).execute();
    else
      await db
        .insertInto('hearing')
        .values({ guest, what })
        .onConflict(on => on.column('guest').doUpdateSet({ what }))
        .execute();
  },

  addReport: async (db, report, since, most) => {
    const { guest, about, table_id } = report;
    await inTurn(db, `reports of ${guest}`);
    const lately = await db
      .selectFrom('reports')
      .select('id')
      .where('guest', '=', guest)
      .where('at', '>=', since)
      .execute();
    if (lately.length >= most) return false;
    await db
      .deleteFrom('reports')
      .where('guest', '=', guest)
      .where('about', '=', about)
      .where('is_open', '=', 1)
      .where('table_id', table_id === null ? 'is' : '=', table_id)
      .execute();
    await db
      .insertInto('reports')
      .values({ ...report, is_open: 1 })
      .execute();
    return true;
  },

  openReports: async (db, most) =>
    (await sent(db).where('is_open', '=', 1).orderBy('at', 'desc').limit(most).execute()).map(
      reportOf,
    ),

  report: async (db, id) => {
    const row = await sent(db).where('reports.id', '=', id).executeTakeFirst();
    return row === undefined ? null : reportOf(row);
  },

  countReports: async (db, guest) => {
    const count = async (column: 'about' | 'guest'): Promise<number> => {
      const { n } = await db
        .selectFrom('reports')
        .select(sql<number | string>`count(*)`.as('n'))
        .where(column, '=', guest)
        .executeTakeFirstOrThrow();
      return Number(n);
    };
    return { about: await count('about'), by: await count('guest') };
  },

  addDeed: async (db, deed) => {
    const { guest, report } = deed;
    await db
      .insertInto('deeds')
      .values({ ...deed, is_read: 0 })
      .execute();
    if (report !== null)
      await db
        .updateTable('reports')
        .set({ is_open: 0 })
        .where('id', '=', report)
        .where('about', '=', guest)
        .execute();
    if (deed.deed === 'close' || deed.deed === 'unrate') {
      await db.deleteFrom('wants').where('guest', '=', guest).execute();
      await db.deleteFrom('seekers').where('guest', '=', guest).execute();
    }
    if (deed.deed !== 'close') return [];
    await inTurn(db, guest);
    // Codes first: a device that uses one at the same moment is then among the keys.
    await db.deleteFrom('codes').where('guest', '=', guest).execute();
    const keys = await db.deleteFrom('keys').where('guest', '=', guest).returning('key').execute();
    await db.deleteFrom('pushes').where('guest', '=', guest).execute();
    return keys.map(({ key }) => key);
  },

  deedsOf: async (db, guest) =>
    (await told(db).where('deeds.guest', '=', guest).orderBy('at').execute()).map(deedOf),

  deeds: async (db, most) =>
    (await told(db).orderBy('at', 'desc').limit(most).execute()).map(deedOf),

  readDeeds: async (db, guest) => {
    await db.updateTable('deeds').set({ is_read: 1 }).where('guest', '=', guest).execute();
  },

  isModerator: async (db, guest) =>
    (await db
      .selectFrom('moderators')
      .select('guest')
      .where('guest', '=', guest)
      .executeTakeFirst()) !== undefined,

  moderators: async db =>
    db
      .selectFrom('moderators')
      .innerJoin('guests', 'guests.id', 'moderators.guest')
      .select(['moderators.guest', 'guests.name'])
      .orderBy('guests.name')
      .execute(),

  setModerator: async (db, guest, on, since) => {
    if (!on) await db.deleteFrom('moderators').where('guest', '=', guest).execute();
    else
      await db
        .insertInto('moderators')
        .values({ guest, since })
        .onConflict(conflict => conflict.doNothing())
        .execute();
  },

  noteOrigins: async (db, guest, origins, at) => {
    if (origins.length === 0) return;
    await db
      .insertInto('origins')
      .values(origins.map(one => ({ ...one, guest, at })))
      .onConflict(on => on.columns(['guest', 'origin']).doUpdateSet({ at }))
      .execute();
  },

  sharing: async (db, guest, most) =>
    db
      .selectFrom('origins as own')
      .innerJoin('origins as other', 'other.origin', 'own.origin')
      .innerJoin('guests', 'guests.id', 'other.guest')
      .select(['other.guest', 'guests.name', 'other.kind'])
      .distinct()
      .where('own.guest', '=', guest)
      .where('other.guest', '<>', guest)
      .orderBy('other.kind', 'desc')
      .orderBy('guests.name')
      .limit(most)
      .execute(),

  peopleNamed: async (db, start, most) => {
    const like = `${start.toLowerCase().replaceAll(/[\\%_]/g, sign => `\\${sign}`)}%`;
    const rows = await db
      .selectFrom('guests')
      .leftJoin('accounts', 'accounts.guest', 'guests.id')
      .select(['guests.id as guest', 'guests.name', 'accounts.since'])
      .where(sql<boolean>`lower(guests.name) like ${like} escape '\\'`)
      .orderBy('guests.seen', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ guest, name, since }) => ({ guest, name, hasAccount: since !== null }));
  },

  person: async (db, guest) => {
    const row = await db
      .selectFrom('guests')
      .selectAll()
      .where('id', '=', guest)
      .executeTakeFirst();
    return row === undefined ? null : { ...row, since: Number(row.since), seen: Number(row.seen) };
  },

  oneSided: async (db, since, least, most) => {
    const before = sql<number>`sum(case when mine.place < other.place then 1 else 0 end)`;
    const rows = await db
      .selectFrom('played')
      .innerJoin('plays as mine', 'mine.table_id', 'played.table_id')
      .innerJoin('plays as other', 'other.table_id', 'played.table_id')
      .innerJoin('guests as w', 'w.id', 'mine.guest')
      .innerJoin('guests as l', 'l.id', 'other.guest')
      .select(['w.id as winner', 'w.name as winner_name', 'l.id as loser', 'l.name as loser_name'])
      .select(sql<number | string>`count(*)`.as('games'))
      .select(before.as('won'))
      .where('played.is_rated', '=', 1)
      .where('played.ended', '>=', since)
      .where(sql<boolean>`w.id <> l.id`)
      .groupBy(['w.id', 'w.name', 'l.id', 'l.name'])
      .having(sql<boolean>`count(*) >= ${least} and ${before} * 10 >= count(*) * 9`)
      .orderBy('games', 'desc')
      .limit(most)
      .execute();
    return rows.map(row => ({
      winner: { guest: row.winner, name: row.winner_name },
      loser: { guest: row.loser, name: row.loser_name },
      games: Number(row.games),
      won: Number(row.won),
    }));
  },

  tidyOrigins: async (db, before) => {
    await db.deleteFrom('origins').where('at', '<', before).execute();
  },
};
