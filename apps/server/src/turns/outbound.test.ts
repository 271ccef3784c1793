// Where a server sends what people ask it to send: never into its own network, unless its host has named the place.
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublic, Outbound } from './outbound.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.100.1.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  'fd00::1',
  'fe80::1',
  '2002:7f00:1::1',
  'example.org',
])('%s is no address on the internet', address => {
  expect(isPublic(address)).toBe(false);
});

test.each(['9.9.9.9', '172.32.0.1', '2620:fe::fe'])('%s is one', address => {
  expect(isPublic(address)).toBe(true);
});

describe('webhooks', () => {
  const anyone = new Outbound(['*']);
  test.each([
    'http://example.org/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:127.0.0.1]/hook',
    'https://0x7f.1/hook',
    'https://2130706433/hook',
    'https://localhost/hook',
    'https://localhost./hook',
    'https://127.0.0.1./hook',
    'https://example.org:8443/hook',
    'https://me:secret@example.org/hook',
    'ftp://example.org/hook',
  ])(
    '%s is not taken, even where any on the internet is, nor as the address of a push service',
    url => {
      expect(() => anyone.mustTake(url)).toThrow();
      expect(() => new Outbound([]).mustPush(url)).toThrow();
    },
  );

  test('only hosts that are named, or any on the internet', () => {
    expect(() => anyone.mustTake('https://example.org/hook')).not.toThrow();
    const few = new Outbound(['hooks.example.org', '127.0.0.1:4000']);
    expect(() => few.mustTake('https://hooks.example.org/x')).not.toThrow();
    expect(() => few.mustTake('http://127.0.0.1:4000/x')).not.toThrow();
    expect(() => few.mustTake('http://127.0.0.1:4001/x')).toThrow('no messages to 127.0.0.1:4001');
    expect(() => few.mustTake('https://example.org/x')).toThrow('Ask its host');
    expect(new Outbound([]).isOpen).toBe(false);
  });
});

describe('what is sent', () => {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    // Where it leads to is not gone to.
    response.writeHead(302, { Location: '/elsewhere' }).end('much');
  });
  beforeAll(() => new Promise<void>(done => server.listen(0, '127.0.0.1', done)));
  afterAll(() => server.close());
  const port = (): number => (server.address() as AddressInfo).port;

  test('arrives at a named place; a redirection is not followed', async () => {
    const out = new Outbound([`127.0.0.1:${port()}`]);
    expect(await out.post(`http://127.0.0.1:${port()}/hook`, {}, 'hello')).toBe(302);
    expect(heard).toEqual(['POST /hook']);
  });

  test('a host that does not answer in time is left alone for a while, and others are not', async () => {
    let asked = 0;
    const dead = createServer(() => void asked++);
    await new Promise<void>(done => dead.listen(0, '127.0.0.1', done));
    const at = `127.0.0.1:${(dead.address() as AddressInfo).port}`;
    const out = new Outbound([at, `127.0.0.1:${port()}`], 200);
    await expect(out.post(`http://${at}/push/1`, {}, '')).rejects.toThrow('aborted');
    await expect(out.post(`http://${at}/push/2`, {}, '')).rejects.toThrow('a moment ago');
    expect(asked).toBe(1);
    const before = heard.length;
    await out.post(`http://127.0.0.1:${port()}/hook`, {}, 'hello');
    expect(heard).toHaveLength(before + 1);
    dead.closeAllConnections();
    dead.close();
    heard.length = 1;
  });

  test('a name that leads inside is found out when it is connected to', async () => {
    const out = new Outbound(['*']);
    // As it would be with a name of the internet whose owner lets it lead to this machine.
    await expect(out.post(`http://localhost:${port()}/inside`, {}, '')).rejects.toThrow(
      'network of its own',
    );
    expect(heard).toHaveLength(1);
  });
});
