import { head, sat } from '@castellan/room/testing';
import type { Kysely, KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../store/migrate.ts';
import type { Schema } from '../store/schema.ts';
import { openFile, queries } from '../store/sqlite-file.ts';
import { tasks } from '../store/tasks.ts';
import { Copy } from './copy.ts';
import { entriesOf, parts } from './strands.ts';

let from: Kysely<Schema>;
let to: Kysely<Schema>;

beforeEach(async () => {
  [from, to] = [queries(openFile(':memory:')), queries(openFile(':memory:'))];
  await Promise.all([migrate(from), migrate(to)]);
});
afterEach(async () => {
  await Promise.all([from.destroy(), to.destroy()]);
});

/** Table `n` has `n` entries, and one line was said there. */
async function setTables(count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const entries = Array.from({ length: n }, (_, i) => sat(i));
    await tasks.create(from, head(`table-${n}`), entries);
    const line = { at: 1, guest: 'anna', name: 'Anna', text: `at ${n}`, face: null };
    await tasks.say(from, `table-${n}`, line);
  }
}

/** Counts what a database is asked. */
class Counter implements KyselyPlugin {
  asked = 0;

  transformQuery({ node }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    this.asked++;
    return node;
  }

  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return result;
  }
}

describe('logs of many tables', () => {
  test('are divided so that a part is neither too long nor of too many tables', () => {
    const sizes = (lengths: readonly number[]): number[] => {
      const all = lengths.map((length, n) => ({ table: `${n}`, from: 0, to: length }));
      return [...parts(all)].map(part => part.length);
    };
    expect(sizes([])).toEqual([]);
    expect(sizes([3000, 2000, 1, 9000, 4999, 1])).toEqual([2, 1, 1, 2]);
    expect(sizes(Array.from({ length: 450 }, () => 1))).toEqual([200, 200, 50]);
  });

  test('are read exactly as far as is asked for', async () => {
    await setTables(6);
    const wanted = [
      { table: 'table-5', from: 2, to: 4 },
      { table: 'table-3', from: 0, to: 9 },
      { table: 'table-4', from: 4, to: 4 },
      { table: 'nowhere', from: 0, to: 9 },
    ];
    const found = (await entriesOf(from, wanted)).map(({ table_id, seq }) => [table_id, seq]);
    expect(found).toEqual([
      ['table-3', 0],
      ['table-3', 1],
      ['table-3', 2],
      ['table-5', 2],
      ['table-5', 3],
    ]);
  });

  test('are copied and compared without asking for each', async () => {
    await setTables(80);
    const [read, written] = [new Counter(), new Counter()];
    const copy = await Copy.of(from.withPlugin(read), to.withPlugin(written));
    expect(await copy.pass()).toBe(80 + (80 * 79) / 2 + 80);
    expect(await copy.compare()).toMatchObject({ tables: 80, entries: (80 * 79) / 2 });
    const [fewRead, few] = [new Counter(), new Counter()];
    const fewer = queries(openFile(':memory:'));
    await migrate(fewer);
    const none = await Copy.of(fewer.withPlugin(fewRead), fewer.withPlugin(few));
    await none.pass();
    await none.compare();
    await fewer.destroy();
    // Some for each kind of rows, none for each table.
    expect(read.asked).toBeLessThan(fewRead.asked + 40);
    expect(written.asked).toBeLessThan(few.asked + 40);
  });

  test('that differ in one entry or one line are noticed', async () => {
    await setTables(20);
    for (const spoil of [
      to.updateTable('entries').set({ entry: '{}' }).where('seq', '=', 7),
      to.updateTable('chat').set({ text: 'other' }).where('table_id', '=', 'table-9'),
    ]) {
      for (const name of ['tables', 'entries', 'chat'] as const)
        await to.deleteFrom(name).execute();
      const copy = await Copy.of(from, to);
      await copy.pass();
      await spoil.execute();
      await expect(copy.compare()).rejects.toThrow('The log or the chat of table');
    }
  });
});
