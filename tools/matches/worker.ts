import { parentPort } from 'node:worker_threads';
import type { QuickChair } from '@castellan/bots';
import { chairNamed, chanceFor, playBout, winsOf } from '@castellan/bots';
import { seedFrom } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { withAnchors } from '@castellan/shelf/anchors';
import { FAIR } from './pairing.ts';
import type { Result } from './result.ts';

export type MatchJob = Pick<Result, 'game' | 'players' | 'a' | 'b' | 'n' | 'seat'>;

const lent = {
  clock: () => performance.now(),
  worked: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  pause: async (): Promise<void> => {},
};

parentPort?.on('message', (job: MatchJob) => {
  void play(job).then(result => parentPort?.postMessage(result));
});

async function play(job: MatchJob): Promise<Result> {
  const { players, a, b, n, seat } = job;
  const game = await withAnchors(await shelf.find(({ id }) => id === job.game)!.rules());
  const seed = seedFrom(`match ${n}`);
  const state = game.setup({ ...FAIR[job.game], players }, seed);
  const { first = 0 } = state as { readonly first?: number };
  const took: number[] = [];
  const chairs = Array.from({ length: players }, (_, at) => {
    const chair = chairNamed(at === seat ? a : b)(game, chanceFor(seed, at), lent);
    return at === seat ? timed(chair, took) : chair;
  });
  playBout(game.draft(state), chairs);
  const outcome = game.outcome(state)!;
  const points = game.standing(state);
  const others = points.filter((_, at) => at !== seat);
  return {
    ...job,
    won: winsOf(outcome, players)[seat]!,
    turn: 1 + ((seat - first + players) % players),
    lead: points[seat]! - Math.max(...others),
    mean: rounded(took.reduce((sum, ms) => sum + ms, 0) / Math.max(1, took.length)),
    most: rounded(Math.max(0, ...took)),
  };
}

const rounded = (ms: number): number => Math.round(ms * 100) / 100;

function timed(chair: QuickChair, took: number[]): QuickChair {
  return {
    ...chair,
    pick(t, lane, picks) {
      const began = performance.now();
      chair.pick(t, lane, picks);
      took.push(performance.now() - began);
    },
  };
}
