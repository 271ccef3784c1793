// Whose turn it is, and how they are told, on either database: each turn is given to one who tells of it.
import { head, sat } from '@castellan/room/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { places } from '../../test/services/stores.ts';
import type { Store } from './store.ts';
import { GATHER_MS } from './turns.ts';

const byTurns = (id: string, waiting: readonly string[], updated: number, phase = 'playing') =>
  head(id, {
    guests: ['anna', 'ben'],
    waiting,
    updated,
    phase: phase as 'playing',
    clock: '{"kind":"days","days":2}',
  });

describe.each(places)('turns in %s', (_name, make) => {
  let place: Awaited<ReturnType<typeof make>>;
  let store: Store;
  beforeAll(async () => {
    place = await make();
    store = await place.open();
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  const lengths = new Map<string, number>();
  async function turn(id: string, waiting: readonly string[], at: number, phase = 'playing') {
    const seq = lengths.get(id) ?? 0;
    if (seq === 0) await store.create(byTurns(id, [], at, 'gathering'), [sat(0)]);
    await store.append(byTurns(id, waiting, at, phase), Math.max(seq, 1), [sat(0)]);
    lengths.set(id, Math.max(seq, 1) + 1);
  }

  test('a person who is waited for is told once, of all their tables together', async () => {
    await turn('t1', ['anna'], 1000);
    await turn('t2', ['anna', 'ben'], 2000);
    expect(await store.takeCalls(1000 + GATHER_MS - 1, 99_000, 10)).toEqual([]);
    const calls = await store.takeCalls(1000 + GATHER_MS, 99_000, 10);
    expect(calls).toEqual([
      {
        guest: 'anna',
        turns: [
          { table: 't1', since: 1000 },
          { table: 't2', since: 2000 },
        ],
      },
    ]);
    // Nobody else gets them, unless the one who took them never says that it is done.
    expect(await store.takeCalls(1000 + GATHER_MS, 99_000, 10)).toEqual([]);
    await store.toldOf(calls[0]!, 50_000);
    const later = await store.takeCalls(99_000, 120_000, 10);
    expect(later.map(({ guest }) => guest)).toEqual(['ben']);
    expect(await store.takeCalls(120_000, 130_000, 10)).toEqual(later);
  });

  test('of many that take at once, one has each person', async () => {
    for (let i = 0; i < 6; i++) await turn(`m${i}`, ['anna', 'ben'], 200_000 + i);
    const takes = await Promise.all(
      Array.from({ length: 5 }, () => store.takeCalls(300_000, 400_000, 50)),
    );
    const guests = takes.flat().map(({ guest }) => guest);
    expect(guests.sort()).toEqual(['anna', 'ben']);
    for (let i = 0; i < 6; i++) await turn(`m${i}`, [], 300_001, 'over');
  });

  test('someone who moves is no longer waited for, and is told of their next turn again', async () => {
    await turn('t3', ['anna'], 500_000);
    await turn('t3', ['anna'], 500_500);
    expect((await store.turnsOf('anna')).find(({ id }) => id === 't3')!.since).toBe(500_000);
    await turn('t3', ['ben'], 501_000);
    expect((await store.turnsOf('anna')).map(({ id }) => id)).not.toContain('t3');
    await turn('t3', ['anna'], 502_000);
    const [call] = await store.takeCalls(502_000 + GATHER_MS, 600_000, 1);
    expect(call!.guest).toBeDefined();
    await turn('t3', [], 503_000, 'over');
    expect((await store.turnsOf('anna')).map(({ id }) => id)).not.toContain('t3');
  });

  test('those who have seen it are not told; of a turn that came since they are', async () => {
    await turn('t4', ['cora'], 700_000);
    await store.sawTurn('cora', 't4');
    expect(await store.takeCalls(800_000, 900_000, 50)).not.toContainEqual(
      expect.objectContaining({ guest: 'cora' }),
    );
    await turn('t4', ['anna'], 701_000);
    await turn('t4', ['cora'], 702_000);
    const calls = await store.takeCalls(950_000, 990_000, 50);
    const own = calls.find(({ guest }) => guest === 'cora')!;
    // It was hers again before the message was out.
    await turn('t4', ['anna'], 951_000);
    await turn('t4', ['cora'], 952_000);
    await store.toldOf(own, 953_000);
    const again = await store.takeCalls(990_000, 999_000, 50);
    expect(again).toContainEqual({ guest: 'cora', turns: [{ table: 't4', since: 952_000 }] });
  });

  test('at a table where one stays, nobody is told', async () => {
    await store.create(head('live', { guests: ['dora'] }), [sat(0)]);
    await store.append(
      head('live', { guests: ['dora'], waiting: ['dora'], phase: 'playing', updated: 5 }),
      1,
      [sat(0)],
    );
    expect(await store.turnsOf('dora')).toEqual([]);
  });

  describe('a round of a tournament', () => {
    const begins = async (id: string, guests: readonly string[], at: number) => {
      const cup = `cup-${id}`;
      await store.openTournament(
        {
          id: cup,
          game: 'villages',
          kind: 'swiss',
          seats: 2,
          rounds: 3,
          pace: 'live',
          is_rated: 0,
          begins: null,
          wanted: 2,
          host: 'gus',
          opened: 1,
          phase: 'gathering',
          round: 0,
          due: null,
          champion: null,
        },
        99,
      );
      const before = (await store.tournament(cup))!;
      await store.moveTournament(
        before,
        { phase: 'playing', round: 2 },
        guests.map((_, seat) => ({
          round: 2,
          board: 0,
          seat,
          number: seat + 1,
          table_id: null,
          score: null,
          place: null,
        })),
      );
      const lay = () => store.layBoard(head(id, { guests, updated: at }), [sat(0)], cup, 2, 0);
      expect(await lay()).toBe(true);
      // A second process that lays it too calls nobody twice.
      expect(await lay()).toBe(false);
      return cup;
    };
    const called = async (now: number) =>
      (await store.takeCalls(now, now + 1, 99)).filter(({ guest }) =>
        ['gus', 'hal', 'ida'].includes(guest),
      );

    test('all who have a table in it are told, once, until they come', async () => {
      await begins('r1', ['gus', 'hal'], 2_000_000);
      expect(await called(2_000_000 + GATHER_MS - 1)).toEqual([]);
      await store.sawTurn('hal', 'r1');
      const calls = await called(2_000_000 + GATHER_MS);
      expect(calls).toEqual([{ guest: 'gus', turns: [{ table: 'r1', since: 2_000_000 }] }]);
      expect(await store.turnsOf('gus')).toMatchObject([{ id: 'r1', round: 2, isMove: false }]);
      await store.toldOf(calls[0]!, 2_100_000);
      expect(await called(2_200_000)).toEqual([]);
      // They still have not come: the next message about other tables names it too.
      expect(await store.turnsOf('gus')).toHaveLength(1);
      await store.sawTurn('gus', 'r1');
      expect(await store.turnsOf('gus')).toEqual([]);
    });

    test('and their move there are one table', async () => {
      await begins('r2', ['gus', 'ida'], 3_000_000);
      await store.append(byTurns('r2', ['ida'], 3_000_010), 1, [sat(0)]);
      expect(await store.turnsOf('ida')).toMatchObject([{ id: 'r2', round: 2, isMove: true }]);
      const [own] = (await called(3_100_000)).filter(({ guest }) => guest === 'ida');
      expect(own!.turns.map(({ table }) => table)).toEqual(['r2', 'r2']);
      await store.toldOf(own!, 3_100_001);
      expect((await called(3_200_000)).map(({ guest }) => guest)).toEqual(['gus']);
    });

    test('nobody is called to a board that is over, nor to a table that is', async () => {
      const cup = await begins('r3', ['hal', 'ida'], 4_000_000);
      await store.append(byTurns('r3', [], 4_000_010, 'over'), 1, [sat(0)]);
      expect((await store.turnsOf('hal')).map(({ id }) => id)).not.toContain('r3');
      await store.scoreBoard(cup, 2, 0, []);
      expect((await called(4_100_000)).flatMap(({ turns }) => turns)).not.toContainEqual(
        expect.objectContaining({ table: 'r3' }),
      );
      await store.removePerson('gus');
      expect(await store.turnsOf('gus')).toEqual([]);
    });
  });

  test('a device is told until it is signed out; of too many the oldest go', async () => {
    await store.addGuest({ id: 'eve', name: 'Eve' }, 'eve-key', 1);
    await store.addGuest({ id: 'finn', name: 'Finn' }, 'finn-key', 1);
    const push = (endpoint: string, key: string, since: number, guest = 'eve') =>
      store.addPush({ endpoint, guest, key, p256dh: 'p', auth: 'a', since }, 2);
    await push('https://a', 'eve-key', 1);
    await push('https://b', 'other', 2);
    await push('https://c', 'other', 3);
    const of = async (guest: string) =>
      (await store.pushesOf(guest)).map(({ endpoint }) => endpoint).sort();
    expect(await of('eve')).toEqual(['https://b', 'https://c']);
    // The same browser is someone else's now.
    await push('https://c', 'finn-key', 4, 'finn');
    expect([await of('eve'), await of('finn')]).toEqual([['https://b'], ['https://c']]);
    await store.changeKey('finn', 'finn-key', 'finn-new');
    await store.removeKey('finn', 'finn-new');
    expect(await of('finn')).toEqual([]);
    await store.removePush('https://b');
    expect(await of('eve')).toEqual([]);
  });

  test('a feed has one address at a time; a mail address counts when its link was opened', async () => {
    await store.setFeed('eve', 'hash-1', 1);
    await store.setFeed('eve', 'hash-2', 2);
    expect([await store.feedOf('hash-1'), await store.feedOf('hash-2')]).toEqual([null, 'eve']);
    await store.setFeed('eve', null, 3);
    expect(await store.hasFeed('eve')).toBe(false);
    const mail = { guest: 'eve', address: 'eve@example.org', confirmed: null };
    await store.setMail(mail, 'code-1', 10, 100);
    expect(await store.takeMailCode('code-1', 50)).toBeNull();
    expect(await store.confirmMail('code-1', 101)).toBe(false);
    expect(await store.confirmMail('code-1', 100)).toBe(true);
    expect(await store.confirmMail('code-1', 100)).toBe(false);
    expect((await store.mailOf('eve'))!.confirmed).toBe(100);
    expect(await store.setMailCode('eve', 'code-2', 0, 200)).toBe(true);
    // Asking again and again fills nobody's inbox.
    expect(await store.setMailCode('eve', 'code-3', 199, 300)).toBe(false);
    expect(await store.takeMailCode('code-2', 150)).toBe('eve');
    expect(await store.takeMailCode('code-2', 150)).toBeNull();
  });

  test('vacation is taken from what is left of a year, once at a time, and what is not used comes back', async () => {
    const take = (since: number, until: number, from = 0) =>
      store.takeVacation({ guest: 'eve', since, until }, from, 30);
    expect(await take(100, 120)).toBe(true);
    expect(await take(110, 115)).toBe(false);
    expect(await take(200, 211)).toBe(false);
    expect(await take(200, 210)).toBe(true);
    expect((await store.onVacation(105, 10)).map(({ until }) => until)).toEqual([120]);
    // Those that are only planned take nobody's place.
    await store.takeVacation({ guest: 'finn', since: 110, until: 112 }, 0, 30);
    expect((await store.onVacation(105, 1)).map(({ guest }) => guest)).toEqual(['eve']);
    await store.endVacation('eve', 105);
    expect(await store.vacationsOf('eve', 0)).toEqual([{ guest: 'eve', since: 100, until: 105 }]);
    expect(await take(300, 325)).toBe(true);
    // What lies before the year is forgotten.
    expect(await take(400, 405, 320)).toBe(true);
  });

  test('what is kept goes with its person', async () => {
    await store.setCalling('eve', '{}');
    await store.setFeed('eve', 'hash-9', 1);
    await store.removePerson('eve');
    expect(await store.calling('eve')).toBeNull();
    expect(await store.feedOf('hash-9')).toBeNull();
    expect(await store.mailOf('eve')).toBeNull();
    expect(await store.vacationsOf('eve', 0)).toEqual([]);
  });
});
