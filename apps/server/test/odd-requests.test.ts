// What an attacker sends that no browser would: over a bare connection to a real server.
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from './house.ts';
import { Player } from './player.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());
afterEach(() => expect(server.reported.splice(0)).toEqual([]));

/** Everything that comes back until the line is closed. */
const raw = (text: string): Promise<string> =>
  new Promise(resolve => {
    const { hostname, port } = new URL(server.base);
    let got = '';
    const line = connect(Number(port), hostname, () => line.write(text));
    line.on('data', data => (got += data.toString()));
    line.on('error', () => {});
    line.on('close', () => resolve(got));
  });
const head = (first: string, ...more: string[]): string =>
  [first, 'Host: localhost', 'Connection: close', ...more, '', ''].join('\r\n');
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

describe('a bare connection', () => {
  test('smuggles no second request behind two lengths', async () => {
    const second = 'GET /api/hello HTTP/1.1\r\nHost: localhost\r\n\r\n';
    for (const lengths of [
      ['Content-Length: 15', 'Transfer-Encoding: chunked'],
      ['Content-Length: 5', 'Content-Length: 50'],
      ['Transfer-Encoding: chunked, identity'],
    ]) {
      const type = 'Content-Type: application/json';
      const answer = await raw(
        `${head('POST /api/me HTTP/1.1', type, ...lengths)}0\r\n\r\n${second}`,
      );
      expect([lengths, statusOf(answer)]).toEqual([lengths, 400]);
      expect(answer).not.toContain('castellan');
    }
  });

  test('is answered for no other method, no missing host, nor for a head without end', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'BREW']) {
      const status = statusOf(await raw(head(`${method} /api/me HTTP/1.1`)));
      expect([method, status >= 400 && status < 500]).toEqual([method, true]);
    }
    expect(statusOf(await raw('GET /api/hello HTTP/1.1\r\n\r\n'))).toBe(400);
    const many = Array.from({ length: 3000 }, (_, i) => `x${i}: ${'y'.repeat(20)}`);
    expect(statusOf(await raw(head('GET /api/hello HTTP/1.1', ...many)))).toBe(431);
  });

  test('leads nowhere by a foreign host, and gets no method by a header', async () => {
    const foreign = await raw(
      'GET http://evil.example/api/hello HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    expect(foreign).not.toMatch(/location:|evil\.example/i);
    const anna = await server.guest('Anna');
    const answer = await fetch(`${server.base}/api/me?_method=POST`, {
      headers: { cookie: anna.cookie, 'x-http-method-override': 'POST' },
    });
    expect(await answer.json()).toMatchObject({ name: 'Anna' });
  });
});

test('a name brings no line of its own into a cookie, a feed or a calendar', async () => {
  const eve = new Player(server.base);
  const name = 'Eve\r\nSet-Cookie: a=b\r\nATTENDEE:x <img src=x onerror=alert(1)>';
  const made = await eve.call('POST', '/api/me', { name });
  expect(made.headers.getSetCookie()).toHaveLength(1);
  expect(((await made.json()) as { name: string }).name).not.toMatch(/[\r\n]/);
  const { secret } = await eve.ask<{ secret: string }>('POST', '/api/calls/feed', { on: true });
  for (const form of ['rss', 'ics']) {
    const text = await (await eve.call('GET', `/api/feeds/${secret}/turns.${form}`)).text();
    expect(text).not.toMatch(/<img|^ATTENDEE/m);
  }
});
