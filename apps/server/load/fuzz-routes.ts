import { QuickChance } from '@castellan/kernel';
import { spec } from '@castellan/room/testing';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { looksOf } from '../src/account/lookalikes.ts';
import { buildApp } from '../src/net/app.ts';
import { ROUTES } from '../src/net/routes.ts';
import { openStore } from '../src/store/sqlite-store.ts';
import { keyOf } from '../src/table/house.ts';
import { library } from '../src/table/library.ts';

const chance = new QuickChance(98);
const below = (n: number): number => chance.below(n);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

/** Every address that answers to plain requests. */
const SOCKETS = ['GET /api/lobby', 'GET /api/tables/:id', 'GET /api/programs/:id'];
const ROWS = Object.keys(ROUTES)
  .filter(row => !SOCKETS.includes(row))
  .map(row => row.split(' ') as ['GET' | 'POST', string]);

/** Bodies as pages send them, to be bent. */
const GUEST = 'aaaaaaaa';
const passkey = {
  id: 'abcd',
  rawId: 'abcd',
  type: 'public-key',
  response: { clientDataJSON: 'a' },
};
const wish = { games: ['villages'], players: [2], pace: 'live', rated: false };
const plan = {
  game: 'villages',
  kind: 'swiss',
  seats: 2,
  rounds: 2,
  pace: 'live',
  rated: false,
  begins: null,
  wanted: 4,
};
const SEEDS: readonly object[] = [
  {},
  { name: 'Anna' },
  { guest: GUEST },
  { guest: GUEST, on: true },
  { guest: GUEST, kind: 'name', words: 'Rude.', table: GUEST },
  { guest: GUEST, deed: 'silence', days: 3, words: 'No.', report: GUEST },
  { id: GUEST },
  { table: GUEST },
  { plan },
  { wish },
  { look: 'nobody' },
  { hearing: 'words' },
  { on: true },
  { days: 3, from: 0 },
  { code: 'a'.repeat(20), instead: null },
  { code: 'a'.repeat(40) },
  { purpose: 'keep', name: 'Anna' },
  { purpose: 'prove' },
  { by: 'password', name: 'Anna', password: 'a long password', instead: null },
  { by: 'passkey', signed: passkey, name: 'Anna' },
  { by: 'code', name: 'Anna', code: 'abcd', instead: null },
  { signed: passkey },
  { password: null },
  { address: 'anna@example.org' },
  { endpoint: 'https://push.example.invalid/1', p256dh: 'abcd', auth: 'abcd' },
  { spec: spec(), name: 'Anna', sit: true, invite: [GUEST] },
  { spec: spec(), name: 'Anna', file: { castellan: 4, log: [] } },
  { day: '2026-11-19', game: 'villages', file: { castellan: 4, log: [{}] } },
  { deck: 'castellan: 1\ngame: villages\n' },
  {
    push: false,
    mail: false,
    hook: 'https://hook.example.invalid/',
    quiet: { from: 1, to: 2 },
    every: 60,
    zone: 'UTC',
    locale: 'en',
  },
];
const ODD: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  3,
  0.5,
  1e308,
  '',
  'a',
  GUEST,
  '__proto__',
  '\u0000\u202E',
  'villages',
  'x'.repeat(3000),
  [],
  [[[[]]]],
  {},
  { __proto__: null, constructor: 1 },
  true,
  ['villages', 'villages'],
  '<script>alert(1)</script>',
  "'; drop table guests; --",
];
const PLACES = [
  '0',
  GUEST,
  '__proto__',
  '..%2f..',
  '%00',
  '%zz',
  'a'.repeat(90),
  'a'.repeat(900),
  '2026-11-19',
  'villages',
  'quests',
  '13',
  '%27%20or%201',
];

/** The same with something in it replaced, left out or added. */
function bent(value: unknown): unknown {
  if (below(7) === 0) return oneOf(ODD);
  if (Array.isArray(value)) return value.map(bent);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .filter(() => below(12) > 0)
    .map(([name, one]) => [name, bent(one)] as const);
  if (below(12) === 0) fields.push([oneOf(['id', 'guest', 'spoon', '__proto__']), oneOf(ODD)]);
  return Object.fromEntries(fields);
}

function body(): string {
  if (below(20) === 0) return oneOf(['', '{', 'null', '[]', '"', '\u0000', '1e999', '{"a":1}x']);
  return JSON.stringify(below(8) === 0 ? oneOf(SEEDS) : bent(oneOf(SEEDS)));
}

const query = (): string =>
  below(3) > 0
    ? ''
    : `?${oneOf(['season', 'game', 'from', 'name', 'players', 'pace'])}=${oneOf(PLACES)}`;

export interface Fuzzed {
  readonly requests: number;
  /** How often each kind of answer came. */
  readonly answers: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

/** Sends this many bent requests to every address, as nobody, guests, an account, its owner and a moderator. */
export async function fuzzRoutes(wanted: number): Promise<Fuzzed> {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-fuzz-'));
  const store = await openStore(folder);
  const faults: string[] = [];
  const report = (error: unknown): void =>
    void faults.push((error as Error).stack ?? String(error));
  const site = 'https://play.example.org';
  const app = await buildApp({
    store,
    library,
    site: null,
    headers: {},
    isLimited: false,
    reach: { sendTo: ['*'], site, mail: null },
    report,
  });
  const answers = new Map<string, number>();
  try {
    const people = await peopleAt(app.http, async (guest, key, name) => {
      await store.addAccount({
        guest,
        name,
        looks: await looksOf(name),
        at: Date.now(),
        password: null,
        passkey: null,
        codes: [],
      });
      if (name === 'Olga') await store.prove(key, Date.now() + 3_600_000);
    });
    await app.moderation.appoint(people[3]!.guest, true);
    for (let n = 0; n < wanted; n++) {
      const [method, path] = oneOf(ROWS);
      // Those who have gone have no more to try.
      if (/forget|sign-out$/u.test(path) && below(50) > 0) continue;
      const { cookie } = oneOf(people);
      const url = path.replaceAll(/:[a-z]+/gu, () => oneOf(PLACES)) + query();
      const payload = method === 'POST' ? body() : undefined;
      const answer = await app.http.inject({
        method,
        url,
        headers: {
          cookie,
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(payload === undefined ? {} : { payload }),
      });
      const status = answer.statusCode;
      answers.set(`${status}`, (answers.get(`${status}`) ?? 0) + 1);
      if (status >= 500)
        faults.push(`${status} for ${method} ${url} ${payload ?? ''}`.slice(0, 600));
    }
  } finally {
    await app.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { requests: wanted, answers, faults };
}

interface Someone {
  readonly cookie: string;
  readonly guest: string;
}

async function peopleAt(
  http: FastifyInstance,
  keep: (guest: string, key: string, name: string) => Promise<void>,
): Promise<readonly Someone[]> {
  const people: Someone[] = [{ cookie: '', guest: '' }];
  for (const name of ['Gus', 'Olga', 'Mona', 'Ada']) {
    const made = await http.inject({ method: 'POST', url: '/api/me', payload: { name } });
    const cookie = String(made.headers['set-cookie']).split(';')[0]!;
    const { guest } = made.json<{ guest: string }>();
    if (name === 'Olga' || name === 'Ada') await keep(guest, keyOf(cookie.split('=')[1]!), name);
    people.push({ cookie, guest });
  }
  return people;
}
