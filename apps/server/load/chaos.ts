// `npm run chaos [-- --kills N]`: a server under load is killed without warning, again and again; then a full disk and a
// slow one. After each: every answer that was acknowledged is there, none is there twice, and everyone plays on by
// themselves. `-- --cluster`: the same with two servers (chaos-cluster.ts).
import { spec } from '@castellan/room/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Player } from '../test/player.ts';
import { openStore } from '../src/store/sqlite-store.ts';
import { ServerProcess } from './server-process.ts';
import { faultsAt, Stubborn } from './stubborn.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    tables: { type: 'string', default: '6' },
    cluster: { type: 'boolean', default: false },
  },
});
const random = (least: number, most: number): number => least + Math.random() * (most - least);

const LONGEST_WAIT_MS = 10_000;

interface Table {
  readonly id: string;
  readonly people: readonly Stubborn[];
}

const isOver = ({ people }: Table): boolean =>
  people.some(({ player }) => player.room?.phase === 'over');
const everyone = (tables: readonly Table[]): Stubborn[] => tables.flatMap(({ people }) => people);
const ackedAt = (tables: readonly Table[]): number =>
  everyone(tables).reduce((sum, { acked }) => sum + acked, 0);

async function seat(base: string): Promise<Table> {
  const [anna, ben] = await Promise.all(
    ['Anna', 'Ben'].map(name => new Player(base).introduce(name)),
  );
  const id = await anna!.open(spec({ game: 'card-kingdoms' }), 'Anna');
  await anna!.attend(id);
  await ben!.attend(id);
  ben!.send({ type: 'sit', seat: 1, name: 'Ben' });
  await anna!.until(() => anna!.room!.seats[1]!.kind === 'person');
  anna!.send({ type: 'start' });
  await Promise.all([anna, ben].map(one => one!.until(() => one!.scene !== null)));
  return { id, people: [new Stubborn(anna!, 0), new Stubborn(ben!, 1)] };
}

/** Looks into the store itself: there must be one order of things that fits all that anyone knows. */
async function check(
  folder: string,
  tables: readonly Table[],
): Promise<{ acked: number; faults: string[] }> {
  const store = await openStore(folder);
  const faults: string[] = [];
  for (const { id, people } of tables)
    faults.push(...faultsAt(id, (await store.log(id)) ?? [], people));
  await store.close();
  return { acked: ackedAt(tables), faults };
}

async function trial(
  name: string,
  more: readonly string[],
  kills: number,
  count: number,
): Promise<boolean> {
  const server = new ServerProcess({ args: more });
  await server.start();
  const tables: Table[] = [];
  const playing: Promise<void>[] = [];
  const sitDown = async (): Promise<void> => {
    const table = await seat(server.base);
    tables.push(table);
    playing.push(...table.people.map(one => one.play()));
  };
  await Promise.all(Array.from({ length: count }, sitDown));
  const began = Date.now();
  for (let i = 0; i < kills; i++) {
    // Who has finished leaves, and others sit down.
    for (const one of everyone(tables.filter(isOver))) one.stop();
    while (tables.filter(table => !isOver(table)).length < count) await sitDown();
    // A kill is worth something when answers are on their way.
    const before = ackedAt(tables);
    const end = Date.now() + LONGEST_WAIT_MS;
    while (ackedAt(tables) === before && Date.now() < end) await sleep(5);
    await sleep(random(0, 300));
    await server.kill();
    await server.start();
    if ((i + 1) % 20 === 0)
      console.log(
        `${name}: killed ${i + 1} times, ${((Date.now() - began) / 1000).toFixed(0)} s, ${ackedAt(tables)} answers acknowledged at ${tables.length} tables`,
      );
  }
  await sleep(kills === 0 ? 6000 : 1000);
  const people = everyone(tables);
  for (const one of people) one.stop();
  await Promise.all(playing);
  await server.kill();
  const { acked, faults } = await check(server.folder, tables);
  const comebacks = people.reduce((sum, one) => sum + one.comebacks, 0);
  const refused = people.reduce(
    (sum, one) => sum + one.player.refusals.filter(({ code }) => code === 'unstored').length,
    0,
  );
  console.log(
    `${name}: ${acked} answers acknowledged, ${faults.length} lost or doubled; ${comebacks} came back by themselves; ${refused} were told that nothing could be stored.`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  await server.end();
  return faults.length === 0 && acked > 0;
}

const [kills, count] = [Number(values.kills), Number(values.tables)];

/** One server on a disk. */
async function disk(): Promise<boolean> {
  const results = [
    await trial('kill -9', [], kills, count),
    await trial('a slow disk (60 ms a commit)', ['--slow-ms', '60'], 3, count),
    await trial('a full disk', ['--most-pages', '45'], 0, count),
  ];
  return results.every(Boolean);
}

const isGood = values.cluster
  ? await (await import('./chaos-cluster.ts')).chaosOfCluster(kills, count)
  : await disk();
process.exitCode = isGood ? 0 : 1;
