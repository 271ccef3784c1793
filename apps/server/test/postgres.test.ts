// Several servers on one PostgreSQL, and a PostgreSQL that comes and goes.
import { head, sat } from '@castellan/room/testing';
import { Conflict, StoreFailure } from '@castellan/room';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres-store.ts';
import type { Store } from '../src/store/store.ts';
import { CuttableLink } from './cuttable-link.ts';
import { TestPostgres } from './services/postgres.ts';
import { hasPostgres } from './services/programs.ts';

describe.runIf(hasPostgres())('a PostgreSQL', () => {
  let postgres: TestPostgres;
  let url: string;
  let stores: Store[];
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });
  afterAll(() => postgres.close());
  beforeEach(async () => {
    stores = [];
    url = await postgres.newDatabase();
  });
  afterEach(async () => {
    for (const store of stores) await store.close();
  });

  async function open(at = url): Promise<Store> {
    const store = await openPostgres(at);
    stores.push(store);
    return store;
  }

  async function ask(statement: string): Promise<unknown[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(statement)).rows as unknown[];
    } finally {
      await client.end();
    }
  }

  /** Tries it again until the database is there. */
  async function atLast<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
      }
    }
  }

  describe('with several servers', () => {
    test('which start at once: one makes the tables, and all can use them', async () => {
      await Promise.all(Array.from({ length: 4 }, () => open()));
      await stores[0]!.create(head('one'), [sat(0)]);
      for (const store of stores) expect(await store.log('one')).toEqual([sat(0)]);
    });

    test('of many who append at once exactly one wins, at every table; the others are told, and nothing is left of theirs', async () => {
      for (let i = 0; i < 4; i++) await open();
      const tables = Array.from({ length: 20 }, (_, i) => `table-${i}`);
      for (const id of tables) await stores[0]!.create(head(id), [sat(0)]);
      const racing = stores.flatMap((store, who) =>
        tables.map(id => store.append(head(id, { guests: [`${who}`] }), 1, [sat(who), sat(who)])),
      );
      const ended = await Promise.allSettled(racing);
      expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(tables.length);
      for (const one of ended)
        if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Conflict);
      for (const [i, id] of tables.entries()) {
        const winner = [0, 1, 2, 3].find(
          who => ended[who * tables.length + i]!.status === 'fulfilled',
        )!;
        expect(await stores[0]!.log(id)).toEqual([sat(0), sat(winner), sat(winner)]);
        expect((await stores[0]!.tablesOf(`${winner}`, 50)).map(one => one.id)).toContain(id);
      }
    });

    test('lines of chat that are said at once all get a number of their own', async () => {
      for (let i = 0; i < 3; i++) await open();
      const line = (text: string) => ({ at: 1, guest: 'anna', name: 'Anna', text, face: null });
      const said = await Promise.all(
        stores.flatMap((store, i) =>
          Array.from({ length: 10 }, (_, j) => store.say('one', line(`${i} ${j}`))),
        ),
      );
      expect(said.map(({ n }) => n).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 30 }, (_, i) => i + 1),
      );
    });
  });

  describe('that a newer version has written', () => {
    test('is refused, and named without its password', async () => {
      await open();
      await ask("insert into kysely_migration values ('9999-later', '2999-01-01')");
      const refused = openPostgres(url);
      await expect(refused).rejects.toThrow('a newer version of Castellan has written it');
      await expect(refused).rejects.not.toThrow('open-sesame');
    });
  });

  describe('that is away', () => {
    test('for a restart: what it has confirmed is there, the rest failed, and the store comes back by itself', async () => {
      const store = await open();
      await store.create(head('one'), [sat(0)]);
      await postgres.stop('SIGQUIT');
      for (const failing of [store.append(head('one'), 1, [sat(1)]), store.log('one')])
        await expect(failing).rejects.toThrow(StoreFailure);
      await postgres.startAgain();
      await atLast(() => store.append(head('one'), 1, [sat(2)]));
      expect(await store.log('one')).toEqual([sat(0), sat(2)]);
    });

    test('before a server starts: the server says where it has looked, without the password', async () => {
      const nobody = url.replace(`:${postgres.port}`, ':1');
      const refused = openPostgres(nobody);
      await expect(refused).rejects.toThrow('postgres://127.0.0.1:1/');
      await expect(refused).rejects.not.toThrow('open-sesame');
    });

    test('just when it was to answer: what it has written counts, once', async () => {
      const store = await open();
      const link = await CuttableLink.to(postgres.port);
      const far = await open(link.by(url));
      await store.create(head('one'), [sat(0)]);
      await far.append(head('one'), 1, [sat(1)]);
      // The question gets there before the cut, the answer does not.
      link.answersAreLost = true;
      const appended = far.append(head('one'), 2, [sat(2)]);
      while ((await store.log('one'))!.length < 3);
      link.answersAreLost = false;
      link.breakOff();
      await appended;
      expect(await store.log('one')).toEqual([sat(0), sat(1), sat(2)]);
      await link.end();
    });

    test('for a moment, while many write: what was confirmed is there once, in order, and nothing else but what failed', async () => {
      const store = await open();
      const link = await CuttableLink.to(postgres.port);
      const far = await open(link.by(url));
      const tables = Array.from({ length: 8 }, (_, i) => `busy-${i}`);
      for (const id of tables) await store.create(head(id), []);
      const end = new AbortController();
      const confirmed = tables.map(async id => {
        let seq = 0;
        while (!end.signal.aborted) {
          const entry = sat(seq);
          try {
            await far.append(head(id), seq, [entry]);
            seq++;
          } catch (error) {
            // What a room does then: it reads what is there.
            expect([StoreFailure, Conflict]).toContain((error as Error).constructor);
            seq = (await atLast(() => far.log(id)))!.length;
          }
        }
        return seq;
      });
      for (let i = 0; i < 12; i++) {
        const before = (await store.log('busy-0'))!.length;
        link.breakOff();
        while ((await store.log('busy-0'))!.length < before + 2);
      }
      end.abort();
      const counts = await Promise.all(confirmed);
      for (const [i, id] of tables.entries())
        expect(await store.log(id)).toEqual(Array.from({ length: counts[i]! }, (_, n) => sat(n)));
      await link.end();
    });

    test('says nothing of its password, whatever fails', async () => {
      const link = await CuttableLink.to(postgres.port);
      const far = await open(link.by(url));
      link.close();
      const failed = await far.log('one').catch((error: Error) => error);
      expect(failed).toBeInstanceOf(StoreFailure);
      expect(JSON.stringify(failed) + (failed as Error).stack).not.toContain('open-sesame');
      await link.end();
    });
  });
});
