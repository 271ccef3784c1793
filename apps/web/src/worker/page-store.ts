import type { Entry, StoredLine, TableStore } from '@castellan/room';
import { Conflict, StoreFailure } from '@castellan/room';
import type { FromWorker, StoreTask, ToWorker } from './messages.ts';

type Reply = Extract<ToWorker, { type: 'stored' | 'unstored' }>;

/** The store of a table in a worker: the page has it. */
export class PageStore implements TableStore {
  readonly #post: (message: FromWorker) => void;
  readonly #waiting = new Map<number, PromiseWithResolvers<readonly Entry[]>>();
  #last = 0;

  constructor(post: (message: FromWorker) => void) {
    this.#post = post;
  }

  async append(_head: unknown, seq: number, entries: readonly Entry[]): Promise<void> {
    await this.#ask({ type: 'append', seq, entries });
  }

  async log(_table: string, from = 0): Promise<readonly Entry[]> {
    return (await this.#ask({ type: 'read' })).slice(from);
  }

  say(): Promise<StoredLine> {
    throw new StoreFailure('nobody is there to talk to.');
  }

  async lines(): Promise<readonly StoredLine[]> {
    return [];
  }

  hear(reply: Reply): void {
    const asked = this.#waiting.get(reply.n);
    this.#waiting.delete(reply.n);
    if (reply.type === 'stored') asked?.resolve(reply.entries ?? []);
    else asked?.reject(reply.isConflict ? new Conflict('', 0) : new StoreFailure(reply.why));
  }

  #ask(task: StoreTask): Promise<readonly Entry[]> {
    const n = ++this.#last;
    const asked = Promise.withResolvers<readonly Entry[]>();
    this.#waiting.set(n, asked);
    this.#post({ type: 'store', n, task });
    return asked.promise;
  }
}
