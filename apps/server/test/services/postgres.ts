import { execFile } from 'node:child_process';
import { chownSync } from 'node:fs';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { programs } from './programs.ts';
import { Service, user } from './service.ts';

/** Faster, and nothing is lost unless the whole machine crashes. */
const HASTY = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

interface PostgresSettings {
  /** With the speed that a host has who values their data. */
  readonly isDurable?: boolean;
  /** A folder in which its data lies, instead of one of its own. */
  readonly data?: string;
}

/** A PostgreSQL for one test file. The password is part of the address, as it is for those who host. */
export class TestPostgres {
  readonly #service: Service;
  #databases = 0;

  private constructor({ isDurable = false, data }: PostgresSettings) {
    this.#service = new Service({
      name: 'PostgreSQL',
      command: (folder, port) => {
        const lies = ['-D', `${data ?? folder}/data`, '-k', folder];
        const where = [...lies, '-p', `${port}`, '-h', '127.0.0.1'];
        const how = ['-c', 'max_connections=200', ...(isDurable ? [] : HASTY)];
        return [programs.postgres!, ...where, ...how];
      },
      answers: port => run(addressOf(port, 'postgres'), 'select 1'),
      lastSignal: 'SIGQUIT',
    });
  }

  static async start(settings: PostgresSettings = {}): Promise<TestPostgres> {
    const made = new TestPostgres(settings);
    const folder = settings.data ?? made.#service.folder;
    const as = user === null ? {} : { uid: user, gid: user };
    if (user !== null) chownSync(folder, user, user);
    const where = ['-D', `${folder}/data`, '-U', 'castellan', '-A', 'trust'];
    await promisify(execFile)(
      programs.initdb!,
      [...where, '--locale=C', '-E', 'UTF8', '--no-sync', '--no-instructions'],
      { ...as, cwd: folder },
    );
    await made.#service.start();
    return made;
  }

  get port(): number {
    return this.#service.port;
  }

  /** It may have ended by itself, on a full disk. */
  get isRunning(): boolean {
    return this.#service.isRunning;
  }

  get said(): string {
    return this.#service.said;
  }

  get folder(): string {
    return this.#service.folder;
  }

  /** The address of a new, empty database. */
  async newDatabase(): Promise<string> {
    const name = `castellan_${++this.#databases}`;
    await run(addressOf(this.port, 'postgres'), `create database ${name}`);
    return addressOf(this.port, name);
  }

  /** Ends it: as an administrator does, or as a crash (`SIGQUIT`, `SIGKILL`). What was confirmed is still there. */
  async stop(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    await this.#service.stop(signal);
  }

  /** On the same port, with the same databases. */
  async startAgain(): Promise<void> {
    await this.#service.start();
  }

  async close(): Promise<void> {
    await this.#service.close();
  }
}

const addressOf = (port: number, database: string): string =>
  `postgres://castellan:open-sesame@127.0.0.1:${port}/${database}`;

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}
