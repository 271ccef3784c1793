// Strangers at different servers of one house find each other, and nobody gets two seats.
import type { Seeking, Wish } from '@castellan/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endServices, TestCluster } from './cluster.ts';
import type { Player } from './player.ts';
import { until } from './player.ts';
import { hasPostgres } from './services/programs.ts';

const wish: Wish = { games: ['villages', 'quests'], players: [2, 3], pace: 'live', rated: false };

describe.runIf(hasPostgres())('two servers on one database', () => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await TestCluster.start('postgres');
  });
  afterAll(async () => {
    await cluster.end();
    await endServices();
  });
  const seek = (player: Player): Promise<Seeking> => player.ask('POST', '/api/seek', { wish });
  const stay = (player: Player): Promise<Seeking> => player.ask('POST', '/api/seek/stay', {});

  test('someone waiting at one is told at once when someone comes to the other', async () => {
    const [anna, ben] = await Promise.all([
      cluster.members[0]!.guest('Anna'),
      cluster.members[1]!.guest('Ben'),
    ]);
    expect((await seek(anna)).table).toBeNull();
    const heard: string[] = [];
    const line = anna.lobby(text => heard.push(text));
    await until(() => line.readyState === line.OPEN);
    const { table } = await seek(ben);
    await until(() => heard.length > 0);
    expect((await stay(anna)).table).toBe(table);
    line.terminate();
    await Promise.all([anna.attend(table!), ben.attend(table!)]);
    await anna.until(() => anna.room!.phase === 'playing');
    await ben.until(() => ben.room!.phase === 'playing');
  });

  test('forty who come to both at one moment are all seated, each once', async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, i) => cluster.members[i % 2]!.guest(`Guest ${i}`)),
    );
    await Promise.all(all.map(seek));
    // Those who were overtaken are seated when they next say that they wait.
    await Promise.all(all.map(stay));
    const tables = await Promise.all(all.map(async one => (await stay(one)).table));
    expect(tables).not.toContain(null);
    for (const one of all) {
      const { mine } = await one.ask<{ mine: readonly unknown[] }>('GET', '/api/tables');
      expect(mine).toHaveLength(1);
    }
  });

  test('no fault was reported', () => {
    expect(cluster.members.flatMap(({ reported }) => reported)).toEqual([]);
  });
});
