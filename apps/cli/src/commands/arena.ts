import { DECISION_CAP } from '@castellan/bots';
import type { ArenaBout, ArenaJob } from '../arena/blocks.ts';
import { arenaChairs, arenaLines, verdictOf } from '../arena/report.ts';
import type { Command } from '../command.ts';
import { doAll } from '../crew.ts';
import { UsageError } from '../failure.ts';
import { askedGame, deckFlag } from '../games.ts';
import { Progress } from '../progress.ts';
import { settingFlags, settingsFrom } from '../settings.ts';
import { chairsFrom, MOST_WORKERS, runFlags } from '../sim/run.ts';

/** How many seeds are played before the test is asked whether that is enough. */
const ROUND = 8;
/** Without a test rounds are longer, but no longer than what fits in memory. */
const LONGEST_ROUND = 10_000;

export const arena: Command = {
  name: 'arena',
  usage: '<game> --chairs A,B,… [flags]',
  summary: 'Rate chairs against each other: the same seeds for all, every seat for everyone.',
  about: [
    'Elo is measured from the mean of the chairs at the table, with its 95 % interval. The games of one seed count as one sample.',
    'With --sprt the first chair is tested against the others, and the arena stops as soon as it is clear whether it is better.',
  ],
  words: 1,
  flags: [
    deckFlag,
    ...settingFlags,
    { name: 'games', value: 'K', about: 'how many games at most (100)' },
    {
      name: 'chairs',
      value: 'A,B,…',
      about:
        'one for each seat: random, page, squire, steward, castellan, castellan@50ms, castellan@100, greedy, greedy-1',
    },
    {
      name: 'sprt',
      value: 'LESS,MORE',
      about: 'stop when it is clear that the first is better by MORE Elo rather than LESS (0,20)',
    },
    ...runFlags,
  ],
  examples: [
    [
      'arena villages --chairs steward,squire --games 200',
      'is the Steward better, and by how much?',
    ],
    [
      'arena card-kingdoms --players 4 --chairs castellan@50ms,squire,squire,squire',
      'one against three',
    ],
    [
      'arena quests --chairs castellan@100,steward --sprt 0,20 --games 2000 --workers 2',
      'until it is clear',
    ],
  ],
  run: async (flags, io) => {
    const { game, key } = await askedGame(flags);
    const given = settingsFrom(game, flags);
    const named = flags.list('chairs');
    const players = flags.has('players') || named === null ? given.players : named.length;
    const settings = { ...given, players };
    const chairs = chairsFrom(flags, players, 'squire');
    const seeds = Math.ceil(flags.whole('games', 1, 100) / players);
    const bounds = boundsFrom(flags.text('sprt'));
    const seed = flags.text('seed') ?? '1';
    const cap = flags.whole('cap', 1, DECISION_CAP);
    const workers = flags.whole('workers', 1, 1, MOST_WORKERS);
    const progress = new Progress(io, seeds * players);
    const blocks: ArenaBout[][] = [];
    const isDecided = (): boolean =>
      bounds !== null && verdictOf(blocks, players, bounds).verdict !== 'open';
    const round = bounds === null ? LONGEST_ROUND : Math.max(ROUND, workers);
    for (let from = 0; from < seeds && !isDecided(); from += round) {
      const to = Math.min(seeds, from + round);
      const jobs = Array.from({ length: to - from }, (_, i): ArenaJob => ({
        kind: 'arena',
        game: key,
        settings,
        seed,
        chairs,
        cap,
        from: from + i,
        to: from + i + 1,
      }));
      await doAll(jobs, workers, block => {
        blocks.push(...block);
        progress.show(blocks.length * players);
      });
    }
    progress.clear();
    const report = {
      game: game.id,
      settings,
      seed,
      seeds: blocks.length,
      games: blocks.length * players,
      seconds: Math.round(progress.seconds * 100) / 100,
      chairs: arenaChairs(chairs, blocks),
      sprt: bounds === null ? null : verdictOf(blocks, players, bounds),
    };
    io.out(flags.on('json') ? `${JSON.stringify(report)}\n` : `${arenaLines(report).join('\n')}\n`);
    return 0;
  },
};

function boundsFrom(text: string | null): readonly [number, number] | null {
  if (text === null) return null;
  const [less, more, ...rest] = text.split(',').map(Number);
  if (rest.length > 0 || !Number.isFinite(less) || !Number.isFinite(more) || less! >= more!)
    throw new UsageError('--sprt wants two numbers of Elo, the lower one first: --sprt 0,20');
  return [less!, more!];
}
