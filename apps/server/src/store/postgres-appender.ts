import { Conflict } from '@castellan/room';
import type { Pool } from 'pg';
import type { Append } from './postgres-append.ts';
import { appendTo, isWritten } from './postgres-append.ts';
import { isAnswer, Unreachable, withConnection } from './postgres-pool.ts';

interface Waiting extends Append {
  resolve(): void;
  reject(error: unknown): void;
}

/** How many statements are on their way at once; what comes meanwhile shares the next one. */
const LANES = 2;
const MOST_TABLES = 200;

/** Appends to logs: at once if nothing else is on its way, else together with what has come meanwhile. */
export class PostgresAppender {
  readonly #pool: Pool;
  #waiting: Waiting[] = [];
  #lanes = 0;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Throws a `Conflict` if the table has another number of entries. */
  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...append, resolve, reject });
      if (this.#lanes < LANES) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#lanes++;
    while (this.#waiting.length > 0) await this.#write(this.#next());
    this.#lanes--;
  }

  /** A table that is asked for twice has to wait for its second turn. */
  #next(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const one of this.#waiting) {
      if (batch.size < MOST_TABLES && !batch.has(one.head.id)) batch.set(one.head.id, one);
      else rest.push(one);
    }
    this.#waiting = rest;
    return [...batch.values()];
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      const written = await withConnection(this.#pool, one => appendTo(one, batch));
      for (const one of batch) {
        if (written.has(one.head.id)) one.resolve();
        else one.reject(new Conflict(one.head.id, one.seq));
      }
    } catch (error) {
      if (error instanceof Unreachable) for (const one of batch) one.reject(error);
      else if (!isAnswer(error)) await Promise.all(batch.map(one => this.#settle(one)));
      else if (batch.length === 1) batch[0]!.reject(error);
      // One of them spoils the whole: each gets a statement of its own.
      else for (const one of batch) await this.#write([one]);
    }
  }

  /**
   * The connection broke: nobody knows whether it was written. It is asked for once more. If that is refused, it may be
   * because it was written the first time.
   */
  async #settle(one: Waiting): Promise<void> {
    try {
      const isStored = await withConnection(
        this.#pool,
        async link => (await appendTo(link, [one])).size > 0 || (await isWritten(link, one)),
      );
      if (isStored) one.resolve();
      else one.reject(new Conflict(one.head.id, one.seq));
    } catch (error) {
      one.reject(error);
    }
  }
}
