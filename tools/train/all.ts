// `npm run train -- [game …] --seconds 300 --threads 16 --folder artefacts/training`: learns the value of each game by
// self-play, in two rounds, and stops by itself. What lies in the folder is used: run it again to go on.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Learned } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { work } from './crew.ts';
import { learnedText } from './learned-text.ts';
import { writeGames } from './played.ts';
import type { Played } from './played.ts';
import type { PlayJob } from './self-play.ts';
import type { FitJob, Fitted } from './worker.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '300' },
    threads: { type: 'string', default: '2' },
    folder: { type: 'string', default: 'artefacts/training' },
    seed: { type: 'string', default: '1' },
    /** Writes the weights into the games' folders as well. */
    install: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const threads = Number(values.threads);
const folder = resolve(values.folder);
const games = shelf.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
const script = new URL('worker.ts', import.meta.url);
const began = Date.now();
const passed = (): number => (Date.now() - began) / 1000;
mkdirSync(folder, { recursive: true });
const log: string[] = [];
const note = (line: string): void => {
  log.push(`${passed().toFixed(0).padStart(4)} s  ${line}`);
  console.log(log.at(-1));
};

/** The two rounds: who plays, until when, and until when the network may be fitted, as shares of the time. */
const ROUNDS = [
  { name: 'greedy', until: 0.17, fitUntil: 0.32, stray: 8 },
  { name: 'search', until: 0.8, fitUntil: 0.97, stray: 3 },
] as const;

/** Numbers of players, the usual one more often. */
const PLAYERS = [2, 2, 2, 3, 4, 2, 5];

/** Whom a learner of the second round meets: itself, the hand-written value, and greedy. */
const POOL = ['learner', 'castellan/hand@48', 'learner', 'greedy'];

function chairsFor(round: string, players: number, n: number): string[] {
  if (round === 'greedy') return Array.from({ length: players }, () => 'greedy');
  return Array.from({ length: players }, (_, seat) =>
    (seat + n) % players === 0 ? 'learner' : POOL[(n + seat) % POOL.length]!,
  );
}

/** How many players a game may have. */
const most = new Map<string, number>();
for (const { id, rules } of games) {
  const { settings } = await rules();
  most.set(id, Math.max(...settings[0]!.values.map(Number)));
}

const weights = new Map<string, Learned | null>(games.map(({ id }) => [id, null]));

for (const [round, { name, until, fitUntil, stray }] of ROUNDS.entries()) {
  const played = new Map<string, Played[]>(games.map(({ id }) => [id, []]));
  // A folder that has games already gets others: their numbers go on.
  const runs = filesOf(games[0]!.id, round).length;
  let n = 0;
  await work<PlayJob, Played>(
    script,
    threads,
    () => {
      if (passed() > until * seconds) return null;
      const { id } = games[n % games.length]!;
      const turn = Math.floor(n++ / games.length);
      const players = Math.min(most.get(id)!, PLAYERS[turn % PLAYERS.length]!);
      return {
        kind: 'play',
        game: id,
        players,
        seed: `train ${values.seed} ${round} ${runs} ${id} ${turn}`,
        chairs: chairsFor(name, players, turn),
        learned: weights.get(id)!,
        stray,
      };
    },
    (result, { game }) => void played.get(game)!.push(result),
  );
  for (const { id } of games) {
    const mine = played.get(id)!;
    if (mine.length > 0) writeGames(join(folder, `${id}-${round}-${runs}.jsonl.gz`), mine);
  }
  note(
    `round ${round + 1} (${name}): ${games.map(({ id }) => `${id} ${played.get(id)!.length}`).join(', ')} games`,
  );
  const waiting = games.map(({ id }): FitJob => ({
    kind: 'fit',
    game: id,
    files: [...Array(round + 1).keys()].flatMap(one => filesOf(id, one)),
    epochs: 40,
    seed: 17 + round,
    until: began + 1000 * fitUntil * seconds,
  }));
  await work<FitJob, Fitted>(
    script,
    Math.min(threads, waiting.length),
    () => waiting.shift() ?? null,
    (fitted, { game }) => {
      weights.set(game, fitted.learned);
      const { positions, byHand, byNet, held, epochs } = fitted;
      note(
        `${game}: ${positions} positions, loss by hand ${byHand.toFixed(4)}, learned ${byNet.toFixed(4)} (${held} held out), ${epochs} epochs, ${fitted.seconds.toFixed(0)} s`,
      );
      const text = learnedText(fitted.learned);
      writeFileSync(join(folder, `${game}.learned.ts`), text);
      if (values.install)
        writeFileSync(new URL(`../../games/${game}/learned.ts`, import.meta.url), text);
    },
  );
}

writeFileSync(join(folder, 'training.log'), `${log.join('\n')}\n`);

function filesOf(id: string, round: number): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(file => file.startsWith(`${id}-${round}-`))
    .map(file => join(folder, file));
}
