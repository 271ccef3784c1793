import { parentPort } from 'node:worker_threads';
import type { Job } from './job.ts';
import { doJob } from './job.ts';

// An error ends the thread, and the crew reports it.
parentPort?.on('message', (job: Job) => {
  void doJob(job).then(result => parentPort?.postMessage(result));
});
