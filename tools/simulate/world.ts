import type { Game } from '@castellan/kernel';
import { QuickChance, readSettings } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { SimulatedBus } from './bus.ts';
import type { Costs } from './costs.ts';
import { Database } from './database.ts';
import { Line } from './line.ts';
import { guestAt, Person } from './person.ts';
import { SimulatedServer } from './server.ts';
import { VirtualTime } from './virtual-time.ts';

export interface WorldSettings {
  readonly seats: number;
  readonly processes: number;
  readonly thinkSeconds: number;
  /** How long is measured, of the virtual time. */
  readonly seconds: number;
  readonly seed: number;
  readonly game: string;
  readonly costs: Costs;
}

/** What happened, each second or for each move. */
export interface Outcome {
  readonly movesPerSecond: number;
  /** From an answer to the last of the others' screens. */
  readonly delayMs: { readonly p50: number; readonly p99: number };
  readonly bytesPerMove: number;
  /** Which share of the time each process, the database and what carries messages have worked. */
  readonly processBusy: readonly number[];
  readonly databaseBusy: number;
  readonly busBusy: number;
  readonly appendsPerSecond: number;
  readonly statementsPerSecond: number;
  readonly publishedPerMove: number;
  readonly deliveredPerMove: number;
  readonly busBytesPerMove: number;
  readonly subscriptions: number;
  readonly refused: number;
}

const SEATS = 4;
/** All come within this time. */
const ARRIVING_MS = 2500;
/** Long enough for all to have sat down, and to be at a steady pace. */
const settleMs = (thinkSeconds: number): number => Math.max(10_000, thinkSeconds * 3000);

/** One table, as the people there see it. */
class Sitting {
  readonly #seen = Array.from({ length: SEATS }, () => 0);
  #waiting: { readonly answered: number; readonly at: number }[] = [];

  answered(answered: number, at: number): void {
    this.#waiting.push({ answered, at });
  }

  /** How long those answers took that all have seen now. */
  saw(seat: number, answered: number, at: number): readonly number[] {
    this.#seen[seat] = answered;
    const all = Math.min(...this.#seen);
    const done = this.#waiting.filter(one => one.answered < all);
    this.#waiting = this.#waiting.filter(one => one.answered >= all);
    return done.map(one => at - one.at);
  }
}

/** Lets people play at real tables, on processes, a database and lines that are only modelled. */
export async function simulate(settings: WorldSettings): Promise<Outcome> {
  const rules = await shelf.find(({ id }) => id === settings.game)!.rules();
  return new World(settings, rules).run();
}

class World {
  readonly #settings: WorldSettings;
  readonly #rules: Game;
  readonly #time = new VirtualTime();
  readonly #chance: QuickChance;
  readonly #database: Database;
  readonly #bus: SimulatedBus;
  readonly #servers: readonly SimulatedServer[];
  #delays: number[] = [];
  #bytes = 0;
  #refused = 0;
  #error: unknown = null;

  constructor(settings: WorldSettings, rules: Game) {
    const { seed, processes, costs } = settings;
    const time = this.#time;
    this.#settings = settings;
    this.#rules = rules;
    this.#chance = new QuickChance(seed);
    this.#database = new Database(time, costs);
    this.#bus = new SimulatedBus(time, costs);
    const shared = { rules, time, costs, database: this.#database, bus: this.#bus };
    this.#servers = Array.from(
      { length: processes },
      (_, n) =>
        new SimulatedServer({
          ...shared,
          name: `process ${n}`,
          secret: () =>
            this.#chance
              .below(2 ** 32)
              .toString(16)
              .padStart(64, '0'),
          report: error => (this.#error ??= error),
        }),
    );
  }

  async run(): Promise<Outcome> {
    const { seats, seconds, thinkSeconds } = this.#settings;
    const settled = settleMs(thinkSeconds);
    for (let table = 0; table < seats / SEATS; table++) await this.#seat(table);
    await this.#time.runUntil(settled);
    this.#outcome(settled / 1000);
    await this.#time.runUntil(settled + seconds * 1000);
    if (this.#error !== null) throw this.#error;
    return this.#outcome(seconds);
  }

  /** Four come to a new table, each to another process, as whatever spreads them would have it. */
  async #seat(n: number): Promise<void> {
    const { costs, thinkSeconds } = this.#settings;
    const table = `table-${n}`;
    await this.#database.create(table, [this.#opening(table)]);
    const sitting = new Sitting();
    const [shortest, longest] = costs.personMs;
    for (let seat = 0; seat < SEATS; seat++) {
      const server = this.#servers[(n + seat) % this.#servers.length]!;
      const ms = shortest + this.#chance.below(longest - shortest + 1);
      const line = (): Line => new Line(this.#time, ms, costs.personBytesPerMs);
      const person = new Person({
        table,
        seat,
        server,
        time: this.#time,
        up: line(),
        down: line(),
        thinkMs: thinkSeconds * 1000,
        chance: this.#chance,
        answered: (answered, at) => sitting.answered(answered, at),
        saw: (answered, at, bytes) => {
          this.#bytes += bytes;
          this.#delays.push(...sitting.saw(seat, answered, at));
        },
        refused: () => this.#refused++,
        report: error => (this.#error ??= error),
      });
      // Not all at once: nobody opens a house that way.
      this.#time.after(this.#chance.below(ARRIVING_MS), () => {
        void server.attend(table, person);
      });
    }
  }

  #opening(table: string) {
    const { id, rulesVersion } = this.#rules;
    return {
      type: 'opened',
      at: 0,
      table,
      spec: {
        game: id,
        settings: readSettings(this.#rules, { players: SEATS }),
        clock: { kind: 'none' },
        undo: 'free',
        open: true,
        watch: true,
      },
      rulesVersion,
      host: guestAt(table, 0),
    } as const;
  }

  /** What happened since it was last asked for. */
  #outcome(seconds: number): Outcome {
    const delays = this.#delays.toSorted((a, b) => a - b);
    const moves = delays.length;
    const [database, bus] = [this.#database, this.#bus];
    const ms = seconds * 1000;
    const outcome: Outcome = {
      movesPerSecond: moves / seconds,
      delayMs: {
        p50: delays[Math.floor(moves * 0.5)] ?? 0,
        p99: delays[Math.floor(moves * 0.99)] ?? 0,
      },
      bytesPerMove: this.#bytes / moves,
      processBusy: this.#servers.map(({ processor }) => processor.takeShare(ms)),
      databaseBusy: database.processor.takeShare(ms),
      busBusy: bus.processor.takeShare(ms),
      appendsPerSecond: database.appends / seconds,
      statementsPerSecond: database.statements / seconds,
      publishedPerMove: bus.published / moves,
      deliveredPerMove: bus.delivered / moves,
      busBytesPerMove: bus.bytes / moves,
      subscriptions: bus.subscriptions,
      refused: this.#refused,
    };
    [this.#delays, this.#bytes, this.#refused] = [[], 0, 0];
    [database.appends, database.statements] = [0, 0];
    [bus.published, bus.delivered, bus.bytes] = [0, 0, 0];
    return outcome;
  }
}
