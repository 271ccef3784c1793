// `npm run load [-- --seats N --think S --seconds S]`: tables of four over real sockets, with people who think. Doubles the
// seats until the slowest hundredth of moves takes longer than 100 ms from the answer to another seat's screen.
import { QuickChance, randomAnswer } from '@castellan/kernel';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { spec } from '../test/house.ts';
import { Player } from '../test/player.ts';
import { ServerProcess } from './server-process.ts';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4000' },
    think: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '20' },
    game: { type: 'string', default: 'villages' },
  },
});
const most = Number(values.seats);
const thinkMs = Number(values.think) * 1000;
const seconds = Number(values.seconds);
const chance = new QuickChance(7);
const LIMIT_MS = 100;

interface Foursome {
  readonly players: readonly Player[];
}

async function foursome(base: string): Promise<Foursome> {
  const players = await Promise.all(
    ['Anna', 'Ben', 'Cora', 'Dirk'].map(name => new Player(base).introduce(name)),
  );
  const [host, ...others] = players;
  const id = await host!.open(spec({ game: values.game, settings: { players: 4 } }), 'Anna');
  await host!.attend(id);
  for (const [at, player] of others.entries()) {
    await player.attend(id);
    player.send({ type: 'sit', seat: at + 1, name: `P${at}` });
  }
  await host!.until(() => host!.room!.seats.every(({ kind }) => kind === 'person'), 60_000);
  host!.send({ type: 'start' });
  await Promise.all(players.map(one => one.until(() => one.scene !== null, 60_000)));
  for (const player of players) player.wire.length = 0;
  return { players };
}

const delays: number[] = [];
const bytes: number[] = [];
const course = { isOver: false };

/** Whoever is asked thinks, and answers; the time is taken when another's screen has it. */
async function play({ players }: Foursome): Promise<void> {
  await sleep(Math.random() * thinkMs);
  while (!course.isOver) {
    const mover = players.find(one => (one.scene?.decision ?? null) !== null);
    if (mover === undefined) {
      await sleep(50);
      continue;
    }
    const other = players.find(one => one !== mover)!;
    const { answered } = mover.scene!;
    const before = players.map(one => one.wire.length);
    const sent = performance.now();
    mover.answer(randomAnswer(mover.scene!.decision!, chance));
    try {
      await other.until(() => course.isOver || other.scene!.answered > answered, 30_000);
    } catch {
      delays.push(30_000);
    }
    if (course.isOver) return;
    delays.push(performance.now() - sent);
    await sleep(thinkMs * (0.5 + Math.random()));
    const moved = players.flatMap((one, i) =>
      one.wire.slice(before[i]).filter(text => text.includes('"moved"')),
    );
    bytes.push(moved.reduce((sum, text) => sum + text.length, 0));
    for (const player of players) player.wire.length = 0;
  }
}

const quantile = (list: readonly number[], q: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * q))] ??
  Number.NaN;

const server = new ServerProcess();
await server.start();
const empty = await server.memory();
const tables: Foursome[] = [];
const playing: Promise<void>[] = [];
let held = 0;
for (let seats = 200; seats <= most; seats *= 2) {
  while (tables.length * 4 < seats) {
    const some = await Promise.all(
      Array.from({ length: Math.min(10, seats / 4 - tables.length) }, () => foursome(server.base)),
    );
    tables.push(...some);
    playing.push(...some.map(play));
  }
  delays.length = 0;
  bytes.length = 0;
  const before = await server.memory();
  await sleep(seconds * 1000);
  const after = await server.memory();
  const cpu = (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1e6;
  const [p50, p99] = [quantile(delays, 0.5), quantile(delays, 0.99)];
  const perSeat = (after.rss - empty.rss) / seats / 1024;
  console.log(
    `${seats} seats at ${tables.length} tables: ${(delays.length / seconds).toFixed(1)} moves a second; from answer to screen ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; ${quantile(bytes, 0.5)} bytes a move to all four (p90 ${quantile(bytes, 0.9)}); server ${((cpu / seconds) * 100).toFixed(0)} % of a core, ${perSeat.toFixed(0)} KB a seat.`,
  );
  if (p99 > LIMIT_MS) break;
  held = seats;
}
course.isOver = true;
console.log(`Held: ${held} seats with p99 under ${LIMIT_MS} ms.`);
await server.end();
process.exit(held > 0 ? 0 : 1);
