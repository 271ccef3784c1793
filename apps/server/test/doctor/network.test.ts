// What `castellan doctor` finds at a port and through a proxy.
import { rmSync } from 'node:fs';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { lookAtPort, lookThroughProxy } from '../../src/ops/doctor/network.ts';
import { lookAtReach } from '../../src/ops/doctor/reach.ts';
import { TestServer } from '../house.ts';
import { LetterBox } from '../letter-box.ts';
import { bad, endAll, ends, expectFound } from './found.ts';

afterEach(endAll);

/** A server of another kind on a free port. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function castellan(...settings: Parameters<TestServer['start']>): Promise<TestServer> {
  const server = await new TestServer().start(...settings);
  ends.push(async () => {
    // A test may have closed its store.
    await server.stop().catch(() => {});
    rmSync(server.folder, { recursive: true });
  });
  return server;
}

const portOf = ({ base }: TestServer): number => Number(new URL(base).port);

describe('a port', () => {
  const look = (port: number, host = '127.0.0.1') => lookAtPort('Port', host, port);

  test('is free, or a Castellan is there', async () => {
    const server = await castellan();
    const isReady = expect.stringMatching(/Castellan .* is ready/);
    expect(await look(portOf(server))).toMatchObject({ level: 'fine', found: isReady });
    await server.app.http.close();
    const isFree = expect.stringMatching(/is free/);
    expect(await look(portOf(server))).toMatchObject({ level: 'fine', found: isFree });
  });

  test('a Castellan that is on its way out, or whose store is gone', async () => {
    const server = await castellan();
    await server.store!.close();
    expectFound([await look(portOf(server))], 'wrong', 'Port', /not ready: store/, /database/);
    void server.app.leave(60_000);
    expectFound([await look(portOf(server))], 'wrong', 'Port', /not ready: leaving/, /moment/);
  });

  test('something else is there', async () => {
    const port = await listen(createServer((_, response) => response.end('hello')));
    expectFound([await look(port)], 'wrong', 'Port', /is taken/, /another port/);
    const other = await listen(createServer((_, response) => response.end('{"ready":1}')));
    expectFound([await look(other)], 'wrong', 'Port', /something else/);
  });

  test('the address is not of this machine', async () => {
    expectFound([await look(8017, '203.0.113.7')], 'wrong', 'Port', /EADDRNOTAVAIL/, /--host/);
  });
});

interface Proxy {
  /** Changes what is asked. */
  readonly ask?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  /** Changes what is answered. */
  readonly answer?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  readonly hasSockets?: boolean;
}

/** A proxy in front of a server; returns its address. */
async function proxyTo(to: TestServer, how: Proxy = {}): Promise<string> {
  const { ask = headers => headers, answer = headers => headers, hasSockets = true } = how;
  const port = portOf(to);
  const server = createServer((from, back) => {
    const { method, url, headers } = from;
    const asked = request({ host: '127.0.0.1', port, method, path: url, headers: ask(headers) });
    asked.on('response', response => {
      back.writeHead(response.statusCode!, answer(response.headers));
      response.pipe(back);
    });
    from.pipe(asked);
  });
  server.on('upgrade', (from, socket) => {
    if (!hasSockets) {
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
      return;
    }
    const far = connect(port, '127.0.0.1');
    const lines = Object.entries(from.headers).map(([name, value]) => `${name}: ${String(value)}`);
    far.write([`GET ${from.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    far.pipe(socket).pipe(far);
    for (const end of [far, socket]) end.on('error', () => {});
    ends.push(() => far.destroy());
  });
  return `http://127.0.0.1:${await listen(server)}`;
}

describe('a proxy', () => {
  test('through which all is well', async () => {
    const url = await proxyTo(await castellan());
    const found = await lookThroughProxy(url, 0);
    expect(bad(found)).toEqual([]);
    expect(found.map(one => one.found)).toContain('WebSockets get through');
  });

  test('that is no address, or leads nowhere, or elsewhere', async () => {
    expectFound(
      await lookThroughProxy('castellan', 0),
      'wrong',
      'Proxy',
      /not an address/,
      /--url/,
    );
    const nowhere = await lookThroughProxy('http://127.0.0.1:1', 0);
    expectFound(nowhere, 'wrong', 'Proxy', /does not lead to Castellan/, /running/);
    const port = await listen(createServer((_, response) => response.end('hello')));
    const elsewhere = await lookThroughProxy(`http://127.0.0.1:${port}`, 0);
    expectFound(elsewhere, 'wrong', 'Proxy', /something else than Castellan/);
  });

  test('that hides what people asked for, and how they came', async () => {
    const ask: Proxy['ask'] = headers => ({
      ...headers,
      host: 'inside:8017',
      'x-forwarded-proto': 'https',
    });
    const found = await lookThroughProxy(
      await proxyTo(await castellan({ proxies: 1 }), { ask }),
      1,
    );
    expectFound(found, 'wrong', 'Proxy', /thinks they come by https/, /X-Forwarded-Proto/);
    expectFound(found, 'wrong', 'Proxy', /is asked for inside:8017/, /pass on Host/);
  });

  test('that lets no sockets through', async () => {
    const url = await proxyTo(await castellan(), { hasSockets: false });
    const found = await lookThroughProxy(url, 0);
    expectFound(found, 'wrong', 'Proxy', /WebSockets do not get through/, /Upgrade/);
  });

  test('in front of a machine whose clock is wrong', async () => {
    const date = new Date(Date.now() + 60_000).toUTCString();
    const url = await proxyTo(await castellan(), { answer: headers => ({ ...headers, date }) });
    const found = await lookThroughProxy(url, 0);
    expectFound(found, 'wrong', 'Clock', /\d+ s behind the server’s/, /set-ntp/);
  });
});

describe('messages about turns', () => {
  const site = 'https://play.example.org';

  test('mail is tried without sending any; a server that is not there is wrong, without its password', async () => {
    const box = await LetterBox.open();
    const mail = { smtp: box.url, from: 'castellan@example.org' };
    const found = await lookAtReach({ sendTo: ['*'], site, mail });
    box.end();
    expect(found.map(({ level, about }) => [level, about])).toEqual([
      ['fine', 'Site'],
      ['fine', 'Webhooks'],
      ['fine', 'Mail'],
    ]);
    expect(box.letters).toEqual([]);
    const smtp = 'smtp://name:so-secret@127.0.0.1:1';
    const gone = await lookAtReach({ sendTo: [], site, mail: { ...mail, smtp } });
    expectFound(gone, 'wrong', 'Mail', /ECONN|ESOCKET/, /SMTP_URL/);
    expect(JSON.stringify(gone)).not.toContain('so-secret');
  });

  test('without TLS there is no push', async () => {
    const plain = await lookAtReach({ sendTo: [], site: 'http://play.example.org', mail: null });
    expectFound(plain, 'warning', 'Site', /no TLS/, /https/);
    expect(await lookAtReach({ sendTo: [], site: null, mail: null })).toEqual([]);
  });
});
