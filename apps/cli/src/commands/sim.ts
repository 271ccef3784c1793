import { chairNamed } from '@castellan/bots';
import type { Command } from '../command.ts';
import { doAll } from '../crew.ts';
import { UsageError } from '../failure.ts';
import type { Flags } from '../flags.ts';
import { findGame, gameKey } from '../games.ts';
import { parts } from '../job.ts';
import { optionFlags, optionsFrom, seedFlag } from '../options.ts';
import { Progress } from '../progress.ts';
import { simLines, simReport } from '../sim/report.ts';
import type { SimJob } from '../sim/series.ts';
import { addTally, newTally } from '../sim/tally.ts';
import { DECISION_CAP } from '@castellan/bots';

export const sim: Command = {
  name: 'sim',
  usage: '<game> [flags]',
  summary: 'Play many games between chairs, and say how they went.',
  about: [
    'All-random games are played without views or words, as fast as the rules go. Other chairs get views and decisions, as people do.',
    'A game that is not over after --cap decisions, or that breaks, counts as stuck: it is reported with its seed, and the exit status is 1.',
    'Powers count as unresolved when a card that bears them was in some game and they never came to anything in any.',
  ],
  words: 1,
  flags: [
    ...optionFlags,
    { name: 'games', value: 'K', about: 'how many games (100)' },
    { ...seedFlag, about: 'of the run; each game has its own, made from it (1)' },
    {
      name: 'chairs',
      value: 'A,B,…',
      about: 'one for each seat, or one for all: random, greedy, greedy-1 (random)',
    },
    {
      name: 'rotate',
      about: 'play each seed with every rotation of the chairs, and rate the chairs',
    },
    { name: 'workers', value: 'W', about: 'spread over so many threads (1)' },
    {
      name: 'cap',
      value: 'N',
      about: `decisions after which a game counts as stuck (${DECISION_CAP})`,
    },
    { name: 'json', about: 'the result as one JSON object' },
  ],
  examples: [
    ['sim card-kingdoms --players 4 --games 1000', 'a thousand games of four random players'],
    [
      'sim shadowgate --players 3 --chairs greedy,random,random --rotate --games 300',
      'is greedy better than random, and by how much?',
    ],
    ['sim card-kingdoms --games 100000 --workers 2 --json', 'as data, on two cores'],
  ],
  run: async (flags, io) => {
    const name = flags.positionals[0];
    if (name === undefined) throw new UsageError('Which game? castellan games lists them.');
    const game = await findGame(name);
    const options = optionsFrom(game, flags);
    const chairs = chairsFrom(flags, options.players);
    const rotate = flags.on('rotate');
    const asked = flags.whole('games', 1, 100);
    // Every seed is played in all rotations.
    const games = rotate ? Math.ceil(asked / chairs.length) * chairs.length : asked;
    const run = { options, chairs, rotate, seed: flags.text('seed') ?? '1' };
    const cap = flags.whole('cap', 1, DECISION_CAP);
    const jobs = parts(games, rotate ? chairs.length : 1).map((part): SimJob => ({
      kind: 'sim',
      game: gameKey(name),
      ...run,
      cap,
      ...part,
    }));
    const tally = newTally(chairs.length, game.powers.length);
    const progress = new Progress(io, games);
    await doAll(jobs, flags.whole('workers', 1, 1), part => {
      addTally(tally, part);
      progress.show(tally.games);
    });
    progress.clear();
    const report = simReport(game, run, tally, progress.seconds);
    io.out(flags.on('json') ? `${JSON.stringify(report)}\n` : `${simLines(report).join('\n')}\n`);
    return report.stuck === 0 ? 0 : 1;
  },
};

/** One name for all seats, or one for each. */
function chairsFrom(flags: Flags, players: number): string[] {
  const names = flags.list('chairs') ?? ['random'];
  names.forEach(chairNamed);
  if (names.length !== 1 && names.length !== players) {
    throw new UsageError(
      `--chairs names ${names.length} chairs for ${players} seats; name one for each seat, or one for all.`,
    );
  }
  return Array.from({ length: players }, (_, seat) => names[seat] ?? names[0]!);
}
