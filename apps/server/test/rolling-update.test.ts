// While servers are updated one after the other, an older and a newer one serve the same tables. Each table is played by
// the rules that it began with, wherever its people are.
import { rulesOf } from '@castellan/shelf';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Member } from './cluster.ts';
import { endServices, playTogether, TestCluster } from './cluster.ts';
import { olderLibrary } from './older-library.ts';
import type { Player } from './player.ts';
import { hasNats, hasPostgres } from './services/programs.ts';

const game = 'card-kingdoms';
const newest = (await rulesOf(game))!.rulesVersion;
const older = (await olderLibrary.current(game))!.rulesVersion;

afterAll(endServices);
const ends: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(): Promise<{ old: Member; young: Member }> {
  const cluster = await TestCluster.start('nats', n => (n === 0 ? { library: olderLibrary } : {}));
  ends.push(() => cluster.end());
  const [old, young] = cluster.members as [Member, Member];
  return { old, young };
}

/** Anna and Ben, who sit at a table that has not begun. */
async function gather(annaAt: Member, benAt: Member) {
  const [anna, ben] = [await annaAt.guest('Anna'), await benAt.guest('Ben')];
  for (const one of [anna, ben]) ends.push(() => one.drop());
  const table = await anna.host({ game });
  await ben.join(table, 1);
  await anna.until(() => anna.room!.seats[1]!.kind === 'person');
  return { anna, ben, table };
}

const isPlaying = (one: Player): boolean => one.closed === null && one.room!.phase === 'playing';

describe.runIf(hasPostgres() && hasNats())('an older and a newer server', () => {
  test('begun at the newer one: people at the older one are sent there', async () => {
    const { old, young } = await start();
    const { anna, ben, table } = await gather(young, old);
    anna.send({ type: 'start' });
    await ben.until(() => ben.closed !== null);
    await ben.back();
    await ben.until(() => ben.closed !== null);
    expect(ben.refusals.at(-1)).toMatchObject({ code: 'rules' });
    await ben.goTo(young.base).back();
    await Promise.all([anna, ben].map(one => one.until(() => isPlaying(one))));
    expect(ben.room!.rulesVersion).toBe(newest);
    await playTogether([anna, ben], 6);
    expect((await young.store.log(table))!.some(({ type }) => type === 'ended')).toBe(false);
  });

  test('begun at the older one: people at the newer one play by the older rules too', async () => {
    const { old, young } = await start();
    const { anna, ben } = await gather(old, young);
    anna.send({ type: 'start' });
    // The table is read again, by the rules that were chosen.
    await ben.until(() => ben.closed !== null);
    await ben.back();
    await Promise.all([anna, ben].map(one => one.until(() => isPlaying(one))));
    expect([anna, ben].map(one => one.room!.rulesVersion)).toEqual([older, older]);
    await playTogether([anna, ben], 6);
    await anna.goTo(young.base).back();
    await playTogether([anna, ben], 6);
  });
});
