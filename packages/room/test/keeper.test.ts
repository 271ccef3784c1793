import type { SeatView } from '@castellan/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TableHead } from '../src/head.ts';
import { Keeper } from '../src/host/keeper.ts';
import type { TableStore } from '../src/host/table-store.ts';
import { AWAY_MS, HOST_AWAY_MS, StoreFailure } from '../src/index.ts';
import type { Entry } from '../src/entry.ts';
import { roomFrom } from '../src/room.ts';
import { Listener, quietServices, Sandglass, settled } from '../src/testing/table.ts';
import { Trial } from '../src/testing/trial.ts';

/** Keeps a log in memory, and can be made to wait. */
class Memory {
  readonly entries: Entry[];
  held: Promise<void> = Promise.resolve();
  isBroken = false;
  /** Writes, but says that it could not. */
  isDeaf = false;

  constructor(log: readonly Entry[]) {
    this.entries = [...log];
  }
  async append(_head: TableHead, _seq: number, entries: readonly Entry[]): Promise<void> {
    await this.held;
    if (this.isBroken) throw new StoreFailure('the disk is gone.');
    this.entries.push(...entries);
    if (this.isDeaf) throw new StoreFailure('the connection broke.');
  }
  async log(): Promise<readonly Entry[]> {
    if (this.isBroken) throw new StoreFailure('the disk is gone.');
    return this.entries;
  }
  async lines(): Promise<readonly never[]> {
    return [];
  }
}

let time: Sandglass;
let memory: Memory;
let keeper: Keeper;
let isLost: boolean;
let faults: unknown[];

beforeEach(() => {
  time = new Sandglass(1_000_000);
  faults = [];
  isLost = false;
  const { log, room } = new Trial().does('anna', { type: 'sit', seat: 0, name: 'Anna' });
  memory = new Memory(log);
  keeper = new Keeper(roomFrom(log, room.rules), {
    ...quietServices,
    store: memory as unknown as TableStore,
    time,
    lost: () => (isLost = true),
    report: error => faults.push(error),
  });
});
afterEach(() => {
  keeper.close();
  expect(faults.filter(fault => !(fault instanceof StoreFailure))).toEqual([]);
});

async function comes(guest: string): Promise<Listener> {
  const someone = new Listener(guest);
  keeper.attend(someone, null);
  await settled();
  return someone;
}

async function begun(): Promise<[Listener, Listener]> {
  const [anna, ben] = [await comes('anna'), await comes('ben')];
  keeper.take(ben, { type: 'sit', seat: 1, name: 'Ben' });
  keeper.take(anna, { type: 'start' });
  keeper.take(anna, { type: 'share', seat: 0, number: 'ab'.repeat(32) });
  keeper.take(ben, { type: 'share', seat: 1, number: 'ab'.repeat(32) });
  await settled();
  expect(keeper.room.phase).toBe('playing');
  return [anna, ben];
}

const isHere = (seat: SeatView): boolean => seat.kind === 'person' && seat.isHere;

describe('who is here', () => {
  test('someone who is gone before they were admitted is not here', async () => {
    const [anna, ben] = await begun();
    keeper.leave(ben);
    await time.pass(1000);
    expect(isHere(anna.room!.seats[1]!)).toBe(false);
    let letGo = (): void => {};
    memory.held = new Promise(resolve => (letGo = resolve));
    keeper.take(anna, { type: 'pause' });
    const ghost = new Listener('ben');
    keeper.attend(ghost, null);
    keeper.leave(ghost);
    letGo();
    await settled();
    await time.pass(1000);
    expect(isHere(anna.room!.seats[1]!)).toBe(false);
  });

  test('a line that breaks for a moment is no absence: no bot steps in before half a minute is over', async () => {
    const [anna, ben] = await begun();
    keeper.leave(ben);
    await time.pass(40);
    keeper.take(anna, { type: 'stand-in', seat: 1 });
    await settled();
    expect(anna.refused).toContain('30 seconds');
    await time.pass(AWAY_MS);
    keeper.take(anna, { type: 'stand-in', seat: 1 });
    await settled();
    expect(keeper.room.isPlayedByBot(1)).toBe(true);
  });
});

describe('a host who is gone', () => {
  test('after a while the next one at the table is host, and everyone is told', async () => {
    const [anna, ben] = [await comes('anna'), await comes('ben')];
    const wanda = await comes('wanda');
    keeper.take(ben, { type: 'sit', seat: 1, name: 'Ben' });
    await settled();
    keeper.leave(anna);
    await time.pass(HOST_AWAY_MS - 1000);
    expect(keeper.room.host).toBe('anna');
    await time.pass(2000);
    expect(keeper.room.host).toBe('ben');
    expect([ben, wanda].map(({ room }) => room!.host)).toEqual(['ben', 'ben']);
    expect(ben.room!.you.isHost).toBe(true);
  });

  test('someone who only looks on takes over as soon as they sit down', async () => {
    const anna = await comes('anna');
    const wanda = await comes('wanda');
    keeper.leave(anna);
    await time.pass(HOST_AWAY_MS * 2);
    keeper.take(wanda, { type: 'sit', seat: 1, name: 'Wanda' });
    await settled();
    await time.pass(10);
    expect(keeper.room.host).toBe('wanda');
  });

  test('a host who comes back in time stays host; an onlooker never becomes one', async () => {
    const anna = await comes('anna');
    await comes('wanda');
    keeper.leave(anna);
    await time.pass(HOST_AWAY_MS * 2);
    expect(keeper.room.host).toBe('anna');
    const again = await comes('anna');
    const ben = await comes('ben');
    keeper.take(ben, { type: 'sit', seat: 1, name: 'Ben' });
    await settled();
    keeper.leave(again);
    await time.pass(HOST_AWAY_MS - 1000);
    await comes('anna');
    await time.pass(HOST_AWAY_MS * 2);
    expect(keeper.room.host).toBe('anna');
  });
});

test('a table that can’t keep up says so instead of piling up what comes', async () => {
  const anna = await comes('anna');
  let letGo = (): void => {};
  memory.held = new Promise(resolve => (letGo = resolve));
  keeper.take(anna, { type: 'leave', seat: 0 });
  const flood = (): void => {
    for (let i = 0; i < 2000; i++) keeper.take(anna, { type: 'ping' });
  };
  expect(flood).toThrow(/keep up/);
  letGo();
  await settled();
});

describe('stored before told', () => {
  test('nobody hears of what is on its way, whatever else is told meanwhile', async () => {
    const anna = await comes('anna');
    const wanda = await comes('wanda');
    await time.pass(1000);
    let letGo = (): void => {};
    memory.held = new Promise(resolve => (letGo = resolve));
    keeper.take(anna, { type: 'leave', seat: 0 });
    keeper.leave(wanda);
    const ben = new Listener('ben');
    keeper.attend(ben, null);
    const asked = keeper.tell(room => room.seats[0]!.kind);
    await time.pass(1000);
    expect(anna.room!.seats[0]!.kind).toBe('person');
    letGo();
    await settled();
    await time.pass(1000);
    expect(anna.room!.seats[0]!.kind).toBe('open');
    expect(await asked).toBe('open');
  });

  test('what was written although the store says it was not has happened, once, and everyone is told', async () => {
    const [anna, ben] = [await comes('anna'), await comes('ben')];
    memory.isDeaf = true;
    keeper.take(anna, { type: 'leave', seat: 0 });
    await settled();
    memory.isDeaf = false;
    expect([anna, ben].map(({ room }) => room!.seats[0]!.kind)).toEqual(['open', 'open']);
    expect(anna.refused).toBe('');
    keeper.take(ben, { type: 'sit', seat: 0, name: 'Ben' });
    await settled();
    expect(memory.entries.map(({ type }) => type)).toEqual(['opened', 'sat', 'freed', 'sat']);
    expect(keeper.room.revision).toBe(4);
  });

  test('a table that can neither be stored nor read lets everyone go, and its house knows', async () => {
    const anna = await comes('anna');
    memory.isBroken = true;
    keeper.take(anna, { type: 'leave', seat: 0 });
    await settled();
    expect([anna.isHungUp, anna.room!.seats[0]!.kind]).toEqual([true, 'person']);
    expect(isLost).toBe(true);
  });
});
