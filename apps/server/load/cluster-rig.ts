import { setTimeout as sleep } from 'node:timers/promises';
import { openPlace } from '../src/store/place.ts';
import { CuttableLink } from '../test/cuttable-link.ts';
import { TestNats } from '../test/services/nats.ts';
import { TestPostgres } from '../test/services/postgres.ts';
import { CoreWaits } from './core-waits.ts';
import { PlayedTables } from './played-tables.ts';
import { ServerProcess } from './server-process.ts';

const NATS_PASSWORD = 'carry-on-quietly';
/** How long until we give up and say so. */
const LOST_MS = 60_000;

export interface Half {
  readonly server: ServerProcess;
  /** When it is up again. */
  up: Promise<void>;
  readonly storeLink: CuttableLink;
  readonly busLink: CuttableLink;
}

export interface RigSettings {
  /** How many tables are played at once. */
  readonly tables: number;
  /** What is different with each server. */
  readonly flags?: (n: number) => readonly string[];
  /** What is different with both, the first time they are started. */
  readonly firstFlags?: readonly string[];
  /** Where the database lies; without, on the disk of this machine. */
  readonly disk?: string;
}

/** How long it took until all played on. */
export interface Wait {
  readonly ms: number;
  /** How much of it was spent waiting for a core that others had. */
  readonly busyMs: number;
}

/** Two servers with all that they stand on, and people spread over both who play. */
export class ClusterRig {
  readonly postgres: TestPostgres;
  readonly nats: TestNats;
  readonly url: string;
  readonly halves: readonly Half[];
  readonly tables: PlayedTables;

  private constructor(
    made: Pick<ClusterRig, 'postgres' | 'nats' | 'url' | 'halves'>,
    count: number,
  ) {
    this.postgres = made.postgres;
    this.nats = made.nats;
    this.url = made.url;
    this.halves = made.halves;
    this.tables = new PlayedTables(() => this.halves.map(({ server }) => server.base), count);
  }

  static async start({
    tables,
    flags = () => [],
    firstFlags = [],
    disk,
  }: RigSettings): Promise<ClusterRig> {
    const where = disk === undefined ? {} : { data: disk };
    const postgres = await TestPostgres.start({ isDurable: true, ...where });
    const nats = await TestNats.start(NATS_PASSWORD);
    const url = await postgres.newDatabase();
    const halves: Half[] = [];
    for (const n of [0, 1]) {
      const storeLink = await CuttableLink.to(postgres.port);
      const busLink = await CuttableLink.to(nats.port);
      const lines = ['--data', storeLink.by(url), '--nats', busLink.by(nats.url)];
      const server = new ServerProcess({ args: ['--json-log', ...lines, ...flags(n)] });
      await server.start(firstFlags);
      halves.push({ server, up: Promise.resolve(), storeLink, busLink });
    }
    return new ClusterRig({ postgres, nats, url, halves }, tables);
  }

  /** Does something bad; says how long it took, from when it was over, until all play on. */
  async suffer(harm: () => Promise<void>): Promise<Wait> {
    await Promise.all(this.halves.map(({ up }) => up));
    await this.tables.fill();
    await this.goesOn();
    await harm();
    return this.goesOn();
  }

  /** Waits until all have played on. */
  async goesOn(): Promise<Wait> {
    const pids = (): number[] => [process.pid, ...this.halves.map(({ server }) => server.pid)];
    const cores = new CoreWaits(pids());
    const began = performance.now();
    const standStill = this.tables.standStill();
    while (standStill() && performance.now() - began < LOST_MS) await sleep(10);
    return { ms: performance.now() - began, busyMs: cores.longest(pids()) };
  }

  /** Ends it all; returns what is wrong. */
  async end(): Promise<string[]> {
    await Promise.all([this.tables.stop(), ...this.halves.map(({ up }) => up)]);
    await Promise.all(this.halves.map(({ server }) => server.end()));
    const store = await openPlace(this.url);
    const faults = await this.tables.faultsIn(store);
    const secrets = ['open-sesame', NATS_PASSWORD, ...(await this.tables.secretsIn(store))];
    await store.close();
    for (const [whose, said] of this.#logs()) {
      const count = secrets.filter(secret => said.includes(secret)).length;
      if (count > 0) faults.push(`${count} secrets are in the log of ${whose}`);
    }
    await Promise.all(this.halves.flatMap(half => [half.storeLink.end(), half.busLink.end()]));
    await Promise.all([this.postgres.close(), this.nats.close()]);
    return faults;
  }

  #logs(): (readonly [whose: string, said: string])[] {
    return [
      ...this.halves.map(({ server }, n) => [`server ${n + 1}`, server.said.join('')] as const),
      ['PostgreSQL', this.postgres.said],
      ['NATS', this.nats.said],
    ];
  }
}
