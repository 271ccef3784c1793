import { spec } from '@castellan/room/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LobbyView } from '@castellan/protocol';
import { TestServer } from './house.ts';
import { until } from './player.ts';

const server = new TestServer();
/** Requests that ask who someone is wait until this lets them through. */
let letThrough: () => void = () => {};
const gate = new Promise<void>(resolve => (letThrough = resolve));
const asked: string[] = [];

beforeAll(() =>
  server.start({}, store => ({
    ...store,
    guestByKey: async key => {
      asked.push(key);
      await gate;
      return store.guestByKey(key);
    },
  })),
);
afterAll(() => server.end());

test('someone who leaves the lobby before they are known leaves nothing behind', async () => {
  const look = () => server.socket('/api/lobby', { cookie: `castellan=${'x'.repeat(43)}` });
  const [leaving, staying] = [look(), look()];
  await until(() => asked.length === 2 && server.app.sockets() === 2);
  leaving.terminate();
  await until(() => server.app.sockets() === 1);
  letThrough();
  await until(() => server.app.watchers() > 0);
  expect(server.app.watchers()).toBe(1);
  staying.terminate();
  await until(() => server.app.watchers() === 0);
});

test('of one host a few tables are listed: nobody fills the lobby alone', async () => {
  const [greedy, modest] = await Promise.all([server.guest('Greedy'), server.guest('Modest')]);
  const own = await modest.open(spec(), 'Modest');
  for (let i = 0; i < 8; i++) await greedy.open(spec(), 'Greedy');
  const { open } = (await (await fetch(`${server.base}/api/tables`)).json()) as LobbyView;
  expect(open).toHaveLength(4);
  expect(open.map(({ id }) => id)).toContain(own);
});
