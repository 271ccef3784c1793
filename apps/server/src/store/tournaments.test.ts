// Tournaments on either database: each step is one write, no matter who does it and how often it is tried.
import { realTime } from '@castellan/room';
import { head, sat } from '@castellan/room/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { places } from '../../test/services/stores.ts';
import type { House } from '../table/house.ts';
import { Marshal, standingsIn } from '../tournament/marshal.ts';
import type { Play } from './history.ts';
import type { Store } from './store.ts';
import type { TournamentRow, WholeTournament } from './tournaments.ts';

describe.each(places)('tournaments in %s', (_name, make) => {
  let place: Awaited<ReturnType<typeof make>>;
  let store: Store;
  let tables = 0;
  const reported: unknown[] = [];
  beforeAll(async () => {
    place = await make();
    store = await place.open();
    for (const name of ['anna', 'ben', 'cora', 'dora'])
      await store.addGuest({ id: name, name: name.toUpperCase() }, `key ${name}`, 1);
  });
  afterAll(async () => {
    expect(reported).toEqual([]);
    await store.close();
    await place.remove();
  });

  const row = (id: string, more: Partial<TournamentRow> = {}): TournamentRow => ({
    id,
    game: 'villages',
    kind: 'swiss',
    seats: 2,
    rounds: 2,
    pace: 'turns',
    is_rated: 0,
    begins: null,
    wanted: 3,
    host: 'anna',
    opened: 10,
    phase: 'gathering',
    round: 0,
    due: null,
    champion: null,
    ...more,
  });
  async function opened(id: string, people: readonly string[], more: Partial<TournamentRow> = {}) {
    await store.openTournament(row(id, more), 99);
    for (const one of people) await store.enter(id, one, 20, 8);
  }
  const whole = async (id: string): Promise<WholeTournament> => (await store.tournament(id))!;

  /** A house whose tables nobody plays at: they lie in the store. */
  const house = {
    openFor: async (_spec, people, _bot, keep) => {
      const id = `table-${tables++}`;
      const guests = people.map(({ guest }) => guest);
      return (await keep(head(id, { guests, phase: 'playing' }), [sat(0)])) ? id : null;
    },
  } as Pick<House, 'openFor'> as House;

  /** Lets marshals look after everything until it is so. */
  async function until(
    id: string,
    isSo: (one: WholeTournament) => boolean,
    marshals = 1,
    seen: Store = store,
  ) {
    const all = Array.from(
      { length: marshals },
      () =>
        new Marshal({
          store: seen,
          house,
          time: realTime,
          isMine: async () => true,
          restMs: 5,
          breakMs: 0,
          report: error => reported.push(error),
        }),
    );
    await expect.poll(async () => isSo(await whole(id)), { timeout: 30_000 }).toBe(true);
    for (const one of all) one.close();
    return whole(id);
  }

  /** The table of a board has ended like this. */
  async function ended(
    table: string,
    places: readonly number[],
    left: number[] = [],
    why = 'played',
  ) {
    const shared = { game: 'villages', players: places.length, ended: 50, turns: 3 };
    const plays = places.map((at, seat): Play => ({
      ...shared,
      table_id: table,
      seat,
      guest: null,
      name: '',
      bot: null,
      lasted: 1,
      place: at,
      points: 0,
      won: at === 1 ? 1000 : 0,
      has_left: left.includes(seat) ? 1 : 0,
      course: '[]',
    }));
    const played = {
      ...shared,
      table_id: table,
      rules: 1,
      began: 1,
      why,
      is_rated: 0,
      ending: null,
    };
    await store.tellPlayed({ table: played, plays, takes: [] }, []);
  }
  const open = ({ seatings, round }: WholeTournament): string[] => [
    ...new Set(
      seatings.flatMap(one =>
        one.round === round && one.score === null && one.table_id !== null ? [one.table_id] : [],
      ),
    ),
  ];

  test('people come, go before it begins without a trace, and come no more when all are there', async () => {
    await opened('t-come', ['anna', 'ben']);
    await store.withdraw('t-come', 'ben');
    expect((await whole('t-come')).entrants).toMatchObject([
      { number: 1, guest: 'anna', name: 'ANNA' },
    ]);
    expect(await store.enter('t-come', 'cora', 30, 2)).toBe(true);
    expect(await store.enter('t-come', 'dora', 30, 2)).toBe(false);
    // Those who are in are in.
    expect(await store.enter('t-come', 'cora', 30, 2)).toBe(true);
    const [listed] = await store.tournaments('cora', 5);
    expect(listed).toMatchObject({ id: 't-come', entrants: 2, is_in: 1, host_name: 'ANNA' });
    expect(await store.openTournament(row('t-more'), 1)).toBe(false);
    await store.moveTournament(await whole('t-come'), { phase: 'off' });
    expect(await store.tournaments(null, 5)).toEqual([]);
  });

  test('a step is taken once: who comes between stops it, and so does who was quicker', async () => {
    await opened('t-step', ['anna', 'ben', 'cora']);
    const before = await whole('t-step');
    await store.enter('t-step', 'dora', 30, 8);
    expect(await store.moveTournament(before, { phase: 'playing', round: 1 })).toBe(false);
    const now = await whole('t-step');
    const seating = {
      round: 1,
      board: 0,
      seat: 0,
      number: 1,
      table_id: null,
      score: null,
      place: null,
    };
    const tries = await Promise.all(
      [1, 2, 3].map(() => store.moveTournament(now, { phase: 'playing', round: 1 }, [seating])),
    );
    expect(tries.filter(Boolean)).toHaveLength(1);
    const laid = await Promise.all(
      [1, 2, 3].map(n => store.layBoard(head(`t-step-${n}`), [sat(0)], 't-step', 1, 0)),
    );
    expect(laid.filter(Boolean)).toHaveLength(1);
    for (const [i, isLaid] of laid.entries())
      expect((await store.log(`t-step-${i + 1}`)) !== null).toBe(isLaid);
    await store.moveTournament(await whole('t-step'), { phase: 'off' });
  });

  test('three marshals at once: each round is drawn once, each table laid once, to the end', async () => {
    await opened('t-three', ['anna', 'ben', 'cora', 'dora'], { wanted: 4 });
    const first = tables;
    for (const round of [1, 2]) {
      const drawn = await until('t-three', one => one.round === round && open(one).length === 2, 3);
      expect(drawn.seatings.filter(one => one.round === round)).toHaveLength(4);
      for (const table of open(drawn)) await ended(table, [1, 2]);
    }
    const over = await until('t-three', ({ phase }) => phase === 'over', 3);
    expect(standingsIn(over).map(({ score }) => score)).toEqual([2000, 1000, 1000, 0]);
    expect(over.champion).toBe(standingsIn(over)[0]!.number);
    expect((await store.tournaments(null, 5))[0]).toMatchObject({ id: 't-three', phase: 'over' });
    const laid = over.seatings.map(({ table_id }) => table_id);
    expect(new Set(laid).size).toBe(4);
    expect(tables - first).toBeGreaterThanOrEqual(4);
  });

  test('who did not come is last, whatever a bot made of it, and is not drawn again; who gave up, is', async () => {
    await opened('t-away', ['anna', 'ben', 'cora', 'dora'], { wanted: 4 });
    const drawn = await until('t-away', one => open(one).length === 2);
    const [one, other] = open(drawn) as [string, string];
    const numberAt = (table: string, seat: number): number =>
      drawn.seatings.find(at => at.table_id === table && at.seat === seat)!.number;
    await ended(one, [1, 2], [0]);
    await ended(other, [2, 1], [0], 'conceded');
    const second = await until('t-away', ({ round }) => round === 2);
    const away = second.entrants.filter(({ has_left }) => has_left === 1);
    expect(away.map(({ number }) => number)).toEqual([numberAt(one, 0)]);
    expect(second.seatings.find(at => at.table_id === one && at.seat === 0)).toMatchObject({
      score: 0,
      place: 2,
    });
    const again = second.seatings.filter(({ round }) => round === 2).map(({ number }) => number);
    expect(again).not.toContain(numberAt(one, 0));
    expect(again).toContain(numberAt(other, 0));
    await store.moveTournament(second, { phase: 'off' });
  });

  test('a table that is gone before anything was played there is worth half to everyone', async () => {
    await opened('t-gone', ['anna', 'ben', 'cora'], { wanted: 3, rounds: 1 });
    const drawn = await until('t-gone', one => open(one).length === 1);
    const [table] = open(drawn) as [string];
    const [seen] = await store
      .expired('playing', Number.MAX_SAFE_INTEGER, null, 99)
      .then(all => all.filter(({ id }) => id === table));
    await store.remove([seen!]);
    const over = await until('t-gone', ({ phase }) => phase === 'over');
    expect(over.seatings.map(({ score }) => score).sort()).toEqual([1000, 500, 500]);
  });

  test('one whose time has come with too few is off', async () => {
    await opened('t-few', ['anna', 'ben'], { wanted: null, begins: 30 });
    expect(await until('t-few', ({ phase }) => phase !== 'gathering')).toMatchObject({
      phase: 'off',
    });
  });

  test('one that is called off after it was listed stays off', async () => {
    await opened('t-late', ['anna', 'ben', 'cora'], { wanted: 4 });
    await store.moveTournament(await whole('t-late'), { phase: 'off' });
    let lists = 0;
    const stale = {
      ...store,
      runningTournaments: async () => {
        lists++;
        return ['t-late'];
      },
    };
    await until('t-late', () => lists > 2, 1, stale);
    expect(await whole('t-late')).toMatchObject({ phase: 'off', champion: null });
  });

  test('someone who wants to be known no more keeps a number; a guest’s place goes to their account', async () => {
    await store.addGuest({ id: 'emil', name: 'EMIL' }, 'key emil', 1);
    await opened('t-leave', ['emil', 'ben', 'cora'], { host: 'emil' });
    await store.bringFigures('emil', 'dora');
    expect((await whole('t-leave')).entrants[0]).toMatchObject({ number: 1, guest: 'dora' });
    expect((await whole('t-leave')).host).toBe('dora');
    await store.removePerson('dora');
    const after = await whole('t-leave');
    expect(after.entrants[0]).toMatchObject({ number: 1, guest: null, name: '' });
    expect(after.host).toBeNull();
    await store.moveTournament(after, { phase: 'off' });
  });
});
