// When someone was last here: noted as they come, so that nobody who comes is ever forgotten.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from './house.ts';

const server = new TestServer();
const seen: string[] = [];
let isFull = false;
beforeAll(() =>
  server.start({}, store => ({
    ...store,
    seen: async (key, at) => {
      if (isFull) throw new Error('The disk is full.');
      seen.push(key);
      return store.seen(key, at);
    },
  })),
);
afterAll(() => server.end());

test('each visitor is noted once, however often they ask; a full disk keeps nobody out', async () => {
  const anna = await server.guest('Anna');
  const ben = await server.guest('Ben');
  for (let i = 0; i < 5; i++) expect((await anna.call('GET', '/api/me')).status).toBe(200);
  expect(seen).toHaveLength(1);
  isFull = true;
  expect(await ben.ask('GET', '/api/me')).toMatchObject({ name: 'Ben' });
});
