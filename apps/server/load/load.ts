// `npm run load [-- --from N --seats N --think S --seconds S --game G --alone]`: tables of four over real sockets, with people who think.
// Doubles the seats until the slowest hundredth of moves takes longer than 100 ms from the answer to the last of the other
// seats. Then the same people at the same game, with the same time to think, on a boardgame.io server and on Colyseus.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Crowd } from './crowd.ts';
import type { Host } from './hosts.ts';
import { castellan, rivals } from './hosts.ts';
import { ServerProcess } from './server-process.ts';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4000' },
    from: { type: 'string', default: '500' },
    think: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '20' },
    game: { type: 'string', default: 'villages' },
    alone: { type: 'boolean', default: false },
  },
});
const most = Number(values.seats);
const thinkMs = Number(values.think) * 1000;
const seconds = Number(values.seconds);
const LIMIT_MS = 100;
/** A table without anyone leaves the memory after half a minute. */
const GONE_MS = 45_000;

interface Figures {
  readonly held: number;
  readonly bytes: number;
  readonly cpuMs: number;
  readonly tableKb: number;
  readonly seatKb: number;
}

const quantile = (list: readonly number[], q: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * q))] ??
  Number.NaN;
const kb = (bytes: number): number => bytes / 1024;
const used = ({ heapUsed, external }: { heapUsed: number; external: number }): number =>
  heapUsed + external;

async function measure(host: Host): Promise<Figures> {
  const server = new ServerProcess({ file: host.server, args: host.args(values.game) });
  await server.start();
  const empty = await server.usage('memory');
  const crowd = new Crowd(host.seats, server.base, values.game, thinkMs);
  let [held, bytes, cpuMs] = [0, Number.NaN, Number.NaN];
  let seats = Number(values.from);
  for (; ; seats = Math.min(most, seats * 2)) {
    const began = Date.now();
    await crowd.fill(seats / 4);
    const filled = ((Date.now() - began) / 1000).toFixed(0);
    // Whoever has just sat down is not yet at a steady pace.
    await sleep(Math.min(thinkMs, 5000));
    await server.usage('memory');
    await sleep(1000);
    await crowd.report();
    const before = await server.usage('time');
    await sleep(seconds * 1000);
    const { delays, bytes: all } = await crowd.report();
    const after = await server.usage('time');
    const cpu = (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1000;
    const p99 = quantile(delays, 0.99);
    const ms = cpu / delays.length;
    // Where all are compared: with the fewest seats.
    if (Number.isNaN(cpuMs)) [bytes, cpuMs] = [quantile(all, 0.5), ms];
    console.log(
      `${host.name}: ${seats} seats (came in ${filled} s): ${(delays.length / seconds).toFixed(0)} moves a second; p50 ${quantile(delays, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, worst ${Math.max(...delays).toFixed(0)} ms; ${quantile(all, 0.5)} bytes a move to all four (p90 ${quantile(all, 0.9)}); ${(cpu / seconds / 10).toFixed(0)} % of a core, ${ms.toFixed(2)} ms a move; ${kb(kb(after.rss)).toFixed(0)} MB.`,
    );
    if (p99 > LIMIT_MS || delays.length === 0) break;
    held = seats;
    if (seats >= most) break;
  }
  const full = await server.usage('memory');
  await crowd.leave();
  await sleep(3000);
  const left = await server.usage('memory');
  const tableKb = kb(used(left) - used(empty)) / (seats / 4);
  const seatKb = kb(used(full) - used(left)) / seats;
  console.log(
    `${host.name}: held ${held} seats with p99 under ${LIMIT_MS} ms; ${tableKb.toFixed(1)} KB for a table in memory without anyone, ${seatKb.toFixed(1)} KB more for each connected seat.`,
  );
  if (host === castellan) {
    await sleep(GONE_MS);
    const gone = await server.usage('memory');
    console.log(
      `${host.name}: ${gone.tables} tables in memory ${GONE_MS / 1000} s after all have left; ${kb(kb(used(gone) - used(empty))).toFixed(0)} MB more than at the start.`,
    );
  }
  crowd.end();
  await server.end();
  return { held, bytes, cpuMs, tableKb, seatKb };
}

const hosts = [castellan, ...(values.alone ? [] : await rivals())];
const figures = new Map<Host, Figures>();
for (const host of hosts) figures.set(host, await measure(host));
const ours = figures.get(castellan)!;
const times = (theirs: number, ourOwn: number): string => (theirs / ourOwn).toFixed(1);
for (const [host, theirs] of figures) {
  if (host === castellan) continue;
  console.log(
    `${host.name} against ours: ${times(theirs.bytes, ours.bytes)} times the bytes a move and ${times(theirs.cpuMs, ours.cpuMs)} times the processor time at ${values.from} seats, ${times(theirs.tableKb, ours.tableKb)} times the memory a table; it held ${theirs.held} seats, ours ${ours.held}. It keeps everything in memory only; ours has every move on the disk before anyone sees it.`,
  );
}
process.exit(ours.held > 0 ? 0 : 1);
