// `npm run chaos -- --update [--kills N]`: two servers with older rules are replaced by newer ones, one after the other,
// while people play and new tables begin. Every table is played to its end by the rules that it began with.
import { rulesOf } from '@castellan/shelf';
import { begunBy, endingIn } from '@castellan/room';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPlace } from '../src/store/place.ts';
import { olderLibrary } from '../test/older-library.ts';
import { hasNats, hasPostgres } from '../test/services/programs.ts';
import { ClusterRig } from './cluster-rig.ts';
import { PLAYED_GAME } from './played-tables.ts';
import { Waits } from './waits.ts';

/** How long until a game that has not ended counts as stuck. */
const LONGEST_GAME_MS = 300_000;

/** How many tables there were of each version of the rules. */
type Versions = Map<number, number>;

/** One update of both servers; returns what is wrong. */
async function update(tables: number, waits: Waits, versions: Versions): Promise<string[]> {
  const rig = await ClusterRig.start({ tables, firstFlags: ['--older'] });
  await rig.tables.fill();
  await rig.goesOn();
  for (const { server } of rig.halves) {
    await server.kill('SIGTERM');
    const up = server.start();
    waits.add(await rig.goesOn());
    await up;
    // At an older server and at a newer one.
    await rig.tables.add('first');
    await rig.tables.add('last');
    waits.add(await rig.goesOn());
  }
  const end = performance.now() + LONGEST_GAME_MS;
  while (!rig.tables.areAllOver && performance.now() < end) await sleep(50);
  const store = await openPlace(rig.url);
  const faults: string[] = [];
  for (const id of rig.tables.ids) {
    const log = (await store.log(id))!;
    const version = begunBy(log)!;
    versions.set(version, (versions.get(version) ?? 0) + 1);
    const why = endingIn(log)?.why ?? 'not at all';
    if (why !== 'played') faults.push(`${id}, by version ${version}, has ended: ${why}`);
  }
  await store.close();
  return [...faults, ...(await rig.end())];
}

export async function chaosOfUpdate(times: number, tables: number): Promise<boolean> {
  if (!hasPostgres() || !hasNats()) return false;
  const waits = new Waits();
  const versions: Versions = new Map();
  const faults: string[] = [];
  for (let n = 0; n < times; n++) faults.push(...(await update(tables, waits, versions)));
  const [older, newest] = [await olderLibrary.current(PLAYED_GAME), await rulesOf(PLAYED_GAME)];
  const counts = [older, newest].map(rules => versions.get(rules!.rulesVersion) ?? 0);
  console.log(
    `two servers updated: ${times} times; ${counts[0]} tables played to their end by the older rules, ${counts[1]} by the newer; ${faults.length} faults; ${waits}.`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  return faults.length === 0 && waits.areShort && counts.every(count => count > 0);
}
