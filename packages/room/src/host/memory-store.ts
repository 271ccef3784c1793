import { copy } from '@castellan/kernel';
import type { Entry } from '../entry.ts';
import { Refused } from '../refused.ts';
import type { StoredLine, TableStore } from './table-store.ts';
import { Conflict } from './table-store.ts';

/** Keeps logs as long as the program runs: for a table that nobody comes back to. */
export class MemoryStore implements TableStore {
  readonly #logs = new Map<string, Entry[]>();

  async append({ id }: { id: string }, seq: number, entries: readonly Entry[]): Promise<void> {
    const log = this.#logs.get(id) ?? [];
    if (log.length !== seq) throw new Conflict(id, seq);
    log.push(...copy(entries));
    this.#logs.set(id, log);
  }

  async log(id: string, from = 0): Promise<readonly Entry[] | null> {
    return this.#logs.get(id)?.slice(from) ?? null;
  }

  async say(): Promise<StoredLine> {
    throw new Refused('seat', 'Nobody talks at this table.');
  }

  async lines(): Promise<readonly StoredLine[]> {
    return [];
  }
}
