// `castellan doctor`: everything that it can find is made wrong here, and must be found.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readAddress } from '../src/address.ts';
import { lookAtDatabase } from '../src/ops/doctor/database.ts';
import { examine } from '../src/ops/doctor/examine.ts';
import type { Finding } from '../src/ops/doctor/finding.ts';
import { lookAtFolder, lookAtNode, lookAtOpenFiles } from '../src/ops/doctor/machine.ts';
import { lookAtNats } from '../src/ops/doctor/nats.ts';
import { lookAtPort, lookThroughProxy } from '../src/ops/doctor/network.ts';
import { lockFolder } from '../src/store/lock.ts';
import { openPlace } from '../src/store/place.ts';
import { DATA_FILE } from '../src/store/sqlite-store.ts';
import { TestServer } from './house.ts';
import { hasNats, hasPostgres } from './services/programs.ts';
import { TestNats } from './services/nats.ts';
import { TestPostgres } from './services/postgres.ts';
import { hasSmallDisks, SmallDisk } from './small-disk.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0).reverse()) await end();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-doctor-test-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder in which a server has run. */
async function usedFolder(): Promise<string> {
  const folder = newFolder();
  await (await openPlace(folder)).close();
  return folder;
}

function inFile(folder: string, statement: string): void {
  const database = new DatabaseSync(join(folder, DATA_FILE));
  database.exec(statement);
  database.close();
}

/** What was found that is not fine. */
const bad = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ level }) => level !== 'fine');

/** It was found, and there is advice. */
function expectFound(
  found: readonly Finding[],
  level: Finding['level'],
  about: string,
  what: RegExp,
  advice = /\w{3}/,
): void {
  const finding: unknown = expect.objectContaining({
    level,
    about,
    found: expect.stringMatching(what),
    advice: expect.stringMatching(advice),
  });
  expect(found).toContainEqual(finding);
}

describe('the machine', () => {
  test('a Node that is too old', () => {
    expect(lookAtNode().level).toBe('fine');
    expectFound([lookAtNode('24.14.9')], 'wrong', 'Node', /24\.14\.9/, /24\.15 or newer/);
    expect(lookAtNode('25.0.0').level).toBe('fine');
  });

  test('a system that allows few open files', () => {
    const file = join(newFolder(), 'limits');
    const limits = (soft: string): Finding => {
      writeFileSync(
        file,
        `Limit  Soft Limit  Hard Limit\nMax open files   ${soft}   524288 files\n`,
      );
      return lookAtOpenFiles(file)!;
    };
    expectFound([limits('1024')], 'warning', 'Open files', /1024/, /ulimit -n/);
    expect(limits('65536').level).toBe('fine');
    expect(limits('unlimited').level).toBe('fine');
    expect(lookAtOpenFiles('/nowhere')).toBeNull();
  });

  test('a folder that is not there yet, and one that nobody can make', () => {
    const folder = newFolder();
    expect(bad(lookAtFolder(join(folder, 'new', 'data')))).toEqual([]);
    const file = join(folder, 'file');
    writeFileSync(file, '', { mode: 0o600 });
    expectFound(lookAtFolder(join(file, 'data')), 'wrong', 'Data folder', /can't be written to/);
  });

  test.skipIf(process.getuid?.() === 0)('a folder that is not ours', () => {
    const folder = newFolder();
    chmodSync(folder, 0o500);
    expectFound(lookAtFolder(folder), 'wrong', 'Data folder', /EACCES/, /chown/);
  });

  test('a folder that everyone can read', async () => {
    const folder = await usedFolder();
    expect(bad(lookAtFolder(folder))).toEqual([]);
    chmodSync(folder, 0o755);
    expectFound(lookAtFolder(folder), 'warning', 'Data folder', /every user/, /chmod o=/);
  });

  test.runIf(hasSmallDisks)('a disk with little space, and one with none', () => {
    const [small, tiny] = [new SmallDisk(1000), new SmallDisk(10)];
    ends.push(
      () => small.end(),
      () => tiny.end(),
    );
    tiny.fill();
    expectFound(lookAtFolder(small.folder), 'warning', 'Disk', /GB free/, /Make room/);
    expectFound(lookAtFolder(tiny.folder), 'wrong', 'Disk', /0\.0 GB free/, /Make room/);
    expectFound(lookAtFolder(tiny.folder), 'wrong', 'Lock', /disk is full/);
  });

  test('a folder that a server uses', async () => {
    const folder = await usedFolder();
    ends.push(lockFolder(folder));
    expectFound(lookAtFolder(folder), 'warning', 'Lock', /using this data folder/);
  });

  test('a file that is spoiled, older, newer, or not ours', async () => {
    const folder = await usedFolder();
    const last = '(select max(name) from kysely_migration)';
    inFile(folder, `update kysely_migration set name = '9999-later' where name = ${last}`);
    expectFound(lookAtFolder(folder), 'wrong', 'Data file', /newer version/, /data restore/);
    inFile(folder, "delete from kysely_migration where name = '9999-later'");
    expectFound(lookAtFolder(folder), 'warning', 'Data file', /older version/, /backup first/);
    inFile(folder, 'drop table entries');
    expectFound(lookAtFolder(folder), 'wrong', 'Data file', /not written by Castellan/);
    const file = join(folder, DATA_FILE);
    writeFileSync(file, readFileSync(file).fill(7, 0, 2000));
    expectFound(lookAtFolder(folder), 'wrong', 'Data file', /not a database/, /data restore/);
  });
});

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

describe('a whole set-up', () => {
  const examined = (args: string[], env: Record<string, string> = {}) => {
    const address = readAddress(['--port', '0', ...args], env, newFolder());
    return examine({ address: address as Exclude<typeof address, 'help'>, url: null });
  };

  test('an admin address without a secret, or that others can reach', async () => {
    const found = await examined(['--admin', '0.0.0.0:0']);
    expectFound(found, 'warning', 'Admin', /no secret/, /CASTELLAN_ADMIN_SECRET_FILE/);
    expectFound(found, 'warning', 'Admin', /other machines/, /firewall/);
    const env = { CASTELLAN_ADMIN_SECRET: 'correct-horse-staple' };
    const well = await examined(['--admin', '0'], env);
    expect(bad(well).filter(({ about }) => about === 'Admin')).toEqual([]);
  });

  /** The program itself; returns how it ended, and what it said. */
  async function program(...args: string[]): Promise<{ code: number; said: string }> {
    const file = join(import.meta.dirname, '..', 'src', 'doctor.ts');
    const child = spawn(process.execPath, [file, '--port', '0', ...args], { env: {} });
    const [out, err, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number>(resolve => child.once('close', resolve)),
    ]);
    return { code, said: out + err };
  }

  test('the program says what is wrong and what to do, and ends accordingly', async () => {
    const folder = await usedFolder();
    const well = await program('--data', folder);
    expect(well).toMatchObject({
      code: 0,
      said: expect.stringMatching(/✓ Data file: .* is intact/),
    });
    writeFileSync(join(folder, DATA_FILE), 'nonsense');
    const wrong = await program('--data', folder);
    expect(wrong.code).toBe(1);
    expect(wrong.said).toMatch(/✗ Data file: .*\n {4}Restore a backup/);
    expect(wrong.said).toMatch(/1 to mend/);
    expect(await program('--url')).toMatchObject({
      code: 2,
      said: expect.stringMatching(/wants an address/),
    });
  });
});
