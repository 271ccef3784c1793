import { parentPort } from 'node:worker_threads';
import type { Job } from './job.ts';
import { doJob } from './job.ts';

// An error is left to fall out of the thread: the crew hears of it.
parentPort?.on('message', (job: Job) => {
  void doJob(job).then(result => parentPort?.postMessage(result));
});
