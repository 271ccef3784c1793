import { Client } from 'pg';
import { TestPostgres } from '../test/services/postgres.ts';
import { programs } from '../test/services/programs.ts';
import { Service } from '../test/services/service.ts';
import { processAt, processorMs } from './processor.ts';
import { findRedis, redisService } from './redis.ts';

/** What servers stand on, beside themselves. */
export type ServiceName = 'PostgreSQL' | 'NATS' | 'Redis';

/** What went through since the services began. */
export interface Traffic {
  readonly natsMessages: number;
  readonly natsBytes: number;
  /** How many subjects are listened to now, counted once for each listener. */
  readonly subscriptions: number;
  readonly commits: number;
  readonly walBytes: number;
}

/** PostgreSQL, NATS and Redis for servers under load, and what those have used. */
export class LoadServices {
  readonly postgres: TestPostgres;
  readonly #nats: Service;
  readonly #redis: Service | null;
  readonly #pids: ReadonlyMap<ServiceName, number | null>;

  private constructor(postgres: TestPostgres, nats: Service, redis: Service | null) {
    this.postgres = postgres;
    this.#nats = nats;
    this.#redis = redis;
    this.#pids = new Map([
      ['PostgreSQL', processAt('postgres', postgres.port)],
      ['NATS', processAt('nats-server', nats.port)],
      ['Redis', redis && processAt('redis-server', redis.port)],
    ]);
  }

  /** `wantsRedis`: without it, or where there is none, setups that need it are left out. */
  static async start(wantsRedis: boolean): Promise<LoadServices> {
    const nats = new Service({
      name: 'NATS',
      // Its figures are on the port after its own.
      command: (_folder, port) => {
        const where = ['-a', '127.0.0.1', '-p', `${port}`];
        return [programs.nats!, ...where, '-m', `${port + 1}`];
      },
      answers: port => fetch(`http://127.0.0.1:${port + 1}/varz`),
      lastSignal: 'SIGKILL',
    });
    const redis = wantsRedis && findRedis() !== null ? redisService() : null;
    // As a host runs it who values their data.
    const [postgres] = await Promise.all([
      TestPostgres.start({ isDurable: true }),
      nats.start(),
      redis?.start(),
    ]);
    return new LoadServices(postgres, nats, redis);
  }

  get natsUrl(): string {
    return `nats://127.0.0.1:${this.#nats.port}`;
  }

  /** Null: there is none. */
  get redisUrl(): string | null {
    return this.#redis && `redis://127.0.0.1:${this.#redis.port}`;
  }

  /** Milliseconds of processor time since it began. */
  usedBy(name: ServiceName): number {
    const pid = this.#pids.get(name) ?? null;
    return pid === null ? 0 : processorMs(pid);
  }

  async traffic(database: string): Promise<Traffic> {
    const response = await fetch(`http://127.0.0.1:${this.#nats.port + 1}/varz`);
    const varz = (await response.json()) as Record<string, number>;
    const client = new Client({ connectionString: database });
    await client.connect();
    const { rows } = await client.query<{ commits: string; wal: string }>(
      `select xact_commit as commits, pg_current_wal_lsn() - '0/0'::pg_lsn as wal
       from pg_stat_database where datname = current_database()`,
    );
    await client.end();
    const { commits, wal } = rows[0]!;
    return {
      natsMessages: varz['in_msgs']!,
      natsBytes: varz['in_bytes']!,
      subscriptions: varz['subscriptions']!,
      commits: Number(commits),
      walBytes: Number(wal),
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.postgres.close(), this.#nats.close(), this.#redis?.close()]);
  }
}
