import { parentPort } from 'node:worker_threads';
import type { Comparisons, Fit, Played, PlayJob } from '@castellan/bots/learning';
import { comparisonsOf, fit, joined, playJob } from '@castellan/bots/learning';
import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';

export interface CompareJob {
  readonly kind: 'compare';
  readonly game: string;
  readonly played: readonly Played[];
  /** When it must be done, in milliseconds since 1970. */
  readonly until: number;
}

export interface FitJob {
  readonly kind: 'fit';
  readonly game: string;
  readonly parts: readonly Comparisons[];
  readonly epochs: number;
  readonly seed: number;
  /** When it must be done, in milliseconds since 1970. */
  readonly until: number;
}

export interface Fitted extends Fit {
  readonly seconds: number;
}

type Job = PlayJob | CompareJob | FitJob;

const rulesOf = (id: string): Promise<Game> => shelf.find(game => game.id === id)!.rules();

parentPort?.on('message', (job: Job) => {
  void answer(job).then(result => parentPort?.postMessage(result));
});

async function answer(job: Job): Promise<Played | Comparisons | Fitted> {
  const game = await rulesOf(job.game);
  if (job.kind === 'play') return playJob(game, job);
  if (job.kind === 'compare') return comparisonsOf(game, job.played, () => Date.now() > job.until);
  const began = Date.now();
  const fitted = fit(joined(job.parts), job.epochs, job.seed, () => Date.now() > job.until);
  return { ...fitted, seconds: (Date.now() - began) / 1000 };
}
