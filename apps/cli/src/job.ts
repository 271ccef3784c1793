import type { Game } from '@castellan/kernel';
import type { ArenaBout, ArenaJob } from './arena/blocks.ts';
import { playBlocks } from './arena/blocks.ts';
import { findGame } from './games.ts';
import type { SimJob } from './sim/series.ts';
import { playSeries } from './sim/series.ts';
import type { Tally } from './sim/tally.ts';
import type { ProbeJob, ProbeResult } from './soak/probe.ts';
import { probeTables } from './soak/probe.ts';
import type { SoakJob, SoakResult } from './soak/soak.ts';
import { soakTable } from './soak/soak.ts';

/** What a worker thread can be asked to do. */
export type Job = SimJob | ArenaJob | SoakJob | ProbeJob;
export type ResultOf<J extends Job> = J extends SimJob
  ? Tally
  : J extends ArenaJob
    ? ArenaBout[][]
    : J extends SoakJob
      ? SoakResult
      : ProbeResult;

export async function doJob<J extends Job>(job: J): Promise<ResultOf<J>> {
  const game = await findGame(job.game);
  return resultOf(game, job) as ResultOf<J>;
}

function resultOf(game: Game, job: Job): ResultOf<Job> {
  if (job.kind === 'sim') return playSeries(game, job);
  if (job.kind === 'arena') return playBlocks(game, job);
  return job.kind === 'soak' ? soakTable(game, job) : probeTables(game, job);
}

/** Cuts a run of games into parts: enough to show progress, not so many that distributing them takes time. */
export function jobParts(games: number, multiple = 1): { from: number; to: number }[] {
  const size = Math.ceil(Math.min(5000, Math.max(1, games / 100)) / multiple) * multiple;
  const out: { from: number; to: number }[] = [];
  for (let from = 0; from < games; from += size)
    out.push({ from, to: Math.min(games, from + size) });
  return out;
}
