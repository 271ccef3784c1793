// Who asks, when proxies stand in front: what they add to X-Forwarded-For is believed, what was there before is not.
import { afterEach, expect, test } from 'vitest';
import { TestServer } from './house.ts';

let server: TestServer;
afterEach(() => server.end());

/** The answers to as many tables as a stranger may ask for, and two more: none is opened for them. */
async function statuses(forwarded: (i: number) => string): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < 32; i++) {
    const { status } = await fetch(`${server.base}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded(i) },
      body: '{}',
    });
    found.push(status);
  }
  return found;
}

test('behind one proxy the sender is whom it has added, whatever they wrote before', async () => {
  server = await new TestServer().start({ isLimited: true, proxies: 1 });
  expect((await statuses(i => `10.0.0.${i}, 203.0.113.7`)).at(-1)).toBe(429);
  // Another sender has limits of their own.
  expect((await statuses(() => '203.0.113.8'))[0]).toBe(400);
});

test('behind two proxies the sender is whom the first of them has added', async () => {
  server = await new TestServer().start({ isLimited: true, proxies: 2 });
  expect((await statuses(i => `10.0.0.${i}, 203.0.113.7, 198.51.100.1`)).at(-1)).toBe(429);
  expect((await statuses(() => '10.0.0.1, 203.0.113.8, 198.51.100.1'))[0]).toBe(400);
});

test('without a proxy nobody says who they are by a header, nor that they came by TLS', async () => {
  server = await new TestServer().start({ isLimited: true });
  expect((await statuses(i => `203.0.113.${i}`)).at(-1)).toBe(429);
  const cookie = async (): Promise<string> =>
    (
      await fetch(`${server.base}/api/me`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
        body: '{"name":"Anna"}',
      })
    ).headers.get('set-cookie')!;
  await server.stop();
  await server.start();
  expect(await cookie()).not.toContain('Secure');
  await server.stop();
  await server.start({ proxies: 1 });
  expect(await cookie()).toContain('Secure');
});
