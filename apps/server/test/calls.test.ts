// "It is your turn": told once to people who are not looking, by the ways they have chosen, and to nobody else.
import type {
  CallWishes,
  Calling,
  PushMessage,
  TournamentView,
  Vacation,
} from '@castellan/protocol';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestServer } from './house.ts';
import { Player } from './player.ts';
import type { Pushed } from './push-endpoint.ts';
import { isSignedBy, PushDevice, PushEndpoint } from './push-endpoint.ts';
import { plan } from './tournament-plan.ts';

const server = new TestServer();
let service: PushEndpoint;
beforeAll(async () => {
  service = await PushEndpoint.start();
  await server.start({
    reach: { sendTo: [service.host], site: null, mail: null },
    tournaments: { restMs: 20, breakMs: 10 },
  });
});
afterAll(async () => {
  await server.end();
  service.end();
});
beforeEach(() => {
  service.got.length = 0;
  service.status = 201;
});

const wishes = (more: Partial<CallWishes> = {}): CallWishes => ({
  push: true,
  mail: false,
  hook: null,
  quiet: null,
  every: 0,
  zone: 'Europe/Berlin',
  locale: 'en',
  ...more,
});
const want = (player: Player, more: Partial<CallWishes> = {}): Promise<Calling> =>
  player.ask('POST', '/api/calls', wishes(more));

interface Turn {
  readonly table: string;
  /** Who is waited for, and who waits: each in a tab of their own. */
  readonly mover: Player;
  readonly other: Player;
}

/** Two at a new table with days for each move. */
async function atTurns([one, two]: readonly [Player, Player]): Promise<Turn> {
  const [anna, ben] = [one.secondTab(), two.secondTab()];
  const table = await anna.host({ clock: { kind: 'days', days: 2 } });
  await ben.join(table, 1);
  await anna.begin();
  await ben.until(() => ben.scene !== null);
  const isAnna = anna.scene!.waiting.includes(anna.room!.you.seats[0]!);
  return { table, mover: isAnna ? anna : ben, other: isAnna ? ben : anna };
}

/** The same, until it is this person's turn. */
async function theirTurn(people: readonly [Player, Player], guest: string): Promise<Turn> {
  for (let times = 0; times < 60; times++) {
    const turn = await atTurns(people);
    if (turn.mover.guest === guest) return turn;
  }
  throw new Error('They never begin.');
}

/** Time enough has gone by that someone is told. */
async function told(guest: string): Promise<readonly Pushed[]> {
  await server.store!.tellLater(guest, 0);
  await server.app.herald.round();
  return service.got;
}

async function device(player: Player, path: string): Promise<PushDevice> {
  const made = new PushDevice(service, path);
  expect((await player.call('POST', '/api/calls/push', made.address)).status).toBe(200);
  return made;
}

const nameOf = (player: Player): string =>
  (player.room!.seats[player.room!.you.seats[0]!] as { name: string }).name;

async function pair(): Promise<readonly [Player, Player]> {
  return Promise.all([server.guest('Anna'), server.guest('Ben')]);
}

describe('push', () => {
  test('a device whose page is closed is told, and only it can read what', async () => {
    const { table, mover, other } = await atTurns(await pair());
    await want(mover);
    const phone = await device(mover, 'phone');
    mover.drop();
    const [got] = await told(mover.guest);
    const message = phone.read(got!) as PushMessage;
    expect(message).toMatchObject({
      title: 'It’s your turn: Villages of Valeria',
      at: `#/room/${table}`,
      count: 1,
    });
    expect(message.body).toContain(`At the table: ${nameOf(other)}`);
    expect(message.body).toContain('Your clock runs out on');
    expect(got!.body.includes('Villages')).toBe(false);
    const { key } = await mover.ask<{ key: string }>('GET', '/api/calls/key');
    expect(isSignedBy(got!, key)).toBe(true);
    expect(got!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'turns' });
    // Nothing is said twice.
    await server.app.herald.round();
    expect(service.got).toHaveLength(1);
  });

  test('many tables are one message; those looking at one are not told of it', async () => {
    const people = await pair();
    const [anna] = people;
    await want(anna);
    const phone = await device(anna, 'many');
    for (let i = 0; i < 3; i++) await theirTurn(people, anna.guest);
    const got = await told(anna.guest);
    expect(got).toHaveLength(1);
    const message = phone.read(got[0]!) as PushMessage;
    expect(message).toMatchObject({
      title: '3 tables are waiting for you',
      at: '#/friends',
      count: 3,
    });
    const { table } = await theirTurn(people, anna.guest);
    await anna.call('POST', '/api/calls/seen', { table });
    expect(await told(anna.guest)).toHaveLength(1);
  });

  test('in quiet hours nothing is sent; what came meanwhile is told when they are over', async () => {
    const { mover } = await atTurns(await pair());
    const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
    const quiet = { from: (minute + 1439) % 1440, to: (minute + 90) % 1440 };
    await want(mover, { quiet, zone: 'UTC' });
    await device(mover, 'quiet');
    expect(await told(mover.guest)).toEqual([]);
    await want(mover);
    expect(await told(mover.guest)).toHaveLength(1);
  });

  test('people who want one message an hour get one', async () => {
    const people = await pair();
    const { mover } = await atTurns(people);
    await want(mover, { every: 60 });
    await device(mover, 'hourly');
    expect(await told(mover.guest)).toHaveLength(1);
    await theirTurn(people, mover.guest);
    expect(await told(mover.guest)).toHaveLength(1);
  });

  test('an address that is gone is forgotten; one that fails is tried again', async () => {
    const { mover } = await atTurns(await pair());
    await want(mover);
    await device(mover, 'gone');
    service.status = 503;
    expect(await told(mover.guest)).toHaveLength(1);
    service.status = 410;
    expect(await told(mover.guest)).toHaveLength(2);
    expect((await mover.ask<Calling>('GET', '/api/calls')).devices).toBe(0);
  });

  test('a device with a key that is none can’t be told, and keeps nobody else from it', async () => {
    const { mover } = await atTurns(await pair());
    await want(mover);
    const address = { endpoint: `http://${service.host}/none`, p256dh: 'AAAA', auth: 'AAAA' };
    expect((await mover.call('POST', '/api/calls/push', address)).status).toBe(200);
    expect(await mover.ask('POST', '/api/calls/try', {})).toEqual({ arrived: 0 });
    await device(mover, 'sound');
    expect(await told(mover.guest)).toHaveLength(1);
  });

  test('a device that is signed out is told nothing more', async () => {
    const { mover } = await atTurns(await pair());
    await want(mover);
    await device(mover, 'lost');
    const [own] = await mover.ask<{ id: string }[]>('GET', '/api/devices');
    await mover.call('POST', '/api/devices/sign-out', { id: own!.id });
    expect(await told(mover.guest)).toEqual([]);
  });

  test('one can hear at once how it will be', async () => {
    const anna = await server.guest('Anna');
    expect((await anna.call('POST', '/api/calls/try', {})).status).toBe(400);
    await want(anna, { locale: 'fr' });
    const phone = await device(anna, 'try');
    expect(await anna.ask('POST', '/api/calls/try', {})).toEqual({ arrived: 1 });
    expect(phone.read(service.got[0]!)).toMatchObject({
      title: 'Voilà à quoi cela ressemblera',
    });
  });
});

describe('a round of a tournament', () => {
  const PASSWORD = 'a long pass phrase';
  let hosts = 0;

  /** Three have a table in the first round of a tournament. */
  async function atRound(): Promise<{
    readonly people: readonly Player[];
    readonly table: string;
  }> {
    const people = await Promise.all(['Wanda', 'Ben', 'Cora'].map(name => server.guest(name)));
    const [wanda, ...others] = people as [Player, ...Player[]];
    const name = `Wanda ${++hosts}`;
    await wanda.call('POST', '/api/account/keep', { by: 'password', name, password: PASSWORD });
    const { id } = await wanda.ask<{ id: string }>('POST', '/api/tournaments', {
      plan: plan({ seats: 3, wanted: 3 }),
    });
    for (const one of others) await one.ask('POST', '/api/tournaments/enter', { id });
    const tableOf = async (): Promise<string | null> =>
      (await wanda.ask<TournamentView>('GET', `/api/tournaments/${id}`)).yourTable;
    await expect.poll(tableOf, { timeout: 20_000 }).not.toBeNull();
    return { people, table: (await tableOf())! };
  }

  test('everyone with a table in it is told, no matter whose move it is; not those who have come', async () => {
    const { people, table } = await atRound();
    const [wanda, ben, cora] = people as [Player, Player, Player];
    await want(wanda, { locale: 'de' });
    const phone = await device(wanda, 'round-de');
    await want(ben, { locale: 'fr' });
    const other = await device(ben, 'round-fr');
    await want(cora);
    await device(cora, 'round-none');
    await cora.call('POST', '/api/calls/seen', { table });
    for (const one of people) await told(one.guest);
    expect(service.got.map(({ path }) => path).sort()).toEqual(['/round-de', '/round-fr']);
    const readBy = (of: PushDevice, path: string) =>
      of.read(service.got.find(got => got.path === path)!) as PushMessage;
    expect(readBy(phone, '/round-de')).toEqual({
      title: 'Runde 1 hat begonnen: Villages of Valeria',
      // Who sits where is drawn.
      body: expect.stringMatching(/^Am Tisch: (Ben und Cora|Cora und Ben)$/),
      at: `#/room/${table}`,
      count: 1,
    });
    expect(readBy(other, '/round-fr').title).toBe('La manche 1 a commencé : Villages of Valeria');
  });

  test('it waits for the end of quiet hours, and lies in one message with other tables', async () => {
    const { people, table } = await atRound();
    const [, ben, cora] = people as [Player, Player, Player];
    const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
    const quiet = { from: (minute + 1439) % 1440, to: (minute + 90) % 1440 };
    await want(ben, { quiet, zone: 'UTC' });
    const phone = await device(ben, 'round-quiet');
    expect(await told(ben.guest)).toEqual([]);
    await theirTurn([ben, cora], ben.guest);
    await want(ben);
    const [got] = await told(ben.guest);
    expect(service.got).toHaveLength(1);
    const message = phone.read(got!) as PushMessage;
    expect(message).toMatchObject({ title: '2 tables are waiting for you', count: 2 });
    expect(message.body).toContain('Round 1 has begun: Villages of Valeria');
    const { secret } = await ben.ask<{ secret: string }>('POST', '/api/calls/feed', { on: true });
    const feed = await new Player(server.base).call('GET', `/api/feeds/${secret}/turns.rss`);
    const rss = await feed.text();
    expect(rss).toContain('<title>Round 1 has begun: Villages of Valeria</title>');
    expect(rss).toContain(`/#/room/${table}`);
  });
});

describe('a webhook', () => {
  test('gets what a chat or a program can use, at an address that the host allows', async () => {
    const { table, mover } = await atTurns(await pair());
    await want(mover, { push: false, hook: `http://${service.host}/hook/secret`, locale: 'de' });
    const [got] = await told(mover.guest);
    expect(got!.path).toBe('/hook/secret');
    const sent = JSON.parse(got!.body.toString()) as Record<string, unknown>;
    expect(sent).toMatchObject({ castellan: 'turns', tables: [{ id: table, game: 'villages' }] });
    expect(sent['text']).toContain('Du bist dran: Villages of Valeria');
    expect(sent['content']).toContain(`${server.base}/#/room/${table}`);
  });

  test.each(['http://127.0.0.1:1/x', 'https://example.org/x', 'http://localhost/x', 'file:///etc'])(
    '%s is refused, and so is a push to it',
    async url => {
      const anna = await server.guest('Anna');
      const answer = await anna.call('POST', '/api/calls', wishes({ hook: url }));
      expect(answer.status).toBe(400);
      if (url.startsWith('https')) return;
      const address = { endpoint: url, p256dh: 'aa', auth: 'aa' };
      expect((await anna.call('POST', '/api/calls/push', address)).status).toBe(400);
    },
  );
});

describe('feeds', () => {
  test('a calendar and news, by a secret address that can be changed', async () => {
    const { table, mover } = await atTurns(await pair());
    const { secret } = await mover.ask<{ secret: string }>('POST', '/api/calls/feed', { on: true });
    const stranger = new Player(server.base);
    const get = async (of: string, form: string): Promise<[number, string]> => {
      const answer = await stranger.call('GET', `/api/feeds/${of}/turns.${form}`);
      return [answer.status, await answer.text()];
    };
    const [, ics] = await get(secret, 'ics');
    expect(ics).toContain('BEGIN:VEVENT');
    expect(ics.replaceAll('\r\n ', '')).toContain(`/#/room/${table}`);
    expect(ics.split('\r\n').every(line => Buffer.byteLength(line) <= 75)).toBe(true);
    const [, rss] = await get(secret, 'rss');
    expect(rss).toContain('<title>It’s your turn: Villages of Valeria</title>');
    const { secret: other } = await mover.ask<{ secret: string }>('POST', '/api/calls/feed', {
      on: true,
    });
    expect((await get(secret, 'rss'))[0]).toBe(404);
    expect((await get(other, 'rss'))[0]).toBe(200);
    await mover.ask('POST', '/api/calls/feed', { on: false });
    expect((await get(other, 'ics'))[0]).toBe(404);
    expect((await get('short', 'ics'))[0]).toBe(404);
    // It is kept only as a hash.
    const all = await mover.ask('POST', '/api/account/everything', {});
    expect(JSON.stringify(all)).not.toContain(other);
  });
});

test('someone whose account moderators have closed is told nothing more, by any channel', async () => {
  const { mover } = await atTurns(await pair());
  await want(mover, { hook: `http://${service.host}/hook/closed` });
  const { secret } = await mover.ask<{ secret: string }>('POST', '/api/calls/feed', { on: true });
  const mona = await server.guest('Mona');
  await server.app.moderation.appoint(mona.guest, true);
  const deed = (what: string): Promise<Response> =>
    mona.call('POST', '/api/house/deeds', { guest: mover.guest, deed: what, words: 'Enough.' });
  const feed = async (): Promise<number> =>
    (await new Player(server.base).call('GET', `/api/feeds/${secret}/turns.rss`)).status;
  expect((await deed('close')).status).toBe(200);
  expect([await feed(), (await told(mover.guest)).length]).toEqual([404, 0]);
  await deed('lift');
  expect(await feed()).toBe(200);
});

describe('vacation', () => {
  const clockOf = (player: Player, of: Player) => player.scene!.clocks![of.room!.you.seats[0]!]!;

  test('clocks stand at one’s tables by turns, the others see until when, and what is not used comes back', async () => {
    const { mover, other } = await atTurns(await pair());
    const before = clockOf(other, mover);
    const away = await mover.ask<Vacation>('POST', '/api/vacation', { days: 7 });
    expect(away.left).toBe(23);
    await other.until(() => clockOf(other, mover).since === away.until);
    expect(clockOf(other, mover).left).toBeGreaterThan(before.left - 60_000);
    expect(other.room!.seats[mover.room!.you.seats[0]!]).toMatchObject({ rests: away.until });
    // Nobody takes more than there is, nor two at once.
    expect((await mover.call('POST', '/api/vacation', { days: 3 })).status).toBe(400);
    expect((await mover.call('POST', '/api/vacation', { days: 31 })).status).toBe(400);
    await want(mover);
    await device(mover, 'away');
    expect(await told(mover.guest)).toEqual([]);
    const back = await mover.ask<Vacation>('POST', '/api/vacation', { days: 0 });
    expect(back).toEqual({ since: null, until: null, left: 29 });
    await other.until(() => clockOf(other, mover).since! < away.until!);
    expect((await mover.call('POST', '/api/vacation', { days: 30 })).status).toBe(400);
  });

  test('one that begins later is announced, and can be called off', async () => {
    const anna = await server.guest('Anna');
    const from = Date.now() + 3 * 86_400_000;
    const planned = await anna.ask<Vacation>('POST', '/api/vacation', { days: 10, from });
    expect(planned).toEqual({ since: from, until: from + 10 * 86_400_000, left: 20 });
    const far = { days: 1, from: Date.now() + 400 * 86_400_000 };
    expect((await anna.call('POST', '/api/vacation', far)).status).toBe(400);
    const off = await anna.ask<Vacation>('POST', '/api/vacation', { days: 0 });
    expect(off).toEqual({ since: null, until: null, left: 30 });
  });

  test('at a table where one stays, nothing stands', async () => {
    const [anna, ben] = await pair();
    const table = await anna.host({ clock: { kind: 'move', seconds: 600 } });
    await ben.join(table, 1);
    await anna.begin();
    await anna.ask('POST', '/api/vacation', { days: 1 });
    await anna.ask('POST', '/api/vacation', { days: 0 });
    expect(anna.room!.seats.every(seat => !('rests' in seat))).toBe(true);
  });
});

describe('nobody does it for another', () => {
  const routes: readonly [string, string, unknown][] = [
    ['GET', '/api/calls', undefined],
    ['GET', '/api/calls/key', undefined],
    ['POST', '/api/calls', wishes()],
    ['POST', '/api/calls/seen', { table: 'abcdef12' }],
    ['POST', '/api/calls/push', { endpoint: 'https://example.org/x', p256dh: 'a', auth: 'a' }],
    ['POST', '/api/calls/push/stop', { endpoint: 'https://example.org/x' }],
    ['POST', '/api/calls/try', {}],
    ['POST', '/api/calls/feed', { on: true }],
    ['POST', '/api/calls/mail', { address: 'a@example.org' }],
    ['GET', '/api/vacation', undefined],
    ['POST', '/api/vacation', { days: 1 }],
  ];

  test.each(routes)('a stranger: %s %s', async (method, path, body) => {
    expect((await new Player(server.base).call(method, path, body)).status).toBe(400);
  });

  test.each(routes.filter(([method]) => method === 'POST'))(
    'another site: %s %s',
    async (_, path, body) => {
      const anna = await server.guest('Anna');
      const answer = await fetch(server.base + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: anna.cookie,
          origin: 'https://elsewhere.example',
        },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(403);
    },
  );

  test('a device is taken off the list only by whose it is, and what is seen is seen for oneself', async () => {
    const { table, mover, other } = await atTurns(await pair());
    await want(mover);
    const phone = await device(mover, 'own');
    await other.call('POST', '/api/calls/push/stop', { endpoint: phone.endpoint });
    await other.call('POST', '/api/calls/seen', { table });
    expect(await told(mover.guest)).toHaveLength(1);
    // Others learn nothing of how someone is told.
    expect(other.wire.join('')).not.toContain('Europe/Berlin');
  });

  test.each([
    { ...wishes(), zone: 'Nowhere/Land' },
    { ...wishes(), every: 5 },
    { ...wishes(), quiet: { from: 0, to: 1440 } },
    { ...wishes(), hook: 'no address' },
    { ...wishes(), more: true },
  ])('what is none of the wishes is refused: %#', async body => {
    const anna = await server.guest('Anna');
    expect((await anna.call('POST', '/api/calls', body)).status).toBe(400);
  });

  test('odd requests are refused in words, and change nothing', async () => {
    const anna = await server.guest('Anna');
    await want(anna);
    // To try it, nothing need be said.
    const posts = routes
      .filter(([method, path]) => method === 'POST' && path !== '/api/calls/try')
      .map(([, path]) => path);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), fc.jsonValue(), async (path, body) => {
        const answer = await anna.call('POST', path, body);
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ code: 'malformed' });
      }),
      { numRuns: 200 },
    );
    expect((await anna.ask<Calling>('GET', '/api/calls')).wishes).toEqual(wishes());
  });

  test('without mail, none is offered and none is sent', async () => {
    const anna = await server.guest('Anna');
    expect(await anna.ask<Calling>('GET', '/api/calls')).toMatchObject({ canMail: false });
    expect((await anna.call('POST', '/api/calls/mail', { address: 'a@example.org' })).status).toBe(
      400,
    );
    expect((await anna.call('POST', '/api/account/mail', { name: 'Anna' })).status).toBe(400);
  });
});

test('no fault was reported', () => {
  expect(server.reported).toEqual([]);
});
