import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Failure } from './failure.ts';
import type { Job, ResultOf } from './job.ts';
import { doJob } from './job.ts';

/**
 * Runs all jobs on this many threads (with one: on this thread) and passes the results to `each` in the order of the
 * jobs, so that the output does not depend on speed. Jobs are asked for when a thread is free.
 */
export async function doAll<J extends Job>(
  jobs: Iterable<J>,
  threads: number,
  each: (result: ResultOf<J>, job: J) => void,
): Promise<void> {
  if (threads <= 1) {
    for (const job of jobs) {
      each(await doJob(job), job);
      await setImmediate();
    }
    return;
  }
  const queue = numbered(jobs);
  const results = new Map<number, [result: ResultOf<J>, job: J]>();
  let told = 0;
  await Promise.all(
    Array.from({ length: threads }, async () => {
      let worker: Worker | null = null;
      try {
        for (let next = queue.next(); next.done !== true; next = queue.next()) {
          const [n, job] = next.value;
          worker ??= startWorker();
          results.set(n, [await ask(worker, job), job]);
          for (let first = results.get(told); first !== undefined; first = results.get(told)) {
            each(...first);
            results.delete(told++);
          }
        }
      } finally {
        await worker?.terminate();
      }
    }),
  );
}

function* numbered<J>(jobs: Iterable<J>): Generator<[n: number, job: J]> {
  let n = 0;
  for (const job of jobs) yield [n++, job];
}

const startWorker = (): Worker => new Worker(new URL('worker.ts', import.meta.url));

function ask<J extends Job>(worker: Worker, job: J): Promise<ResultOf<J>> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      reject(new Failure(`A worker thread failed: ${(error as Error)?.message ?? String(error)}`));
    };
    worker.once('error', fail);
    worker.once('message', (result: ResultOf<J>) => {
      worker.off('error', fail);
      resolve(result);
    });
    worker.postMessage(job);
  });
}
