// Every address that answers: who may ask there, and what comes of whatever they send.
import { QuickChance, randomAnswer, Table } from '@castellan/kernel';
import { dailySeed, dayOf, PROTOCOL } from '@castellan/protocol';
import { ownTable, tableFile } from '@castellan/room';
import { gameOf, spec } from '@castellan/room/testing';
import { foreignDeck } from '@castellan/shelf/testing';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { looksOf } from '../src/account/lookalikes.ts';
import { Passwords } from '../src/account/passwords.ts';
import type { Who } from '../src/net/routes.ts';
import { guardRoutes, ROUTES } from '../src/net/routes.ts';
import { keyOf } from '../src/table/house.ts';
import { TestServer } from './house.ts';
import { LetterBox } from './letter-box.ts';
import { TestPasskey } from './passkey.ts';
import { Player } from './player.ts';
import { plan } from './tournament-plan.ts';

type Row = keyof typeof ROUTES;
type Socket = 'GET /api/lobby' | 'GET /api/tables/:id' | 'GET /api/programs/:id';
type Plain = Exclude<Row, Socket>;

const server = new TestServer();
let box: LetterBox;
beforeAll(async () => {
  box = await LetterBox.open();
  const mail = { smtp: box.url, from: 'castellan@example.org' };
  await server.start({ reach: { sendTo: [], site: 'https://play.example.org', mail } });
});
afterAll(async () => {
  await server.end();
  box.end();
});

afterEach(() => expect(server.reported.splice(0)).toEqual([]));

const KINDS = ['nobody', 'guest', 'account', 'owner', 'moderator'] as const;
type Kind = (typeof KINDS)[number];

/** What the words of the table mean: whom each lets in. An account that was not just proved is not its owner. */
const MAY: Readonly<Record<Who, readonly Kind[]>> = {
  anyone: KINDS,
  holder: KINDS,
  guest: ['guest', 'account', 'owner', 'moderator'],
  self: ['guest', 'owner', 'moderator'],
  account: ['account', 'owner'],
  owner: ['owner'],
  moderator: ['moderator'],
};

const PASSWORD = 'correct horse battery';
const known = await new Passwords().known(PASSWORD);
let count = 0;
/** A name that nobody else has, nor one that looks like it. */
const freshName = (): string =>
  `Wanda ${(++count).toString(5).replaceAll(/\d/g, digit => 'bdgkt'[Number(digit)]!)}`;

const [cookieOf, secretOf] = [0, 1].map(at => (who: Player) => who.cookie.split('=')[at]!) as [
  (who: Player) => string,
  (who: Player) => string,
];

async function someone(kind: Kind): Promise<Player> {
  const player = new Player(server.base);
  if (kind === 'nobody') return player;
  const name = freshName();
  await player.introduce(name);
  const { guest } = player;
  if (kind === 'moderator') await server.app.moderation.appoint(guest, true);
  if (kind !== 'account' && kind !== 'owner') return player;
  const looks = await looksOf(name);
  const more = { at: Date.now(), password: known, passkey: null, codes: [] };
  await server.store!.addAccount({ guest, name, looks, ...more });
  if (kind === 'owner') await server.store!.prove(keyOf(secretOf(player)), Date.now() + 600_000);
  return player;
}

const another = (): Promise<Player> => someone('guest');

/** Who this browser was before. */
async function formerOf(who: Player): Promise<{ guest: string }> {
  const former = await another();
  who.keepCookie(`${cookieOf(former)}-former=${secretOf(former)}`);
  return { guest: former.guest };
}

const codeOf = async (who: Player): Promise<string> =>
  (await who.ask<{ code: string }>('POST', '/api/codes', {})).code;

/** Someone with whom this person has sat at a table. */
async function companion(who: Player): Promise<{ guest: string; table: string }> {
  const other = await another();
  const table = await other.open(spec(), 'Anna');
  await who.join(table, 1);
  who.drop();
  return { guest: other.guest, table };
}

async function report(): Promise<string> {
  const anna = await another();
  const { guest, table } = await companion(anna);
  await anna.call('POST', '/api/fair/report', { guest, kind: 'chat', words: 'Rude.', table });
  return (await server.store!.openReports(50)).find(({ about }) => about === guest)!.id;
}

const tournament = async (host: Player): Promise<string> =>
  (await host.ask<{ id: string }>('POST', '/api/tournaments', { plan: plan() })).id;
const itsHost = (): Promise<Player> => someone('account');

/** Someone whose games everyone may see. */
async function shown(): Promise<string> {
  const anna = await another();
  await anna.call('POST', '/api/me/look', { look: 'everyone' });
  return anna.guest;
}

async function feed(form: 'rss' | 'ics'): Promise<Sent> {
  const anna = await another();
  const { secret } = await anna.ask<{ secret: string }>('POST', '/api/calls/feed', { on: true });
  return { at: `/api/feeds/${secret}/turns.${form}` };
}

const villages = await gameOf('villages');
/** Someone’s game alone: to its end, or only so far. */
function played(seed: string, most = Infinity): unknown {
  const table = new Table(villages, { players: 1 }, seed);
  const chance = new QuickChance(1);
  for (let n = 0; n < most && table.outcome() === null; n++)
    table.answer(randomAnswer(table.decisions()[0]!, chance));
  const seated = [{ name: 'Me', chair: 'person' }] as const;
  return tableFile(ownTable('t1', table.save(), seated, 1), { events: false });
}
const today = dayOf(Date.now());
const daily = { day: today, game: 'villages', file: played(dailySeed(today, 'villages')) };
const deck = await foreignDeck('villages');
const wish = { games: ['quests'], players: [4], pace: 'live', rated: false };
const wishes = {
  push: false,
  mail: false,
  hook: null,
  quiet: null,
  every: 0,
  zone: 'UTC',
  locale: 'en',
};
const endpoint = 'https://push.example.org/one';

/** What is sent, where, and the status of what comes back; 200 unless it says so. */
interface Sent {
  readonly at?: string;
  readonly body?: unknown;
  readonly answer?: number;
}
const NOTHING: Sent = { body: {} };
const table = async (): Promise<string> => (await another()).open(spec(), 'Anna');

/** What someone who may would ask for at each address. */
const SOUND: Readonly<Record<Plain, (who: Player, kind: Kind) => Sent | Promise<Sent>>> = {
  'GET /healthz': () => ({}),
  'GET /readyz': () => ({}),
  'GET /api/hello': () => ({}),
  'GET /api/me': () => ({}),
  'POST /api/me': () => ({ body: { name: freshName() } }),
  'GET /api/me/former': () => ({}),
  'POST /api/me/former': async who => ({ body: await formerOf(who) }),
  'POST /api/me/look': () => ({ body: { look: 'nobody' } }),
  'POST /api/codes': () => NOTHING,
  'POST /api/codes/look': async () => ({ body: { code: await codeOf(await another()) } }),
  'POST /api/codes/use': async who => ({
    body: { code: await codeOf(await another()), instead: who.guest || null },
  }),
  'GET /api/devices': () => ({}),
  'POST /api/devices/sign-out': async who => {
    const [own] = await who.ask<{ id: string }[]>('GET', '/api/devices');
    return { body: { id: own!.id } };
  },

  'GET /api/account': () => ({}),
  'POST /api/account/passkeys/ask': () => ({ body: { purpose: 'sign-in' } }),
  // Someone who has an account already can’t make another.
  'POST /api/account/keep': (_, kind) => ({
    body: { by: 'password', name: freshName(), password: PASSWORD },
    answer: kind === 'account' || kind === 'owner' ? 400 : 200,
  }),
  'POST /api/account/sign-in': async who => {
    const { name } = await (await someone('account')).ask<{ name: string }>('GET', '/api/me');
    return { body: { by: 'password', name, password: PASSWORD, instead: who.guest || null } };
  },
  'POST /api/account/mail': () => ({ body: { name: freshName() } }),
  'POST /api/account/prove': () => ({ body: { by: 'password', password: PASSWORD } }),
  'POST /api/account/passkeys': async who => {
    const asked = await who.ask<{ challenge: string }>('POST', '/api/account/passkeys/ask', {
      purpose: 'add',
    });
    return { body: { signed: new TestPasskey(server.base).made(asked) } };
  },
  'POST /api/account/passkeys/remove': async ({ guest }) => {
    const id = `passkey-${guest}`;
    const more = { site: 'a', publicKey: '', counter: 0, transports: [], device: '' };
    await server.store!.addPasskey({ id, guest, ...more, since: 1, seen: 1 });
    return { body: { id } };
  },
  'POST /api/account/password': () => ({ body: { password: 'another horse battery' } }),
  'POST /api/account/codes': () => NOTHING,
  'POST /api/account/bring': async who => ({ body: await formerOf(who) }),
  'POST /api/account/everything': () => NOTHING,
  'POST /api/account/forget': ({ guest }) => ({ body: { guest } }),

  'GET /api/calls': () => ({}),
  'POST /api/calls': () => ({ body: wishes }),
  'POST /api/calls/seen': async () => ({ body: { table: await table() } }),
  'POST /api/calls/push': () => ({ body: { endpoint, p256dh: 'abcd', auth: 'abcd' } }),
  'POST /api/calls/push/stop': () => ({ body: { endpoint } }),
  'POST /api/calls/try': async who => {
    await who.call('POST', '/api/calls', wishes);
    return NOTHING;
  },
  'GET /api/calls/key': () => ({}),
  'POST /api/calls/feed': () => ({ body: { on: true } }),
  'GET /api/feeds/:feed/turns.rss': () => feed('rss'),
  'GET /api/feeds/:feed/turns.ics': () => feed('ics'),
  'POST /api/calls/mail': () => ({ body: { address: null } }),
  'POST /api/calls/mail/confirm': async () => {
    const other = await another();
    await other.call('POST', '/api/calls/mail', { address: `${other.guest}@example.org` });
    return { body: { code: box.code } };
  },
  'GET /api/vacation': () => ({}),
  'POST /api/vacation': () => ({ body: { days: 1 } }),

  'GET /api/fair': () => ({}),
  'POST /api/fair/block': async () => ({ body: { guest: (await another()).guest, on: true } }),
  'POST /api/fair/hearing': () => ({ body: { hearing: 'words' } }),
  'POST /api/fair/report': async who => ({
    body: { ...(await companion(who)), kind: 'chat', words: '' },
  }),
  'POST /api/fair/read': () => NOTHING,
  'GET /api/house': () => ({}),
  'GET /api/house/people': () => ({ at: '/api/house/people?name=Wanda' }),
  'GET /api/house/people/:id': async () => ({ at: `/api/house/people/${(await another()).guest}` }),
  'GET /api/house/reports/:id/chat': async () => ({
    at: `/api/house/reports/${await report()}/chat`,
  }),
  'POST /api/house/deeds': async () => ({
    body: { guest: (await another()).guest, deed: 'warn', words: 'Be kind.' },
  }),

  'GET /api/people/:guest/profile': async () => ({
    at: `/api/people/${await shown()}/profile`,
  }),
  'GET /api/people/:guest/history': async () => ({
    at: `/api/people/${await shown()}/history`,
  }),
  'GET /api/ranking/:game': () => ({ at: '/api/ranking/villages' }),
  'GET /api/games/:game/figures': () => ({ at: '/api/games/villages/figures' }),
  'GET /api/games/:game/:version/cards': () => ({
    at: `/api/games/villages/${villages.rulesVersion}/cards`,
  }),
  'GET /api/daily/:day/:game': () => ({ at: `/api/daily/${today}/villages` }),
  // Nobody has played it.
  'GET /api/daily/:day/:game/:guest': async () => ({
    at: `/api/daily/${today}/villages/${(await another()).guest}`,
    answer: 404,
  }),
  'POST /api/daily': () => ({ body: daily }),
  'GET /api/ladder': () => ({}),

  'GET /api/tables': () => ({}),
  'POST /api/tables': () => ({ body: { spec: spec(), name: 'Anna', sit: true } }),
  'POST /api/tables/begun': () => ({
    body: { spec: spec(), name: 'Anna', file: played('begun', 5) },
  }),
  // It is not over.
  'GET /api/tables/:id/record': async () => ({
    at: `/api/tables/${await table()}/record`,
    answer: 404,
  }),
  'GET /api/tables/:id/invitation': async () => ({ at: `/api/tables/${await table()}/invitation` }),
  'POST /api/decks': () => ({ body: { deck } }),
  'GET /api/decks/:digest': async () => {
    const sent = await (await another()).ask<{ digest: string }>('POST', '/api/decks', { deck });
    return { at: `/api/decks/${sent.digest}` };
  },

  'GET /api/offers': () => ({}),
  'POST /api/seek': () => ({ body: { wish } }),
  'POST /api/seek/stay': () => NOTHING,
  'POST /api/seek/stop': () => NOTHING,
  'POST /api/seek/bots': async who => {
    await who.call('POST', '/api/seek', { wish });
    return NOTHING;
  },
  'GET /api/companions': () => ({}),
  'POST /api/favourites': async who => ({
    body: { guest: (await companion(who)).guest, on: true },
  }),
  'POST /api/invitations/decline': async () => ({ body: { table: await table() } }),

  'GET /api/tournaments': () => ({}),
  'GET /api/tournaments/:id': async () => ({
    at: `/api/tournaments/${await tournament(await itsHost())}`,
  }),
  'POST /api/tournaments': () => ({ body: { plan: plan() } }),
  'POST /api/tournaments/enter': async () => ({ body: { id: await tournament(await itsHost()) } }),
  'POST /api/tournaments/leave': async () => ({ body: { id: await tournament(await itsHost()) } }),
  'POST /api/tournaments/call-off': async who => ({ body: { id: await tournament(who) } }),
};

const plain = Object.entries(SOUND).map(([row, sound]) => {
  const [method, path] = row.split(' ') as [string, string];
  return { row, method, path, sound, who: ROUTES[row as Plain] as Who };
});

/** What the router knows, as it prints it: a tree of what addresses are made of. */
function routesIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap(line => {
    const found = /^([│├└─\s]*)(\S*) ?(?:\(([A-Z, ]+)\))?$/u.exec(line);
    if (found === null || line.trim() === '') return [];
    const depth = found[1]!.length / 4;
    above.length = depth;
    above[depth - 1] = found[2]!;
    const methods = found[3]?.split(', ') ?? [];
    return methods.filter(method => method !== 'HEAD').map(method => `${method} ${above.join('')}`);
  });
}

interface Said {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}
async function said(answer: Response): Promise<Said> {
  const text = await answer.text();
  if (answer.ok) return { status: answer.status, code: '', message: '' };
  const { code, message } = JSON.parse(text) as Said;
  return { status: answer.status, code, message };
}
/** A sentence for people, with nothing in it of how the server is made. */
const PLAIN = /^[^\n]{8,300}$/;
const NOT_PLAIN = /Error\b|node:|\.ts\b|undefined|\[object|SQLITE|select /i;

describe('every address', () => {
  test('has a row in the table, and each row an address', () => {
    const known = routesIn(server.app.http.printRoutes());
    expect(known.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  });

  test('needs one: without, no server starts', () => {
    const http = Fastify();
    guardRoutes(http, ROUTES, async () => {});
    const add = (url: string) => () => http.get(url, async () => ({}));
    expect(add('/api/hello')).not.toThrow();
    expect(add('/api/new')).toThrow(/Who may ask for GET \/api\/new\?/);
  });

  test.each(plain)('$row: is answered for whom its row names, and for nobody else', async one => {
    for (const kind of KINDS) {
      const who = await someone(kind);
      const isAllowed = MAY[one.who].includes(kind);
      // What others are refused would be right if it came from someone else.
      const right = isAllowed ? who : await someone(MAY[one.who][0]!);
      const { at = one.path, body, answer = 200 } = await one.sound(right, kind);
      const { status, code, message } = await said(await who.call(one.method, at, body));
      if (isAllowed) expect([kind, status, message]).toEqual([kind, answer, message]);
      else {
        expect([kind, status]).toEqual([kind, 400]);
        expect(['malformed', 'seat', 'prove', 'stale']).toContain(code);
        expect(message).toMatch(PLAIN);
      }
      if (one.method === 'GET') {
        const head = await who.call('HEAD', at);
        expect([kind, head.status]).toEqual([kind, status]);
      }
    }
  });
});

const CHANCE = new QuickChance(20);
const oneOf = <T>(list: readonly T[]): T => list[CHANCE.below(list.length)]!;

/** What is no body of any message, as it is sent, and as what. */
const BROKEN: readonly (readonly [string, string])[] = [
  ['null', 'application/json'],
  ['[]', 'application/json'],
  ['"villages"', 'application/json'],
  ['{"spoon":1}', 'application/json'],
  ['{"id":{"$ne":1},"guest":["a"],"name":{},"on":1}', 'application/json'],
  ['{"__proto__":{"id":"aaaaaaaa"}}', 'application/json'],
  ['{', 'application/json'],
  ['', 'application/json'],
  [`{"name":"${'x'.repeat(1_200_000)}"}`, 'application/json'],
  ['id=aaaaaaaa', 'application/x-www-form-urlencoded'],
  ['{}', 'text/plain'],
];
const IDS = [
  '0',
  'aaaaaaaa',
  '__proto__',
  '..%2f..',
  '%00',
  'a'.repeat(90),
  'a'.repeat(2000),
  '2026-11-19',
  'villages',
  '%27%20OR%201',
  '%zz',
];
const QUERIES = ['', '?season=%00&game=__proto__&from=1e9-x', '?game=a&game=b', `?name=${'%'}41&x`];

describe('what is wrong is refused in plain words', () => {
  const posts = plain.filter(({ method }) => method === 'POST');
  test.each(posts)('$row', async ({ path }) => {
    for (const kind of KINDS) {
      const who = await someone(kind);
      for (const [body, type] of BROKEN) {
        const { cookie } = who;
        const headers = { 'content-type': type, ...(cookie === '' ? {} : { cookie }) };
        const answer = await fetch(`${server.base}${path}`, { method: 'POST', headers, body });
        const { status, message } = await said(answer);
        expect([kind, body.slice(0, 50), Math.floor(status / 100)]).toEqual([
          kind,
          body.slice(0, 50),
          4,
        ]);
        expect(message).toMatch(PLAIN);
        expect(message).not.toMatch(NOT_PLAIN);
      }
    }
  });

  const gets = plain.filter(({ path, method }) => method === 'GET' && /:|offers|people/.test(path));
  test.each(gets)('$row', async ({ path }) => {
    for (const kind of KINDS) {
      const who = await someone(kind);
      for (let times = 0; times < 12; times++) {
        const odd = path.replaceAll(/:[a-z]+/gu, () => oneOf(IDS)) + oneOf(QUERIES);
        const { status, message } = await said(await who.call('GET', odd));
        expect([kind, odd, status < 500]).toEqual([kind, odd, true]);
        if (status === 200) continue;
        expect(message).toMatch(PLAIN);
        expect(message).not.toMatch(NOT_PLAIN);
      }
    }
  });

  test.each(posts)('$row does nothing for a page of another site', async ({ path }) => {
    const { cookie } = await someone('guest');
    const answer = await fetch(`${server.base}${path}`, {
      method: 'POST',
      headers: { cookie, origin: 'https://evil.example', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(403);
  });
});

describe('sockets', () => {
  /** The code with which a line is closed; 0: it stays open. */
  const closed = (path: string, headers: Record<string, string>): Promise<number> =>
    new Promise(resolve => {
      const line = server.socket(path, headers);
      line.on('close', code => resolve(code));
      line.on('open', () => setTimeout(() => resolve(0), 300));
    });
  const cookieHead = ({ cookie }: Player): Record<string, string> =>
    cookie === '' ? {} : { cookie };

  test('are open for whom their rows name', async () => {
    const anna = await another();
    const id = await anna.host();
    const token = await anna.token(1);
    const at = `/api/tables/${id}?protocol=${PROTOCOL}`;
    for (const kind of KINDS) {
      const head = cookieHead(await someone(kind));
      expect([kind, await closed('/api/lobby', head)]).toEqual([kind, 0]);
      const isAllowed = MAY[ROUTES['GET /api/tables/:id']].includes(kind);
      expect([kind, await closed(at, head)]).toEqual([kind, isAllowed ? 0 : 4004]);
      const program = `/api/programs/${id}`;
      expect([kind, await closed(program, head)]).toEqual([kind, 4000]);
      const wrong = { ...head, authorization: `Bearer ${token.replace(/./, '0')}0` };
      expect([kind, await closed(program, wrong)]).toEqual([kind, 4000]);
      const right = { ...head, authorization: `Bearer ${token}` };
      expect([kind, await closed(program, right)]).toEqual([kind, 0]);
    }
  });

  test('that lead nowhere, or without a line, say so', async () => {
    const anna = await another();
    const at = `/api/tables/aaaaaaaa?protocol=${PROTOCOL}`;
    expect(await closed(at, cookieHead(anna))).toBe(4000);
    expect(await closed('/api/tables/aaaaaaaa?protocol=0', cookieHead(anna))).toBe(4001);
    expect((await anna.call('GET', at)).status).toBe(404);
  });
});
