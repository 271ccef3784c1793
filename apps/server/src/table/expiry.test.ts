import { Listener, head, sat, spec } from '@castellan/room/testing';
import type { TableHead } from '@castellan/room';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import type { Lifetimes } from './expiry.ts';
import { Expiry } from './expiry.ts';
import { House } from './house.ts';
import { library } from './library.ts';

const DAY = 24 * 3600 * 1000;
const NOW = 1000 * DAY;
const folder = mkdtempSync(join(tmpdir(), 'castellan-expiry-'));
let store: Store;
beforeAll(async () => void (store = await openStore(folder)));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const LIFETIMES: Lifetimes = {
  gathering: 30 * DAY,
  playing: 100 * DAY,
  over: 200 * DAY,
  people: 300 * DAY,
};

const table = (id: string, phase: TableHead['phase'], days: number, guests: string[] = []) =>
  store.create(head(id, { phase, updated: NOW - days * DAY, guests }), [sat(0)]);

/** One whole round; says how many pauses it made. */
async function round(lifetimes: Lifetimes, inUse: readonly string[] = []): Promise<number> {
  const alarms: { ms: number; ring: () => void }[] = [];
  const reported: unknown[] = [];
  const expiry = new Expiry({
    store,
    lifetimes,
    time: {
      now: () => NOW,
      after: (ms, ring) => {
        alarms.push({ ms, ring });
        return () => {};
      },
    },
    isInUse: id => inUse.includes(id),
    isMine: async () => true,
    report: error => reported.push(error),
  });
  const next = async (): Promise<number> => {
    alarms.pop()!.ring();
    while (alarms.length === 0) await sleep(1);
    return alarms[0]!.ms;
  };
  const first = await next();
  let pauses = 1;
  while ((await next()) === first) pauses++;
  expiry.close();
  expect(reported).toEqual([]);
  return pauses;
}

const areThere = async (...ids: readonly string[]): Promise<string[]> => {
  const logs = await Promise.all(ids.map(id => store.log(id)));
  return ids.filter((_, i) => logs[i] !== null);
};

test('each kind of table has its own lifetime, and a table in memory is left alone', async () => {
  const tables: readonly [id: string, phase: TableHead['phase'], days: number, isKept: boolean][] =
    [
      ['new', 'gathering', 29, true],
      ['never-begun', 'gathering', 31, false],
      ['someone-is-there', 'gathering', 31, true],
      ['slow', 'playing', 99, true],
      ['given-up', 'playing', 101, false],
      ['shuffled-in-vain', 'shuffling', 101, false],
      ['last-winter', 'over', 199, true],
      ['long-ago', 'over', 201, false],
    ];
  for (const [id, phase, days] of tables) await table(id, phase, days);
  await round(LIFETIMES, ['someone-is-there']);
  expect(await areThere(...tables.map(([id]) => id))).toEqual(
    tables.filter(([, , , isKept]) => isKept).map(([id]) => id),
  );
});

test('a host who wants to keep everything keeps everything', async () => {
  await table('ancient', 'over', 999);
  await store.addGuest({ id: 'methuselah', name: 'M' }, 'old-key', 1);
  await round({ gathering: null, playing: null, over: null, people: null });
  expect(await areThere('ancient')).toEqual(['ancient']);
  expect(await store.guestByKey('old-key')).not.toBeNull();
});

test('people who did not come back are forgotten, but not those who sit at a table that is kept', async () => {
  for (const [id, days] of [
    ['lost', 301],
    ['loyal', 301],
    ['recent', 299],
  ] as const)
    await store.addGuest({ id, name: id }, `key-${id}`, NOW - days * DAY);
  await table('kept', 'over', 150, ['loyal']);
  await round(LIFETIMES);
  const known = (id: string) => store.guestByKey(`key-${id}`);
  expect(await known('lost')).toBeNull();
  expect(await known('loyal')).toMatchObject({ id: 'loyal' });
  expect(await known('recent')).toMatchObject({ id: 'recent' });
});

test('many go in many small steps, with a pause after each; those in memory are no hindrance', async () => {
  const ids = Array.from({ length: 70 }, (_, i) => `many-${i}`);
  for (const id of ids) await table(id, 'over', 500);
  // As many as one step looks at, and the first of all.
  const inUse = ids.slice(0, 25);
  expect(await round(LIFETIMES, inUse)).toBeGreaterThan(45);
  expect(await areThere(...ids)).toEqual(inUse);
});

test('a house spares the tables in its memory; those that have left it are gone', async () => {
  const alarms: { ms: number; ring: () => void }[] = [];
  let now = NOW;
  const house = new House({
    store,
    library,
    lifetimes: LIFETIMES,
    time: {
      now: () => now,
      after: (ms, ring) => {
        const alarm = { ms, ring };
        alarms.push(alarm);
        return () => void alarms.splice(alarms.indexOf(alarm), 1);
      },
    },
    report: error => expect(error).toBeNull(),
  });
  const opened = [
    await house.open(spec(), { guest: 'anna', name: 'Anna' }, true),
    await house.open(spec(), { guest: 'anna', name: 'Anna' }, true),
  ];
  const [known, forgotten] = opened as [string, string];
  const ring = async (ms: number): Promise<void> => {
    let at = -1;
    while ((at = alarms.findIndex(alarm => alarm.ms === ms)) < 0) await sleep(1);
    alarms.splice(at, 1)[0]!.ring();
  };
  // Someone is at the first; the second leaves the memory.
  (await house.keeper(known))!.attend(new Listener('anna'), null);
  await ring(0);
  now += MINUTE;
  await ring(SWEEP);
  while (house.size > 1) await sleep(1);
  now += 31 * DAY;
  await ring(ROUND);
  while (!alarms.some(({ ms }) => ms === ROUND)) {
    if (alarms.some(({ ms }) => ms === STEP)) await ring(STEP);
    else await sleep(1);
  }
  expect(await house.keeper(forgotten)).toBeNull();
  expect((await house.keeper(known))!.room.id).toBe(known);
  expect(await store.log(known)).not.toBeNull();
  await house.close();
});

const MINUTE = 60_000;
/** Known by how long they wait: what drops idle tables, what looks for old ones, and its steps. */
const [SWEEP, ROUND, STEP] = [5000, 10 * MINUTE, 100];
