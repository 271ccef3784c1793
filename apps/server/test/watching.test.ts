// What is measured, and the page for the person running a server.
import { trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminListener } from '../src/ops/admin/listener.ts';
import { Backups } from '../src/ops/admin/backups.ts';
import { Metrics } from '../src/ops/metrics.ts';
import { ADMIN_ROUTES } from '../src/net/routes.ts';
import { allOf } from '../src/ops/probe.ts';
import { traces } from '../src/ops/traces.ts';
import { whyNotOurs } from '../src/store/sqlite-file.ts';
import { TestServer } from './house.ts';

const SECRET = 'correct-horse-battery-staple';
const server = new TestServer();
const metrics = new Metrics('1.2.3');
const spans: string[] = [];
let admin: FastifyInstance;

/** As an SDK does that is loaded before the server. */
function listenToSpans(): void {
  const span = (name: string) => ({ end: () => spans.push(name), setStatus: () => {} });
  const tracer = { startSpan: span };
  trace.setGlobalTracerProvider({ getTracer: () => tracer } as never);
}

beforeAll(async () => {
  listenToSpans();
  await server.start({ probe: allOf([metrics, traces('1.2.3')]) });
  const { app, store } = server;
  metrics.watch(app);
  admin = await adminListener({
    app,
    store: store!,
    metrics,
    version: '1.2.3',
    secret: SECRET,
    backups: new Backups(server.folder),
    headers: {},
    report: error => server.reported.push(error),
  });
  const anna = await server.guest('Annabella');
  await anna.host();
  await anna.begin('greedy');
  await anna.until(() => anna.scene!.decision !== null);
  const { revision } = anna;
  anna.answer(anna.scene!.decision!.fallback);
  await anna.until(() => anna.revision > revision);
  anna.sendText('{"type":"song"}');
  await anna.until(() => anna.refusals.length > 0);
});
afterAll(async () => {
  trace.disable();
  await admin.close();
  await server.end();
});

/** The value of a metric, whatever its labels. */
function valueOf(text: string, name: string): number {
  const lines = text
    .split('\n')
    .filter(line => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('metrics', () => {
  test('say what happens at the tables', async () => {
    const { body, headers } = await admin.inject('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    const value = (name: string): number => valueOf(body, name);
    expect(value('castellan_seats')).toBe(1);
    expect(value('castellan_tables')).toBe(1);
    expect(value('castellan_moves_total')).toBeGreaterThan(0);
    expect(value('castellan_answer_seconds_count')).toBe(1);
    expect(value('castellan_answer_seconds_sum')).toBeGreaterThan(0);
    expect(value('castellan_append_seconds_count')).toBeGreaterThan(1);
    expect(body).toMatch(/^castellan_appends_waiting \d/m);
    expect(value('castellan_refusals_total')).toBeGreaterThan(0);
    expect(body).toMatch(/castellan_refusals_total\{kind="malformed"\} [1-9]/);
    expect(body).toMatch(/castellan_requests_total\{status="200"\} [1-9]/);
    expect(body).toMatch(/nodejs_eventloop_lag_seconds/);
    expect(body).toMatch(/castellan_build_info\{version="1.2.3"\} 1/);
  });

  test('name nobody, and no table', async () => {
    const { body } = await admin.inject('/metrics');
    const { id } = (await server.store!.openTables(1))[0] ?? { id: 'Annabella' };
    expect(body).not.toMatch(/Annabella/);
    expect(body).not.toContain(id);
  });

  test('with tracing on there are spans', () => {
    expect(spans).toContain('castellan.append');
    expect(spans).toContain('castellan.answer');
  });
});

describe('the admin page', () => {
  const signIn = (secret: string) =>
    admin.inject({
      method: 'POST',
      url: '/sign-in',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ secret }).toString(),
    });

  test('shows nothing without the secret', async () => {
    expect((await admin.inject('/')).body).toMatch(/The admin secret/);
    expect((await admin.inject('/')).body).not.toMatch(/Card Kingdoms/);
    expect((await signIn('guess')).statusCode).toBe(403);
    expect((await admin.inject({ method: 'POST', url: '/backups' })).statusCode).toBe(403);
    expect((await admin.inject(`/?secret=${SECRET}`)).body).not.toMatch(/Card Kingdoms/);
  });

  test('has a row for each address, and those for the host do nothing for others', async () => {
    const known = admin.printRoutes({ commonPrefix: false });
    for (const [row, who] of Object.entries(ADMIN_ROUTES)) {
      const [method, url] = row.split(' ') as ['GET' | 'POST', string];
      expect(known).toContain(url.slice(1));
      if (who !== 'host') continue;
      for (const payload of ['name=Anna', '%', 'x'.repeat(9000)]) {
        const type = 'application/x-www-form-urlencoded';
        const headers = { 'content-type': type, cookie: 'castellan-admin=1' };
        const { statusCode } = await admin.inject({ method, url, headers, payload });
        expect([row, statusCode]).toEqual([row, 403]);
      }
    }
    expect(() => admin.get('/new', async () => ({}))).toThrow();
    expect(server.reported).toEqual([]);
  });

  test('makes moderators of accounts and takes it back, for nobody without the secret', async () => {
    const name = 'Annabella the Second';
    const anna = await server.guest(name);
    const kept = { by: 'password', name, password: 'a long and winding road' };
    const form = (payload: Record<string, string>, cookie = '') =>
      admin.inject({
        method: 'POST',
        url: '/moderators',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(payload).toString(),
      });
    const mayModerate = async (): Promise<number> => (await anna.call('GET', '/api/house')).status;
    expect((await form({ name })).statusCode).toBe(403);
    const [session] = (await signIn(SECRET)).cookies;
    const cookie = `${session!.name}=${session!.value}`;
    expect((await form({ name }, cookie)).body).toContain('No account has this name');
    await anna.call('POST', '/api/account/keep', kept);
    expect(await mayModerate()).toBe(400);
    expect((await form({ name }, cookie)).body).toContain('They are a moderator now.');
    expect(await mayModerate()).toBe(200);
    expect((await form({ guest: anna.guest }, cookie)).body).not.toContain(name);
    expect(await mayModerate()).toBe(400);
    await admin.inject({ method: 'POST', url: '/sign-out', headers: { cookie } });
  });

  test('is not for pages of other sites', async () => {
    const foreign = { origin: 'https://elsewhere.example', host: 'localhost' };
    const { statusCode } = await admin.inject({
      method: 'POST',
      url: '/sign-in',
      headers: foreign,
    });
    expect(statusCode).toBe(403);
  });

  test('shows load, tables and rules, and makes backups that can be restored', async () => {
    const { headers, cookies } = await signIn(SECRET);
    expect(headers.location).toBe('/');
    expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    const cookie = `${cookies[0]!.name}=${cookies[0]!.value}`;
    const { body } = await admin.inject({ url: '/', headers: { cookie } });
    expect(body).toMatch(/version 1\.2\.3/);
    expect(body).toMatch(/Connected to tables<\/dt><dd>1</);
    expect(body).toMatch(
      /Villages of Valeria<\/td><td class="number">0<\/td><td class="number">0<\/td><td class="number">1</,
    );
    expect(body).not.toMatch(/Annabella/);
    const made = await admin.inject({ method: 'POST', url: '/backups', headers: { cookie } });
    const name = /castellan-[\dTZ-]+\.sqlite/.exec(made.body)![0];
    expect(whyNotOurs(`${server.folder}/backups/${name}`)).toBeNull();
    await admin.inject({ method: 'POST', url: '/sign-out', headers: { cookie } });
    expect((await admin.inject({ url: '/', headers: { cookie } })).body).toMatch(
      /The admin secret/,
    );
    expect(server.reported).toEqual([]);
  });
});
