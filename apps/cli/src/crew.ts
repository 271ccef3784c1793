import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Failure } from './failure.ts';
import type { Job, ResultOf } from './job.ts';
import { doJob } from './job.ts';

/**
 * Runs all jobs on this many threads (with one: on this thread) and passes the results to `each` in the order of the
 * jobs, so that the output does not depend on speed.
 */
export async function doAll<J extends Job>(
  jobs: readonly J[],
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
  const results: (ResultOf<J> | undefined)[] = jobs.map(() => undefined);
  let next = 0;
  let told = 0;
  const workers = Array.from({ length: Math.min(threads, jobs.length) }, startWorker);
  const work = workers.map(async worker => {
    while (next < jobs.length) {
      const mine = next++;
      results[mine] = await ask(worker, jobs[mine]!);
      for (; results[told] !== undefined; told++) {
        each(results[told]!, jobs[told]!);
        results[told] = undefined;
      }
    }
  });
  try {
    await Promise.all(work);
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
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
