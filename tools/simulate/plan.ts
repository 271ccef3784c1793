import type { Costs } from './costs.ts';
import { perThing } from './costs.ts';

/** How many play, at tables of four. */
export interface Demand {
  readonly seats: number;
  readonly thinkSeconds: number;
  /** At how many processes the four of a table are. */
  readonly processesPerTable: number;
  readonly costs: Costs;
}

/** What that takes, by arithmetic alone. */
export interface Plan {
  readonly movesPerSecond: number;
  /** Cores that would work all the time. */
  readonly processCores: number;
  readonly databaseCores: number;
  readonly busCores: number;
  readonly appendsPerSecond: number;
  readonly published: number;
  readonly delivered: number;
  readonly subjects: number;
  readonly subscriptions: number;
}

const SEATS = 4;

/** One of the four moves at a time; a move is made in one process, and folded in the others where people look on. */
export function planFor({ seats, thinkSeconds, processesPerTable, costs }: Demand): Plan {
  const tables = seats / SEATS;
  const others = processesPerTable - 1;
  const movesPerSecond = tables / thinkSeconds;
  const cores = (msPerMove: number): number => (movesPerSecond * msPerMove) / 1000;
  return {
    movesPerSecond,
    processCores: cores(costs.moveMs + others * costs.foldMs),
    // With few appends at once each has a statement of its own: this is the most.
    databaseCores: cores(costs.statementMs + costs.appendMs),
    busCores: cores(costs.carryMs * processesPerTable),
    appendsPerSecond: movesPerSecond,
    published: movesPerSecond,
    delivered: movesPerSecond * others,
    subjects: tables,
    subscriptions: tables * processesPerTable,
  };
}

/** Nothing is to be busier: above this, a moment’s crowd has to wait. */
const BUSY = 0.6;
const CORES = 8;

/** How many machines a plan needs, and what goes through them. */
export function machinesFor(plan: Plan, seats: number) {
  const { tableKb, seatKb, bytesPerMove, walBytesPerMove } = perThing;
  // A table that is open in several processes is there as often.
  const kilobytes = plan.subscriptions * tableKb + seats * seatKb;
  const processes = Math.ceil(plan.processCores / BUSY);
  return {
    processes,
    machines: Math.ceil(processes / CORES),
    gigabytes: kilobytes / 1024 / 1024,
    databases: plan.databaseCores / BUSY / CORES,
    walMegabytes: (plan.movesPerSecond * walBytesPerMove) / 1e6,
    gigabits: (plan.movesPerSecond * bytesPerMove * 8) / 1e9,
  };
}
