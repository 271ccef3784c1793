import { parentPort } from 'node:worker_threads';
import type { Played } from '@castellan/bots/learning';
import { playJob } from '@castellan/bots/learning';
import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { FAIR } from '../matches/pairing.ts';
import type { Found } from './find.ts';
import { foundIn } from './find.ts';

/** Looks for a puzzle in a game of this number. */
export interface FindJob {
  readonly game: string;
  readonly n: number;
}

export interface Find {
  readonly n: number;
  readonly played: Played;
  readonly found: Found | null;
}

parentPort?.on('message', (job: FindJob) => {
  void answer(job).then(result => parentPort?.postMessage(result));
});

async function answer({ game, n }: FindJob): Promise<Find> {
  const rules = (await shelf.find(({ id }) => id === game)!.rules()) as Game;
  const played = playJob(rules, {
    kind: 'play',
    game,
    players: 2,
    seed: `puzzle ${n}`,
    settings: FAIR[game] ?? {},
    chairs: ['squire', 'squire'],
    learned: null,
    // Now and then anything is played: so positions come up that no bot would get into.
    stray: 4,
  });
  return { n, played, found: foundIn(rules, played) };
}
