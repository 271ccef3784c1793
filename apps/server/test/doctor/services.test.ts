// What `castellan doctor` finds at PostgreSQL and NATS.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { lookAtDatabase } from '../../src/ops/doctor/database.ts';
import { lookAtNats } from '../../src/ops/doctor/nats.ts';
import { openPlace } from '../../src/store/place.ts';
import { TestNats } from '../services/nats.ts';
import { TestPostgres } from '../services/postgres.ts';
import { hasNats, hasPostgres } from '../services/programs.ts';
import { bad, endAll, ends, expectFound } from './found.ts';

afterEach(endAll);
afterEach(() => vi.restoreAllMocks());

describe.runIf(hasPostgres())('PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres.close());

  async function run(url: string, ...statements: readonly string[]): Promise<void> {
    const client = new Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  const as = (url: string, change: (url: URL) => void): string => {
    const other = new URL(url);
    change(other);
    return other.href;
  };

  test('all is well, before the first start and after it', async () => {
    const url = await postgres.newDatabase();
    expect(bad(await lookAtDatabase(url))).toEqual([]);
    await (await openPlace(url)).close();
    expect(bad(await lookAtDatabase(url))).toEqual([]);
  });

  test('nobody answers, there is no such database, or the password is another', async () => {
    const url = await postgres.newDatabase();
    const nobody = await lookAtDatabase(as(url, one => (one.port = '1')));
    expectFound(nobody, 'wrong', 'PostgreSQL', /ECONNREFUSED/, /running/);
    const none = await lookAtDatabase(as(url, one => (one.pathname = '/nothing')));
    expectFound(none, 'wrong', 'PostgreSQL', /does not exist/, /createdb/);
    const rules = join(postgres.folder, 'data', 'pg_hba.conf');
    writeFileSync(rules, `host all guest all scram-sha-256\n${readFileSync(rules, 'utf8')}`);
    await run(url, "create role guest login password 'right'", 'select pg_reload_conf()');
    const guest = as(url, one => Object.assign(one, { username: 'guest', password: 'so-secret' }));
    const refused = await lookAtDatabase(guest);
    expectFound(refused, 'wrong', 'PostgreSQL', /password/, /not the right one/);
    expect(JSON.stringify([nobody, none, refused])).not.toMatch(/open-sesame|so-secret/);
  });

  test('the user may not make tables', async () => {
    const url = await postgres.newDatabase();
    await run(url, 'create role onlooker login', 'revoke create on schema public from public');
    const found = await lookAtDatabase(as(url, one => (one.username = 'onlooker')));
    expectFound(found, 'wrong', 'PostgreSQL', /may not make tables/, /OWNER TO/);
  });

  test('its clock and ours differ', async () => {
    const url = await postgres.newDatabase();
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000);
    const found = await lookAtDatabase(url);
    expectFound(found, 'wrong', 'Clock', /60 s ahead of PostgreSQL’s/, /set-ntp/);
  });

  test('what is in it is newer, older, or half a copy', async () => {
    const url = await postgres.newDatabase();
    await (await openPlace(url)).close();
    await run(url, "insert into facts values ('copying', 'x')");
    const half = await lookAtDatabase(url);
    expectFound(half, 'wrong', 'PostgreSQL', /part of a copy/, /same copy again/);
    const last = 'name = (select max(name) from kysely_migration)';
    await run(url, `update kysely_migration set name = '9999-later' where ${last}`);
    expectFound(await lookAtDatabase(url), 'wrong', 'PostgreSQL', /newer version/);
    await run(url, `delete from kysely_migration where ${last}`);
    expectFound(await lookAtDatabase(url), 'warning', 'PostgreSQL', /older version/, /pg_dump/);
  });
});

test.runIf(hasNats())(
  'NATS: all is well, the password is another, or nobody is there',
  async () => {
    const nats = await TestNats.start('carry-on');
    ends.push(() => nats.close());
    expect(await lookAtNats(nats.url)).toMatchObject({ level: 'fine', about: 'NATS' });
    const other = await lookAtNats(nats.url.replace('carry-on', 'so-secret'));
    expectFound([other], 'wrong', 'NATS', /authorization/i, /password/);
    await nats.stop();
    const nobody = await lookAtNats(nats.url);
    expectFound([nobody], 'wrong', 'NATS', /refused/i, /nats-server running/);
    expect(JSON.stringify([other, nobody])).not.toMatch(/carry-on|so-secret/);
  },
);
