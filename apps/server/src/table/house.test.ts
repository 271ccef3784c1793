import { Listener, Sandglass, settled, spec } from '@castellan/room/testing';
import type { Entry } from '@castellan/room';
import { StoreFailure } from '@castellan/room';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { House } from './house.ts';
import { library } from './library.ts';

test('a table that could neither be stored nor read is opened again as it stood', async () => {
  const log: Entry[] = [];
  let isBroken = false;
  const work = <T>(result: T): T => {
    if (isBroken) throw new StoreFailure('the disk is gone.');
    return result;
  };
  const store = {
    create: async (_: unknown, entries: readonly Entry[]) => void log.push(...entries),
    append: async (_: unknown, __: number, entries: readonly Entry[]) =>
      void work(log).push(...entries),
    log: async () => work(log),
    lines: async () => [],
    dueTables: async () => [],
    finishedTables: async () => [],
  } as unknown as Store;
  const house = new House({ store, library, time: new Sandglass(), botPace: 0, report: () => {} });
  const id = await house.open(spec(), { guest: 'anna', name: 'Anna' }, true);
  const keeper = (await house.keeper(id))!;
  const anna = new Listener('anna');
  keeper.attend(anna, null);
  await settled();
  isBroken = true;
  keeper.take(anna, { type: 'leave', seat: 0 });
  await settled();
  isBroken = false;
  const again = (await house.keeper(id))!;
  expect(again).not.toBe(keeper);
  expect(again.room.seats[0]!.kind).toBe('person');
  await house.close();
});
