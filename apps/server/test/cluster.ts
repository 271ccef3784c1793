import { QuickChance, randomAnswer } from '@castellan/kernel';
import type { AddressInfo } from 'node:net';
import type { Bus } from '../src/bus/bus.ts';
import { noBus } from '../src/bus/bus.ts';
import { NatsBus } from '../src/bus/nats-bus.ts';
import { PostgresBus } from '../src/bus/postgres-bus.ts';
import type { App, AppSettings } from '../src/net/app.ts';
import { buildApp } from '../src/net/app.ts';
import { openPlace } from '../src/store/place.ts';
import type { Store } from '../src/store/store.ts';
import { library } from '../src/table/library.ts';
import { CuttableLink } from './cuttable-link.ts';
import { Player, until } from './player.ts';
import { TestNats } from './services/nats.ts';
import { TestPostgres } from './services/postgres.ts';

export type BusKind = 'nats' | 'postgres' | 'none';

/** One of several servers on one database, with links that can be cut. */
export class Member {
  readonly reported: readonly unknown[];
  readonly #app: App;
  readonly store: Store;
  readonly bus: Bus;
  readonly busLink: CuttableLink;
  readonly storeLink: CuttableLink;
  /** Where its store is, without a link in between. */
  readonly place: string;

  private constructor(
    made: Pick<Member, 'store' | 'bus' | 'busLink' | 'storeLink' | 'place' | 'reported'>,
    app: App,
  ) {
    this.place = made.place;
    this.reported = made.reported;
    this.store = made.store;
    this.bus = made.bus;
    this.busLink = made.busLink;
    this.storeLink = made.storeLink;
    this.#app = app;
  }

  static async start(
    services: Services & { url: string; kind: BusKind },
    more: Partial<AppSettings>,
  ): Promise<Member> {
    const { postgres, nats, url, kind } = services;
    const reported: unknown[] = [];
    const report = (error: unknown): void => void reported.push(error);
    const storeLink = await CuttableLink.to(postgres.port);
    const busLink = await CuttableLink.to(kind === 'nats' ? nats.port : postgres.port);
    const store = await openPlace(storeLink.by(url));
    const bus =
      kind === 'nats'
        ? new NatsBus(busLink.by(nats.url), new URL(url).pathname.slice(1), report)
        : kind === 'postgres'
          ? new PostgresBus(busLink.by(url), report)
          : noBus;
    await until(() => bus.isUp || bus === noBus);
    const app = await buildApp({
      store,
      library,
      site: null,
      headers: {},
      botPace: 0,
      isLimited: false,
      bus,
      report,
      ...more,
    });
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    return new Member({ store, bus, busLink, storeLink, place: url, reported }, app);
  }

  get app(): App {
    return this.#app;
  }

  get base(): string {
    return `http://127.0.0.1:${(this.#app.http.server.address() as AddressInfo).port}`;
  }

  guest(name: string): Promise<Player> {
    return new Player(this.base).introduce(name);
  }

  async stop(): Promise<void> {
    await this.#app.close();
    await this.store.close();
    await Promise.all([this.busLink.end(), this.storeLink.end()]);
  }
}

interface Services {
  readonly postgres: TestPostgres;
  readonly nats: TestNats;
}

let services: Promise<Services> | null = null;

/** What all clusters of a test file stand on: to start it takes longer than most tests. */
async function startServices(): Promise<Services> {
  const [postgres, nats] = await Promise.all([TestPostgres.start(), TestNats.start()]);
  return { postgres, nats };
}

export async function endServices(): Promise<void> {
  const { postgres, nats } = (await services) ?? {};
  services = null;
  await Promise.all([postgres?.close(), nats?.close()]);
}

/** Several servers on one real database of their own, and what carries messages between them. */
export class TestCluster {
  readonly members: Member[] = [];
  readonly postgres: TestPostgres;
  readonly nats: TestNats;

  private constructor({ postgres, nats }: Services) {
    this.postgres = postgres;
    this.nats = nats;
  }

  static async start(
    kind: BusKind,
    more: Partial<AppSettings> | ((n: number) => Partial<AppSettings>) = {},
    count = 2,
  ): Promise<TestCluster> {
    services ??= startServices();
    const cluster = new TestCluster(await services);
    const url = await cluster.postgres.newDatabase();
    for (let n = 0; n < count; n++) {
      const settings = typeof more === 'function' ? more(n) : more;
      cluster.members.push(await Member.start({ ...cluster, url, kind }, settings));
    }
    return cluster;
  }

  async end(): Promise<void> {
    await Promise.all(this.members.map(one => one.stop()));
  }
}

const chance = new QuickChance(11);

/** Those who are asked answer, wherever they are, until that many answers are given; all have seen them all. */
export async function playTogether(players: readonly Player[], answers: number): Promise<void> {
  const answered = (one: Player): number => one.scene?.answered ?? 0;
  const start = Math.max(...players.map(answered));
  for (let count = start; count < start + answers; count++) {
    await until(() => players.every(one => answered(one) >= count));
    if (players.some(one => one.room!.phase === 'over')) return;
    await until(() => players.some(one => (one.scene?.decision ?? null) !== null));
    const mover = players.find(one => (one.scene?.decision ?? null) !== null)!;
    mover.answer(randomAnswer(mover.scene!.decision!, chance));
    await until(() => players.every(one => answered(one) > count));
  }
}
