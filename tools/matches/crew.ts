import { Worker } from 'node:worker_threads';
import type { Result } from './result.ts';
import type { MatchJob } from './worker.ts';

export interface Task {
  readonly job: MatchJob;
  done(result: Result): void;
}

/** Threads that play until there is nothing more to do, or until the time is over: then what is unfinished is dropped. */
export class Crew {
  readonly #script: URL;
  readonly #until: number;

  constructor(script: URL, until: number) {
    this.#script = script;
    this.#until = until;
  }

  async work(threads: number, next: () => Task | null): Promise<void> {
    await Promise.all(Array.from({ length: threads }, () => this.#thread(next)));
  }

  async #thread(next: () => Task | null): Promise<void> {
    const worker = new Worker(this.#script);
    const left = this.#until - performance.now();
    const late = setTimeout(() => void worker.terminate(), Math.max(0, left));
    try {
      for (let task = next(); task !== null; task = next()) {
        const result = await ask(worker, task.job);
        if (result === null) return;
        task.done(result);
      }
    } finally {
      clearTimeout(late);
      await worker.terminate();
    }
  }
}

/** Null if the thread was ended before. */
function ask(worker: Worker, job: MatchJob): Promise<Result | null> {
  return new Promise((resolve, reject) => {
    const listeners = {
      error: (error: Error) => settle(() => reject(error)),
      exit: () => settle(() => resolve(null)),
      message: (result: Result) => settle(() => resolve(result)),
    };
    const settle = (end: () => void): void => {
      for (const [name, listener] of Object.entries(listeners)) worker.off(name, listener);
      end();
    };
    for (const [name, listener] of Object.entries(listeners)) worker.on(name, listener);
    worker.postMessage(job);
  });
}
