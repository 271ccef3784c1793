import { sql } from 'kysely';
import { inTurn } from './dialects.ts';
import { callToRound, endRoundCalls } from './round-calls.ts';
import { newTable } from './tables.ts';
import type { Db, TasksOf } from './task.ts';
import type { EntrantRow, TournamentRow, TournamentStore } from './tournaments.ts';

// Whatever happens to one tournament happens in one order, whatever the process.
const turnOf = (id: string): string => `tournament ${id}`;

const entrantsOf = (db: Db, id: string) =>
  db
    .selectFrom('entrants')
    .leftJoin('guests', 'guests.id', 'entrants.guest')
    .select(['number', 'guest', 'entrants.since', 'has_left'])
    .select([
      sql<string>`coalesce(guests.name, '')`.as('name'),
      sql<number>`coalesce(guests.portrait, 0)`.as('portrait'),
    ])
    .where('tournament', '=', id)
    .orderBy('number')
    .execute();

const rowIn = (db: Db, id: string) =>
  db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();

/** PostgreSQL says large numbers as text. */
const rowOf = <Row extends TournamentRow>(row: Row): Row => ({
  ...row,
  opened: Number(row.opened),
  begins: row.begins === null ? null : Number(row.begins),
  due: row.due === null ? null : Number(row.due),
});

const marksOf = (entrants: readonly Pick<EntrantRow, 'number' | 'has_left'>[]): string =>
  JSON.stringify(entrants.map(({ number, has_left }) => [number, has_left]));

export const tournamentTasks: TasksOf<keyof TournamentStore> = {
  openTournament: async (db, row, most) => {
    await inTurn(db, `tournaments of ${row.host}`);
    const own = await db
      .selectFrom('tournaments')
      .select('id')
      .where('host', '=', row.host)
      .where('phase', '=', 'gathering')
      .execute();
    if (own.length >= most) return false;
    await db.insertInto('tournaments').values(row).execute();
    return true;
  },

  tournaments: async (db, asker, most) => {
    const rows = await db
      .selectFrom('tournaments')
      .leftJoin('guests as host', 'host.id', 'tournaments.host')
      .leftJoin('entrants as first', join =>
        join
          .onRef('first.tournament', '=', 'tournaments.id')
          .onRef('first.number', '=', 'tournaments.champion'),
      )
      .leftJoin('guests as winner', 'winner.id', 'first.guest')
      .selectAll('tournaments')
      .select(['host.name as host_name', 'winner.name as champion_name'])
      .select(eb => [
        eb
          .selectFrom('entrants')
          .select(sql<number | string>`count(*)`.as('count'))
          .whereRef('entrants.tournament', '=', 'tournaments.id')
          .as('entrants'),
        eb
          .selectFrom('entrants')
          .select(sql<number | string>`count(*)`.as('count'))
          .whereRef('entrants.tournament', '=', 'tournaments.id')
          .where('entrants.guest', '=', asker)
          .where('entrants.has_left', '=', 0)
          .as('is_in'),
      ])
      .where('phase', '<>', 'off')
      .orderBy(sql`case when phase = 'over' then 1 else 0 end`)
      .orderBy('opened', 'desc')
      .limit(most)
      .execute();
    return rows.map(row => ({
      ...rowOf(row),
      entrants: Number(row.entrants ?? 0),
      is_in: Number(row.is_in ?? 0),
    }));
  },

  tournament: async (db, id) => {
    const row = await rowIn(db, id);
    if (row === undefined) return null;
    const host =
      row.host === null
        ? undefined
        : await db
            .selectFrom('guests')
            .select('name')
            .where('id', '=', row.host)
            .executeTakeFirst();
    const seatings = await db
      .selectFrom('rounds')
      .select(['round', 'board', 'seat', 'number', 'table_id', 'score', 'place'])
      .where('tournament', '=', id)
      .orderBy('round')
      .orderBy('board')
      .orderBy('seat')
      .execute();
    return {
      ...rowOf(row),
      host_name: host?.name ?? null,
      entrants: await entrantsOf(db, id),
      seatings,
    };
  },

  enter: async (db, id, guest, at, most) => {
    await inTurn(db, turnOf(id));
    const row = await rowIn(db, id);
    if (row === undefined || (row.phase !== 'gathering' && row.phase !== 'playing')) return false;
    const all = await db
      .selectFrom('entrants')
      .select(['number', 'guest'])
      .where('tournament', '=', id)
      .execute();
    if (all.some(one => one.guest === guest)) {
      await db
        .updateTable('entrants')
        .set({ has_left: 0 })
        .where('tournament', '=', id)
        .where('guest', '=', guest)
        .execute();
      return true;
    }
    if (row.phase !== 'gathering' || all.length >= most) return false;
    const number = 1 + Math.max(0, ...all.map(one => one.number));
    await db
      .insertInto('entrants')
      .values({ tournament: id, number, guest, since: at, has_left: 0 })
      .execute();
    return true;
  },

  withdraw: async (db, id, guest) => {
    await inTurn(db, turnOf(id));
    const row = await rowIn(db, id);
    if (row?.phase === 'gathering')
      await db
        .deleteFrom('entrants')
        .where('tournament', '=', id)
        .where('guest', '=', guest)
        .execute();
    else
      await db
        .updateTable('entrants')
        .set({ has_left: 1 })
        .where('tournament', '=', id)
        .where('guest', '=', guest)
        .execute();
  },

  runningTournaments: async db => {
    const rows = await db
      .selectFrom('tournaments')
      .select('id')
      .where('phase', 'in', ['gathering', 'playing'])
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  moveTournament: async (db, before, after, seatings = []) => {
    const { id } = before;
    await inTurn(db, turnOf(id));
    if (marksOf(await entrantsOf(db, id)) !== marksOf(before.entrants)) return false;
    const { numUpdatedRows } = await db
      .updateTable('tournaments')
      .set(after)
      .where('id', '=', id)
      .where('phase', '=', before.phase)
      .where('round', '=', before.round)
      .where('due', before.due === null ? 'is' : '=', before.due)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (seatings.length > 0)
      await db
        .insertInto('rounds')
        .values(seatings.map(one => ({ tournament: id, ...one })))
        .execute();
    return true;
  },

  layBoard: async (db, head, entries, id, round, board) => {
    const { numUpdatedRows } = await db
      .updateTable('rounds')
      .set({ table_id: head.id })
      .where('tournament', '=', id)
      .where('round', '=', round)
      .where('board', '=', board)
      .where('table_id', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await newTable(db, head, entries);
    await callToRound(db, head, round);
    return true;
  },

  endedBoards: async (db, tables) => {
    if (tables.length === 0) return [];
    const told = await db
      .selectFrom('plays')
      .innerJoin('played', 'played.table_id', 'plays.table_id')
      .select(['plays.table_id', 'seat', 'place', 'has_left', 'why'])
      .where('plays.table_id', 'in', [...tables])
      .execute();
    const awaited = await db
      .selectFrom('tables')
      .leftJoin('finished', 'finished.table_id', 'tables.id')
      .select(['id', 'phase', 'finished.table_id as untold'])
      .where('id', 'in', [...tables])
      .execute();
    return tables.flatMap(table => {
      const plays = told.filter(one => one.table_id === table);
      const there = awaited.find(one => one.id === table);
      const isAwaited = there !== undefined && (there.phase !== 'over' || there.untold !== null);
      return plays.length === 0 && isAwaited ? [] : [{ table, why: plays[0]?.why ?? '', plays }];
    });
  },

  scoreBoard: async (db, id, round, board, scores) => {
    await inTurn(db, turnOf(id));
    await endRoundCalls(db, id, round, board);
    for (const { seat, number, score, place, hasLeft } of scores) {
      const { numUpdatedRows } = await db
        .updateTable('rounds')
        .set({ score, place })
        .where('tournament', '=', id)
        .where('round', '=', round)
        .where('board', '=', board)
        .where('seat', '=', seat)
        .where('score', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n && hasLeft)
        await db
          .updateTable('entrants')
          .set({ has_left: 1 })
          .where('tournament', '=', id)
          .where('number', '=', number)
          .execute();
    }
  },
};
