// What one person, or one address, may ask for in a while.
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spec, TestServer } from './house.ts';
import { Player } from './player.ts';

const server = new TestServer();
beforeAll(() => server.start({ isLimited: true }));
afterAll(() => server.end());

test('who sends too much at once is told to wait, and is let go if they do not stop', async () => {
  const anna = await new Player(server.base).introduce('Anna');
  await anna.attend(await anna.open(spec(), 'Anna'));
  for (let i = 0; i < 60; i++) anna.send({ type: 'ping' });
  await anna.until(() => anna.refusals.some(({ code }) => code === 'busy'));
  await anna.until(() => anna.wire.filter(text => text.includes('"pong"')).length >= 40);
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

test('names, tables and codes can’t be made without end', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 32; i++) {
    const response = await new Player(server.base).call('POST', '/api/me', { name: 'Anna' });
    statuses.push(response.status);
    if (response.status === 429) expect(await response.json()).toMatchObject({ code: 'busy' });
  }
  expect(statuses.at(-1)).toBe(429);
});

test('one address has so many lines, and another is refused; who hangs up makes room', async () => {
  const address = `${server.base.replace('http', 'ws')}/api/lobby`;
  const lines = Array.from({ length: 70 }, () => new WebSocket(address));
  const closed: number[] = [];
  for (const line of lines) line.on('close', code => closed.push(code));
  await Promise.all(lines.map(line => new Promise(resolve => line.on('open', resolve))));
  while (closed.length < 5) await new Promise(resolve => setTimeout(resolve, 20));
  expect(new Set(closed)).toEqual(new Set([4002]));
  expect(closed.length).toBeLessThan(20);
  for (const line of lines) line.terminate();
  while (server.app.sockets() > 5) await new Promise(resolve => setTimeout(resolve, 20));
  const late = new WebSocket(address);
  const before = server.app.sockets();
  await new Promise(resolve => late.on('open', resolve));
  while (server.app.sockets() === before) await new Promise(resolve => setTimeout(resolve, 20));
  expect(late.readyState).toBe(WebSocket.OPEN);
  late.terminate();
});
