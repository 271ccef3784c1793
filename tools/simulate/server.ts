import type { Game } from '@castellan/kernel';
import type { Attendant } from '@castellan/room';
import { allCommands, Keeper, roomFrom } from '@castellan/room';
import type { ToTable } from '@castellan/protocol';
import type { SimulatedBus } from './bus.ts';
import type { Costs } from './costs.ts';
import type { Database } from './database.ts';
import { DatabaseClient } from './database.ts';
import { Processor } from './processor.ts';
import type { VirtualTime } from './virtual-time.ts';

export interface ServerSettings {
  readonly name: string;
  readonly rules: Game;
  readonly time: VirtualTime;
  readonly costs: Costs;
  readonly database: Database;
  readonly bus: SimulatedBus;
  secret(): string;
  report(error: unknown): void;
}

/** A process with one thread. Its tables are kept by the same code as those of a real server. */
export class SimulatedServer {
  readonly processor: Processor;
  readonly #settings: ServerSettings;
  readonly #store: DatabaseClient;
  readonly #keepers = new Map<string, Promise<Keeper>>();

  constructor(settings: ServerSettings) {
    this.#settings = settings;
    this.processor = new Processor(settings.time, 1);
    this.#store = new DatabaseClient(settings.database);
  }

  async attend(table: string, attendant: Attendant): Promise<void> {
    (await this.#keeper(table)).attend(attendant, null);
  }

  /** A message has come from someone at a table. */
  take(table: string, attendant: Attendant, message: ToTable): void {
    const { costs, report } = this.#settings;
    this.processor.work(costs.moveMs, () => {
      void this.#keeper(table).then(keeper => keeper.take(attendant, message), report);
    });
  }

  #keeper(table: string): Promise<Keeper> {
    const known = this.#keepers.get(table);
    if (known !== undefined) return known;
    const keeper = this.#open(table);
    this.#keepers.set(table, keeper);
    return keeper;
  }

  async #open(table: string): Promise<Keeper> {
    const { name, rules, time, bus, costs, secret, report } = this.#settings;
    bus.listen(table, {
      process: name,
      hear: (word, then) =>
        this.processor.work(word.type === 'wrote' ? costs.foldMs : 0, () => {
          void this.#keeper(table).then(then, report);
        }),
    });
    const log = await this.#store.log(table);
    return new Keeper(roomFrom(log!, rules), {
      store: this.#store,
      time,
      link: {
        isOnDuty: false,
        tell: word => bus.publish(table, name, word),
        claim: async () => true,
      },
      commands: allCommands,
      botPace: 0,
      secret,
      think: async () => null,
      advise: async () => null,
      explain: async () => null,
      newToken: () => ({ token: '', key: '' }),
      openAgain: async () => table,
      lost: () => this.#keepers.delete(table),
      changed: () => {},
      report,
    });
  }
}
