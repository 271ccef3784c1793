// `npm run data`, in a process of its own, beside servers that run or have ended.
import { head, sat } from '@castellan/room/testing';
import { execFile, fork } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DATA_FILE, openStore } from '../src/store/sqlite-store.ts';

// Each starts processes of its own, which take long on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const program = join(import.meta.dirname, '..', 'src', 'data.ts');
const holder = join(import.meta.dirname, '..', 'load', 'load-server.ts');

const place = mkdtempSync(join(tmpdir(), 'castellan-data-'));
const folder = join(place, 'data');
const backup = join(place, 'backup.sqlite');
const model = join(place, 'model');

beforeAll(async () => {
  await write('in-the-backup');
  expect(await data('backup', backup)).toMatchObject({ status: 0 });
  await write('since-then');
  renameSync(folder, model);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));
beforeEach(() => cpSync(model, folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function write(id: string): Promise<void> {
  const store = await openStore(folder);
  await store.create(head(id), [sat(0)]);
  await store.close();
}

function data(...args: string[]): Promise<{ status: number; said: string }> {
  return new Promise(resolve => {
    execFile(process.execPath, [program, ...args, '--data', folder], (error, out, err) =>
      resolve({ status: error === null ? 0 : Number(error.code), said: out + err }),
    );
  });
}

async function tables(): Promise<string[]> {
  const store = await openStore(folder);
  const ids = ['in-the-backup', 'since-then'];
  const logs = await Promise.all(ids.map(id => store.log(id)));
  await store.close();
  return ids.filter((_, i) => logs[i] !== null);
}

/** Another server on the same data; ends by the given signal. */
async function serving(): Promise<(signal: 'SIGKILL' | 'SIGTERM') => Promise<void>> {
  const child = fork(holder, ['--data', folder], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  await new Promise(resolve => child.stdout!.once('data', resolve));
  return async signal => {
    const ended = new Promise(resolve => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
}

describe('a restore', () => {
  test('puts a backup in place, and keeps what was there beside it', async () => {
    const { status, said } = await data('restore', backup);
    expect([status, said]).toEqual([0, expect.stringContaining('What was there is')]);
    expect(await tables()).toEqual(['in-the-backup']);
    const aside = readdirSync(folder).find(name => name.includes('.before-'))!;
    rmSync(join(folder, DATA_FILE));
    copyFileSync(join(folder, aside), join(folder, DATA_FILE));
    expect(await tables()).toEqual(['in-the-backup', 'since-then']);
  });

  test('is refused while a server has the data; one that was killed is no hindrance', async () => {
    const end = await serving();
    const refused = await data('restore', backup);
    expect([refused.status, refused.said]).toEqual([
      1,
      expect.stringContaining('in use by another Castellan'),
    ]);
    await end('SIGKILL');
    expect(await tables()).toEqual(['in-the-backup', 'since-then']);
    expect(await data('restore', backup)).toMatchObject({ status: 0 });
    expect(await tables()).toEqual(['in-the-backup']);
  });

  test('is refused while anyone else has the file open', async () => {
    const other = new DatabaseSync(join(folder, DATA_FILE));
    other.prepare('SELECT id FROM tables').all();
    expect(await data('restore', backup)).toMatchObject({ status: 1 });
    other.close();
    expect(await tables()).toEqual(['in-the-backup', 'since-then']);
  });

  test.each<[string, (file: string) => void]>([
    ['an empty file', file => writeFileSync(file, '')],
    ['a text', file => writeFileSync(file, 'Dear diary, '.repeat(999))],
    ['a file that is not there', () => {}],
    [
      'another program’s database',
      file => {
        const other = new DatabaseSync(file);
        other.exec('CREATE TABLE recipes (name text)');
        other.close();
      },
    ],
    [
      'a database that only looks like ours',
      file => {
        const other = new DatabaseSync(file);
        other.exec(
          "CREATE TABLE kysely_migration (name text, timestamp text); INSERT INTO kysely_migration VALUES ('0001-first', '')",
        );
        other.close();
      },
    ],
    [
      'what a newer version has written',
      file => {
        copyFileSync(backup, file);
        const newer = new DatabaseSync(file);
        newer.exec("INSERT INTO kysely_migration VALUES ('9999-later', '2999-01-01')");
        newer.close();
      },
    ],
    [
      'a backup that was cut off',
      file => {
        copyFileSync(backup, file);
        truncateSync(file, Math.floor(readFileSync(backup).length / 2));
      },
    ],
  ])('of %s is refused before anything is moved', async (_, make) => {
    const bad = join(place, 'bad.sqlite');
    make(bad);
    const { status, said } = await data('restore', bad);
    expect([status, said]).toEqual([1, expect.stringContaining('bad.sqlite')]);
    expect(readdirSync(folder)).toEqual(readdirSync(model));
    const bytes = (where: string): Buffer => readFileSync(join(where, DATA_FILE));
    expect(bytes(folder).equals(bytes(model))).toBe(true);
    rmSync(bad, { force: true });
  });

  test('replaces data that is spoiled', async () => {
    writeFileSync(join(folder, DATA_FILE), 'spoiled '.repeat(9999));
    expect(await data('restore', backup)).toMatchObject({ status: 0 });
    expect(await tables()).toEqual(['in-the-backup']);
  });

  test('into a folder that is not there yet makes it', async () => {
    rmSync(folder, { recursive: true });
    expect(await data('restore', backup)).toMatchObject({ status: 0 });
    expect(await tables()).toEqual(['in-the-backup']);
    expect(existsSync(backup)).toBe(true);
  });
});

describe('two servers on one data folder', () => {
  test('the second is refused, also in the same process; after a kill the next may start', async () => {
    const store = await openStore(folder);
    await expect(openStore(folder)).rejects.toThrow('in use by another Castellan');
    await store.close();
    const end = await serving();
    await expect(openStore(folder)).rejects.toThrow('in use by another Castellan');
    await end('SIGKILL');
    expect(await tables()).toEqual(['in-the-backup', 'since-then']);
  });
});
