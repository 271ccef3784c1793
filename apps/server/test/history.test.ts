// What stays of finished games, and who may know it.
import { spec } from '@castellan/room/testing';
import type { Board, HistoryPage, Profile } from '@castellan/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from './house.ts';
import type { Player } from './player.ts';
import { until } from './player.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

const RATED = spec({ rated: true, undo: 'off', clock: { kind: 'move', seconds: 600 } });

/** Anna and Ben play, and Ben gives up. */
async function playRated(anna: Player, ben: Player): Promise<string> {
  const table = await anna.open(RATED, 'Anna');
  await anna.attend(table);
  await ben.join(table, 1);
  await anna.begin();
  await ben.until(() => ben.scene !== null);
  ben.send({ type: 'concede', seat: 1 });
  await anna.until(() => anna.room!.phase === 'over');
  await told(table);
  anna.drop();
  ben.drop();
  return table;
}

/** Waits until the historian has written a table down. */
async function told(table: string): Promise<void> {
  let isThere = false;
  const look = async (): Promise<void> => {
    while (!isThere) isThere = !(await server.store!.finishedTables(100)).includes(table);
  };
  void look();
  await until(() => isThere);
}

const profile = (who: Player, of = who.guest): Promise<Profile> =>
  who.ask('GET', `/api/people/${of}/profile`);

describe('two strangers play rated', () => {
  let [anna, ben]: Player[] = [];
  let table = '';
  beforeAll(async () => {
    [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')]);
    table = await playRated(anna, ben);
  });

  test('the one who stayed has won and is rated higher, provisionally; leaving costs', async () => {
    const [one, other] = await Promise.all([profile(anna!), profile(ben!)]);
    expect(one).toMatchObject({ plays: 1, won: 1, streak: 1, met: 1, isYou: true, look: 'met' });
    expect(other).toMatchObject({ plays: 1, won: 0, streak: 0 });
    const [up, down] = [one.ratings[0]!, other.ratings[0]!];
    expect(up).toMatchObject({ game: 'villages', isProvisional: true, place: null, games: 1 });
    expect(up.points).toBeGreaterThan(1500);
    expect(down.points).toBeLessThan(1500);
    expect(one.line).toEqual([{ game: 'villages', at: expect.any(Number), points: up.points }]);
    expect(one.opponents).toEqual([
      { guest: ben!.guest, bot: null, name: 'Ben', plays: 1, won: 1 },
    ]);
  });

  test('the table is in the history of both, with what it changed', async () => {
    const page = await ben!.ask<HistoryPage>('GET', `/api/people/${ben!.guest}/history`);
    expect(page.next).toBeNull();
    expect(page.tables[0]).toMatchObject({ id: table, why: 'conceded', isRated: true });
    const [won, left] = page.tables[0]!.seats;
    expect(won).toMatchObject({ name: 'Anna', hasWon: true, hasLeft: false });
    expect(left).toMatchObject({ name: 'Ben', hasWon: false, hasLeft: true });
    expect(won!.change).toBeGreaterThan(0);
    expect(left!.change).toBe(-won!.change!);
  });

  test('told once, it stays as it is, however often it is looked at again', async () => {
    const before = await profile(anna!);
    await anna!.attend(table);
    anna!.send({ type: 'rematch' });
    await anna!.until(() => anna!.room!.rematch !== null);
    await told(table);
    expect(await profile(anna!)).toEqual(before);
  });

  test('nobody is on the list of the best after a single game', async () => {
    const board = await anna!.ask<Board>('GET', '/api/ranking/villages');
    expect(board).toMatchObject({ rows: [], around: [], of: 0, least: 10 });
    expect(board.you).toMatchObject({ isProvisional: true });
  });
});

describe('what someone keeps to themselves', () => {
  test('strangers see nothing unless they are let; those who were there do; nobody means nobody', async () => {
    const [anna, ben, eve] = await Promise.all(['Anna', 'Ben', 'Eve'].map(n => server.guest(n)));
    await playRated(anna!, ben!);
    const look = async (who: Player, path: string): Promise<number> =>
      (await who.call('GET', `/api/people/${anna!.guest}/${path}`)).status;
    for (const path of ['profile', 'history']) {
      expect([path, await look(eve!, path)]).toEqual([path, 400]);
      expect([path, await look(ben!, path)]).toEqual([path, 200]);
    }
    await anna!.call('POST', '/api/me/look', { look: 'everyone' });
    expect(await look(eve!, 'profile')).toBe(200);
    const seen = await eve!.call('GET', `/api/people/${anna!.guest}/history`);
    const text = await seen.text();
    expect(text).toContain('Anna');
    expect(text).not.toContain('Ben');
    expect(text).not.toContain(ben!.guest);
    expect((await profile(eve!, anna!.guest)).opponents).toEqual([]);
    await anna!.call('POST', '/api/me/look', { look: 'nobody' });
    for (const path of ['profile', 'history']) {
      expect(await look(ben!, path)).toBe(400);
      expect(await look(anna!, path)).toBe(200);
    }
    // A person that there is not answers in the same words.
    const [hidden, none] = await Promise.all(
      [anna!.guest, '0123456789abcdef'].map(async guest =>
        (await eve!.call('GET', `/api/people/${guest}/profile`)).text(),
      ),
    );
    expect(hidden).toBe(none);
  });

  test('only they say who may look, and only in words that there are', async () => {
    const anna = await server.guest();
    expect((await anna.call('POST', '/api/me/look', { look: 'friends' })).status).toBe(400);
    expect((await anna.call('POST', '/api/me/look', { look: 'everyone', guest: 'x' })).status).toBe(
      400,
    );
    const stranger = await fetch(`${server.base}/api/me/look`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"look":"nobody"}',
    });
    expect(stranger.status).toBe(400);
  });

  test('nothing else can be written: no rating, no result, no history', async () => {
    const anna = await server.guest();
    for (const path of [
      `/api/people/${anna.guest}/profile`,
      `/api/people/${anna.guest}/history`,
      '/api/ranking/villages',
      '/api/games/villages/figures',
      '/api/ladder',
    ])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        expect([path, method, (await anna.call(method, path, {})).status]).toEqual([
          path,
          method,
          404,
        ]);
  });
});
