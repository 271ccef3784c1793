import { head, sat } from '@castellan/room/testing';
import type { TableHead } from '@castellan/room';
import { Conflict, StoreFailure } from '@castellan/room';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations } from './schema.ts';
import { backUp, faultIn, openFile, queries } from './sqlite-file.ts';
import { DATA_FILE, openStore } from './sqlite-store.ts';
import type { Store } from './store.ts';
import type { Place } from '../../test/services/stores.ts';
import { places } from '../../test/services/stores.ts';

const lineAt = (at: number) => ({ at, guest: 'anna', name: 'Anna', text: `at ${at}`, face: null });

/** What every store must do. */
describe.each(places)('a store in %s', (_name, make) => {
  let place: Place;
  let store: Store;
  // Opened once for all tests: each has tables of its own.
  beforeAll(async () => {
    place = await make();
    store = await place.open();
  });
  afterAll(async () => {
    await store.close().catch(() => {});
    await place.remove();
  });
  const reopen = async (): Promise<void> => {
    await store.close();
    store = await place.open();
  };

  test('what was written is there after it was opened again', async () => {
    await store.create(head('one'), [sat(0)]);
    await store.append(head('one'), 1, [sat(1), sat(2)]);
    await reopen();
    expect(await store.log('one')).toEqual([sat(0), sat(1), sat(2)]);
    expect(await store.log('none')).toBeNull();
  });

  test('an append is conditional: of two writers one wins, and the other has written nothing', async () => {
    await store.create(head('two-writers'), [sat(0)]);
    const both = await Promise.allSettled([
      store.append(head('two-writers'), 1, [sat(1)]),
      store.append(head('two-writers'), 1, [sat(2)]),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(lost.reason).toBeInstanceOf(Conflict);
    expect(await store.log('two-writers')).toHaveLength(2);
    await expect(store.append(head('two-writers'), 7, [sat(1)])).rejects.toThrow(Conflict);
    await expect(store.append(head('none'), 0, [sat(1)])).rejects.toThrow(Conflict);
  });

  test('one bad task does not spoil those that share its commit', async () => {
    await store.create(head('shared'), [sat(0)]);
    const results = await Promise.allSettled([
      store.append(head('shared'), 1, [sat(1)]),
      store.create(head('shared'), [sat(0)]),
      store.create(head('sharing'), [sat(0)]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.log('shared')).toHaveLength(2);
    expect(await store.log('sharing')).toHaveLength(1);
  });

  test('the lobby finds open tables and those of a person, the newest first', async () => {
    const open = (id: string, more: Partial<TableHead>) => head(id, { isOpen: true, ...more });
    await store.create(open('old', { guests: ['cora', 'cora'] }), [sat(0)]);
    await store.create(open('new', { updated: 6000, guests: ['cora', 'ben'] }), [sat(0)]);
    await store.create(open('hidden', { isOpen: false }), [sat(0)]);
    await store.create(open('over', { phase: 'over' }), [sat(0)]);
    expect((await store.openTables(10)).map(({ id }) => id)).toEqual(['new', 'old']);
    expect((await store.tablesOf('cora', 10)).map(({ id }) => id)).toEqual(['new', 'old']);
    await store.append(open('old', { guests: [] }), 1, [sat(1)]);
    expect(await store.tablesOf('cora', 10)).toEqual([
      open('new', { updated: 6000, guests: ['cora', 'ben'] }),
    ]);
  });

  test('tables that have something to do on their own are found in time', async () => {
    await store.create(head('due-later', { due: 500 }), [sat(0)]);
    await store.create(head('due-soon', { due: 100 }), [sat(0)]);
    await store.create(head('never-due'), [sat(0)]);
    expect(await store.dueTables(99, 10)).toEqual([]);
    expect(await store.dueTables(500, 10)).toEqual(['due-soon', 'due-later']);
  });

  test('a deck is kept once, until no table names it and nobody has asked to keep it for a while', async () => {
    const deck = (name: string) => ({ digest: `digest-${name}`, text: `{"name":"${name}"}` });
    for (const name of ['used', 'unused', 'late']) await store.keepDeck('villages', deck(name), 10);
    await store.keepDeck('villages', deck('late'), 30);
    const facts = { digest: 'digest-used', name: 'Used', cards: 1 };
    await store.create(head('with-a-deck', { deck: facts }), [sat(0)]);
    expect(await store.removeDecks(20, 1)).toBe(true);
    expect(await store.removeDecks(20, 1)).toBe(false);
    expect(await store.deck('digest-unused')).toBeNull();
    expect(await store.deck('digest-used')).toBe('{"name":"used"}');
    expect(await store.deck('digest-late')).toBe('{"name":"late"}');
    await store.append(head('with-a-deck', { deck: facts }), 1, [sat(1)]);
    await store.remove([{ id: 'with-a-deck', at: head('with-a-deck').updated }]);
    expect(await store.removeDecks(20, 5)).toBe(false);
    while (await store.tidy(0, 50));
    expect(await store.deck('digest-used')).toBeNull();
  });

  test('tables are counted by game and phase', async () => {
    const game = 'counted';
    await store.create(head('counted-1', { game }), [sat(0)]);
    await store.create(head('counted-2', { game }), [sat(0)]);
    await store.create(head('counted-3', { game, phase: 'over' }), [sat(0)]);
    const { phase } = head('counted-1');
    const counts = await store.countTables();
    expect(counts.filter(one => one.game === game)).toEqual([
      { game, phase, count: 2 },
      { game, phase: 'over', count: 1 },
    ]);
  });

  test('a person is found by the key of each of their devices; a code works once, and in time', async () => {
    await store.addGuest({ id: 'anna', name: 'Anna' }, 'key-1', 1);
    await store.rename('anna', 'Annika');
    await store.portray('anna', 3);
    await store.addCode('code-1', 'anna', 100, 'key-1');
    expect(await store.takeCode('code-1', 101, 'key-0')).toBeNull();
    expect(await store.guestByKey('key-0')).toBeNull();
    await store.addCode('code-2', 'anna', 100, 'key-1');
    expect(await store.lookAtCode('code-2', 101)).toBeNull();
    expect(await store.lookAtCode('code-2', 100)).toEqual({
      id: 'anna',
      name: 'Annika',
      portrait: 3,
    });
    expect(await store.takeCode('code-2', 100, 'key-2', 'Firefox')).toEqual({
      id: 'anna',
      name: 'Annika',
      portrait: 3,
    });
    expect(await store.takeCode('code-2', 100, 'key-3')).toBeNull();
    expect(await store.guestByKey('key-1')).toEqual(await store.guestByKey('key-2'));
    expect(await store.guestByKey('anna')).toBeNull();
  });

  test('a device is listed until it is removed, and a code that was made goes with it', async () => {
    await store.addGuest({ id: 'dora', name: 'Dora' }, 'dora-1', 1, 'Safari · iPhone');
    await store.addCode('dora-code', 'dora', 100, 'dora-1');
    await store.takeCode('dora-code', 5, 'dora-2');
    await store.seen('dora-1', 9);
    expect(await store.devices('dora')).toEqual([
      { key: 'dora-1', since: 1, seen: 9, device: 'Safari · iPhone' },
      { key: 'dora-2', since: 5, seen: 5, device: '' },
    ]);
    await store.addCode('dora-code-2', 'dora', 100, 'dora-1');
    expect(await store.removeKey('anna', 'dora-2')).toBe(false);
    expect(await store.removeKey('dora', 'dora-2')).toBe(true);
    expect(await store.removeKey('dora', 'dora-2')).toBe(false);
    expect(await store.addCode('late', 'dora', 100, 'dora-2')).toBe(false);
    expect(await store.lookAtCode('late', 1)).toBeNull();
    expect(await store.guestByKey('dora-2')).toBeNull();
    expect(await store.takeCode('dora-code-2', 10, 'dora-3')).toBeNull();
  });

  test('a data folder keeps the id that it was first given', async () => {
    expect(await store.folderId('aaaa')).toBe('aaaa');
    await reopen();
    expect(await store.folderId('bbbb')).toBe('aaaa');
  });

  test('the last lines of a chat are kept in order', async () => {
    for (let i = 1; i <= 203; i++) await store.say('one', lineAt(i));
    const lines = await store.lines('one', 500);
    expect([lines.length, lines[0]!.n, lines.at(-1)!.n]).toEqual([200, 4, 203]);
  });

  test('a person’s tables are those that are played, then those that are over, however many there are', async () => {
    for (let i = 0; i < 12; i++)
      await store.create(
        head(`over-${i}`, { phase: 'over', updated: 9000 + i, guests: ['dora'] }),
        [sat(0)],
      );
    await store.create(head('going-on', { phase: 'playing', updated: 10, guests: ['dora'] }), [
      sat(0),
    ]);
    await store.append(head('going-on', { phase: 'playing', updated: 20, guests: ['dora'] }), 1, [
      sat(1),
    ]);
    const shown = (await store.tablesOf('dora', 5)).map(({ id }) => id);
    expect(shown).toEqual(['going-on', 'over-11', 'over-10', 'over-9', 'over-8']);
    await store.append(head('going-on', { phase: 'over', updated: 9999, guests: ['dora'] }), 2, [
      sat(2),
    ]);
    expect((await store.tablesOf('dora', 2)).map(({ id }) => id)).toEqual(['going-on', 'over-11']);
  });

  test('tables that have stood still are found in pages, the oldest first', async () => {
    for (const [id, updated] of [
      ['age-b', 2],
      ['age-a', 2],
      ['age-c', 1],
      ['age-d', 4],
    ] as const)
      await store.create(head(id, { phase: 'shuffling', updated }), [sat(0)]);
    const first = await store.expired('shuffling', 4, null, 2);
    expect(first).toEqual([
      { id: 'age-c', at: 1 },
      { id: 'age-a', at: 2 },
    ]);
    expect(await store.expired('shuffling', 4, first[1]!, 2)).toEqual([{ id: 'age-b', at: 2 }]);
  });

  test('a table that was removed is gone at once; its log and its chat go in small parts', async () => {
    await store.create(head('long-over', { phase: 'over', guests: ['emil'] }), [
      sat(0),
      sat(1),
      sat(2),
    ]);
    await store.create(head('beside'), [sat(0)]);
    await store.say('long-over', lineAt(1));
    const longOver = { id: 'long-over', at: 5000 };
    await store.remove([{ ...longOver, at: 4999 }]);
    expect(await store.log('long-over')).toHaveLength(3);
    await store.remove([longOver, longOver]);
    expect(await store.log('long-over')).toBeNull();
    expect(await store.tablesOf('emil', 10)).toEqual([]);
    expect(await store.lines('long-over', 10)).toHaveLength(1);
    let steps = 0;
    while (await store.tidy(0, 2)) steps++;
    expect(steps).toBe(2);
    expect(await store.lines('long-over', 10)).toEqual([]);
    expect(await store.log('beside')).toHaveLength(1);
  });

  test('people who were not seen for long are forgotten with all keys, unless they sit somewhere', async () => {
    const HOUR = 3_600_000;
    for (const id of ['fritz', 'gerda', 'hans'])
      await store.addGuest({ id, name: id }, `of-${id}`, HOUR);
    await store.addCode('first-of-fritz', 'fritz', 2 * HOUR, 'of-fritz');
    await store.takeCode('first-of-fritz', HOUR, 'of-fritz-too');
    await store.addCode('of-fritz', 'fritz', 100 * HOUR, 'of-fritz');
    await store.create(head('kept', { guests: ['gerda'] }), [sat(0)]);
    await store.seen('of-hans', 9 * HOUR);
    let mark = await store.forget(2 * HOUR, null, 1);
    while (mark !== null) mark = await store.forget(2 * HOUR, mark, 1);
    expect(await store.guestByKey('of-fritz')).toBeNull();
    expect(await store.guestByKey('of-fritz-too')).toBeNull();
    expect(await store.lookAtCode('of-fritz', 9 * HOUR)).toBeNull();
    expect(await store.guestByKey('of-gerda')).toMatchObject({ id: 'gerda' });
    expect(await store.guestByKey('of-hans')).toMatchObject({ id: 'hans' });
  });
});

describe('a file of the first form', () => {
  test('is brought to the newest: who sits where is found, and nobody is forgotten for not having been noted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'castellan-first-'));
    const db = queries(openFile(join(folder, DATA_FILE)));
    const first = '0001-first';
    const provider = { getMigrations: async () => ({ [first]: migrations[first]! }) };
    await new Migrator({ db, provider }).migrateToLatest();
    const row = (id: string, phase: string, updated: number) =>
      sql`insert into tables values (${id}, 'villages', ${phase}, 1, ${updated}, null, 1,
        '{"guests":["anna"],"waiting":[],"names":[],"clock":"","turn":0}')`.execute(db);
    await row('played', 'playing', 1);
    await row('ended', 'over', 2);
    for (const id of ['played', 'ended'])
      await sql`insert into sitting values ('anna', ${id})`.execute(db);
    await sql`insert into guests values ('ben', 'Ben', 1)`.execute(db);
    await sql`insert into keys values ('key', 'ben', 1)`.execute(db);
    await db.destroy();

    const store = await openStore(folder);
    expect((await store.tablesOf('anna', 10)).map(({ id }) => id)).toEqual(['played', 'ended']);
    expect((await store.openTables(10)).map(({ id }) => id)).toEqual(['played']);
    await store.forget(Date.now() - 24 * 3600 * 1000, null, 10);
    expect(await store.guestByKey('key')).toEqual({ id: 'ben', name: 'Ben', portrait: 0 });
    await store.close();
    rmSync(folder, { recursive: true });
  });
});

describe('a full disk', () => {
  test('takes nothing and loses nothing, and takes again what comes once old tables are cleared away', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'castellan-full-'));
    const store = await openStore(folder, { mostPages: 180 });
    const long = Array.from({ length: 60 }, (_, seat) => sat(seat));
    const kept: string[] = [];
    const add = async (id: string): Promise<void> => {
      await store.create(head(id), long);
      kept.push(id);
    };
    await expect(
      (async () => {
        for (let i = 0; i < 200; i++) await add(`table-${i}`);
      })(),
    ).rejects.toThrow(StoreFailure);
    expect(kept.length).toBeGreaterThan(5);
    await expect(add('one-more')).rejects.toThrow('full');
    expect(await store.log(kept.at(-1)!)).toEqual(long);
    expect(await store.log('one-more')).toBeNull();
    await store.remove(kept.splice(0, 4).map(id => ({ id, at: 5000 })));
    while (await store.tidy(0, 50));
    await add('one-more');
    expect(await store.log('one-more')).toEqual(long);
    await store.close();
    rmSync(folder, { recursive: true });
  });
});

describe('a backup', () => {
  test('is whole while the server writes, never overwrites, and can be opened', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'castellan-backup-'));
    const store = await openStore(folder);
    await store.create(head('one'), [sat(0)]);
    const writing = Promise.all(
      Array.from({ length: 50 }, (_, i) => store.create(head(`table-${i}`), [sat(0)])),
    );
    const copy = join(folder, 'copy');
    const second = await openStore(copy);
    await second.close();
    rmSync(join(copy, DATA_FILE));
    backUp(join(folder, DATA_FILE), join(copy, DATA_FILE));
    await writing;
    await store.close();
    expect(faultIn(join(copy, DATA_FILE))).toBeNull();
    const restored = await openStore(copy);
    expect(await restored.log('one')).toEqual([sat(0)]);
    await restored.close();
    expect(() => backUp(join(folder, DATA_FILE), join(copy, DATA_FILE))).toThrow(
      'never overwrites',
    );
    rmSync(folder, { recursive: true });
  });

  test('a file that is no database is refused with a reason', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'castellan-bad-'));
    writeFileSync(
      join(folder, DATA_FILE),
      'not a database at all, by no means, but a long text'.repeat(99),
    );
    await expect(openStore(folder)).rejects.toThrow('not a database');
    rmSync(folder, { recursive: true });
  });
});
