// Strangers find each other: who waits for the same sits down together, once, and nobody else is told.
import type { Companion, Offers, Seeking, Wish } from '@castellan/protocol';
import { spec } from '@castellan/room/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from './house.ts';
import { Player } from './player.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

/** What is wished for; `free` tells the tests apart: each has a kind of table of its own. */
const wish = (more: Partial<Wish> = {}): Wish => ({
  games: ['villages'],
  players: [2],
  pace: 'live',
  rated: false,
  ...more,
});
const seek = (player: Player, wanted: Wish): Promise<Seeking> =>
  player.ask('POST', '/api/seek', { wish: wanted });
const stay = (player: Player): Promise<Seeking | null> => player.ask('POST', '/api/seek/stay', {});
const stop = (player: Player): Promise<Response> => player.call('POST', '/api/seek/stop', {});
const people = (...names: string[]): Promise<Player[]> =>
  Promise.all(names.map(name => server.guest(name)));

describe('a seat, now', () => {
  test('the second who wants the same completes the table: both sit there, and it begins', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    const first = await seek(anna, wish());
    expect(first).toMatchObject({ table: null, nearest: { players: 2, names: ['Anna'] } });
    const second = await seek(ben, wish());
    expect(second.table).not.toBeNull();
    expect((await stay(anna))!.table).toBe(second.table);
    for (const one of [anna, ben]) await one.attend(second.table!);
    await anna.until(() => anna.room!.phase === 'playing');
    expect(anna.room!.you.seats).toHaveLength(1);
    expect(anna.room!.spec).toMatchObject({ game: 'villages', clock: { kind: 'bank' } });
    await Promise.all([stop(anna), stop(ben)]);
    expect(await stay(anna)).toBeNull();
  });

  test('of several kinds of table any will do; the numbers on no table are left out', async () => {
    const [anna, ben, cora] = (await people('Anna', 'Ben', 'Cora')) as [Player, Player, Player];
    const pace = 'turns';
    await seek(anna, wish({ players: [3], pace }));
    await seek(ben, wish({ games: ['quests', 'villages'], players: [3, 4], pace }));
    const seated = await seek(
      cora,
      wish({ games: ['shadowgate', 'villages'], players: [3], pace }),
    );
    expect(seated.table).not.toBeNull();
    for (const one of [anna, ben]) expect((await stay(one))!.table).toBe(seated.table);
    const none = await anna.call('POST', '/api/seek', { wish: wish({ players: [8] }) });
    expect(none.status).toBe(400);
  });

  test('rated and not, live and by turns, are different tables; a rated one is settled fairly', async () => {
    const [anna, ben, cora] = (await people('Anna', 'Ben', 'Cora')) as [Player, Player, Player];
    const games = ['quests'];
    expect((await seek(anna, wish({ games, rated: true }))).table).toBeNull();
    expect((await seek(ben, wish({ games }))).table).toBeNull();
    const rated = await seek(cora, wish({ games, rated: true }));
    await cora.attend(rated.table!);
    expect(cora.room!.spec).toMatchObject({ rated: true, undo: 'off', hints: false });
    await stop(ben);
  });

  test('someone who stopped waiting is not seated; a second wish takes the place of the first', async () => {
    const [anna, ben, cora] = (await people('Anna', 'Ben', 'Cora')) as [Player, Player, Player];
    const games = ['margraves'];
    await seek(anna, wish({ games }));
    await stop(anna);
    expect((await seek(ben, wish({ games }))).table).toBeNull();
    await seek(ben, wish({ games, players: [4] }));
    expect((await seek(cora, wish({ games }))).table).toBeNull();
    await Promise.all([stop(ben), stop(cora)]);
  });

  test('ten who come at one moment are seated two by two, each once', async () => {
    const all = await people(...Array.from({ length: 10 }, (_, i) => `Guest ${i}`));
    const games = ['card-kingdoms'];
    await Promise.all(all.map(one => seek(one, wish({ games }))));
    const tables = await Promise.all(all.map(async one => (await stay(one))!.table));
    const counts = new Map<string | null, number>();
    for (const table of tables) counts.set(table, (counts.get(table) ?? 0) + 1);
    expect([...counts.values()]).toEqual([2, 2, 2, 2, 2]);
    expect(counts.has(null)).toBe(false);
    // Nobody sits at two.
    for (const one of all) {
      const { mine } = await one.ask<{ mine: readonly unknown[] }>('GET', '/api/tables');
      expect(mine).toHaveLength(1);
    }
  });

  test('pressed twice, a seat that was just given stays', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    const games = ['shadowgate'];
    await seek(anna, wish({ games }));
    const { table } = await seek(ben, wish({ games }));
    expect((await seek(anna, wish({ games }))).table).toBe(table);
  });

  test('how long it takes is told from those before, and not at all if there were none', async () => {
    const [anna, ben, cora] = (await people('Anna', 'Ben', 'Cora')) as [Player, Player, Player];
    const wanted = wish({ games: ['quests'], players: [2], pace: 'turns' });
    expect((await seek(anna, wanted)).usual).toBeNull();
    await seek(ben, wanted);
    const { usual } = await seek(cora, wanted);
    expect(usual!.of).toBe(1);
    expect(usual!.ms).toBeLessThan(60_000);
    await stop(cora);
  });

  test('bots take the other seats for who would rather not wait, and the wait is over', async () => {
    const anna = await server.guest('Anna');
    await seek(anna, wish({ games: ['margraves'], players: [3] }));
    const { id } = await anna.ask<{ id: string }>('POST', '/api/seek/bots', {});
    await anna.attend(id);
    await anna.until(() => anna.room!.phase === 'playing');
    expect(anna.room!.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expect(anna.room!.spec.rated).toBeUndefined();
    const ben = await server.guest('Ben');
    expect((await ben.call('POST', '/api/seek/bots', {})).status).toBe(400);
  });
});

describe('open tables', () => {
  const offers = (player: Player, query: string): Promise<Offers> =>
    player.ask('GET', `/api/offers?${query}`);

  test('are found by game, players, pace, clock and whether they are rated', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    const days = { kind: 'days', days: 3 } as const;
    const slow = await anna.open(spec({ clock: days, settings: { players: 3 } }), 'Anna');
    const rated = spec({
      game: 'quests',
      clock: { kind: 'move', seconds: 60 },
      undo: 'off',
      rated: true,
    });
    const fair = await anna.open(rated, 'Anna');
    const hidden = await anna.open(spec({ open: false }), 'Anna');
    const found = async (query: string): Promise<string[]> =>
      (await offers(ben, query)).free.map(({ id }) => id);
    expect(await found('game=villages&pace=turns')).toContain(slow);
    expect(await found('players=3&clock=days')).toContain(slow);
    expect(await found('rated=yes')).toEqual([fair]);
    expect(await found('game=villages&players=2&pace=turns')).toEqual([]);
    expect(await found('')).not.toContain(hidden);
    expect((await offers(anna, '')).free.map(({ id }) => id)).not.toContain(fair);
    for (const wrong of ['game=__proto__', 'players=x', 'pace=soon', 'sort=name', 'rated=1'])
      expect((await ben.call('GET', `/api/offers?${wrong}`)).status).toBe(400);
  });

  test('a rated table that would not be fair is not opened, and the reason is said', async () => {
    const anna = await server.guest('Anna');
    const unfair = { spec: spec({ rated: true }), name: 'Anna', sit: true };
    const response = await anna.call('POST', '/api/tables', unfair);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining('clock') as string,
    });
  });
});

describe('people one has played with', () => {
  test('are listed, favoured and invited; strangers are none of it', async () => {
    const [anna, ben, cora] = (await people('Anna', 'Ben', 'Cora')) as [Player, Player, Player];
    const table = await anna.host();
    await ben.join(table, 1);
    const known = (): Promise<readonly Companion[]> => anna.ask('GET', '/api/companions');
    expect(await known()).toMatchObject([{ guest: ben.guest, name: 'Ben', isFavourite: false }]);
    const favour = (guest: string, on = true): Promise<Response> =>
      anna.call('POST', '/api/favourites', { guest, on });
    expect((await favour(cora.guest)).status).toBe(400);
    expect((await favour(ben.guest)).status).toBe(200);
    expect((await favour(ben.guest)).status).toBe(200);
    expect(await known()).toMatchObject([{ guest: ben.guest, isFavourite: true }]);
    await favour(ben.guest, false);
    expect(await known()).toMatchObject([{ isFavourite: false }]);

    const open = (invite: readonly string[]): Promise<Response> =>
      anna.call('POST', '/api/tables', {
        spec: spec({ open: false }),
        name: 'Anna',
        sit: true,
        invite,
      });
    expect((await open([cora.guest])).status).toBe(400);
    expect((await open([ben.guest, ben.guest])).status).toBe(200);
    const invited = async (one: Player): Promise<readonly { id: string }[]> =>
      (await one.ask<Offers>('GET', '/api/offers')).invited;
    const [invitation] = await invited(ben);
    expect(await invited(cora)).toEqual([]);
    await ben.attend(invitation!.id);
    expect(ben.room!.seats[1]).toEqual({
      kind: 'open',
      reserved: { guest: ben.guest, name: 'Ben' },
    });
    // The seat is kept: nobody else sits down there.
    await cora.attend(invitation!.id);
    cora.send({ type: 'sit', seat: 1, name: 'Cora' });
    await cora.until(() => cora.refusals.length > 0);
    await ben.call('POST', '/api/invitations/decline', { table: invitation!.id });
    expect(await invited(ben)).toEqual([]);
  });

  test('those who are asked to play again find it where they look for a game', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    const table = await anna.host();
    await ben.join(table, 1);
    await anna.begin();
    anna.send({ type: 'concede', seat: 0 });
    await anna.until(() => anna.room!.phase === 'over');
    anna.send({ type: 'rematch' });
    await anna.until(() => anna.room!.rematch !== null);
    const { invited } = await ben.ask<Offers>('GET', '/api/offers');
    expect(invited.map(({ id }) => id)).toEqual([anna.room!.rematch]);
  });
});

describe('nothing is done for strangers, or for what is not understood', () => {
  const routes: [string, object][] = [
    ['/api/seek', { wish: wish() }],
    ['/api/seek/stay', {}],
    ['/api/seek/stop', {}],
    ['/api/seek/bots', {}],
    ['/api/favourites', { guest: 'abcdef', on: true }],
    ['/api/invitations/decline', { table: 'abcdef' }],
  ];
  test.each(routes)('%s', async (path, body) => {
    expect((await new Player(server.base).call('POST', path, body)).status).toBe(400);
    const anna = await server.guest('Anna');
    for (const bad of [null, 7, [1], 'x', { ...body, more: 1 }, { wish: { ...wish(), games: [] } }])
      expect((await anna.call('POST', path, bad)).status).toBe(400);
    const elsewhere = await fetch(`${server.base}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'https://elsewhere.example',
        cookie: anna.cookie,
      },
      body: JSON.stringify(body),
    });
    expect(elsewhere.status).toBe(403);
  });

  test('whatever is sent, it is refused in words, and never a fault', async () => {
    const anna = await server.guest('Anna');
    const wishes = fc.record(
      {
        games: fc.array(fc.oneof(fc.constant('villages'), fc.string())),
        players: fc.array(fc.anything()),
        pace: fc.anything(),
        rated: fc.anything(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...routes.map(([path]) => path)),
        fc.oneof(
          fc.json({ maxDepth: 3 }),
          fc.record({ wish: wishes }).map(one => JSON.stringify(one)),
        ),
        async (path, body) => {
          const response = await fetch(`${server.base}${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', cookie: anna.cookie },
            body,
          });
          expect([200, 400]).toContain(response.status);
        },
      ),
      { numRuns: 300 },
    );
    await stop(anna);
  });

  test('nobody seats, stops or declines for another', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    await seek(anna, wish({ games: ['villages'], players: [4] }));
    await stop(ben);
    expect((await stay(anna))!.table).toBeNull();
    expect(await stay(ben)).toBeNull();
    // What others learn of who waits is how many, and no name or id of theirs.
    const { waiting } = await ben.ask<Offers>('GET', '/api/offers');
    expect(waiting).toContainEqual({
      game: 'villages',
      players: 4,
      pace: 'live',
      rated: false,
      count: 1,
    });
    expect(JSON.stringify(waiting)).not.toContain(anna.guest);
    await stop(anna);
  });
});

test('no fault was reported', () => {
  expect(server.reported).toEqual([]);
});
