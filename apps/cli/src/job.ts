import type { Comparisons } from '@castellan/bots/learning';
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
import type { LessonJob } from './train/lesson.ts';
import { lesson } from './train/lesson.ts';
import type { TrialJob } from './train/trial.ts';
import { trial } from './train/trial.ts';

/** What a worker thread can be asked to do. */
export type Job = SimJob | ArenaJob | SoakJob | ProbeJob | LessonJob | TrialJob;
export type ResultOf<J extends Job> = J extends SimJob
  ? Tally
  : J extends ArenaJob
    ? ArenaBout[][]
    : J extends SoakJob
      ? SoakResult
      : J extends ProbeJob
        ? ProbeResult
        : J extends LessonJob
          ? Comparisons
          : number;

export async function doJob<J extends Job>(job: J): Promise<ResultOf<J>> {
  const game = await findGame(job.game);
  return resultOf(game, job) as ResultOf<J>;
}

function resultOf(game: Game, job: Job): ResultOf<Job> {
  switch (job.kind) {
    case 'sim':
      return playSeries(game, job);
    case 'arena':
      return playBlocks(game, job);
    case 'soak':
      return soakTable(game, job);
    case 'probe':
      return probeTables(game, job);
    case 'lesson':
      return lesson(game, job);
    case 'trial':
      return trial(game, job);
  }
}

/** Cuts a run of games into parts: enough to show progress, not so many that distributing them takes time. */
export function jobParts(games: number, multiple = 1): { from: number; to: number }[] {
  const size = Math.ceil(Math.min(5000, Math.max(1, games / 100)) / multiple) * multiple;
  const out: { from: number; to: number }[] = [];
  for (let from = 0; from < games; from += size)
    out.push({ from, to: Math.min(games, from + size) });
  return out;
}
