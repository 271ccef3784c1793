import { doAll } from '../crew.ts';
import { gameKey } from '../games.ts';
import type { Io } from '../io.ts';
import { jobParts } from '../job.ts';
import type { SoakJob, SoakResult } from './soak.ts';
import { addSoakResult, newSoakResult } from './soak.ts';

const LINE_EVERY_S = 10;

/** How many games to play, and at which tables. */
export interface Plan {
  readonly name: string;
  readonly tables: SoakJob['tables'];
  readonly games: number;
}

export type Rates = Pick<SoakJob, 'seed' | 'cap' | 'cardsEvery' | 'deepEvery'>;

/** Plays all of it, and says now and then how far it is. */
export async function soakAll(
  plans: readonly Plan[],
  rates: Rates,
  workers: number,
  io: Io,
): Promise<SoakResult> {
  const total = newSoakResult();
  const wanted = plans.reduce((sum, plan) => sum + plan.games, 0);
  const began = performance.now();
  let told = began;
  const jobs = plans.flatMap(({ name, tables, games: count }) =>
    jobParts(count).map((part): SoakJob => ({
      kind: 'soak',
      game: gameKey(name),
      tables,
      games: count,
      ...rates,
      ...part,
    })),
  );
  await doAll(jobs, workers, (part, job) => {
    addSoakResult(total, part);
    const now = performance.now();
    if ((now - told) / 1000 < LINE_EVERY_S) return;
    told = now;
    const speed = total.games / ((now - began) / 1000);
    const left = Math.ceil((wanted - total.games) / speed / 60);
    io.err(
      `${job.game}: ${total.games} of ${wanted} games, ${speed.toFixed(0)} games/s, ` +
        `${total.stuck.count} stuck, ${total.violations.count} violations, about ${left} min left\n`,
    );
  });
  return total;
}
