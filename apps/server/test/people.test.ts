// Who someone is, on which devices, and how they stay themselves.
import { spec } from '@castellan/room/testing';
import type { Device, LobbyView, Me } from '@castellan/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from './house.ts';
import { Player } from './player.ts';

const server = new TestServer();
const other = new TestServer();
beforeAll(() => Promise.all([server.start(), other.start()]));
afterAll(() => Promise.all([server.end(), other.end()]));

const me = (player: Player): Promise<Me | null> => player.ask('GET', '/api/me');
const codeOf = async (player: Player): Promise<string> =>
  (await player.ask<{ code: string }>('POST', '/api/codes', {})).code;
const devicesOf = (player: Player): Promise<readonly Device[]> => player.ask('GET', '/api/devices');
const formerOf = (player: Player): Promise<readonly Me[]> => player.ask('GET', '/api/me/former');
const use = (player: Player, code: string, instead: string | null): Promise<Response> =>
  player.call('POST', '/api/codes/use', { code, instead });

describe('a face', () => {
  test('is one of those made from the name, stays when the name changes, and is known wherever the name is', async () => {
    const anna = await server.guest('Anna');
    expect(await me(anna)).toMatchObject({ portrait: 0 });
    for (const portrait of [5, -1, 1.5, '1', null]) {
      const odd = await anna.call('POST', '/api/me', { name: 'Anna', portrait });
      expect(odd.status).toBe(400);
    }
    await anna.ask('POST', '/api/me', { name: 'Anna', portrait: 3 });
    expect(await me(anna)).toMatchObject({ name: 'Anna', portrait: 3 });
    await anna.ask('POST', '/api/me', { name: 'Annika' });
    expect(await me(anna)).toMatchObject({ name: 'Annika', portrait: 3 });
    const table = await anna.open(spec({ open: true }), 'Annika');
    const ben = await server.guest('Ben');
    const { open } = await ben.ask<LobbyView>('GET', '/api/tables');
    expect(open.find(({ id }) => id === table)!.portraits).toEqual([3, 0]);
    await ben.attend(table);
    expect(ben.room!.seats[0]).toMatchObject({ name: 'Annika', portrait: 3 });
  });
});

describe('a link from another device', () => {
  test('looking at it says whose it is and uses nothing up', async () => {
    const anna = await server.guest('Anna');
    const code = await codeOf(anna);
    const ben = await server.guest('Ben');
    for (const one of [ben, ben, new Player(server.base)]) {
      const looked = await one.call('POST', '/api/codes/look', { code });
      expect(await looked.json()).toEqual({ guest: anna.guest, name: 'Anna', portrait: 0 });
    }
    expect(await me(ben)).toEqual({ guest: ben.guest, name: 'Ben', portrait: 0 });
    expect((await use(ben, code, ben.guest)).status).toBe(200);
    const gone = await ben.call('POST', '/api/codes/look', { code });
    expect(gone.status).toBe(404);
  });

  test('nobody becomes another without having said whom they give up', async () => {
    const anna = await server.guest('Anna');
    const ben = await server.guest('Ben');
    const code = await codeOf(anna);
    expect((await ben.call('POST', '/api/codes/use', { code })).status).toBe(400);
    expect((await use(ben, code, null)).status).toBe(400);
    expect((await use(ben, code, anna.guest)).status).toBe(400);
    expect(await me(ben)).toEqual({ guest: ben.guest, name: 'Ben', portrait: 0 });
    // None of it has used the code up.
    expect((await use(ben, code, ben.guest)).status).toBe(200);
  });

  test('who you were stays in this browser: the way back leads to the same seat', async () => {
    const ben = await server.guest('Ben');
    const table = await ben.open(spec(), 'Ben');
    const anna = await server.guest('Anna');
    await use(ben, await codeOf(anna), ben.guest);
    expect(await me(ben)).toEqual({ guest: anna.guest, name: 'Anna', portrait: 0 });
    expect(await formerOf(ben)).toEqual([{ guest: ben.guest, name: 'Ben', portrait: 0 }]);
    const back = await ben.call('POST', '/api/me/former', { guest: ben.guest });
    expect(await back.json()).toEqual({ guest: ben.guest, name: 'Ben', portrait: 0 });
    await ben.attend(table);
    expect(ben.room!.you.seats).toEqual([0]);
    expect(await formerOf(ben)).toEqual([{ guest: anna.guest, name: 'Anna', portrait: 0 }]);
    // Only whom this browser has been.
    const cora = await server.guest('Cora');
    expect((await ben.call('POST', '/api/me/former', { guest: cora.guest })).status).toBe(400);
  });

  test('opened by the person who made it, it changes nothing', async () => {
    const anna = await server.guest('Anna');
    const code = await codeOf(anna);
    expect((await use(anna, code, anna.guest)).status).toBe(200);
    expect(await devicesOf(anna)).toHaveLength(1);
    expect(await formerOf(anna)).toEqual([]);
  });
});

describe('devices', () => {
  const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

  test('all are listed: which, since when, and which is this one', async () => {
    const anna = await server.guest('Anna');
    const phone = new Player(server.base);
    const response = await fetch(`${server.base}/api/codes/use`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
      body: JSON.stringify({ code: await codeOf(anna), instead: null }),
    });
    for (const cookie of response.headers.getSetCookie()) phone.keepCookie(cookie);
    const listed = await devicesOf(phone);
    expect(listed.map(({ name, isThis }) => [name, isThis])).toEqual([
      ['', false],
      ['Firefox · Android', true],
    ]);
    for (const { id, since, seen } of listed) {
      expect(Date.now() - since).toBeLessThan(60_000);
      expect(seen).toBeGreaterThanOrEqual(since);
      // It opens nothing.
      const forged = phone.cookie.replaceAll(/=[^;]+/g, `=${id}${id}`);
      const asked = await fetch(`${server.base}/api/me`, { headers: { cookie: forged } });
      expect(await asked.json()).toBeNull();
    }
    expect((await new Player(server.base).call('GET', '/api/devices')).status).toBe(400);
  });

  test('one that is signed out is nobody at once: its sockets are closed, its links are void', async () => {
    const anna = await server.guest('Anna');
    const stolen = new Player(server.base);
    await use(stolen, await codeOf(anna), null);
    const table = await anna.open(spec(), 'Anna');
    await Promise.all([anna.attend(table), stolen.attend(table)]);
    const lobby = server.socket('/api/lobby', { cookie: stolen.cookie });
    await new Promise(resolve => lobby.on('open', resolve));
    const lobbyClosed = new Promise(resolve => lobby.on('close', resolve));
    // Nothing is read from the lobby here: make sure that it is there before the other signs it out.
    await me(stolen);
    const made = await codeOf(stolen);
    const device = (await devicesOf(anna)).find(({ isThis }) => !isThis)!;
    const out = await anna.call('POST', '/api/devices/sign-out', { id: device.id });
    expect(out.status).toBe(200);
    await stolen.until(() => stolen.closed !== null);
    expect(stolen.closed).toBe(4004);
    expect(await lobbyClosed).toBe(4004);
    expect(await me(stolen)).toBeNull();
    expect((await use(new Player(server.base), made, null)).status).toBe(400);
    await stolen.attend(table);
    await stolen.until(() => stolen.closed === 4004);
    expect(await devicesOf(anna)).toHaveLength(1);
    // Their own goes on.
    expect(anna.closed).toBeNull();
    anna.send({ type: 'ping' });
    await anna.until(() => anna.wire.some(text => text.includes('"pong"')));
    const again = await anna.call('POST', '/api/devices/sign-out', { id: device.id });
    expect(again.status).toBe(400);
  });

  test('one that is signed out while it is being looked up is not remembered', async () => {
    const anna = await server.guest('Anna');
    const phone = new Player(server.base);
    await use(phone, await codeOf(anna), null);
    const device = (await devicesOf(anna)).find(({ isThis }) => !isThis)!;
    // Nothing is known of any key but what is stored.
    await server.stop();
    await server.start();
    const store = server.store!;
    const found = store.guestByKey.bind(store);
    let letGo = (): void => {};
    const held = new Promise<void>(resolve => (letGo = resolve));
    const asked = new Promise<void>(resolve => {
      store.guestByKey = async key => {
        const answer = await found(key);
        if (key.startsWith(device.id)) {
          resolve();
          await held;
        }
        return answer;
      };
    });
    const looking = me(phone);
    await asked;
    await anna.call('POST', '/api/devices/sign-out', { id: device.id });
    letGo();
    expect(await looking).toBeNull();
    expect(await me(phone)).toBeNull();
  });

  test('nobody signs out a device of another', async () => {
    const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')]);
    const [{ id }] = (await devicesOf(anna)) as [Device];
    const tried = await ben.call('POST', '/api/devices/sign-out', { id });
    expect(tried.status).toBe(400);
    expect(await me(anna)).not.toBeNull();
  });

  test('your own device is signed out as well, and who you were before is still there', async () => {
    const ben = await server.guest('Ben');
    const before = ben.guest;
    await use(ben, await codeOf(await server.guest('Anna')), before);
    const own = (await devicesOf(ben)).find(({ isThis }) => isThis)!;
    await ben.call('POST', '/api/devices/sign-out', { id: own.id });
    expect(await me(ben)).toBeNull();
    expect(await formerOf(ben)).toEqual([{ guest: before, name: 'Ben', portrait: 0 }]);
  });
});

describe('two servers on one machine', () => {
  test('share a browser without taking each other’s cookie', async () => {
    const player = await server.guest('Anna');
    const second = await other.guest('Anna');
    for (const cookie of second.cookie.split('; ')) player.keepCookie(cookie);
    expect((await me(player))?.guest).toBe(player.guest);
    const asked = await fetch(`${other.base}/api/me`, { headers: { cookie: player.cookie } });
    expect(((await asked.json()) as Me).guest).toBe(second.guest);
  });

  test('the cookie of an older version still holds, and gets its new name; another server’s stays', async () => {
    const anna = await server.guest('Anna');
    const secret = anna.cookie.split('=')[1]!;
    const old = new Player(server.base);
    old.keepCookie(`castellan=${secret}`);
    const elsewhere = await fetch(`${other.base}/api/me`, { headers: { cookie: old.cookie } });
    expect(await elsewhere.json()).toBeNull();
    expect(elsewhere.headers.getSetCookie()).toEqual([]);
    expect((await me(old))?.guest).toBe(anna.guest);
    expect(old.cookie).toBe(anna.cookie);
    expect(old.cookie).toMatch(/^castellan-[0-9a-f]{8}=/);
    expect((await me(old))?.guest).toBe(anna.guest);
  });
});

describe('names', () => {
  test.each([
    ['zero width', '\u200B\u200C\u200D'],
    ['Hangul filler', '\u3164'],
    ['braille blank', '\u2800\u2800'],
    ['a mark without a letter', '\u0301'],
  ])('%s alone is no name', async (_what, name) => {
    const player = new Player(server.base);
    const response = await player.call('POST', '/api/me', { name });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining('something people can see') as string,
    });
    const anna = await server.guest('Anna');
    const opened = await anna.call('POST', '/api/tables', { spec: spec(), name, sit: true });
    expect(opened.status).toBe(400);
  });
});

test('no fault was reported', () => {
  expect([...server.reported, ...other.reported]).toEqual([]);
});
