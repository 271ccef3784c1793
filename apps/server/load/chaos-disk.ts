// `npm run chaos [-- --kills N]`: a server under load is killed without warning, again and again; then a full disk and a
// slow one. After each: every answer that was acknowledged is there, none is there twice, and everyone plays on by
// themselves.
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../src/store/sqlite-store.ts';
import { PlayedTables } from './played-tables.ts';
import { ServerProcess } from './server-process.ts';

const random = (least: number, most: number): number => least + Math.random() * (most - least);

const LONGEST_WAIT_MS = 10_000;

async function trial(
  name: string,
  more: readonly string[],
  kills: number,
  count: number,
): Promise<boolean> {
  const server = new ServerProcess({ args: more });
  await server.start();
  const tables = new PlayedTables(() => [server.base], count);
  await Promise.all(Array.from({ length: count }, () => tables.add()));
  const began = Date.now();
  for (let i = 0; i < kills; i++) {
    await tables.fill();
    // A kill is worth something when answers are on their way.
    const before = tables.acked;
    const end = Date.now() + LONGEST_WAIT_MS;
    while (tables.acked === before && Date.now() < end) await sleep(5);
    await sleep(random(0, 300));
    await server.kill();
    await server.start();
    if ((i + 1) % 20 === 0)
      console.log(
        `${name}: killed ${i + 1} times, ${((Date.now() - began) / 1000).toFixed(0)} s, ${tables.acked} answers acknowledged at ${tables.ids.length} tables`,
      );
  }
  await sleep(kills === 0 ? 6000 : 1000);
  await tables.stop();
  await server.kill();
  const store = await openStore(server.folder);
  const faults = await tables.faultsIn(store);
  await store.close();
  const { acked, comebacks, unstored } = tables;
  console.log(
    `${name}: ${acked} answers acknowledged, ${faults.length} lost or doubled; ${comebacks} came back by themselves; ${unstored} were told that nothing could be stored.`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  await server.end();
  return faults.length === 0 && acked > 0;
}

/** One server on a disk. */
export async function chaosOnDisk(kills: number, tables: number): Promise<boolean> {
  const results = [
    await trial('kill -9', [], kills, tables),
    await trial('a slow disk (60 ms a commit)', ['--slow-ms', '60'], 3, tables),
    await trial('a full disk', ['--most-pages', '45'], 0, tables),
  ];
  return results.every(Boolean);
}
