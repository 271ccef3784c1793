// `npm run load:lobby [-- --tables 100,100000 --seekers 10000]`: what a look at the lobby costs with few tables and with
// many, what one step of clearing away old ones costs, and what it costs to seat so many people.
import type { Entry, TableHead } from '@castellan/room';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Wish } from '@castellan/protocol';
import { Lobby } from '../src/net/lobby.ts';
import { realTime } from '@castellan/room';
import { openStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { House } from '../src/table/house.ts';
import { library } from '../src/table/library.ts';
import { Matchmaker } from '../src/table/matchmaker.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100,100000' },
    seekers: { type: 'string', default: '10000' },
  },
});
const LOOKS = 300;
const AT_ONCE = 10_000;
const AT_ONCE_SEEKING = 100;
const GAMES = ['card-kingdoms', 'villages', 'quests', 'margraves', 'shadowgate'];
const entry: Entry = { type: 'sat', at: 1, seat: 0, guest: 'anna', name: 'Anna' };

const headOf = (n: number): TableHead => ({
  id: `table-${n}`,
  game: 'card-kingdoms',
  phase: n % 2 === 0 ? 'gathering' : 'playing',
  isOpen: true,
  updated: n,
  due: null,
  // One person sits at the first hundred, and at a tenth of the others: the lobby is full in either case.
  guests: n < 100 || n % 10 === 0 ? ['anna', `guest-${n}`] : [`guest-${n}`, `other-${n}`],
  waiting: [],
  held: [],
  names: ['Anna', 'Ben', null, null],
  clock: '{"kind":"none"}',
  turn: 3,
});

async function fill(store: Store, count: number): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) =>
        store.create(headOf(from + i), [entry]),
      ),
    );
}

/** The middle of many tries, and the worst but a hundredth, in milliseconds. */
function figures(times: number[]): string {
  times.sort((a, b) => a - b);
  const at = (share: number): string => times[Math.floor(times.length * share)]!.toFixed(2);
  return `${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms`;
}

async function time(once: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await once();
  return performance.now() - began;
}

async function houseWith(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-lobby-'));
  const store = await openStore(folder);
  await fill(store, count);
  return { count, folder, store, lobby: new Lobby(store) };
}

/** Many come within moments, each with wishes of their own; then all say once more that they wait. */
async function seatPeople(on: Store, many: number): Promise<void> {
  const report = (error: unknown): void => console.error(error);
  const house = new House({ store: on, library, time: realTime, report });
  const matchmaker = new Matchmaker({ store: on, house, library, time: realTime, report });
  const people = Array.from({ length: many }, (_, i) => ({ id: `seeker-${i}`, name: `S ${i}` }));
  const wishOf = (i: number): Wish => ({
    games: GAMES.filter((_, n) => (i >> n) % 2 === 0 || n === i % GAMES.length),
    players: i % 3 === 0 ? [2, 3] : i % 3 === 1 ? [4] : [3, 4],
    pace: i % 4 === 0 ? 'turns' : 'live',
    rated: i % 5 === 0,
  });
  const times: number[] = [];
  const began = performance.now();
  for (let from = 0; from < many; from += AT_ONCE_SEEKING)
    await Promise.all(
      people.slice(from, from + AT_ONCE_SEEKING).map(async (one, i) => {
        times.push(await time(() => matchmaker.seek(one, wishOf(from + i))));
      }),
    );
  const seconds = (performance.now() - began) / 1000;
  const { size } = house;
  const waiting = (await matchmaker.waiting()).reduce((sum, { count }) => sum + count, 0);
  console.log(`${many} people look for a seat, ${AT_ONCE_SEEKING} at a time: ${figures(times)}`);
  console.log(
    `  all in ${seconds.toFixed(1)} s: ${size} tables; wishes of those still waiting: ${waiting}`,
  );
  const staying: number[] = [];
  for (const one of people.slice(-LOOKS)) staying.push(await time(() => matchmaker.stay(one)));
  console.log(`Waiting on: ${figures(staying)}`);
  await house.close();
}

const houses = [];
for (const count of values.tables.split(',')) houses.push(await houseWith(Number(count)));

for (const [who, guest] of [
  ['a stranger', null],
  ['someone who sits at a tenth of the tables', 'anna'],
] as const) {
  console.log(`A look at the lobby by ${who}:`);
  const times = houses.map((): number[] => []);
  // In turns, so that whatever else the machine does falls on all alike.
  for (let i = 0; i < LOOKS; i++)
    for (const [n, { lobby }] of houses.entries())
      times[n]!.push(await time(() => lobby.view(guest)));
  houses.forEach(({ count }, n) => console.log(`  ${count} tables: ${figures(times[n]!)}`));
}

const { store, count } = houses.at(-1)!;
const removing: number[] = [];
const clearing: number[] = [];
for (let i = 0; i < Math.min(100, count / 50); i++) {
  const found = await store.expired('gathering', count, null, 20);
  removing.push(await time(() => store.remove(found)));
  clearing.push(await time(() => store.tidy(0, 300)));
}
console.log(`Removing 20 of ${count} tables: ${figures(removing)}`);
console.log(`Clearing away what one of them left: ${figures(clearing)}`);

await seatPeople(store, Number(values.seekers));

for (const house of houses) {
  await house.store.close();
  rmSync(house.folder, { recursive: true });
}
