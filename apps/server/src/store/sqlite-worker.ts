// The thread that writes. All tasks that have come in while the last commit was on its way share the next one: a disk
// takes as long for a hundred of them as for one. A server starts as quickly as this does: it loads no more than it needs.
import { Conflict } from '@castellan/room/store';
import type { Transaction } from 'kysely';
import { parentPort, workerData } from 'node:worker_threads';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { openFile, queries } from './sqlite-file.ts';
import type { TaskName } from './tasks.ts';
import { tasks } from './tasks.ts';
import { checkWhole } from './whole.ts';

/** What the other thread asks for. */
export interface Request {
  readonly id: number;
  readonly task: TaskName | 'close';
  readonly args: readonly unknown[];
}

export type Reply =
  | { readonly ready: readonly TaskName[] }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: 'conflict' | 'failure'; readonly message: string };

const port = parentPort!;
const {
  path,
  slowMs = 0,
  mostPages = 0,
} = workerData as {
  readonly path: string;
  readonly slowMs?: number;
  readonly mostPages?: number;
};
const database = openFile(path);
if (mostPages > 0) database.exec(`PRAGMA max_page_count = ${Math.floor(mostPages)}`);
const db = queries(database);
let waiting: Request[] = [];
let isBusy = false;

async function run(trx: Transaction<Schema>, { id, task, args }: Request): Promise<Reply> {
  const work = tasks[task as TaskName] as (db: typeof trx, ...args: unknown[]) => Promise<unknown>;
  try {
    return { id, result: await work(trx, ...args) };
  } catch (error) {
    // A conflict is found before anything is written: the others go on.
    if (error instanceof Conflict) return { id, error: 'conflict', message: error.message };
    throw error;
  }
}

async function commit(batch: readonly Request[]): Promise<readonly Reply[]> {
  // Where SQLite has given up the transaction by itself, going back fails as well: what failed first is why.
  let first: unknown = null;
  try {
    const replies = await db.transaction().execute(async trx => {
      const done: Reply[] = [];
      try {
        for (const request of batch) done.push(await run(trx, request));
      } catch (error) {
        first = error;
        throw error;
      }
      return done;
    });
    // For trying out a slow disk.
    if (slowMs > 0) await new Promise(resolve => setTimeout(resolve, slowMs));
    return replies;
  } catch (error) {
    if (batch.length === 1)
      return [{ id: batch[0]!.id, error: 'failure', message: ((first ?? error) as Error).message }];
    // One of them spoils the whole: each gets a transaction of its own.
    const replies: Reply[] = [];
    for (const request of batch) replies.push(...(await commit([request])));
    return replies;
  }
}

async function work(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    const end = batch.find(({ task }) => task === 'close');
    const replies = await commit(batch.filter(({ task }) => task !== 'close'));
    for (const reply of replies) port.postMessage(reply);
    if (end === undefined) continue;
    await db.destroy();
    port.postMessage({ id: end.id, result: null } satisfies Reply);
    port.close();
    return;
  }
  isBusy = false;
}

await migrate(db);
await checkWhole(db);
port.on('message', (request: Request) => {
  waiting.push(request);
  void work();
});
port.postMessage({ ready: Object.keys(tasks) as TaskName[] } satisfies Reply);
