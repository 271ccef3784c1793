// A disk that takes nothing: what a table does by itself is tried again with growing pauses, and goes on when there is room.
import { shelf } from '@castellan/shelf';
import { expect, test } from 'vitest';
import type { Entry } from '../src/room/entry.ts';
import { Room } from '../src/room/room.ts';
import type { TableHead } from '../src/room/head.ts';
import type { Store } from '../src/store/store.ts';
import { StoreFailure } from '../src/store/store.ts';
import { Keeper } from '../src/table/keeper.ts';
import { begun } from './begun.ts';
import { quietServices } from './quiet-services.ts';

const game = await shelf.find(({ id }) => id === 'villages')!.rules();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** So often nobody need try within an hour. */
const OFTEN = 1000;

/** A table whose disk is full, and a clock that the test turns. */
function onAFullDisk(log: Entry[]) {
  let now = 1000;
  let isFull = true;
  let tries = 0;
  const alarms = new Set<{ at: number; ring: () => void }>();
  const store = {
    lines: async () => [],
    log: async () => [...log],
    append: async (_head: TableHead, seq: number, entries: readonly Entry[]) => {
      tries++;
      if (isFull) throw new StoreFailure('database or disk is full');
      expect(seq).toBe(log.length);
      log.push(...entries);
    },
  } as unknown as Store;
  const keeper = new Keeper(Room.from(log, game), {
    ...quietServices,
    store,
    time: {
      now: () => now,
      after: (ms, ring) => {
        const alarm = { at: now + Math.max(0, ms), ring };
        alarms.add(alarm);
        return () => alarms.delete(alarm);
      },
    },
    report: () => {},
  });
  return {
    keeper,
    makeRoom: () => void (isFull = false),
    /** Lets time pass; returns how often something was to be written. */
    pass: async (ms: number): Promise<number> => {
      const before = tries;
      const isOften = (): boolean => tries - before >= OFTEN;
      const end = now + ms;
      while (!isOften()) {
        const [next] = [...alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        alarms.delete(next);
        now = Math.max(now, next.at);
        next.ring();
        for (let i = 0; i < 5; i++) await new Promise(resolve => setImmediate(resolve));
      }
      now = end;
      return tries - before;
    },
  };
}

test('a bot’s move is tried ever more seldom, and made when there is room', async () => {
  const { room, log } = begun(game);
  // The seat that is asked is played by a bot, and someone else is still there.
  const [asked] = room.waiting();
  log.push(room.fold({ type: 'stood-in', at: 1000, seat: asked!, why: 'away' }));
  const { keeper, pass, makeRoom } = onAFullDisk(log);
  const first = await pass(MINUTE);
  const later = (await pass(HOUR)) / 60;
  expect(first).toBeLessThan(20);
  expect(later).toBeLessThanOrEqual(2);
  expect(later).toBeGreaterThan(0);
  const before = log.length;
  makeRoom();
  await pass(MINUTE);
  expect(log.length).toBeGreaterThan(before);
  expect(keeper.room.revision).toBe(log.length);
});

test('a clock that has run out is looked at ever more seldom, and counts when there is room', async () => {
  const { log } = begun(game);
  const { keeper, pass, makeRoom } = onAFullDisk(log);
  expect(await pass(2 * MINUTE)).toBeLessThan(20);
  expect((await pass(HOUR)) / 60).toBeLessThanOrEqual(2);
  expect(log.some(({ type }) => type === 'stood-in')).toBe(false);
  makeRoom();
  await pass(MINUTE);
  expect(log.some(({ type }) => type === 'stood-in')).toBe(true);
  expect(keeper.room.revision).toBe(log.length);
});

test('once something was stored, nothing waits any more', async () => {
  const { room, log } = begun(game);
  const [asked] = room.waiting();
  log.push(room.fold({ type: 'stood-in', at: 1000, seat: asked!, why: 'away' }));
  const { pass, makeRoom } = onAFullDisk(log);
  await pass(HOUR);
  makeRoom();
  await pass(MINUTE);
  const before = log.length;
  // The bot answers until it is the other's turn, and then the other's clock runs.
  expect(await pass(2 * MINUTE)).toBeGreaterThan(0);
  expect(log.length).toBeGreaterThan(before);
});
