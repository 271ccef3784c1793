import { Conflict, StoreFailure } from '@castellan/room';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from './lock.ts';
import type { Reply, Request } from './sqlite-worker.ts';
import type { Store } from './store.ts';
import type { TaskName } from './tasks.ts';

/** The name of the file in a data folder. */
export const DATA_FILE = 'castellan.sqlite';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** For trying out a disk that is slow, or full. */
interface Strain {
  readonly slowMs?: number;
  readonly mostPages?: number;
}

/** Opens the database of a data folder, or makes both. Nobody else may write there meanwhile. */
export async function openStore(folder: string, strain: Strain = {}): Promise<Store> {
  const unlock = lockFolder(folder);
  try {
    return await storeIn(folder, unlock, strain);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function storeIn(folder: string, unlock: () => void, strain: Strain): Promise<Store> {
  const worker = new Worker(new URL('sqlite-worker.ts', import.meta.url), {
    workerData: { path: join(folder, DATA_FILE), ...strain },
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let failure: Error | null = null;

  const fail = (why: string): void => {
    failure = new StoreFailure(why);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  const ask = (task: Request['task'], args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (failure !== null) {
        reject(failure);
        return;
      }
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, task, args } satisfies Request);
    });

  // The thread says itself what it can do: to load all of that here too would only take time.
  const names = await new Promise<readonly TaskName[]>((resolve, reject) => {
    worker.on('message', (reply: Reply) => {
      if ('ready' in reply) {
        resolve(reply.ready);
        return;
      }
      const one = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('result' in reply) one?.resolve(reply.result);
      else one?.reject(errorOf(reply.error, reply.message));
    });
    worker.on('error', (error: Error) => {
      reject(error);
      fail(error.message);
    });
    worker.on('exit', () => fail('the database is closed.'));
  });

  const asked = Object.fromEntries(
    names.map(name => [name, (...args: unknown[]) => ask(name, args)]),
  ) as unknown as Omit<Store, 'close'>;
  return {
    ...asked,
    close: async () => {
      await ask('close', []).finally(unlock);
    },
  };
}

function errorOf(kind: 'conflict' | 'failure', message: string): Error {
  if (kind === 'failure') return new StoreFailure(message);
  return Object.assign(new Conflict('', 0), { message });
}
