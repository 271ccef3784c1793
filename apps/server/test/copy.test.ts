// `npm run data -- copy`, in a process of its own, beside a server that writes.
import { head, sat } from '@castellan/room/testing';
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPlace } from '../src/store/place.ts';
import type { Store } from '../src/store/store.ts';
import { until } from './player.ts';
import { TestPostgres } from './services/postgres.ts';
import { hasPostgres } from './services/programs.ts';

// Each starts processes of its own, which take long on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const program = join(import.meta.dirname, '..', 'src', 'data.ts');

/** A copy that runs. */
class Copying {
  said = '';
  status: number | null = null;
  readonly child: ChildProcess;

  constructor(from: string, to: string) {
    this.child = spawn(process.execPath, [program, 'copy', '--from', from, '--to', to]);
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.on('data', (chunk: Buffer) => (this.said += chunk));
    this.child.on('close', code => (this.status = code ?? -1));
  }

  async says(words: string): Promise<void> {
    await until(() => this.said.includes(words) || this.status !== null, 100_000);
    expect(this.said).toContain(words);
  }

  async ended(): Promise<{ status: number; said: string }> {
    await until(() => this.status !== null, 100_000);
    expect(this.said).not.toContain('open-sesame');
    return { status: this.status!, said: this.said };
  }
}

describe.runIf(hasPostgres())('a copy', () => {
  let postgres: TestPostgres;
  let place: string;
  let folder: string;
  let url: string;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres.close());
  beforeEach(async () => {
    place = mkdtempSync(join(tmpdir(), 'castellan-copy-'));
    folder = join(place, 'data');
    url = await postgres.newDatabase();
  });
  afterEach(() => rmSync(place, { recursive: true, force: true }));

  /** Some of everything. */
  async function furnish(store: Store): Promise<void> {
    await store.folderId('abcd');
    await Promise.all(
      Array.from({ length: 700 }, (_, i) =>
        store.create(head(`table-${i}`, { guests: ['anna'] }), []),
      ),
    );
    await store.addGuest({ id: 'anna', name: 'Änne “x” \\ 日本' }, 'key', 1, 'Firefox');
    await store.addGuest({ id: 'gone', name: 'Gone' }, 'gone', 2);
    await store.addCode('code', 'anna', 1e13, 'key');
    for (let n = 0; n < 210; n++)
      await store.say('table-0', {
        at: n,
        guest: 'anna',
        name: 'Anna',
        text: `line ${n}`,
        face: null,
      });
  }

  /** Everything that a store tells of those. */
  async function all(at: string): Promise<unknown> {
    const store = await openPlace(at);
    try {
      return {
        id: await store.folderId('other'),
        guest: await store.guestByKey('key'),
        devices: await store.devices('anna'),
        gone: await store.guestByKey('gone'),
        code: await store.lookAtCode('code', 5),
        tables: (await store.tablesOf('anna', 1000)).map(({ id }) => id).sort(),
        lines: await store.lines('table-0', 300),
        log: await store.log('table-0'),
      };
    } finally {
      await store.close();
    }
  }

  test('of a folder that a server writes to has all that was confirmed, and goes back the same', async () => {
    const store = await openPlace(folder);
    await furnish(store);
    const copying = new Copying(folder, url);
    const end = new AbortController();
    const playing = Array.from({ length: 5 }, async (_, i) => {
      let seq = 0;
      while (!end.signal.aborted) {
        await store.append(head(`table-${i}`, { updated: 6000 + seq }), seq, [sat(seq)]);
        seq++;
      }
      return seq;
    });
    await copying.says('Stop the server now');
    await store.rename('anna', 'Anna');
    await store.forget(100, null, 10);
    await store.remove([{ id: 'table-699', at: 5000 }]);
    end.abort();
    const confirmed = await Promise.all(playing);
    await store.close();
    expect(await copying.ended()).toMatchObject({
      status: 0,
      said: expect.stringMatching(/699 tables, .* and 1 person are the same[^]*took \d/) as unknown,
    });
    expect(Math.min(...confirmed)).toBeGreaterThan(0);
    const copied = await openPlace(url);
    for (const [i, count] of confirmed.entries())
      expect(await copied.log(`table-${i}`)).toEqual(
        Array.from({ length: count }, (_, seq) => sat(seq)),
      );
    await copied.close();
    expect(await all(url)).toEqual(await all(folder));
    const back = join(place, 'back');
    expect(await new Copying(url, back).ended()).toMatchObject({ status: 0 });
    expect(await all(back)).toEqual(await all(folder));
  });

  test('that was killed is refused by servers, and goes on where it was', async () => {
    const store = await openPlace(folder);
    await furnish(store);
    const killed = new Copying(folder, url);
    await killed.says('Stop the server now');
    killed.child.kill('SIGKILL');
    await killed.ended();
    await expect(openPlace(url)).rejects.toThrow('Run the same copy again');
    await store.append(head('table-0'), 0, [sat(0)]);
    await store.close();
    const { status, said } = await new Copying(folder, url).ended();
    expect([status, said]).toEqual([0, expect.stringContaining('700 tables, 1 entry and')]);
    expect(said).not.toMatch(/[1-9]\d\d+ rows in/);
    expect(await all(url)).toEqual(await all(folder));
  });

  test('never overwrites anything', async () => {
    await (await openPlace(folder)).close();
    const other = await openPlace(url);
    await other.addGuest({ id: 'ben', name: 'Ben' }, 'key', 1);
    expect(await new Copying(folder, url).ended()).toMatchObject({
      status: 1,
      said: expect.stringContaining('a server uses it') as unknown,
    });
    await other.close();
    expect(await new Copying(folder, url).ended()).toMatchObject({
      status: 1,
      said: expect.stringContaining('already') as unknown,
    });
    expect(await new Copying(url, url).ended()).toMatchObject({ status: 1 });
    expect(await new Copying(join(place, 'nothing'), url).ended()).toMatchObject({ status: 1 });
  });
});
