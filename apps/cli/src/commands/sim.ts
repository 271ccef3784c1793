import type { Command } from '../command.ts';
import { UsageError } from '../failure.ts';
import { findGame, gameKey } from '../games.ts';
import { settingFlags, settingsFrom } from '../settings.ts';
import { simLines, simReport } from '../sim/report.ts';
import { chairsFrom, runFlags, runGames } from '../sim/run.ts';

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
    ...settingFlags,
    { name: 'games', value: 'K', about: 'how many games (100)' },
    {
      name: 'chairs',
      value: 'A,B,…',
      about:
        'one for each seat, or one for all: random, page, squire, steward, castellan, castellan@50ms (thinks for so long), castellan@100 (plays on so often), greedy, greedy-1 (random)',
    },
    {
      name: 'rotate',
      about: 'play each seed with every rotation of the chairs, and rate the chairs',
    },
    ...runFlags,
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
    const settings = settingsFrom(game, flags);
    const chairs = chairsFrom(flags, settings.players, 'random');
    const rotate = flags.on('rotate');
    const asked = flags.whole('games', 1, 100);
    // Every seed is played in all rotations.
    const games = rotate ? Math.ceil(asked / chairs.length) * chairs.length : asked;
    const run = { settings, chairs, rotate, seed: flags.text('seed') ?? '1', takes: false };
    const { tally, seconds } = await runGames(
      game,
      { game: gameKey(name), ...run },
      games,
      flags,
      io,
    );
    const report = simReport(game, run, tally, seconds);
    io.out(flags.on('json') ? `${JSON.stringify(report)}\n` : `${simLines(report).join('\n')}\n`);
    return report.stuck === 0 ? 0 : 1;
  },
};
