import { Conflict } from '@castellan/room/store';
import { sql } from 'kysely';
import { boardTasks } from './board-tasks.ts';
import { inTurn } from './dialects.ts';
import type { HistoryStore, NewRating, Played } from './history.ts';
import type { Db, TasksOf } from './task.ts';

// What stays of finished games, in SQL.

/** A parameter of PostgreSQL is a 16-bit number. */
const MOST_ROWS = 100;

export async function noteFinished(db: Db, table: string): Promise<void> {
  await db
    .insertInto('finished')
    .values({ table_id: table })
    .onConflict(on => on.doNothing())
    .execute();
}

/** Whether everyone's rating still stands on as many games as it was worked out from. */
async function checkRatings(
  db: Db,
  table: string,
  game: string,
  ratings: readonly NewRating[],
): Promise<void> {
  if (ratings.length === 0) return;
  await inTurn(db, `ratings of ${game}`);
  const guests = ratings.map(({ rating }) => rating.guest);
  const known = await db
    .selectFrom('ratings')
    .select(['guest', 'games'])
    .where('game', '=', game)
    .where('guest', 'in', guests)
    .execute();
  for (const { before, rating } of ratings)
    if ((known.find(({ guest }) => guest === rating.guest)?.games ?? 0) !== before)
      throw new Conflict(table, before);
}

async function writePlayed(
  db: Db,
  { table, plays, takes }: Played,
  ratings: readonly NewRating[],
): Promise<void> {
  const id = table.table_id;
  await db.deleteFrom('plays').where('table_id', '=', id).execute();
  await db.deleteFrom('takes').where('table_id', '=', id).execute();
  await db
    .insertInto('plays')
    .values(
      plays.map(play => {
        const rated = ratings.find(({ seat }) => seat === play.seat);
        return { ...play, rating: rated?.rating.points ?? null, change: rated?.change ?? null };
      }),
    )
    .execute();
  for (let i = 0; i < takes.length; i += MOST_ROWS)
    await db
      .insertInto('takes')
      .values(takes.slice(i, i + MOST_ROWS))
      .execute();
  for (const { rating } of ratings)
    await db
      .insertInto('ratings')
      .values({ ...rating, best: rating.points })
      .onConflict(on =>
        on.columns(['guest', 'game']).doUpdateSet({
          ...rating,
          best: sql<number>`case when ratings.best > ${rating.points} then ratings.best else ${rating.points} end`,
        }),
      )
      .execute();
}

export const historyTasks: TasksOf<keyof HistoryStore> = {
  ...boardTasks,

  finishedTables: async (db, most) => {
    const rows = await db
      .selectFrom('finished')
      .select('table_id')
      .orderBy('table_id')
      .limit(most)
      .execute();
    return rows.map(({ table_id }) => table_id);
  },

  passOver: async (db, table) => {
    await db.deleteFrom('finished').where('table_id', '=', table).execute();
  },

  tellPlayed: async (db, played, ratings) => {
    const { table } = played;
    const id = table.table_id;
    await inTurn(db, `history of ${id}`);
    const before = await db
      .selectFrom('played')
      .select(['ended', 'is_rated'])
      .where('table_id', '=', id)
      .executeTakeFirst();
    // A game whose end was taken back ends once more; one that was rated is not rated twice.
    const isNew =
      before === undefined || (Number(before.ended) !== table.ended && before.is_rated === 0);
    if (isNew) {
      await checkRatings(db, id, table.game, ratings);
      await db
        .insertInto('played')
        .values(table)
        .onConflict(on => on.column('table_id').doUpdateSet(table))
        .execute();
      await writePlayed(db, played, ratings);
    }
    await db.deleteFrom('finished').where('table_id', '=', id).execute();
    return isNew;
  },

  ratingsOf: async (db, guests, game) =>
    guests.length === 0
      ? []
      : db
          .selectFrom('ratings')
          .selectAll()
          .where('guest', 'in', [...guests])
          .where('game', '=', game)
          .execute(),

  allRatingsOf: async (db, guest) =>
    db.selectFrom('ratings').selectAll().where('guest', '=', guest).orderBy('game').execute(),

  playsOf: async (db, guest, most) =>
    db
      .selectFrom('plays')
      .selectAll()
      .where('guest', '=', guest)
      .orderBy('ended', 'desc')
      .orderBy('table_id', 'desc')
      .limit(most)
      .execute(),

  playedBy: async (db, guest, game, before, most) => {
    let own = db
      .selectFrom('plays')
      .select(['table_id', 'ended'])
      .distinct()
      .where('guest', '=', guest);
    if (game !== null) own = own.where('game', '=', game);
    if (before !== null)
      own = own.where(sql<boolean>`(ended, table_id) < (${before.at}, ${before.id})`);
    const found = await own
      .orderBy('ended', 'desc')
      .orderBy('table_id', 'desc')
      .limit(most)
      .execute();
    const ids = found.map(({ table_id }) => table_id);
    if (ids.length === 0) return [];
    const tables = await db.selectFrom('played').selectAll().where('table_id', 'in', ids).execute();
    const seats = await db
      .selectFrom('plays')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute();
    return ids.flatMap(id => {
      const table = tables.find(({ table_id }) => table_id === id);
      const sat = seats.filter(({ table_id }) => table_id === id);
      return table === undefined ? [] : [{ ...table, seats: sat }];
    });
  },

  against: async (db, guest, most) => {
    const rows = await db
      .selectFrom('plays as mine')
      .innerJoin('plays as other', 'other.table_id', 'mine.table_id')
      .select(({ fn }) => [
        'other.guest',
        'other.bot',
        fn.max('other.name').as('name'),
        fn.countAll().as('plays'),
        fn.sum('mine.won').as('won'),
      ])
      .where('mine.guest', '=', guest)
      .where(sql<boolean>`other.seat <> mine.seat`)
      .where(sql<boolean>`(other.guest is not null or other.bot is not null)`)
      .where(sql<boolean>`(other.guest is null or other.guest <> ${guest})`)
      .groupBy(['other.guest', 'other.bot'])
      .orderBy('plays', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ plays, won, ...who }) => ({
      ...who,
      plays: Number(plays),
      won: Number(won),
    }));
  },

  countMet: async (db, guest) => {
    const { count } = await db
      .selectFrom('plays as mine')
      .innerJoin('plays as other', 'other.table_id', 'mine.table_id')
      .select(sql<number | string>`count(distinct other.guest)`.as('count'))
      .where('mine.guest', '=', guest)
      .where('other.guest', '<>', guest)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  havePlayed: async (db, one, other) => {
    const found = await db
      .selectFrom('plays as mine')
      .innerJoin('plays as theirs', 'theirs.table_id', 'mine.table_id')
      .select('mine.table_id')
      .where('mine.guest', '=', one)
      .where('theirs.guest', '=', other)
      .limit(1)
      .execute();
    return found.length > 0;
  },

  cardsOf: async (db, guest, most) =>
    counted(await taken(db).where('guest', '=', guest).limit(most).execute()),

  cardsIn: async (db, game) => counted(await taken(db).where('game', '=', game).execute()),

  lookOf: async (db, guest) =>
    (await db.selectFrom('privacy').select('who').where('guest', '=', guest).executeTakeFirst())
      ?.who ?? null,

  setLook: async (db, guest, who) => {
    await db
      .insertInto('privacy')
      .values({ guest, who })
      .onConflict(on => on.column('guest').doUpdateSet({ who }))
      .execute();
  },

  guestById: async (db, guest) =>
    (await db
      .selectFrom('guests')
      .select(['id', 'name', 'since', 'portrait'])
      .where('id', '=', guest)
      .executeTakeFirst()) ?? null,
};

/** How often each card was taken and how often that won, the most taken first. */
const taken = (db: Db) =>
  db
    .selectFrom('takes')
    .select(({ fn }) => [
      'game',
      'kind',
      'card',
      fn.sum('times').as('times'),
      fn.countAll().as('seats'),
      fn.sum('won').as('won'),
    ])
    .groupBy(['game', 'kind', 'card'])
    .orderBy('times', 'desc')
    .orderBy('card');

/** PostgreSQL gives sums as texts. */
const counted = <Row extends Readonly<Record<'times' | 'seats' | 'won', unknown>>>(
  rows: readonly Row[],
) =>
  rows.map(row => ({
    ...row,
    times: Number(row.times),
    seats: Number(row.seats),
    won: Number(row.won),
  }));
