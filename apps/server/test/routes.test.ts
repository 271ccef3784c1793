// Every address that answers, whoever asks and whatever they send: no fault, nothing for other sites, nothing for nobody.
import { QuickChance } from '@castellan/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from './house.ts';
import { Player } from './player.ts';

const server = new TestServer();
const chance = new QuickChance(20);
const oneOf = <T>(list: readonly T[]): T => list[chance.below(list.length)]!;

interface Route {
  readonly method: string;
  readonly path: string;
}
let routes: readonly Route[] = [];

/** What the router knows, as it prints it: a tree of what addresses are made of. */
function routesIn(tree: string): Route[] {
  const above: string[] = [];
  return tree.split('\n').flatMap(line => {
    const found = /^([│├└─\s]*)(\S*) ?(?:\(([A-Z, ]+)\))?$/u.exec(line);
    if (found === null || line.trim() === '') return [];
    const depth = found[1]!.length / 4;
    above.length = depth;
    above[depth - 1] = found[2]!;
    const path = above.join('');
    const methods = found[3]?.split(', ') ?? [];
    return methods
      .filter(method => (method === 'GET' || method === 'POST') && path.startsWith('/api/'))
      .map(method => ({ method, path }));
  });
}

beforeAll(async () => {
  await server.start();
  routes = routesIn(server.app.http.printRoutes());
});
afterAll(() => server.end());

const IDS = [
  '0',
  'aaaaaaaa',
  '__proto__',
  '..%2f..',
  '%00',
  'a'.repeat(90),
  '2026-11-19',
  'villages',
];
const ODD: readonly unknown[] = [
  null,
  -1,
  0,
  1e308,
  0.5,
  '',
  'a',
  '__proto__',
  [],
  {},
  true,
  'x'.repeat(3000),
  '\u0000\u202E',
  [[[[]]]],
  { plan: null },
  'aaaaaaaa',
  ['aaaaaaaa'],
  'swiss',
  'villages',
  3,
];
const NAMES = [
  'id',
  'plan',
  'guest',
  'on',
  'wish',
  'table',
  'name',
  'code',
  'password',
  'by',
  'deed',
  'words',
  'game',
  'day',
  'file',
  'days',
  'from',
  'look',
  'address',
  'spec',
  'sit',
  'kind',
  'report',
];
const PLAN = ['game', 'kind', 'seats', 'rounds', 'pace', 'rated', 'begins', 'wanted'];

function hostileBody(): unknown {
  if (chance.below(6) === 0) return oneOf(ODD);
  const body: Record<string, unknown> = {};
  for (let i = chance.below(4); i >= 0; i--) body[oneOf(NAMES)] = oneOf(ODD);
  if (chance.below(3) === 0)
    body['plan'] = Object.fromEntries(PLAN.map(name => [name, oneOf(ODD)]));
  return body;
}

const filled = (path: string): string =>
  `${path.replaceAll(/:[a-z]+/gu, () => oneOf(IDS))}${chance.below(3) === 0 ? `?season=${oneOf(IDS)}&game=${oneOf(IDS)}&from=${oneOf(IDS)}` : ''}`;

describe('every route', () => {
  test('is known here: those of tournaments, seasons, people and moderators among them', () => {
    const known = routes.map(({ method, path }) => `${method} ${path}`);
    for (const one of [
      'GET /api/tournaments',
      'POST /api/tournaments',
      'GET /api/tournaments/:id',
      'POST /api/tournaments/enter',
      'POST /api/tournaments/leave',
      'POST /api/tournaments/call-off',
      'GET /api/ranking/:game',
      'POST /api/house/deeds',
      'POST /api/seek',
    ])
      expect(known).toContain(one);
    expect(known.length).toBeGreaterThan(50);
  });

  test('answers whatever is sent, and is at fault for none of it', async () => {
    const [anna, mona] = await Promise.all([server.guest('Anna'), server.guest('Mona')]);
    await server.app.moderation.appoint(mona.guest, true);
    const nobody = new Player(server.base);
    for (let times = 0; times < 12; times++)
      for (const { method, path } of routes) {
        // Who has signed out or gone has no more to try.
        if (/sign-out|forget/u.test(path)) continue;
        const who = oneOf([anna, mona, nobody]);
        const body = method === 'POST' ? hostileBody() : undefined;
        const answer = await who.call(method, filled(path), body);
        expect([path, body, answer.status < 500 || answer.status === 503]).toEqual([
          path,
          body,
          true,
        ]);
        await answer.text();
      }
    expect(server.reported).toEqual([]);
  });

  test('does nothing for a page of another site', async () => {
    const anna = await server.guest('Anna');
    for (const { method, path } of routes) {
      if (method !== 'POST') continue;
      const answer = await fetch(`${server.base}${filled(path).split('?')[0]}`, {
        method,
        headers: {
          cookie: anna.cookie,
          origin: 'https://evil.example',
          'content-type': 'application/json',
        },
        body: '{}',
      });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  test('of tournaments and moderators does nothing for nobody', async () => {
    const nobody = new Player(server.base);
    for (const { method, path } of routes) {
      if (!/tournaments|house/u.test(path) || (method === 'GET' && !path.includes('house')))
        continue;
      const body = method === 'POST' ? { id: 'aaaaaaaa' } : undefined;
      const answer = await nobody.call(method, filled(path).split('?')[0]!, body);
      expect([path, answer.ok]).toEqual([path, false]);
    }
  });
});
