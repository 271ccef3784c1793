import { describe, expect, test } from 'vitest';
import { measured } from './costs.ts';
import { Line } from './line.ts';
import { planFor } from './plan.ts';
import { Processor } from './processor.ts';
import { VirtualTime } from './virtual-time.ts';
import { simulate } from './world.ts';

describe('a virtual time', () => {
  test('lets things happen in their order, and what was called off not at all', async () => {
    const time = new VirtualTime();
    const happened: string[] = [];
    const note = (what: string) => (): void => void happened.push(`${what} ${time.now()}`);
    for (const ms of [50, 10, 30, 40, 20]) time.after(ms, note('once'));
    time.after(30, note('also'));
    time.after(35, note('never'))();
    time.after(15, () => time.after(1, note('later')));
    time.after(99, note('too late'));
    await time.runUntil(60);
    expect(happened).toEqual([
      'once 10',
      'later 16',
      'once 20',
      'once 30',
      'also 30',
      'once 40',
      'once 50',
    ]);
    expect(time.now()).toBe(60);
  });

  test('does what promises wait for before it goes on', async () => {
    const time = new VirtualTime();
    const seen: number[] = [];
    const walk = async (): Promise<void> => {
      for (let i = 0; i < 3; i++) {
        await time.wait(10);
        await Promise.resolve();
        seen.push(time.now());
      }
    };
    void walk();
    await time.runUntil(100);
    expect(seen).toEqual([10, 20, 30]);
  });
});

test('a processor does one thing after the other on each core, and says how busy it was', async () => {
  const time = new VirtualTime();
  const processor = new Processor(time, 2);
  const done: number[] = [];
  for (const ms of [10, 10, 10, 5]) processor.work(ms, () => done.push(time.now()));
  await time.runUntil(100);
  expect(done).toEqual([10, 10, 15, 20].toSorted((a, b) => a - b));
  expect(processor.takeShare(100)).toBeCloseTo(35 / 200);
  expect(processor.takeShare(100)).toBe(0);
});

test('a line keeps what is sent in order, and takes longer for more', async () => {
  const time = new VirtualTime();
  const line = new Line(time, 20, 100);
  const arrived: number[] = [];
  for (const bytes of [1000, 100]) line.send(bytes, () => arrived.push(time.now()));
  await time.runUntil(100);
  expect(arrived).toEqual([30, 31]);
});

const small = {
  seats: 36,
  processes: 3,
  thinkSeconds: 2,
  seconds: 20,
  seed: 5,
  game: 'villages',
  costs: measured,
};

describe('people at real tables on modelled machines', () => {
  test('do the same again with the same seed, and something else with another', async () => {
    const short = { ...small, seats: 12, seconds: 5 };
    const [once, again, other] = [
      await simulate(short),
      await simulate(short),
      await simulate({ ...short, seed: 6 }),
    ];
    expect(again).toEqual(once);
    expect(other).not.toEqual(once);
  });

  test('need what the arithmetic says', async () => {
    const { delayMs, ...found } = await simulate(small);
    const thinkSeconds = small.thinkSeconds + delayMs.p50 / 1000;
    const plan = planFor({ ...small, thinkSeconds, processesPerTable: 3 });
    const isAbout = (value: number, expected: number): void =>
      expect(Math.abs(value / expected - 1)).toBeLessThan(0.12);
    isAbout(found.movesPerSecond, plan.movesPerSecond);
    isAbout(
      found.processBusy.reduce((sum, one) => sum + one, 0),
      plan.processCores,
    );
    isAbout(found.appendsPerSecond, plan.appendsPerSecond);
    isAbout(found.databaseBusy * measured.databaseCores, plan.databaseCores);
    isAbout(found.deliveredPerMove * found.movesPerSecond, plan.delivered);
    expect(found.subscriptions).toBe(plan.subscriptions);
    expect(found.refused).toBe(0);
  });

  test('wait no less than their lines are long, and longer when a processor can’t keep up', async () => {
    const alone = { ...small, processes: 1, seats: 8, thinkSeconds: 0.2, seconds: 5 };
    const quick = await simulate(alone);
    expect(quick.delayMs.p50).toBeGreaterThan(measured.personMs[0] * 2);
    expect(quick.delayMs.p99).toBeLessThan(200);
    const slow = await simulate({ ...alone, costs: { ...measured, moveMs: 500 } });
    expect(slow.processBusy[0]).toBeGreaterThan(0.95);
    expect(slow.delayMs.p50).toBeGreaterThan(400);
    expect(slow.movesPerSecond).toBeLessThan(quick.movesPerSecond);
  });

  test('share statements when many answer while the disk is slow', async () => {
    const busy = { ...small, seats: 80, thinkSeconds: 0.5, seconds: 5, processes: 1 };
    const slow = await simulate({ ...busy, costs: { ...measured, diskMs: 100 } });
    expect(slow.statementsPerSecond).toBeLessThanOrEqual(20);
    expect(slow.appendsPerSecond).toBeGreaterThan(slow.statementsPerSecond * 1.1);
  });
});
