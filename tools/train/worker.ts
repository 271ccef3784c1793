import { parentPort } from 'node:worker_threads';
import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { fit } from './fit.ts';
import type { Fit } from './fit.ts';
import { readGames } from './played.ts';
import type { Played } from './played.ts';
import { positionsOf } from './positions.ts';
import type { PlayJob } from './self-play.ts';
import { playJob } from './self-play.ts';

export interface FitJob {
  readonly kind: 'fit';
  readonly game: string;
  readonly files: readonly string[];
  readonly epochs: number;
  readonly seed: number;
  /** When it must be done, in milliseconds since 1970. */
  readonly until: number;
}

export interface Fitted extends Fit {
  readonly positions: number;
  readonly seconds: number;
}

const rulesOf = (id: string): Promise<Game> => shelf.find(game => game.id === id)!.rules();

parentPort?.on('message', (job: PlayJob | FitJob) => {
  void answer(job).then(result => parentPort?.postMessage(result));
});

async function answer(job: PlayJob | FitJob): Promise<Played | Fitted> {
  const game = await rulesOf(job.game);
  if (job.kind === 'play') return playJob(game, job);
  const began = Date.now();
  const positions = positionsOf(game, job.files.flatMap(readGames));
  const fitted = fit(positions, job.epochs, job.seed, () => Date.now() > job.until);
  const seconds = (Date.now() - began) / 1000;
  return { ...fitted, positions: positions.starts.length, seconds };
}
