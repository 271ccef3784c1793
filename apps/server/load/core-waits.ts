import { readFileSync } from 'node:fs';

/**
 * For how long processes could have run while no core was free for them: on a busy machine everything takes longer, and
 * that is not ours. Where the system does not say, nobody has waited.
 */
export class CoreWaits {
  readonly #before: ReadonlyMap<number, number>;

  constructor(pids: readonly number[]) {
    this.#before = new Map(pids.map(pid => [pid, waitedMs(pid)]));
  }

  /** The longest of them since, in milliseconds. A process that is new has waited since it began. */
  longest(pids: readonly number[]): number {
    return Math.max(...pids.map(pid => waitedMs(pid) - (this.#before.get(pid) ?? 0)));
  }
}

/** Of the main thread, in milliseconds. */
function waitedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
