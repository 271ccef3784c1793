// The people of a load, in a process of their own: `crowd-worker.ts SEATS-FILE BASE,BASE GAME THINK-MS`. It is told how many tables
// there shall be, and asked for what was measured since it was last asked.
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Order, Report } from './crowd.ts';
import type { Measured } from './foursome.ts';
import { Foursome } from './foursome.ts';
import type { Seats } from './load-seat.ts';

const [file, bases, game, thinkMs] = process.argv.slice(2) as [string, string, string, string];
const { sit } = (await import(pathToFileURL(file).href)) as Seats;
const measured: Measured = { delays: [], bytes: [], messages: [] };
const tables: Foursome[] = [];
/** How many tables are set up at a time. */
const AT_ONCE = 8;
/** An overloaded server keeps people waiting for ever: those who are not in by then stay away. */
const PATIENCE_MS = 90_000;

let opened = 0;

async function fill(count: number): Promise<void> {
  for (const table of tables.splice(count)) table.leave();
  let coming = 0;
  const patience = new AbortController();
  const { signal } = patience;
  const set = async (): Promise<void> => {
    while (!signal.aborted && tables.length + coming < count) {
      coming++;
      try {
        const seats = await sit(bases.split(','), game, ++opened);
        if (signal.aborted) for (const seat of seats) seat.leave();
        else tables.push(new Foursome(seats, Number(thinkMs), measured));
      } finally {
        coming--;
      }
    }
  };
  const late = sleep(PATIENCE_MS, null, { signal }).catch(() => null);
  await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, set)), late]);
  patience.abort();
}

const usage = (): Report => ({
  delays: [],
  bytes: [],
  messages: [],
  tables: tables.length,
  cpu: process.cpuUsage(),
  error: null,
});
const report = (): Report => ({
  ...usage(),
  delays: measured.delays.splice(0),
  bytes: measured.bytes.splice(0),
  messages: measured.messages.splice(0),
});

process.on('message', (order: Order) => {
  void (async () => {
    try {
      if (order.do === 'fill') await fill(order.tables);
      if (order.do === 'leave') for (const table of tables.splice(0)) table.leave();
      process.send!(order.do === 'usage' ? usage() : report());
    } catch (error) {
      process.send!({ ...report(), error: (error as Error).message });
    }
  })();
});
// Our parent process has ended.
process.on('disconnect', () => process.exit(0));
