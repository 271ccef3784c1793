// Threads that do jobs until there are none, or no time is left.
import { Worker } from 'node:worker_threads';

/** Asks `next` for a job whenever a thread is free; null ends the thread. Results come in any order. */
export async function work<J, R>(
  script: URL,
  threads: number,
  next: () => J | null,
  /** With the milliseconds that it took. */
  done: (result: R, job: J, took: number) => void,
): Promise<void> {
  const crew = Array.from({ length: threads }, async () => {
    let job = next();
    if (job === null) return;
    const worker = new Worker(script);
    try {
      for (; job !== null; job = next()) {
        const began = performance.now();
        const answer = await ask<J, R>(worker, job);
        done(answer, job, performance.now() - began);
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(crew);
}

function ask<J, R>(worker: Worker, job: J): Promise<R> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => reject(error);
    worker.once('error', fail);
    worker.once('message', (result: R) => {
      worker.off('error', fail);
      resolve(result);
    });
    worker.postMessage(job);
  });
}
