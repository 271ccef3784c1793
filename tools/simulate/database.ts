import type { Entry, StoredLine, TableHead, TableStore } from '@castellan/room';
import { MemoryStore } from '@castellan/room';
import type { Costs } from './costs.ts';
import { Processor } from './processor.ts';
import type { VirtualTime } from './virtual-time.ts';

/** A database as the servers know it: it takes many appends in one statement, and a statement takes its time. */
export class Database {
  readonly time: VirtualTime;
  readonly costs: Costs;
  readonly processor: Processor;
  readonly #logs = new MemoryStore();
  appends = 0;
  statements = 0;

  constructor(time: VirtualTime, costs: Costs) {
    this.time = time;
    this.costs = costs;
    this.processor = new Processor(time, costs.databaseCores);
  }

  create(id: string, entries: readonly Entry[]): Promise<void> {
    return this.#logs.append({ id }, 0, entries);
  }

  read(table: string, from?: number): Promise<readonly Entry[] | null> {
    return this.#logs.log(table, from);
  }

  /** Runs one statement with this many rows: on a core, and then until the disk has it. */
  async run(rows: number): Promise<void> {
    const { networkMs, statementMs, appendMs, diskMs } = this.costs;
    await this.time.wait(networkMs);
    await new Promise<void>(resolve => this.processor.work(statementMs + rows * appendMs, resolve));
    await this.time.wait(diskMs + networkMs);
    this.statements++;
    this.appends += rows;
  }

  /** What is there decides, as in the real one: an append to a log of another length fails. */
  append(id: string, seq: number, entries: readonly Entry[]): Promise<void> {
    return this.#logs.append({ id }, seq, entries);
  }
}

interface Waiting {
  readonly id: string;
  readonly seq: number;
  readonly entries: readonly Entry[];
  resolve(): void;
  reject(error: unknown): void;
}

/** As in the server (postgres-appender.ts): how many statements at once; what comes meanwhile shares the next. */
const LANES = 2;
const MOST_TABLES = 200;

/** The database, as one process sees it. */
export class DatabaseClient implements TableStore {
  readonly #database: Database;
  #waiting: Waiting[] = [];
  #lanes = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  append({ id }: TableHead, seq: number, entries: readonly Entry[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id, seq, entries, resolve, reject });
      if (this.#lanes < LANES) void this.#work();
    });
  }

  async log(table: string, from?: number): Promise<readonly Entry[] | null> {
    const { time, costs } = this.#database;
    await time.wait(costs.networkMs * 2);
    return this.#database.read(table, from);
  }

  /** Nobody talks here. */
  async say(): Promise<StoredLine> {
    throw new Error('Nobody talks in a simulation.');
  }

  async lines(): Promise<readonly StoredLine[]> {
    return [];
  }

  async #work(): Promise<void> {
    this.#lanes++;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_TABLES);
      await this.#database.run(batch.length);
      for (const one of batch)
        await this.#database.append(one.id, one.seq, one.entries).then(one.resolve, one.reject);
    }
    this.#lanes--;
  }
}
