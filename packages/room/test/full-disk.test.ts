// A disk that takes nothing: what a table does by itself is tried again with growing pauses, and goes on when there is room.
import type { Trial } from '../src/testing/index.ts';
import { Sandglass, begun, quietServices } from '../src/testing/index.ts';
import type { Entry, TableHead } from '../src/index.ts';
import { Keeper, StoreFailure, roomFrom } from '../src/index.ts';
import { expect, test } from 'vitest';
import type { TableStore } from '../src/host/table-store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** More often than anybody needs to try within an hour. */
const OFTEN = 1000;

/** A table whose disk is full, and a clock that the test turns. */
function onAFullDisk({ log, room }: Trial) {
  let isFull = true;
  let tries = 0;
  const time = new Sandglass();
  const store = {
    lines: async () => [],
    log: async () => [...log],
    append: async (_head: TableHead, seq: number, entries: readonly Entry[]) => {
      tries++;
      if (isFull) throw new StoreFailure('database or disk is full');
      expect(seq).toBe(log.length);
      log.push(...entries);
    },
  } as unknown as TableStore;
  const services = { ...quietServices, store, time, report: () => {} };
  const keeper = new Keeper(roomFrom(log, room.rules), services);
  return {
    keeper,
    makeRoom: () => void (isFull = false),
    /** Lets time pass; returns how often something was to be written. */
    pass: async (ms: number): Promise<number> => {
      const before = tries;
      await time.pass(ms, () => tries - before >= OFTEN);
      return tries - before;
    },
  };
}

/** The seat that is asked is played by a bot, and someone else is still there. */
function botIsAsked(): Trial {
  const t = begun();
  return t.writes({ type: 'stood-in', seat: t.room.waiting()[0]!, why: 'away' });
}

test('a bot’s move is tried ever more seldom, and made when there is room', async () => {
  const t = botIsAsked();
  const { log } = t;
  const { keeper, pass, makeRoom } = onAFullDisk(t);
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
  const t = begun();
  const { log } = t;
  const { keeper, pass, makeRoom } = onAFullDisk(t);
  expect(await pass(2 * MINUTE)).toBeLessThan(20);
  expect((await pass(HOUR)) / 60).toBeLessThanOrEqual(2);
  expect(log.some(({ type }) => type === 'stood-in')).toBe(false);
  makeRoom();
  await pass(MINUTE);
  expect(log.some(({ type }) => type === 'stood-in')).toBe(true);
  expect(keeper.room.revision).toBe(log.length);
});

test('once something was stored, nothing waits', async () => {
  const t = botIsAsked();
  const { log } = t;
  const { pass, makeRoom } = onAFullDisk(t);
  await pass(HOUR);
  makeRoom();
  await pass(MINUTE);
  const before = log.length;
  // The bot answers until it is the other's turn, and then the other's clock runs.
  expect(await pass(2 * MINUTE)).toBeGreaterThan(0);
  expect(log.length).toBeGreaterThan(before);
});
