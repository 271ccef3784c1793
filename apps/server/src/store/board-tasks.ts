import { sql } from 'kysely';
import type { Db, TasksOf } from './task.ts';

// The lists of the best: by rating, and of the games of a day.

type BoardTask =
  | 'leaders'
  | 'seasonLeaders'
  | 'neighbours'
  | 'countRanked'
  | 'ratingLines'
  | 'addDaily'
  | 'dailyBoard'
  | 'dailyFile'
  | 'beaten';

/** Those on the list of a game: rated often enough, and not keeping to themselves. */
const ranked = (db: Db, game: string) =>
  db
    .selectFrom('ratings')
    .innerJoin('guests', 'guests.id', 'ratings.guest')
    .leftJoin('privacy', 'privacy.guest', 'ratings.guest')
    .where('ratings.game', '=', game)
    .where('ratings.is_settled', '=', 1)
    .where(sql<boolean>`coalesce(privacy.who, '') <> 'nobody'`);

export const boardTasks: TasksOf<BoardTask> = {
  leaders: async (db, game, most) =>
    ranked(db, game)
      .selectAll('ratings')
      .select(['guests.name', 'guests.portrait'])
      .orderBy('ratings.points', 'desc')
      .orderBy('ratings.guest')
      .limit(most)
      .execute(),

  seasonLeaders: async (db, game, [from, to], least, most) => {
    const last = sql<number>`(select rating from plays as last where last.guest = plays.guest
      and last.game = ${game} and last.ended >= ${from} and last.ended < ${to}
      and last.rating is not null order by last.ended desc limit 1)`;
    const rows = await db
      .selectFrom('plays')
      .innerJoin('guests', 'guests.id', 'plays.guest')
      .leftJoin('privacy', 'privacy.guest', 'plays.guest')
      .select(({ fn }) => [
        'plays.guest',
        'guests.name',
        'guests.portrait',
        fn.countAll<number | string>().as('games'),
        fn.sum<number | string>('plays.won').as('won'),
        last.as('points'),
      ])
      .where('plays.game', '=', game)
      .where('plays.ended', '>=', from)
      .where('plays.ended', '<', to)
      .where('plays.rating', 'is not', null)
      .where(sql<boolean>`coalesce(privacy.who, '') <> 'nobody'`)
      .groupBy(['plays.guest', 'guests.name', 'guests.portrait'])
      .having(sql<boolean>`count(*) >= ${least}`)
      .orderBy('points', 'desc')
      .orderBy('plays.guest')
      .limit(most)
      .execute();
    return rows.map(({ guest, games, won, ...row }) => ({
      ...row,
      guest: guest!,
      games: Number(games),
      won: Number(won),
    }));
  },

  neighbours: async (db, game, points, side, most) => {
    const rows = await ranked(db, game)
      .selectAll('ratings')
      .select(['guests.name', 'guests.portrait'])
      .where('ratings.points', side === 'above' ? '>' : '<=', points)
      .orderBy('ratings.points', side === 'above' ? 'asc' : 'desc')
      .orderBy('ratings.guest', side === 'above' ? 'desc' : 'asc')
      .limit(most)
      .execute();
    return side === 'above' ? rows.reverse() : rows;
  },

  countRanked: async (db, game, points) => {
    const { all, above } = await ranked(db, game)
      .select(sql<number | string>`count(*)`.as('all'))
      .select(
        sql<number | string | null>`sum(case when ratings.points > ${points} then 1 else 0 end)`.as(
          'above',
        ),
      )
      .executeTakeFirstOrThrow();
    return { all: Number(all), above: Number(above ?? 0) };
  },

  ratingLines: async (db, guests, game, since) => {
    if (guests.length === 0) return [];
    const rows = await db
      .selectFrom('plays')
      .select(['guest', 'ended', 'rating'])
      .where('guest', 'in', [...guests])
      .where('game', '=', game)
      .where('ended', '>=', since)
      .where('rating', 'is not', null)
      .orderBy('ended')
      .execute();
    return rows.map(({ guest, ended, rating }) => ({
      guest: guest!,
      ended: Number(ended),
      rating: rating!,
    }));
  },

  addDaily: async (db, row) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('dailies')
      .values(row)
      .onConflict(on => on.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  dailyBoard: async (db, day, game, most) =>
    db
      .selectFrom('dailies')
      .innerJoin('guests', 'guests.id', 'dailies.guest')
      .leftJoin('privacy', 'privacy.guest', 'dailies.guest')
      .select(['day', 'game', 'dailies.guest', 'points', 'has_won', 'turns', 'at'])
      .select(['name', 'portrait'])
      .where('day', '=', day)
      .where('game', '=', game)
      .where(sql<boolean>`coalesce(privacy.who, '') <> 'nobody'`)
      .orderBy('has_won', 'desc')
      .orderBy('points', 'desc')
      .orderBy('turns')
      .orderBy('at')
      .limit(most)
      .execute(),

  dailyFile: async (db, day, game, guest) =>
    (
      await db
        .selectFrom('dailies')
        .select('file')
        .where('day', '=', day)
        .where('game', '=', game)
        .where('guest', '=', guest)
        .executeTakeFirst()
    )?.file ?? null,

  beaten: async (db, guest, since) => {
    const rows = await db
      .selectFrom('plays as mine')
      .innerJoin('plays as other', 'other.table_id', 'mine.table_id')
      .select(({ fn }) => ['mine.game', 'other.bot', 'mine.players', fn.countAll().as('wins')])
      .where('mine.guest', '=', guest)
      .where('mine.ended', '>=', since)
      .where('mine.won', '=', 1000)
      .where('mine.players', '=', 2)
      .where('other.bot', 'is not', null)
      .groupBy(['mine.game', 'other.bot', 'mine.players'])
      .execute();
    return rows.map(({ wins, bot, ...rest }) => ({ ...rest, bot: bot!, wins: Number(wins) }));
  },
};
