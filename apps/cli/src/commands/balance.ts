import type { Command } from '../command.ts';
import { deckFlag } from '../games.ts';
import { settingFlags } from '../settings.ts';
import { balanceLines, balanceReport } from '../sim/balance.ts';
import { playAsked, runFlags } from '../sim/run.ts';

export const balance: Command = {
  name: 'balance',
  usage: '<game> [flags]',
  summary: 'Play many games between equal bots: what do players take, and who wins with it?',
  about: [
    'For each character, card or other thing that a seat can get: in how many games anyone took it, how often, and how many of those games its takers won, with the 95 % interval. Cards that nobody took are listed too, even those that stayed in the box.',
    'Players who are ahead can afford more, so a card that winners have is not always why they won.',
  ],
  words: 1,
  flags: [
    deckFlag,
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
    const { game, run, tally, seconds } = await playAsked(flags, io, {
      chair: 'greedy',
      games: 1000,
      takes: true,
    });
    const report = balanceReport(game, run, tally, seconds);
    io.out(
      flags.on('json') ? `${JSON.stringify(report)}\n` : `${balanceLines(report).join('\n')}\n`,
    );
    return report.stuck === 0 ? 0 : 1;
  },
};
