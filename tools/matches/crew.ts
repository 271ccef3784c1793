// Threads that do jobs until there are none, or no time is left.
import { Worker } from 'node:worker_threads';

/**
 * Asks `next` for a job whenever a thread is free; null ends the thread. Results come in any order. What is unfinished at `until` (by
 * the clock of `performance`) is dropped.
 */
export async function work<J, R>(
  script: URL,
  threads: number,
  next: () => J | null,
  /** With the milliseconds that it took. */
  done: (result: R, job: J, took: number) => void,
  until = Number.POSITIVE_INFINITY,
): Promise<void> {
  const crew = Array.from({ length: threads }, async () => {
    let job = next();
    if (job === null) return;
    const worker = new Worker(script);
    const left = Math.max(0, until - performance.now());
    const late = Number.isFinite(left)
      ? setTimeout(() => void worker.terminate(), left)
      : undefined;
    try {
      for (; job !== null; job = next()) {
        const began = performance.now();
        const answer = await ask<J, R>(worker, job);
        if (answer === null) return;
        done(answer, job, performance.now() - began);
      }
    } finally {
      clearTimeout(late);
      await worker.terminate();
    }
  });
  await Promise.all(crew);
}

/** Null if the thread was ended before. */
function ask<J, R>(worker: Worker, job: J): Promise<R | null> {
  return new Promise((resolve, reject) => {
    const listeners = {
      error: (error: Error) => settle(() => reject(error)),
      exit: () => settle(() => resolve(null)),
      message: (result: R) => settle(() => resolve(result)),
    };
    const settle = (end: () => void): void => {
      for (const [name, listener] of Object.entries(listeners)) worker.off(name, listener);
      end();
    };
    for (const [name, listener] of Object.entries(listeners)) worker.on(name, listener);
    worker.postMessage(job);
  });
}
