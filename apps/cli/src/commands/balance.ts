import type { Command } from '../command.ts';
import { UsageError } from '../failure.ts';
import { findGame, gameKey } from '../games.ts';
import { settingFlags, settingsFrom } from '../settings.ts';
import { balanceLines, balanceReport } from '../sim/balance.ts';
import { chairsFrom, runFlags, runGames } from '../sim/run.ts';

export const balance: Command = {
  name: 'balance',
  usage: '<game> [flags]',
  summary: 'Play many games between equal chairs, and say what was taken and who won with it.',
  about: [
    'For each character, card or whatever else a seat can come to have: in how many games anyone took it, how often, and what share of the games those who took it won, with its 95 % interval. Cards that nobody took are listed as well, those that stayed in the box included.',
    'Whoever is ahead can afford more: a card that winners have need not be what made them win.',
  ],
  words: 1,
  flags: [
    ...settingFlags,
    { name: 'games', value: 'K', about: 'how many games (1000)' },
    { name: 'chairs', value: 'A,B,…', about: 'one for each seat, or one for all (greedy)' },
    ...runFlags,
  ],
  examples: [
    ['balance shadowgate --players 4 --games 4000', 'are the characters worth the same?'],
    [
      'balance shadowgate --players 2 --set equalTurns=true',
      'what equal turns do to the first seat',
    ],
    ['balance card-kingdoms --players 3 --json', 'as data'],
  ],
  run: async (flags, io) => {
    const name = flags.positionals[0];
    if (name === undefined) throw new UsageError('Which game? castellan games lists them.');
    const game = await findGame(name);
    const settings = settingsFrom(game, flags);
    const chairs = chairsFrom(flags, settings.players, 'greedy');
    const run = { settings, chairs, seed: flags.text('seed') ?? '1', rotate: false, takes: true };
    const games = flags.whole('games', 1, 1000);
    const { tally, seconds } = await runGames(
      game,
      { game: gameKey(name), ...run },
      games,
      flags,
      io,
    );
    const report = balanceReport(game, run, tally, seconds);
    io.out(
      flags.on('json') ? `${JSON.stringify(report)}\n` : `${balanceLines(report).join('\n')}\n`,
    );
    return report.stuck === 0 ? 0 : 1;
  },
};
