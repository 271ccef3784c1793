// What one person, or one address, may ask for in a while.
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LINE_LIMITS, LineLimits } from '../src/net/line-limits.ts';
import { spec, TestServer } from './house.ts';
import { Player } from './player.ts';
import { Program } from './program.ts';

const server = new TestServer();
beforeAll(() => server.start({ isLimited: true }));
afterAll(() => server.end());

test('who sends too much at once is told to wait, and is let go if they do not stop', async () => {
  const anna = await new Player(server.base).introduce('Anna');
  await anna.attend(await anna.open(spec(), 'Anna'));
  for (let i = 0; i < 60; i++) anna.send({ type: 'ping' });
  await anna.until(() => anna.refusals.some(({ code }) => code === 'busy'));
  await anna.until(() => anna.wire.filter(text => text.includes('"pong"')).length >= 30);
  expect(anna.closed).toBeNull();
  for (let i = 0; i < 300; i++) anna.send({ type: 'ping' });
  await anna.until(() => anna.closed !== null);
  expect(anna.closed).toBe(4002);
});

test('a rest makes up for it: whoever waits is heard again', async () => {
  const anna = await new Player(server.base).introduce('Anna');
  await anna.attend(await anna.open(spec(), 'Anna'));
  for (let i = 0; i < 60; i++) anna.send({ type: 'ping' });
  await anna.until(() => anna.refusals.length > 0);
  await new Promise(resolve => setTimeout(resolve, 1200));
  anna.wire.length = 0;
  anna.send({ type: 'ping' });
  await anna.until(() => anna.wire.length > 0);
  expect(anna.wire[0]).toContain('"pong"');
});

test('one address has so many lines, and another is refused; who hangs up makes room', async () => {
  const address = `${server.base.replace('http', 'ws')}/api/lobby`;
  const lines = Array.from({ length: 70 }, () => new WebSocket(address));
  const closed: number[] = [];
  for (const line of lines) line.on('close', code => closed.push(code));
  await Promise.all(lines.map(open));
  await expect.poll(() => closed.length, PATIENT).toBe(10);
  expect(new Set(closed)).toEqual(new Set([4002]));
  expect(server.app.watchers()).toBe(60);
  for (const line of lines) line.terminate();
  await expect.poll(() => server.app.watchers(), PATIENT).toBe(0);
  const late = new WebSocket(address);
  await open(late);
  await expect.poll(() => server.app.watchers(), PATIENT).toBe(1);
  late.terminate();
});

const PATIENT = { timeout: 30_000 };
const open = (line: WebSocket): Promise<unknown> =>
  new Promise((resolve, reject) => line.on('open', resolve).on('error', reject));
const soon = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** A line of each kind that stays open by itself. */
const LINES: Readonly<Record<string, () => Promise<WebSocket>>> = {
  'of the lobby': async () => new WebSocket(`${server.base.replace('http', 'ws')}/api/lobby`),
  'of a page': async () => {
    const anna = await new Player(server.base).introduce('Anna');
    await anna.attend(await anna.open(spec(), 'Anna'));
    return anna.line;
  },
  'of a program': async () => {
    const anna = await new Player(server.base).introduce('Anna');
    const table = await anna.open(spec(), 'Anna');
    await anna.attend(table);
    anna.send({ type: 'program', seat: 1, name: 'Pinger' });
    await anna.until(() => anna.tokens.length === 1);
    return new Program(server.base, table, anna.tokens[0]!).socket;
  },
};

test.each(Object.keys(LINES))(
  'a line %s that only pings, and reads nothing, is let go',
  async kind => {
    const line = await LINES[kind]!();
    const gone: string[] = [];
    line.on('close', () => gone.push('closed')).on('error', () => gone.push('broken'));
    if (line.readyState !== WebSocket.OPEN) await open(line);
    const { _socket: wire } = line as unknown as { _socket: Socket };
    wire.pause();
    for (let i = 0; i < 20_000 && gone.length === 0; i++) line.ping('x'.repeat(120));
    wire.resume();
    for (let waited = 0; gone.length === 0 && waited < 5000; waited += 20) await soon(20);
    expect(gone).not.toEqual([]);
  },
);

test('a program that asks for all cards again and again is told to wait, and keeps nobody waiting', async () => {
  const anna = await new Player(server.base).introduce('Anna');
  const table = await anna.open(spec(), 'Anna');
  await anna.attend(table);
  anna.send({ type: 'program', seat: 1, name: 'Greedy' });
  await anna.until(() => anna.tokens.length === 1);
  const program = await new Program(server.base, table, anna.tokens[0]!).opened();
  for (let i = 0; i < 100; i++) program.send({ cards: true });
  await program.until(() => program.lines.length >= 100);
  expect(program.of('cards').length).toBeLessThanOrEqual(6);
  expect(program.of('error')).toContainEqual(expect.objectContaining({ code: 'busy' }));

  const [{ list }] = program.of('cards') as [{ list: unknown[] }];
  const { rulesVersion } = anna.room!;
  const at = `${server.base}/api/games/villages/${rulesVersion}/cards`;
  const first = await fetch(at);
  expect(((await first.json()) as { cards: { list: unknown[] } }).cards.list).toEqual(list);
  const again = await fetch(at, { headers: { 'if-none-match': first.headers.get('etag')! } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('to look around costs more than to ask for the time', async () => {
  const anna = await new Player(server.base).introduce('Anna');
  await anna.attend(await anna.open(spec(), 'Anna'));
  anna.send({ type: 'bot', seat: 1, bot: 'random' });
  anna.send({ type: 'start' });
  await anna.until(() => anna.scene !== null);
  anna.wire.length = 0;
  for (let i = 0; i < 30; i++) anna.send({ type: 'look', viewer: 'spectator' });
  await anna.until(() => anna.refusals.some(({ code }) => code === 'busy'));
  expect(anna.wire.filter(text => text.includes('"type":"scene"')).length).toBeLessThan(10);
});

test('many tabs share one budget', async () => {
  const anna = await new Player(server.base).introduce('Anna');
  const table = await anna.open(spec(), 'Anna');
  const tabs = [anna.secondTab(), anna.secondTab(), anna.secondTab()];
  for (const tab of tabs) await tab.attend(table);
  for (const tab of tabs) for (let i = 0; i < 20; i++) tab.send({ type: 'ping' });
  await Promise.all(tabs.map(tab => tab.until(() => tab.wire.length >= 21)));
  const pongs = tabs.flatMap(tab => tab.wire).filter(text => text.includes('"pong"'));
  expect(pongs.length).toBeLessThan(45);
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

test('a request counts for whoever sends it once they are known: others at the address are not shut out', async () => {
  const [anna, ben] = await Promise.all(
    ['Anna', 'Ben'].map(name => new Player(server.base).introduce(name)),
  );
  const statuses: number[] = [];
  for (let i = 0; i < 25; i++) statuses.push((await anna!.call('POST', '/api/codes', {})).status);
  expect(statuses).toContain(429);
  expect((await ben!.call('POST', '/api/codes', {})).status).toBe(200);
});

test('new tokens for a seat bring no new budget', async () => {
  const anna = await new Player(server.base).introduce('Anna');
  const table = await anna.open(spec(), 'Anna');
  await anna.attend(table);
  let served = 0;
  for (let n = 1; n <= 5; n++) {
    anna.send({ type: 'program', seat: 1, name: 'Greedy' });
    await anna.until(() => anna.tokens.length === n);
    const program = await new Program(server.base, table, anna.tokens.at(-1)!).opened();
    for (let i = 0; i < 5; i++) program.send({ cards: true });
    await program.until(() => program.lines.length >= 5 || program.closed !== null);
    served += program.of('cards').length;
  }
  expect(served).toBeLessThanOrEqual(7);
});

test('programs that play among themselves are slowed down, and none of their answers is lost', async () => {
  const anna = await new Player(server.base).introduce('Anna');
  const response = await anna.call('POST', '/api/tables', {
    spec: spec({ game: 'quests' }),
    name: 'Anna',
    sit: false,
  });
  const { id: table } = (await response.json()) as { id: string };
  await anna.attend(table);
  for (const seat of [0, 1]) {
    anna.send({ type: 'program', seat, name: `P${seat}` });
    await anna.until(() => anna.tokens.length > seat);
  }
  let answered = 0;
  const programs = anna.tokens.map(token => new Program(server.base, table, token));
  for (const program of programs)
    program.socket.on('message', data => {
      const { decision } = JSON.parse(`${data}`) as { decision?: { fallback: object } };
      if (decision === undefined) return;
      answered++;
      program.send({ answer: decision.fallback });
    });
  await Promise.all(programs.map(program => program.opened()));
  anna.send({ type: 'start' });
  await anna.until(() => anna.scene !== null);
  await soon(4000);
  const before = answered;
  await soon(2000);
  expect(answered).toBeGreaterThan(before);
  expect(answered).toBeLessThan(200);
  for (const program of programs) expect([program.of('error'), program.closed]).toEqual([[], null]);
  for (const program of programs) program.socket.terminate();
});

test('a line that is closed for its faults is heard no more, even if it does not let go', async () => {
  const anna = await new Player(server.base).introduce('Anna');
  await anna.attend(await anna.open(spec(), 'Anna'));
  const { _socket: wire } = anna.line as unknown as { _socket: Socket };
  for (let i = 0; i < 250; i++) anna.sendText('nonsense');
  await soon(300);
  // The close frame that has come is never answered.
  anna.line.removeAllListeners('message');
  wire.removeAllListeners('data');
  for (let waited = 0; !wire.destroyed && waited < 4000; waited += 20) await soon(20);
  expect(wire.destroyed).toBe(true);
});

describe('an address in all', () => {
  /** One that gives nothing back while it is tried. */
  const small = new TestServer();
  const few = { burst: 40, perSecond: 0.001 };
  beforeAll(() => small.start({ isLimited: true, requests: few, places: few }));
  afterAll(() => small.end());

  test('lines can’t be opened without end; without a token nothing is looked up', async () => {
    const closed: number[] = [];
    for (let i = 0; i < 25; i++) {
      const line = new WebSocket(`${small.base.replace('http', 'ws')}/api/programs/nowhere${i}`);
      line.on('error', () => {});
      closed.push(await new Promise(resolve => line.once('close', resolve)));
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

// The last one: it uses up what strangers at this address may ask for.
test('names, tables and codes can’t be made without end', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 200; i++) {
    const response = await new Player(server.base).call('POST', '/api/me', { name: 'Anna' });
    statuses.push(response.status);
    if (response.status === 429) expect(await response.json()).toMatchObject({ code: 'busy' });
  }
  expect(statuses.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 200));
  expect(statuses).toContain(429);
});
