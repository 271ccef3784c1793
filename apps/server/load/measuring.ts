import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Crowd } from './crowd.ts';
import type { LoadServices, Traffic } from './load-services.ts';
import { machineMs } from './processor.ts';
import { ServerProcess } from './server-process.ts';
import type { Setup } from './setups.ts';

export interface Pace {
  readonly game: string;
  readonly thinkMs: number;
  readonly seconds: number;
}

/** What was measured with this many seats. */
export interface Figures {
  readonly seats: number;
  /** How long it took until all sat. */
  readonly cameInSeconds: number;
  readonly movesPerSecond: number;
  readonly delayMs: { readonly p50: number; readonly p99: number; readonly worst: number };
  /** To all four, of the middle move, and of the longest tenth. */
  readonly bytes: { readonly p50: number; readonly p90: number };
  /** To all four, for each move. */
  readonly messages: number;
  /** Processor time for each move, in milliseconds: all servers together, each service, and the people. */
  readonly costMs: Readonly<Record<string, number>>;
  /** How busy each server's main thread was, from 0 to 1. */
  readonly busy: readonly number[];
  /** How busy the people's only thread was. */
  readonly peopleBusy: number;
  /** Of all cores: what is measured here, and everything else. */
  readonly coresUsed: number;
  readonly coresOfOthers: number;
  /** For each move; null where nothing is shared. */
  readonly traffic: Traffic | null;
  readonly megabytes: number;
}

/** All counters at one moment. */
interface Reading {
  readonly at: number;
  readonly servers: number;
  readonly active: readonly number[];
  readonly services: Readonly<Record<string, number>>;
  readonly people: number;
  readonly machine: number;
  readonly traffic: Traffic | null;
  readonly bytes: number;
}

/** People who have just sat down are not yet playing at a steady pace. */
const SETTLE_MS = 5000;

/** The servers of a setup with people at tables of four, as many as you like. */
export class Measuring {
  readonly servers: readonly ServerProcess[];
  readonly crowd: Crowd;
  readonly #setup: Setup;
  readonly #services: LoadServices | null;
  readonly #pace: Pace;
  readonly #database: string | null;

  private constructor(
    made: Pick<Measuring, 'servers' | 'crowd'>,
    setup: Setup,
    services: LoadServices | null,
    pace: Pace,
    database: string | null,
  ) {
    this.servers = made.servers;
    this.crowd = made.crowd;
    this.#setup = setup;
    this.#services = services;
    this.#pace = pace;
    this.#database = database;
  }

  static async of(setup: Setup, services: LoadServices | null, pace: Pace): Promise<Measuring> {
    const { game, thinkMs } = pace;
    const shared = await setup.prepare();
    const servers: ServerProcess[] = [];
    for (let n = 0; n < setup.processes; n++) {
      servers.push(new ServerProcess({ file: setup.server, args: setup.args(game, shared) }));
      await servers.at(-1)!.start();
    }
    const bases = servers.map(({ base }) => base);
    const crowd = new Crowd(setup.seats, bases, game, thinkMs);
    const database = setup.services.includes('PostgreSQL') ? shared : null;
    return new Measuring({ servers, crowd }, setup, services, pace, database);
  }

  /** Seats this many, waits until they play at a steady pace, and measures. A number: only that many got in. */
  async at(seats: number): Promise<Figures | number> {
    const began = performance.now();
    const tables = await this.crowd.fill(seats / 4);
    if (tables < seats / 4) return tables * 4;
    const cameInSeconds = (performance.now() - began) / 1000;
    await sleep(Math.min(this.#pace.thinkMs, SETTLE_MS));
    for (const server of this.servers) await server.usage('memory');
    await sleep(1000);
    await this.crowd.report();
    const before = await this.#read();
    await sleep(this.#pace.seconds * 1000);
    const { delays, bytes, messages } = await this.crowd.report();
    const after = await this.#read();
    const moves = delays.length;
    const rates = ratesBetween(before, after, moves);
    return {
      seats,
      cameInSeconds,
      movesPerSecond: moves / ((after.at - before.at) / 1000),
      delayMs: {
        p50: quantile(delays, 0.5),
        p99: quantile(delays, 0.99),
        worst: quantile(delays, 1),
      },
      bytes: { p50: quantile(bytes, 0.5), p90: quantile(bytes, 0.9) },
      messages: messages.reduce((sum, one) => sum + one, 0) / moves,
      ...rates,
      megabytes: after.bytes / 1024 / 1024,
    };
  }

  async end(): Promise<void> {
    this.crowd.end();
    for (const server of this.servers) await server.end();
  }

  async #read(): Promise<Reading> {
    const usages = await Promise.all(this.servers.map(server => server.usage('time')));
    const { user, system } = await this.crowd.usage();
    const services = this.#setup.services.map(
      name => [name, this.#services!.usedBy(name)] as const,
    );
    return {
      at: performance.now(),
      servers: usages.reduce((sum, { cpu }) => sum + (cpu.user + cpu.system) / 1000, 0),
      active: usages.map(({ active }) => active),
      services: Object.fromEntries(services),
      people: (user + system) / 1000,
      machine: machineMs(),
      traffic: this.#database === null ? null : await this.#services!.traffic(this.#database),
      bytes: usages.reduce((sum, { rss }) => sum + rss, 0),
    };
  }
}

function ratesBetween(before: Reading, after: Reading, moves: number) {
  const ms = after.at - before.at;
  const used = {
    servers: after.servers - before.servers,
    ...mapped(after.services, (value, name) => value - before.services[name]!),
    people: after.people - before.people,
  };
  const coresUsed = Object.values(used).reduce((sum, one) => sum + one, 0) / ms;
  return {
    costMs: mapped(used, value => value / moves),
    busy: after.active.map((active, n) => (active - before.active[n]!) / ms),
    peopleBusy: used.people / ms,
    coresUsed,
    coresOfOthers: Math.max(0, (after.machine - before.machine) / ms - coresUsed),
    traffic:
      after.traffic &&
      (mapped({ ...after.traffic }, (value, name) =>
        // How many listen is no flow: it is what it is.
        name === 'subscriptions' ? value : (value - before.traffic![name as keyof Traffic]) / moves,
      ) as unknown as Traffic),
  };
}

function mapped(
  values: Readonly<Record<string, number>>,
  change: (value: number, name: string) => number,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, change(value, name)]),
  );
}

/** The value below which this share of a list lies. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How much of one thread, or of all cores, counts as all of it: a little slips away between two things to do. */
const FULL = 0.85;

/** What can't do more, if anything can't. */
export function limitOf({ busy, peopleBusy, coresUsed, coresOfOthers }: Figures): string {
  const cores = availableParallelism();
  const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
  const found = [];
  const busiest = Math.max(...busy);
  if (busiest > FULL)
    found.push(`a server’s only thread for tables, which is busy ${percent(busiest)} of the time`);
  if (peopleBusy > FULL)
    found.push(`the people of this trial, who have one thread (${percent(peopleBusy)})`);
  if (coresUsed + coresOfOthers > cores * FULL)
    found.push(
      `the machine: of its ${cores} cores this uses ${coresUsed.toFixed(2)}, other programs ${coresOfOthers.toFixed(2)}`,
    );
  return found.length > 0 ? found.join('; ') : 'no processor: what is waited for is the disk';
}
