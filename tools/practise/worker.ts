import { parentPort } from 'node:worker_threads';
import type { Practice, PracticeJob } from '@castellan/bots/learning';
import { practise } from '@castellan/bots/learning';
import { shelf } from '@castellan/shelf';

parentPort?.on('message', (job: PracticeJob) => {
  void answer(job).then(practice => parentPort?.postMessage(practice));
});

async function answer(job: PracticeJob): Promise<Practice> {
  return practise(await shelf.find(({ id }) => id === job.game)!.rules(), job);
}
