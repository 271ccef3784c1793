import { chairNamed, DECISION_CAP } from '@castellan/bots';
import { doAll } from '../crew.ts';
import { UsageError } from '../failure.ts';
import type { Flag, Flags } from '../flags.ts';
import { askedGame } from '../games.ts';
import type { Io } from '../io.ts';
import { jobParts } from '../job.ts';
import { seedFlag, settingsFrom } from '../settings.ts';
import { Progress } from '../progress.ts';
import type { SimJob } from './series.ts';
import { addTally, newTally } from './tally.ts';

/** More threads than would help on any machine. */
export const MOST_WORKERS = 64;

/** Flags of all commands that play many games between bots. */
export const runFlags: readonly Flag[] = [
  { ...seedFlag, about: 'of the run; each game has its own, made from it (1)' },
  { name: 'workers', value: 'W', about: 'how many threads to use (1)' },
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

/** What a command asks for where its flags say nothing. */
interface Usual {
  readonly chair: string;
  readonly games: number;
  /** Whether it is counted what seats take. */
  readonly takes: boolean;
}

/** Plays the games that the flags ask for; returns their results and the time they took. */
export async function playAsked(flags: Flags, io: Io, usual: Usual) {
  const { game, key } = await askedGame(flags);
  const settings = settingsFrom(game, flags);
  const chairs = chairsFrom(flags, settings.players, usual.chair);
  const rotate = flags.on('rotate');
  const seed = flags.text('seed') ?? '1';
  const run = { settings, chairs, rotate, seed, takes: usual.takes };
  const asked = flags.whole('games', 1, usual.games);
  // Every seed is played in all rotations.
  const each = rotate ? chairs.length : 1;
  const games = Math.ceil(asked / each) * each;
  const cap = flags.whole('cap', 1, DECISION_CAP);
  const jobs = jobParts(games, each).map((part): SimJob => ({
    kind: 'sim',
    game: key,
    ...run,
    cap,
    ...part,
  }));
  const tally = newTally(chairs.length, game.powers.length);
  const progress = new Progress(io, games);
  await doAll(jobs, flags.whole('workers', 1, 1, MOST_WORKERS), part => {
    addTally(tally, part);
    progress.show(tally.games);
  });
  progress.clear();
  return { game, run, tally, seconds: progress.seconds };
}
