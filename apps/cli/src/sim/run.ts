import { chairNamed, DECISION_CAP } from '@castellan/bots';
import type { Game } from '@castellan/kernel';
import { doAll } from '../crew.ts';
import { UsageError } from '../failure.ts';
import type { Flag, Flags } from '../flags.ts';
import type { Io } from '../io.ts';
import { jobParts } from '../job.ts';
import { seedFlag } from '../settings.ts';
import { Progress } from '../progress.ts';
import type { SimJob } from './series.ts';
import type { Tally } from './tally.ts';
import { addTally, newTally } from './tally.ts';

/** More threads than would help on any machine. */
export const MOST_WORKERS = 64;

/** Flags of all commands that play many games between bots. */
export const runFlags: readonly Flag[] = [
  { ...seedFlag, about: 'of the run; each game has its own, made from it (1)' },
  { name: 'workers', value: 'W', about: 'spread over so many threads (1)' },
  {
    name: 'cap',
    value: 'N',
    about: `decisions after which a game counts as stuck (${DECISION_CAP})`,
  },
  { name: 'json', about: 'the result as one JSON object' },
];

/** One name for all seats, or one for each. */
export function chairsFrom(flags: Flags, players: number, otherwise: string): string[] {
  const names = flags.list('chairs') ?? [otherwise];
  names.forEach(chairNamed);
  if (names.length !== 1 && names.length !== players) {
    throw new UsageError(
      `--chairs names ${names.length} chairs for ${players} seats; name one for each seat, or one for all.`,
    );
  }
  return Array.from({ length: players }, (_, seat) => names[seat] ?? names[0]!);
}

/** Plays this many games; returns their results and the time they took. */
export async function runGames(
  game: Game,
  run: Pick<SimJob, 'game' | 'settings' | 'chairs' | 'seed' | 'rotate' | 'takes'>,
  games: number,
  flags: Flags,
  io: Io,
): Promise<{ readonly tally: Tally; readonly seconds: number }> {
  const seats = run.chairs.length;
  const cap = flags.whole('cap', 1, DECISION_CAP);
  const jobs = jobParts(games, run.rotate ? seats : 1).map((part): SimJob => ({
    kind: 'sim',
    ...run,
    cap,
    ...part,
  }));
  const tally = newTally(seats, game.powers.length);
  const progress = new Progress(io, games);
  await doAll(jobs, flags.whole('workers', 1, 1, MOST_WORKERS), part => {
    addTally(tally, part);
    progress.show(tally.games);
  });
  progress.clear();
  return { tally, seconds: progress.seconds };
}
