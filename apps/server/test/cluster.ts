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
    services: { postgres: TestPostgres; nats: TestNats | null; url: string; kind: BusKind },
    more: Partial<AppSettings>,
  ): Promise<Member> {
    const { postgres, nats, url, kind } = services;
    const reported: unknown[] = [];
    const report = (error: unknown): void => void reported.push(error);
    const storeLink = await CuttableLink.to(postgres.port);
    const busLink = await CuttableLink.to(kind === 'nats' ? nats!.port : postgres.port);
    const store = await openPlace(storeLink.by(url));
    const bus =
      kind === 'nats'
        ? new NatsBus(busLink.by(nats!.url), 'test', report)
        : kind === 'postgres'
          ? new PostgresBus(busLink.by(url), report)
          : noBus;
    await until(() => bus.isUp);
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

/** Several servers on one real database, and what carries messages between them. */
export class TestCluster {
  readonly members: Member[] = [];
  readonly postgres: TestPostgres;
  readonly nats: TestNats | null;
  readonly url: string;
  readonly kind: BusKind;

  private constructor(postgres: TestPostgres, nats: TestNats | null, url: string, kind: BusKind) {
    this.postgres = postgres;
    this.nats = nats;
    this.url = url;
    this.kind = kind;
  }

  static async start(
    kind: BusKind,
    more: Partial<AppSettings> | ((n: number) => Partial<AppSettings>) = {},
    count = 2,
  ): Promise<TestCluster> {
    const postgres = await TestPostgres.start();
    const nats = kind === 'nats' ? await TestNats.start() : null;
    const cluster = new TestCluster(postgres, nats, await postgres.newDatabase(), kind);
    for (let n = 0; n < count; n++)
      cluster.members.push(
        await Member.start(cluster, typeof more === 'function' ? more(n) : more),
      );
    return cluster;
  }

  async end(): Promise<void> {
    await Promise.all(this.members.map(one => one.stop()));
    await this.nats?.close();
    await this.postgres.close();
  }
}

const chance = new QuickChance(11);

/** Whoever is asked answers, wherever they are, until so many answers are given; all have seen them all. */
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
