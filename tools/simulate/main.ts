// `npm run simulate [-- --seats N --processes N --think S --seconds S --seed N --game G]`: people at real tables (the
// room's own code) on processes, a database and lines that are modelled, in a time that passes as fast as it can. Says what
// happened, what arithmetic says beside it, and by the same arithmetic what a million seats take.
import { parseArgs } from 'node:util';
import { shelf } from '@castellan/shelf';
import { measured } from './costs.ts';
import { machinesFor, planFor } from './plan.ts';
import { simulate } from './world.ts';

const MILLION = 1_000_000;
/** How long a person thinks before a move, on average, where we have no better figure. */
const USUAL_THINK = 10;

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '400' },
    processes: { type: 'string', default: '4' },
    think: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string', default: 'villages' },
  },
});

function numberOf(name: Exclude<keyof typeof values, 'game'>, least: number): number {
  const value = Number(values[name]);
  if (Number.isFinite(value) && value >= least) return value;
  console.error(`--${name} takes a number from ${least} on.`);
  process.exit(2);
}

const settings = {
  seats: numberOf('seats', 4),
  processes: numberOf('processes', 1),
  thinkSeconds: numberOf('think', 0.1),
  seconds: numberOf('seconds', 1),
  seed: numberOf('seed', 0),
  game: values.game,
  costs: measured,
};
if (!shelf.some(({ id }) => id === values.game)) {
  console.error(`--game is one of ${shelf.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}

const few = (n: number): string =>
  n.toLocaleString('en', { maximumFractionDigits: n < 1 ? 3 : n < 10 ? 2 : n < 100 ? 1 : 0 });
const row = (what: string, ...cells: readonly string[]): void =>
  console.log(`  ${what.padEnd(44)}${cells.map(cell => cell.padStart(12)).join('')}`);

const began = performance.now();
const found = await simulate(settings);
const took = (performance.now() - began) / 1000;
const processesPerTable = Math.min(4, settings.processes);
// People can think only when they have seen what came before.
const thinkSeconds = settings.thinkSeconds + found.delayMs.p50 / 1000;
const plan = planFor({ ...settings, thinkSeconds, processesPerTable });

console.log(
  `${settings.seats} seats at ${settings.seats / 4} tables, ${settings.processes} processes, the four of a table at ${processesPerTable} of them; ${settings.seconds} s of virtual time in ${few(took)} s.`,
);
row('', 'simulated', 'calculated');
row('moves a second', few(found.movesPerSecond), few(plan.movesPerSecond));
row(
  'cores that the processes use',
  few(found.processBusy.reduce((sum, one) => sum + one, 0)),
  few(plan.processCores),
);
row('the busiest process', `${few(Math.max(...found.processBusy) * 100)} %`);
row('appends a second', few(found.appendsPerSecond), few(plan.appendsPerSecond));
row('statements a second', few(found.statementsPerSecond));
row(
  'cores that the database uses',
  few(found.databaseBusy * measured.databaseCores),
  few(plan.databaseCores),
);
row(
  'messages between processes, in a second',
  few(found.publishedPerMove * found.movesPerSecond),
  few(plan.published),
);
row('the same, delivered', few(found.deliveredPerMove * found.movesPerSecond), few(plan.delivered));
row('subscriptions', few(found.subscriptions), few(plan.subscriptions));
row('bytes to people, for each move', few(found.bytesPerMove));
row('bytes between processes, for each move', few(found.busBytesPerMove));
row(
  'from an answer to the last screen: p50, p99',
  `${few(found.delayMs.p50)} ms`,
  `${few(found.delayMs.p99)} ms`,
);
row('answers refused because someone was quicker', few(found.refused));

console.log(`\nOne million seats, who think for ${USUAL_THINK} s on average:`);
row('', 'spread', 'together');
const demand = { seats: MILLION, thinkSeconds: USUAL_THINK, costs: measured };
const [spread, together] = [4, 1].map(processesPerTable => {
  const needed = planFor({ ...demand, processesPerTable });
  return { ...needed, ...machinesFor(needed, MILLION) };
}) as [Needed, Needed];
type Needed = ReturnType<typeof planFor> & ReturnType<typeof machinesFor>;
const both = (what: string, of: (needed: Needed) => number): void =>
  row(what, few(of(spread)), few(of(together)));
both('moves, and appends, a second', one => one.movesPerSecond);
both('processes (one core each, 60 % busy)', one => one.processes);
both('machines of 8 cores for them', one => one.machines);
both('memory of all processes, in GB', one => one.gigabytes);
both('cores of PostgreSQL', one => one.databaseCores);
both('PostgreSQLs of 8 cores, 60 % busy', one => one.databases);
both('PostgreSQL’s log, in MB a second', one => one.walMegabytes);
both('subjects', one => one.subjects);
both('subscriptions', one => one.subscriptions);
both('messages delivered by NATS, a second', one => one.delivered);
both('to people, in Gbit/s', one => one.gigabits);
console.log(
  '“Spread”: the four of a table are at four processes. “Together”: whatever spreads people sends those of a table to one.',
);
