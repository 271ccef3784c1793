// What the host says to everyone: who reads it, where, and until when.
import type { Announcement, HouseView } from '@castellan/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminListener } from '../src/ops/admin/listener.ts';
import { Metrics } from '../src/ops/metrics.ts';
import { endServices, TestCluster } from './cluster.ts';
import { TestServer } from './house.ts';
import type { Player } from './player.ts';
import { until } from './player.ts';
import { Program } from './program.ts';
import { hasNats, hasPostgres } from './services/programs.ts';

const SECRET = 'correct-horse-battery-staple';
const HOUR_MS = 3_600_000;
const TEXT = '<b>Restart</b> at 20:00 & "back" soon';

/** What came of announcements on a line. */
const saidIn = (wire: readonly string[]): Announcement[] =>
  wire.map(text => JSON.parse(text) as { type: string } & Announcement).filter(isSaid);
const isSaid = ({ type }: { type: string }): boolean => type === 'announced';

function inLobby(who: Player): string[] {
  const heard: string[] = [];
  who.lobby(text => heard.push(text));
  return heard;
}

describe('what the host says to everyone', () => {
  const server = new TestServer();
  const metrics = new Metrics('1.2.3');
  let admin: Awaited<ReturnType<typeof adminListener>>;
  let cookie = '';
  beforeAll(async () => {
    await server.start();
    const { app, store } = server;
    metrics.watch(app);
    const report = (error: unknown): void => void server.reported.push(error);
    const made = { app, store: store!, metrics, version: '1', backups: null, headers: {}, report };
    admin = await adminListener({ ...made, secret: SECRET });
    cookie = String((await post('/sign-in', { secret: SECRET })).headers['set-cookie']);
  });
  afterAll(async () => {
    await admin.close();
    await server.end();
  });
  const post = (url: string, form: Record<string, string>) =>
    admin.inject({
      method: 'POST',
      url,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  const announce = (text: string, hours = '1') => post('/announcements', { text, hours });

  test('is read in the lobby, at tables, by those who come later, and by nobody after it was taken back', async () => {
    const [anna, ben, late] = await Promise.all(
      ['Anna', 'Ben', 'Cora'].map(name => server.guest(name)),
    );
    const table = await anna!.host({ settings: { players: 2 } });
    const program = await new Program(server.base, table, await anna!.token(1)).opened();
    const lobby = inLobby(ben!);
    await anna!.sees(1);
    const told = await announce(TEXT);
    expect(told.body).toContain('Everyone who is here can see it now.');
    await until(() => saidIn(lobby).length > 0);
    await anna!.until(() => saidIn(anna!.wire).length > 0);
    const [said] = saidIn(lobby);
    expect(said).toMatchObject({ text: TEXT });
    expect(said!.until - said!.at).toBe(HOUR_MS);
    expect(saidIn(anna!.wire)).toEqual([said]);
    // It stands on the host's page as text.
    const { body } = await admin.inject({ url: '/', headers: { cookie } });
    expect(body).toContain('&#60;b&#62;Restart');
    expect(body).not.toContain('<b>Restart');

    // A page without a line asks when it opens.
    const stands = async () =>
      (await late!.ask<{ announced: Announcement }>('GET', '/api/hello')).announced.text;
    expect(await stands()).toBe(TEXT);
    await late!.attend(table);
    const lateLobby = inLobby(late!);
    await until(() => saidIn(lateLobby).length > 0);
    await late!.until(() => saidIn(late!.wire).length > 0);

    await post('/announcements', {});
    await until(() => saidIn(lobby).length > 1);
    expect(saidIn(lobby)[1]!.text).toBe('');
    expect(await stands()).toBe('');
    await anna!.until(() => saidIn(anna!.wire).length > 1);
    expect(program.heard.some(isSaid)).toBe(false);
    expect(server.reported).toEqual([]);
  });

  test('is in the log that moderators see; who can say it is the host alone', async () => {
    const mona = await server.guest('Mona');
    await server.app.moderation.appoint(mona.guest, true);
    const { deeds } = await mona.ask<HouseView>('GET', '/api/house');
    expect(deeds.slice(1, 3)).toMatchObject([
      { deed: 'unannounce', by: null, guest: { guest: '', name: '' } },
      { deed: 'announce', by: null, guest: { guest: '' }, words: TEXT },
    ]);
    const body = { guest: mona.guest, deed: 'announce', words: 'I am the host.' };
    expect((await mona.call('POST', '/api/house/deeds', body)).status).toBe(400);
  });

  test('needs a text that can be seen, and one of the times', async () => {
    const before = await server.store!.deedsOf('');
    for (const [text, hours] of [
      ['\u202E\u0000 ', '1'],
      ['Soon', '0'],
      ['Soon', '1e9'],
      ['x'.repeat(5000), 'never'],
    ] as const)
      expect((await announce(text, hours)).statusCode).toBe(200);
    expect(await server.store!.deedsOf('')).toEqual(before);
    await announce(`Line\u0000\u202E one${'!'.repeat(600)}`);
    expect(server.app.announcements.current.text).toMatch(/^Line one!+$/);
    expect(server.app.announcements.current.text.length).toBeLessThanOrEqual(500);
  });

  test('ends by itself, and is still there after a restart until then', async () => {
    await server.app.announcements.announce('Until ten', HOUR_MS);
    await server.stop();
    await server.start();
    const anna = await server.guest('Anna');
    const lobby = inLobby(anna);
    await until(() => saidIn(lobby).length > 0);
    expect(saidIn(lobby)[0]!.text).toBe('Until ten');
    await server.app.announcements.announce('Now or never', 1);
    await until(() => server.app.announcements.current.text === '');
    const late = inLobby(anna);
    await until(() => saidIn(late).length > 0);
    expect(saidIn(late)[0]!.text).toBe('');
  });
});

const kinds = [
  ...(hasPostgres() ? (['postgres'] as const) : []),
  ...(hasPostgres() && hasNats() ? (['nats'] as const) : []),
];
describe.each(kinds)('two servers that hear of each other by %s', kind => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await TestCluster.start(kind);
  });
  afterAll(async () => {
    await cluster.end();
    await endServices();
  });

  test('tell everyone at both', async () => {
    const [one, other] = cluster.members as [
      (typeof cluster.members)[0],
      (typeof cluster.members)[0],
    ];
    const ben = await other.guest('Ben');
    const lobby = inLobby(ben);
    await until(() => other.app.watchers() > 0);
    await one.app.announcements.announce('Restart at 20:00', HOUR_MS);
    await until(() => saidIn(lobby).length > 0);
    await one.app.announcements.takeBack();
    await until(() => saidIn(lobby).length > 1);
    expect(saidIn(lobby).map(({ text }) => text)).toEqual(['Restart at 20:00', '']);
    expect(cluster.members.flatMap(({ reported }) => reported)).toEqual([]);
  });
});
