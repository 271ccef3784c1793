// Lines on which nothing, or only half a request, is said.
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { TestServer } from './house.ts';

let server: TestServer;
const lines: Socket[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.destroy();
  await server.end();
});

const port = (): number => Number(new URL(server.base).port);

/** A line that is open at this end; the server may think otherwise. */
async function line(said = ''): Promise<Socket> {
  const socket = connect({ port: port(), host: '127.0.0.1' });
  lines.push(socket);
  socket.on('error', () => {});
  socket.resume();
  await new Promise(resolve => socket.once('connect', resolve));
  if (said !== '') socket.write(said);
  return socket;
}

const open = (): Promise<number> =>
  new Promise(resolve => server.app.http.server.getConnections((_, count) => resolve(count)));

const HALF = 'GET /api/hello HTTP/1.1\r\nHost: x\r\n';

test('an address has a limited number of lines: the one silent for longest makes room for a newcomer', async () => {
  server = await new TestServer().start({ isLimited: true, mostConnectionsEach: 30 });
  for (let i = 0; i < 60; i++) await line(i % 2 === 0 ? '' : HALF);
  while (lines.filter(({ destroyed }) => destroyed).length < 30) await sleep(5);
  expect(await open()).toBe(30);
  expect(lines.map(({ destroyed }) => destroyed).indexOf(false)).toBe(30);
  const answer = await fetch(`${server.base}/api/hello`);
  expect(answer.status).toBe(200);
});

test('lines that are in use are kept, and none is taken beyond them', async () => {
  server = await new TestServer().start({ isLimited: true, mostConnectionsEach: 3 });
  const sockets = Array.from({ length: 3 }, () => server.socket('/api/lobby'));
  await Promise.all(sockets.map(one => new Promise(resolve => one.once('open', resolve))));
  const late = await line();
  while (!late.destroyed) await sleep(5);
  expect(sockets.map(({ readyState }) => readyState)).toEqual([1, 1, 1]);
  sockets[0]!.terminate();
  while ((await open()) > 2) await sleep(5);
  expect((await fetch(`${server.base}/api/hello`)).status).toBe(200);
  for (const one of sockets) one.terminate();
});

test('behind a proxy its own lines are not counted: all of them come from one address', async () => {
  server = await new TestServer().start({ isLimited: true, mostConnectionsEach: 3, proxies: 1 });
  for (let i = 0; i < 9; i++) await line();
  while ((await open()) < 9) await sleep(5);
  expect((await fetch(`${server.base}/api/hello`)).status).toBe(200);
  expect(lines.filter(({ destroyed }) => destroyed)).toEqual([]);
});

test('a client that says nothing, or half of something, is disconnected after a while', async () => {
  server = await new TestServer().start({ silenceMs: 200 });
  const closed = [await line(), await line(HALF)].map(
    one => new Promise(resolve => one.once('close', resolve)),
  );
  await Promise.all(closed);
  expect(await open()).toBe(0);
});
