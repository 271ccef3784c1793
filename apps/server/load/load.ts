// `npm run load [-- --from N --seats N --think S --seconds S --game G --alone]`: tables of four over real sockets, with people who think.
// Doubles the seats until the slowest hundredth of moves takes longer than 100 ms from the answer to the last of the other
// seats. Then the same people at the same game, with the same time to think, on a boardgame.io server and on Colyseus.
// `-- --processes 1,2,4`: after one server with its file, that many servers on one PostgreSQL with NATS between them,
// each of the four at a table at another server; then boardgame.io with its store in PostgreSQL, and Colyseus with Redis.
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hasNats, hasPostgres } from '../test/services/programs.ts';
import { LoadServices } from './load-services.ts';
import type { Figures } from './measuring.ts';
import { limitOf, Measuring } from './measuring.ts';
import { inWords, ratios } from './load-words.ts';
import { largest } from './search.ts';
import type { Setup } from './setups.ts';
import { castellan, castellans, rivals, rivalsOn } from './setups.ts';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4000' },
    from: { type: 'string', default: '500' },
    think: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '20' },
    game: { type: 'string', default: 'villages' },
    processes: { type: 'string' },
    halvings: { type: 'string', default: '2' },
    alone: { type: 'boolean', default: false },
  },
});
const counts = values.processes?.split(',').map(Number) ?? null;
if (counts?.some(count => !Number.isInteger(count) || count < 1 || count > 16)) {
  console.error('--processes takes numbers from 1 to 16: npm run load -- --processes 1,2,4');
  process.exit(2);
}
const pace = {
  game: values.game,
  thinkMs: Number(values.think) * 1000,
  seconds: Number(values.seconds),
};
const LIMIT_MS = 100;
/** A table without anyone leaves the memory after half a minute. */
const GONE_MS = 45_000;

const kb = (bytes: number): number => bytes / 1024;
const used = ({ heapUsed, external }: { heapUsed: number; external: number }): number =>
  heapUsed + external;

interface Result {
  readonly held: number;
  /** With the fewest seats, where all are compared. */
  readonly first: Figures;
  readonly tableKb: number | null;
}

async function measure(setup: Setup, services: LoadServices | null): Promise<Result> {
  const measuring = await Measuring.of(setup, services, pace);
  try {
    const empty = await measuring.servers[0]!.usage('memory');
    const tried: Figures[] = [];
    const [from, most] = [Number(values.from), Number(values.seats)];
    const halvings = counts === null ? 0 : Number(values.halvings);
    const held = await largest({ from, most, halvings }, async seats => {
      const figures = await measuring.at(seats);
      if (typeof figures === 'number') {
        console.log(`${setup.name}: of ${seats} seats only ${figures} were let in, so slow it is.`);
        return false;
      }
      tried.push(figures);
      console.log(`${setup.name}: ${inWords(figures)}`);
      return figures.delayMs.p99 <= LIMIT_MS;
    });
    console.log(`${setup.name}: held ${held} seats with p99 up to ${LIMIT_MS} ms.`);
    const tooMuch = tried.filter(({ seats }) => seats > held).sort((a, b) => a.seats - b.seats)[0];
    if (tooMuch !== undefined)
      console.log(`${setup.name}: with ${tooMuch.seats} the limit is ${limitOf(tooMuch)}.`);
    const tableKb = counts === null ? await memory(setup, measuring, used(empty), held) : null;
    return { held, first: tried[0]!, tableKb };
  } finally {
    await measuring.end();
  }
}

/** What a table and a seat take in memory, and whether all of it is free again when they are gone. */
async function memory(
  { name }: Setup,
  { servers, crowd }: Measuring,
  empty: number,
  held: number,
): Promise<number> {
  const server = servers[0]!;
  const full = await server.usage('memory');
  await crowd.leave();
  await sleep(3000);
  const left = await server.usage('memory');
  const seats = full.tables * 4;
  const tableKb = kb(used(left) - empty) / (seats / 4);
  const seatKb = kb(used(full) - used(left)) / seats;
  console.log(
    `${name}: ${tableKb.toFixed(1)} KB for a table in memory without anyone, ${seatKb.toFixed(1)} KB more for each connected seat.`,
  );
  if (name === castellan.name && held > 0) {
    await sleep(GONE_MS);
    const gone = await server.usage('memory');
    console.log(
      `${name}: ${gone.tables} tables in memory ${GONE_MS / 1000} s after all have left; ${kb(kb(used(gone) - empty)).toFixed(0)} MB more than at the start.`,
    );
  }
  return tableKb;
}

async function run(): Promise<boolean> {
  if (counts !== null && (!hasPostgres() || !hasNats())) return false;
  const services = counts === null ? null : await LoadServices.start(!values.alone);
  console.log(
    `Everything runs on this machine, which has ${availableParallelism()} cores: servers, what they stand on, and the people. Each thinks for ${values.think} s on average.`,
  );
  try {
    const ours = services === null ? [] : counts!.map(count => castellans(count, services));
    const others = services === null ? () => rivals() : () => rivalsOn(services, counts!);
    const setups = [castellan, ...ours, ...(values.alone ? [] : others())];
    const results = new Map<Setup, Result>();
    for (const setup of setups) results.set(setup, await measure(setup, services));
    const base = results.get(ours[0] ?? castellan)!;
    for (const [setup, result] of results)
      if (result !== base)
        console.log(`${setup.name}: ${ratios(result, base, (ours[0] ?? castellan).name)}`);
    return base.held > 0;
  } finally {
    await services?.close();
  }
}

process.exit((await run()) ? 0 : 1);
