// What one person, or one address, may ask for in a while.
import type { Cards } from '@castellan/protocol';
import { readFromTable } from '@castellan/protocol';
import { spec } from '@castellan/room/testing';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Rate } from '../src/net/bucket.ts';
import { LINE_LIMITS, LineLimits } from '../src/net/line-limits.ts';
import { PAGE_BUDGET } from '../src/net/page-socket.ts';
import { PROGRAM_TABLE_BUDGET } from '../src/net/program-socket.ts';
import { TestServer } from './house.ts';
import { Player, until } from './player.ts';
import { Program } from './program.ts';

const server = new TestServer();
beforeAll(() => server.start({ isLimited: true }));
afterAll(() => server.end());

/** Anna at a table of her own. */
async function atTable(): Promise<Player> {
  const anna = await server.guest();
  await anna.host();
  return anna;
}

const ping = (player: Player, times: number): void => {
  for (let i = 0; i < times; i++) player.send({ type: 'ping' });
};
const heard = ({ wire }: Player, word: string): number =>
  wire.filter(text => text.includes(`"type":"${word}"`)).length;
const isTold = (player: Player, code: string): boolean =>
  player.refusals.some(one => one.code === code);
const wireOf = (line: WebSocket): Socket => (line as unknown as { _socket: Socket })._socket;

/** Says how much a budget can have paid for since: a slow machine gives it time to fill again. */
function budget({ burst, perSecond }: Rate): () => number {
  const began = performance.now();
  return () => burst + (perSecond * (performance.now() - began)) / 1000;
}

test('someone who sends too much at once is told to wait, and is disconnected if they don’t stop', async () => {
  const anna = await atTable();
  ping(anna, 60);
  await anna.until(() => isTold(anna, 'busy'));
  await anna.until(() => heard(anna, 'pong') >= 30);
  expect(anna.closed).toBeNull();
  ping(anna, 300);
  await anna.until(() => anna.closed !== null);
  expect(anna.closed).toBe(4002);
});

test('a rest makes up for it: those who wait are heard again', async () => {
  const anna = await atTable();
  ping(anna, 60);
  await anna.until(() => anna.refusals.length > 0);
  await anna.until(() => heard(anna, 'pong') + anna.refusals.length === 60);
  const before = heard(anna, 'pong');
  await expect
    .poll(() => (ping(anna, 1), heard(anna, 'pong')), { timeout: 50_000, interval: 300 })
    .toBeGreaterThan(before);
});

test('an address has a limited number of lines: one more is refused, and hanging up makes room', async () => {
  const lines = Array.from({ length: 70 }, () => server.socket('/api/lobby'));
  const closed: number[] = [];
  for (const line of lines) line.on('close', code => closed.push(code));
  await Promise.all(lines.map(line => once(line, 'open')));
  await until(() => closed.length === 10);
  expect(new Set(closed)).toEqual(new Set([4002]));
  expect(server.app.watchers()).toBe(60);
  for (const line of lines) line.terminate();
  await until(() => server.app.watchers() === 0);
  const late = server.socket('/api/lobby');
  await once(late, 'open');
  await until(() => server.app.watchers() === 1);
  late.terminate();
});

test.each<[string, () => Promise<WebSocket>]>([
  ['of the lobby', async () => server.socket('/api/lobby')],
  ['of a page', async () => (await atTable()).line],
  [
    'of a program',
    async () => {
      const anna = await server.guest();
      const table = await anna.host();
      return new Program(server.base, table, await anna.token(1)).socket;
    },
  ],
])('a line %s that only pings, and reads nothing, is closed', async (_, lineOf) => {
  const line = await lineOf();
  const gone: string[] = [];
  line.on('close', () => gone.push('closed')).on('error', () => gone.push('broken'));
  if (line.readyState !== WebSocket.OPEN) await once(line, 'open');
  wireOf(line).pause();
  for (let i = 0; i < 20_000 && gone.length === 0; i++) line.ping('x'.repeat(120));
  wireOf(line).resume();
  await until(() => gone.length > 0);
});

test('a program that asks for all cards again and again is told to wait, and keeps nobody waiting', async () => {
  const anna = await server.guest();
  const table = await anna.host();
  const most = budget(PROGRAM_TABLE_BUDGET);
  const program = await new Program(server.base, table, await anna.token(1)).opened();
  for (let i = 0; i < 100; i++) program.send({ type: 'cards' });
  await program.until(() => program.heard.length >= 100);
  expect(program.of('cards').length * 40).toBeLessThanOrEqual(most());
  expect(program.of('refused')).toContainEqual(expect.objectContaining({ code: 'busy' }));

  const { list } = program.of('cards')[0]!;
  const { rulesVersion } = anna.room!;
  const at = `${server.base}/api/games/villages/${rulesVersion}/cards`;
  const first = await fetch(at);
  expect(((await first.json()) as Cards).list).toEqual(list);
  const again = await fetch(at, { headers: { 'if-none-match': first.headers.get('etag')! } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('to look around costs more than to ask for the time', async () => {
  const anna = await atTable();
  await anna.begin('random');
  anna.wire.length = 0;
  const most = budget(PAGE_BUDGET);
  for (let i = 0; i < 30; i++) anna.send({ type: 'look', viewer: 'spectator' });
  await anna.until(() => isTold(anna, 'busy'));
  expect(heard(anna, 'scene') * 10).toBeLessThan(most());
});

test('someone who asks for hints again and again is told to wait', async () => {
  const anna = await server.guest();
  await anna.host({ hints: true });
  await anna.begin('random');
  const most = budget(PAGE_BUDGET);
  for (let i = 0; i < 10; i++) anna.send({ type: 'hint' });
  await anna.until(() => heard(anna, 'refused') >= 8);
  expect((10 - heard(anna, 'refused')) * 40).toBeLessThan(most());
});

test('games that were begun elsewhere come one by one', async () => {
  const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')]);
  const bring = async (player: Player): Promise<number> =>
    (await player.call('POST', '/api/tables/begun', {})).status;
  const asked = await Promise.all(Array.from({ length: 8 }, () => bring(anna)));
  expect(asked.filter(status => status === 400)).toHaveLength(4);
  expect(asked.filter(status => status === 429)).toHaveLength(4);
  expect(await bring(ben)).toBe(400);
});

test('many tabs share one budget', async () => {
  const anna = await server.guest();
  const table = await anna.open(spec(), 'Anna');
  const most = budget(PAGE_BUDGET);
  const tabs = [anna.secondTab(), anna.secondTab(), anna.secondTab()];
  for (const tab of tabs) await tab.attend(table);
  for (const tab of tabs) ping(tab, 20);
  await Promise.all(tabs.map(tab => tab.until(() => tab.wire.length >= 21)));
  const pongs = tabs.reduce((sum, tab) => sum + heard(tab, 'pong'), 0);
  expect(pongs * 2).toBeLessThanOrEqual(most());
});

test('a class of forty behind one address has room, with two lines each; one person has twenty', () => {
  const lineLimits = new LineLimits(LINE_LIMITS);
  const lines = Array.from({ length: 80 }, (_, i) => {
    const line = lineLimits.enter('10.0.0.1');
    expect([i, line?.is(`pupil ${i % 40}`)]).toEqual([i, true]);
    return line!;
  });
  const one = Array.from({ length: 30 }, () => {
    const line = lineLimits.enter('10.0.0.1')!;
    const isIn = line.is('glutton');
    lines.push(line);
    return isIn;
  });
  expect(one.filter(Boolean)).toHaveLength(20);
  const strangers = Array.from({ length: 70 }, () => lineLimits.enter('10.0.0.2')!);
  expect(strangers.filter(line => line.isUnknown())).toHaveLength(60);
  // They keep nobody out who is known.
  const pupil = lineLimits.enter('10.0.0.2')!;
  expect(pupil.is('pupil')).toBe(true);
  lines.push(pupil);
  for (const line of [...lines, ...strangers]) {
    line?.leave();
    line?.leave();
  }
  expect(lineLimits.size).toBe(0);
});

test('a request counts for its sender once they are known: others at the address are not shut out', async () => {
  const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')]);
  const asked = await Promise.all(
    Array.from({ length: 40 }, () => anna.call('POST', '/api/codes', {})),
  );
  expect(asked.map(({ status }) => status)).toContain(429);
  expect((await ben.call('POST', '/api/codes', {})).status).toBe(200);
});

test('new tokens for a seat bring no new budget', async () => {
  const anna = await server.guest();
  const table = await anna.host();
  const most = budget(PROGRAM_TABLE_BUDGET);
  let served = 0;
  for (let n = 1; n <= 5; n++) {
    const program = await new Program(server.base, table, await anna.token(1)).opened();
    for (let i = 0; i < 5; i++) program.send({ type: 'cards' });
    await program.until(() => program.heard.length >= 5 || program.closed !== null);
    served += program.of('cards').length;
  }
  expect(served * 40).toBeLessThanOrEqual(most());
});

test('programs that play among themselves are slowed down, and none of their answers is lost', async () => {
  const anna = await server.guest();
  const table = await anna.open(spec({ game: 'quests' }), 'Anna', false);
  await anna.attend(table);
  for (const seat of [0, 1]) await anna.token(seat);
  let answered = 0;
  const programs = anna.tokens.map(token => new Program(server.base, table, token));
  for (const program of programs)
    program.socket.on('message', data => {
      const message = readFromTable(`${data}`);
      const decision = message.type === 'scene' ? message.scene.decision : null;
      if (message.type !== 'scene' || decision === null) return;
      const { id, seat, fallback } = decision;
      answered++;
      const answer = { decision: id, ...fallback };
      program.send({ type: 'answer', seat, revision: message.revision, answer });
    });
  const most = budget(PROGRAM_TABLE_BUDGET);
  await Promise.all(programs.map(program => program.opened()));
  await anna.begin();
  // More than they may answer at once: what was held back has been given later.
  await until(() => answered > 120);
  // The last decision of each may still wait for its answer.
  expect((answered - 2) * 2).toBeLessThanOrEqual(most());
  for (const program of programs)
    expect([program.of('refused'), program.closed]).toEqual([[], null]);
  for (const program of programs) program.socket.terminate();
});

test('a line that is closed for its faults is no longer heard, even if its other end stays open', async () => {
  const anna = await atTable();
  const wire = wireOf(anna.line);
  // What comes is thrown away: the close frame is never answered.
  anna.line.removeAllListeners('message');
  wire.removeAllListeners('data');
  wire.resume();
  for (let i = 0; i < 250; i++) anna.sendText('nonsense');
  await until(() => wire.destroyed);
});

describe('an address in all', () => {
  /** One that gives nothing back while it is tried. */
  const small = new TestServer();
  const few = { burst: 40, perSecond: 0.001 };
  beforeAll(() => small.start({ isLimited: true, requests: few, places: few }));
  afterAll(() => small.end());

  test('lines can’t be opened without end; without a token nothing is looked up', async () => {
    const closed: unknown[] = [];
    for (let i = 0; i < 25; i++) {
      const line = small.socket(`/api/programs/nowhere${i}`);
      closed.push((await once(line, 'close'))[0]);
    }
    expect(closed).toEqual(Array.from({ length: 25 }, (_, i) => (i < 20 ? 4000 : 4002)));
    expect(small.app.house.size).toBe(0);
  });

  test('nor can things that are not there be asked for', async () => {
    const statuses: number[] = [];
    // Each line that was opened counts as a request too.
    for (let i = 0; i < 17; i++) statuses.push((await fetch(`${small.base}/api/nothing`)).status);
    expect(statuses).toEqual(Array.from({ length: 17 }, (_, i) => (i < 15 ? 404 : 429)));
  });
});

test('on a first day twelve tables are for everyone; tables by a link are not counted', async () => {
  const anna = await server.guest();
  const open = async (isOpen: boolean): Promise<number> => {
    const asked = { spec: spec({ open: isOpen }), name: 'Anna', sit: true };
    return (await anna.call('POST', '/api/tables', asked)).status;
  };
  const asked = await Promise.all(Array.from({ length: 14 }, () => open(true)));
  expect(asked.filter(status => status === 400)).toHaveLength(2);
  expect(await open(false)).toBe(200);
});

// The last one: it uses up what strangers at this address may ask for.
test('names, tables and codes can’t be made without end', async () => {
  const newcomers = Array.from({ length: 200 }, () => new Player(server.base));
  const answers = await Promise.all(
    newcomers.map(one => one.call('POST', '/api/me', { name: 'Anna' })),
  );
  const of = (status: number): Response[] => answers.filter(one => one.status === status);
  expect(of(200).length).toBeGreaterThanOrEqual(100);
  expect(of(429)).toHaveLength(200 - of(200).length);
  expect(of(429)).not.toEqual([]);
  for (const busy of of(429)) expect(await busy.json()).toMatchObject({ code: 'busy' });
});

test.each([
  [
    'POST',
    '/api/seek',
    30,
    { wish: { games: ['villages'], players: [4], pace: 'live', rated: false } },
  ],
  ['POST', '/api/seek/stay', 60, {}],
  ['POST', '/api/seek/stop', 60, {}],
  ['POST', '/api/seek/bots', 30, {}],
  ['POST', '/api/favourites', 60, { guest: 'abcdef', on: false }],
  ['POST', '/api/invitations/decline', 60, { table: 'abcdef' }],
  ['GET', '/api/companions', 120, undefined],
  ['POST', '/api/fair/block', 60, { guest: 'abcdef', on: false }],
  ['POST', '/api/fair/report', 6, { guest: 'abcdef', kind: 'name', words: '' }],
  ['GET', '/api/house', 60, undefined],
  ['GET', '/api/offers', 300, undefined],
] as const)('%s %s: one person may ask %i times a minute', async (method, path, most, body) => {
  const anna = await server.guest();
  const asked = await Promise.all(
    Array.from({ length: most + 20 }, () => anna.call(method, path, body)),
  );
  const refused = asked.filter(({ status }) => status === 429).length;
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThanOrEqual(20);
});
