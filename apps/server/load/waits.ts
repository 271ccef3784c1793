import type { Wait } from './cluster-rig.ts';

/** Nobody may have to wait for longer. */
const MOST_MS = 5000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** How long people had to wait, each time, until all played on. */
export class Waits {
  readonly #all: Wait[] = [];

  add(wait: Wait): void {
    this.#all.push(wait);
  }

  get longest(): string {
    return seconds(Math.max(...this.#all.map(({ ms }) => ms)));
  }

  /** Those that were too long, and not because of what else the machine had to do. */
  get #slow(): readonly Wait[] {
    return this.#all.filter(({ ms, busyMs }) => ms - busyMs > MOST_MS);
  }

  get areShort(): boolean {
    return this.#slow.length === 0;
  }

  toString(): string {
    const half = this.#all.map(({ ms }) => ms).sort((a, b) => a - b)[this.#all.length >> 1]!;
    const long = this.#all.filter(({ ms }) => ms > MOST_MS).length;
    const [most, slow] = [MOST_MS / 1000, this.#slow];
    return [
      `all played on after ${seconds(half)} mostly, ${this.longest} at most, ${long} times after more than ${most} s`,
      ...(long > slow.length ? [`${long - slow.length} of them because no core was free`] : []),
      ...slow.map(({ ms, busyMs }) => `${seconds(ms)} with ${seconds(busyMs)} without a core`),
    ].join('; ');
  }
}
