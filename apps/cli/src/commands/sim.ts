import type { Command } from '../command.ts';
import { deckFlag } from '../games.ts';
import { settingFlags } from '../settings.ts';
import { simLines, simReport } from '../sim/report.ts';
import { playAsked, runFlags } from '../sim/run.ts';

export const sim: Command = {
  name: 'sim',
  usage: '<game> [flags]',
  summary: 'Play many games between bots, and say how they went.',
  about: [
    'Games with only random chairs run without views or words, as fast as the rules allow. Other chairs get views and decisions, as people do.',
    'A game that is not over after --cap decisions, or that breaks, counts as stuck: it is reported with its seed, and the exit status is 1.',
    'A power counts as unresolved if its card was in some game but nobody ever used it.',
  ],
  words: 1,
  flags: [
    deckFlag,
    ...settingFlags,
    { name: 'games', value: 'K', about: 'how many games (100)' },
    {
      name: 'chairs',
      value: 'A,B,…',
      about:
        'one for each seat, or one for all: random, page, squire, steward, castellan, castellan@50ms (how long it thinks), castellan@100 (how often it plays on), greedy, greedy-1 (random)',
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
    const { game, run, tally, seconds } = await playAsked(flags, io, {
      chair: 'random',
      games: 100,
      takes: false,
    });
    const report = simReport(game, run, tally, seconds);
    io.out(flags.on('json') ? `${JSON.stringify(report)}\n` : `${simLines(report).join('\n')}\n`);
    return report.stuck === 0 ? 0 : 1;
  },
};
