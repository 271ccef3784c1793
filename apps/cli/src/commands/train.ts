import { resolve } from 'node:path';
import { availableParallelism } from 'node:os';
import { shareOf } from '@castellan/bots';
import type { Comparisons } from '@castellan/bots/learning';
import { fit, joined } from '@castellan/bots/learning';
import type { Game, Learned } from '@castellan/kernel';
import type { Command } from '../command.ts';
import { doAll } from '../crew.ts';
import { isDeckPath } from '../decks.ts';
import { UsageError } from '../failure.ts';
import type { Flags } from '../flags.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { MOST_WORKERS } from '../sim/run.ts';
import { learnedPath, writeLearned } from '../train/learned-file.ts';
import type { LessonJob } from '../train/lesson.ts';
import type { TrialJob } from '../train/trial.ts';

/** What becomes of the time: games to learn from, learning, and trying what was learned. */
const SHARES = { lessons: 0.55, fit: 0.1 };
/** Numbers of players, the usual one more often. */
const PLAYERS = [2, 2, 3, 2, 4];
const EPOCHS = 40;
/** With less, only chance would be learned. */
const FEWEST_ROWS = 400;

export const train: Command = {
  name: 'train',
  usage: '--deck FILE [flags]',
  summary: 'Let the bots learn what positions are worth with the cards of a deck.',
  about: [
    'Bots know cards by what is on them, so they play any deck well; but they learned with our cards how much a card in hand or a turn is worth. This continues from there: they play with the deck, compare plans, learn from what came of them, and play what they learned against what they knew.',
    'If it is better, it is stored beside the deck (mine.json: mine.learned.json), and every command uses it with --deck as long as the deck stays the same. The page doesn’t use it.',
  ],
  words: 0,
  flags: [
    { name: 'deck', value: 'FILE', about: 'the deck' },
    { name: 'seconds', value: 'S', about: 'stop after this many seconds (300)' },
    { name: 'workers', value: 'W', about: `threads (${availableParallelism()})` },
    { name: 'seed', value: 'TEXT', about: 'of the run: other games for each (1)' },
  ],
  examples: [['train --deck mine.json --seconds 600', 'ten minutes of lessons']],
  run: async (flags, io) => {
    const file = flags.text('deck');
    if (file === null || !isDeckPath(file))
      throw new UsageError('--deck wants a file that ends in .json or .csv.');
    const path = resolve(file);
    const game = await findGame(path);
    const learned = await learn(path, game, flags, io);
    if (learned !== null) io.out(`${writeLearned(path, game, learned)} is written.\n`);
    return 0;
  },
};

/** What is worth keeping; null: nothing. */
async function learn(path: string, game: Game, flags: Flags, io: Io): Promise<Learned | null> {
  const seconds = flags.whole('seconds', 1, 300);
  const workers = flags.whole('workers', 1, availableParallelism(), MOST_WORKERS);
  const seed = flags.text('seed') ?? '1';
  const began = Date.now();
  const at = (share: number): number => began + 1000 * seconds * share;
  const most = Math.max(...game.settings[0]!.values.map(Number));

  const parts: Comparisons[] = [];
  const until = at(SHARES.lessons);
  await doAll(lessons(path, most, seed, until), workers, part => void parts.push(part));
  const rows = joined(parts);
  io.out(`${parts.length} games, ${rows.groups.length} plans played to the end.\n`);
  if (rows.groups.length < FEWEST_ROWS) {
    io.out('That is too little to learn from: give it more --seconds.\n');
    return null;
  }
  const isLate = (): boolean => Date.now() > at(SHARES.lessons + SHARES.fit);
  const { learned, before, byNet } = fit(rows, EPOCHS, 1, isLate, game.prospects?.learned);
  io.out(
    `How well their results are foreseen: ${before.toFixed(3)} by what was known, ${byNet.toFixed(3)} by what was learned.\n`,
  );
  if (byNet <= before) {
    io.out('No gain: what the bots knew is right for this deck.\n');
    return null;
  }
  const wins: number[] = [];
  await doAll(trials(path, learned, seed, at(1)), workers, share => void wins.push(share));
  const { share, low, high } = shareOf(wins);
  const percent = (part: number): string => (100 * part).toFixed(0);
  io.out(
    `With it a Castellan wins ${percent(share)} % [${percent(low)}, ${percent(high)}] of ${2 * wins.length} games against one without.\n`,
  );
  if (share > 0.5) return learned;
  io.out(`No gain: nothing is stored in ${learnedPath(path)}.\n`);
  return null;
}

function* lessons(game: string, most: number, seed: string, until: number): Generator<LessonJob> {
  for (let n = 0; Date.now() < until; n++) {
    const players = Math.min(most, PLAYERS[n % PLAYERS.length]!);
    yield { kind: 'lesson', game, players, seed: `lesson ${seed} ${n}`, until };
  }
}

function* trials(game: string, learned: Learned, seed: string, until: number): Generator<TrialJob> {
  for (let n = 0; Date.now() < until; n++)
    yield { kind: 'trial', game, seed: `trial ${seed} ${n}`, learned };
}
