import type { Keeper, Word } from '@castellan/room';
import type { Costs } from './costs.ts';
import { Processor } from './processor.ts';
import type { VirtualTime } from './virtual-time.ts';

interface Listening {
  readonly process: string;
  /** The other process works on it when it has the time. */
  hear(word: Word, then: (keeper: Keeper) => void): void;
}

/** What carries messages between processes: each table is a subject, which those listen to who have it open. */
export class SimulatedBus {
  readonly #time: VirtualTime;
  readonly #costs: Costs;
  readonly processor: Processor;
  readonly #subjects = new Map<string, Listening[]>();
  published = 0;
  delivered = 0;
  bytes = 0;

  constructor(time: VirtualTime, costs: Costs) {
    this.#time = time;
    this.#costs = costs;
    this.processor = new Processor(time, 1);
  }

  get subscriptions(): number {
    return [...this.#subjects.values()].reduce((sum, listening) => sum + listening.length, 0);
  }

  listen(table: string, listening: Listening): void {
    this.#subjects.set(table, [...(this.#subjects.get(table) ?? []), listening]);
  }

  publish(table: string, from: string, word: Word): void {
    const { networkMs, carryMs } = this.#costs;
    const others = (this.#subjects.get(table) ?? []).filter(({ process }) => process !== from);
    this.published++;
    this.bytes += JSON.stringify(word).length;
    this.#time.after(networkMs, () => this.processor.work(carryMs, () => {}));
    for (const one of others) {
      this.delivered++;
      this.#time.after(networkMs, () =>
        this.processor.work(carryMs, () =>
          this.#time.after(networkMs, () => one.hear(word, keeper => keeper.hear(from, word))),
        ),
      );
    }
  }
}
