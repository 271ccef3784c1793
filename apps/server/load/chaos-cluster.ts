// `npm run chaos -- --cluster [--kills N]`: two servers on one PostgreSQL with NATS between them, people spread over
// both. Servers are killed, the database and NATS are killed and started again, links are cut and slow, clocks differ,
// and NATS is missing. After each, everyone plays on by themselves; in the end there is one order of all that was known.
import { spec } from '@castellan/room/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPlace } from '../src/store/place.ts';
import { CuttableLink } from '../test/cuttable-link.ts';
import { Player } from '../test/player.ts';
import { TestNats } from '../test/services/nats.ts';
import { TestPostgres } from '../test/services/postgres.ts';
import { hasNats, hasPostgres } from '../test/services/programs.ts';
import { ServerProcess } from './server-process.ts';
import { faultsAt, Stubborn } from './stubborn.ts';

/** Nobody may have to wait for longer. */
const MOST_MS = 5000;
/** After so long we give up and say so. */
const LOST_MS = 60_000;
const CUT_MS = 4000;
const SKEW_MS = 60_000;

interface Table {
  readonly id: string;
  readonly people: readonly Stubborn[];
}

interface Half {
  readonly server: ServerProcess;
  /** When it is up again. */
  up: Promise<void>;
  readonly storeLink: CuttableLink;
  readonly busLink: CuttableLink;
}

const isOver = ({ people }: Table): boolean =>
  people.some(({ player }) => player.room?.phase === 'over');
const ackedAt = ({ people }: Table): number => people.reduce((sum, { acked }) => sum + acked, 0);

/** Two servers with all that they stand on, and people who play. */
class Rig {
  readonly postgres: TestPostgres;
  readonly nats: TestNats;
  readonly url: string;
  readonly halves: readonly Half[];
  readonly tables: Table[] = [];
  readonly #playing: Promise<void>[] = [];
  readonly #count: number;

  private constructor(made: Pick<Rig, 'postgres' | 'nats' | 'url' | 'halves'>, count: number) {
    this.postgres = made.postgres;
    this.nats = made.nats;
    this.url = made.url;
    this.halves = made.halves;
    this.#count = count;
  }

  /** `more`: what is different with each server. */
  static async start(count: number, more: (n: number) => readonly string[]): Promise<Rig> {
    const postgres = await TestPostgres.start({ isDurable: true });
    const nats = await TestNats.start();
    const url = await postgres.newDatabase();
    const halves: Half[] = [];
    for (const n of [0, 1]) {
      const storeLink = await CuttableLink.to(postgres.port);
      const busLink = await CuttableLink.to(nats.port);
      const where = ['--data', storeLink.by(url), '--nats', busLink.by(nats.url)];
      const server = new ServerProcess({ args: [...where, ...more(n)] });
      await server.start();
      halves.push({ server, up: Promise.resolve(), storeLink, busLink });
    }
    return new Rig({ postgres, nats, url, halves }, count);
  }

  /** Who has finished leaves, and others sit down: always one at each server. */
  async fill(): Promise<void> {
    for (const table of this.tables.filter(isOver)) for (const one of table.people) one.stop();
    while (this.tables.filter(table => !isOver(table)).length < this.#count) {
      const table = await this.#seat();
      this.tables.push(table);
      this.#playing.push(...table.people.map(one => one.play()));
    }
  }

  async #seat(): Promise<Table> {
    const bases = this.halves.map(({ server }) => server.base);
    const names = ['Anna', 'Ben'];
    const [anna, ben] = (await Promise.all(
      names.map((name, n) => new Player(bases[n]!).introduce(name)),
    )) as [Player, Player];
    const id = await anna.open(spec({ game: 'card-kingdoms' }), 'Anna');
    await anna.attend(id);
    await ben.join(id, 1);
    await anna.until(() => anna.room!.seats[1]!.kind === 'person');
    anna.send({ type: 'start' });
    await Promise.all([anna, ben].map(one => one.until(() => one.scene !== null)));
    const people = [anna, ben].map((player, n) => {
      return new Stubborn(player, n, n === 0 ? bases : bases.toReversed());
    });
    return { id, people };
  }

  /** Does something bad; says how long it took, from when it was over, until all play on. */
  async suffer(harm: () => Promise<void>): Promise<number> {
    await Promise.all(this.halves.map(({ up }) => up));
    await this.fill();
    await this.#goesOn();
    await harm();
    return this.#goesOn();
  }

  async #goesOn(): Promise<number> {
    const began = performance.now();
    const before = new Map(this.tables.map(table => [table, ackedAt(table)]));
    const waits = (): boolean =>
      [...before].some(([table, acked]) => !isOver(table) && ackedAt(table) === acked);
    while (waits() && performance.now() - began < LOST_MS) await sleep(10);
    return performance.now() - began;
  }

  /** Ends it all; returns what is wrong. */
  async end(): Promise<{ acked: number; comebacks: number; faults: string[] }> {
    const people = this.tables.flatMap(table => table.people);
    for (const one of people) one.stop();
    await Promise.all([...this.#playing, ...this.halves.map(({ up }) => up)]);
    const secrets = ['open-sesame', ...people.flatMap(({ player }) => secretsOf(player))];
    const said = this.halves.flatMap(({ server }) => server.complaints).join('');
    const faults = secrets.some(one => said.includes(one)) ? ['a secret is in the log'] : [];
    await Promise.all(this.halves.map(({ server }) => server.end()));
    const store = await openPlace(this.url);
    for (const { id, people: there } of this.tables)
      faults.push(...faultsAt(id, (await store.log(id)) ?? [], there));
    await store.close();
    await Promise.all(this.halves.flatMap(half => [half.storeLink.end(), half.busLink.end()]));
    await Promise.all([this.postgres.close(), this.nats.close()]);
    const acked = this.tables.reduce((sum, table) => sum + ackedAt(table), 0);
    return { acked, comebacks: people.reduce((sum, one) => sum + one.comebacks, 0), faults };
  }
}

const secretsOf = ({ cookie }: Player): string[] =>
  cookie.split('; ').flatMap(one => one.split('=').slice(1));

/** One kind of harm, so many times. Returns whether all was well. */
async function trial(
  name: string,
  times: number,
  count: number,
  harm: (rig: Rig, n: number) => Promise<void>,
  more: (n: number) => readonly string[] = () => [],
): Promise<boolean> {
  const rig = await Rig.start(count, more);
  const waits: number[] = [];
  for (let n = 0; n < times; n++) {
    waits.push(await rig.suffer(() => harm(rig, n)));
    if ((n + 1) % 20 === 0)
      console.log(`${name}: ${n + 1} times, the longest wait ${longest(waits)}`);
  }
  const { acked, comebacks, faults } = await rig.end();
  const slow = waits.filter(ms => ms > MOST_MS).length;
  console.log(
    `${name}: ${times} times; ${acked} answers acknowledged, ${faults.length} faults in the order of things; ${comebacks} came back by themselves; all played on after ${longest(waits)} at most, ${slow} times after more than ${MOST_MS / 1000} s.`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  return faults.length === 0 && slow === 0 && acked > 0;
}

const longest = (waits: readonly number[]): string => `${(Math.max(...waits) / 1000).toFixed(1)} s`;

async function killServer({ halves }: Rig, n: number): Promise<void> {
  const half = halves[n % 2]!;
  await sleep(Math.random() * 300);
  await half.server.kill();
  // Its people play on at the other while it gets up.
  half.up = half.server.start();
}

async function cut(link: CuttableLink): Promise<void> {
  link.cut();
  await sleep(CUT_MS);
  link.breakOff();
  link.mend();
}

export async function chaosOfCluster(kills: number, count: number): Promise<boolean> {
  if (!hasPostgres() || !hasNats()) return false;
  const few = Math.max(2, Math.round(kills / 40));
  const results = [
    await trial('kill -9 of either server', kills, count, killServer),
    await trial('PostgreSQL killed and started again', few, count, async ({ postgres }) => {
      await postgres.stop('SIGQUIT');
      await postgres.startAgain();
    }),
    await trial('NATS killed and started again', few, count, async ({ nats }) => {
      await nats.stop('SIGKILL');
      await sleep(CUT_MS / 4);
      await nats.startAgain();
    }),
    await trial('the link to NATS cut', few, count, ({ halves }, n) => cut(halves[n % 2]!.busLink)),
    await trial('the link to PostgreSQL cut', few, count, ({ halves }, n) =>
      cut(halves[n % 2]!.storeLink),
    ),
    await trial('slow links (40 ms each way)', few, count, async ({ halves }) => {
      for (const { storeLink, busLink } of halves) storeLink.delayMs = busLink.delayMs = 40;
      await sleep(CUT_MS);
    }),
    await trial(
      'clocks that differ by a minute',
      few,
      count,
      async () => {},
      n => (n === 0 ? [] : ['--skew-ms', `${SKEW_MS}`]),
    ),
    await trial(
      'two servers that think they are alone',
      few,
      count,
      async () => {},
      () => ['--alone'],
    ),
  ];
  return results.every(Boolean);
}
