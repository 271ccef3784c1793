// `npm run train -- [game …] --seconds 300 --threads 16 --folder artefacts/training`: learns the value of each game by
// self-play, in two rounds, and stops by itself. What lies in the folder is used: run it again to go on.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Comparisons, Played, PlayJob } from '@castellan/bots/learning';
import type { Learned } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { learnedText } from './learned-text.ts';
import { readGames, writeGames } from './played.ts';
import { work } from '../matches/crew.ts';
import { FAIR } from '../matches/pairing.ts';
import type { CompareJob, FitJob, Fitted } from './worker.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '300' },
    threads: { type: 'string', default: '2' },
    folder: { type: 'string', default: 'artefacts/training' },
    seed: { type: 'string', default: '1' },
    /** Numbers of players, the usual one more often. */
    players: { type: 'string', default: '2,2,2,3,4,2,5' },
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

/** The two rounds: who plays, and for how long games are played, plans compared and the network fitted, as shares of the time. */
const ROUNDS = [
  { name: 'greedy', play: 0.04, compare: 0.36, fit: 0.15, stray: 8 },
  { name: 'search', play: 0.1, compare: 0.12, fit: 0.2, stray: 3 },
] as const;

const PLAYERS = values.players.split(',').map(Number);

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

/** How many games one job compares, and how many milliseconds it is assumed to take. */
const AT_ONCE = 4;
const GUESS = 2000;

/** What plans came to, in both rounds. */
const compared = new Map<string, Comparisons[]>(games.map(({ id }) => [id, []]));

/** More rows than this in a round only take longer. */
const ENOUGH = 800_000;
const rowsOf = (id: string): number =>
  compared.get(id)!.reduce((sum, { groups }) => sum + groups.length, 0);

const weights = new Map<string, Learned | null>(games.map(({ id }) => [id, null]));

for (const [round, { name, play, compare, fit, stray }] of ROUNDS.entries()) {
  const played = new Map<string, Played[]>(games.map(({ id }) => [id, []]));
  // A folder that has games already gets others: their numbers go on.
  const runs = filesOf(games[0]!.id, round).length;
  let n = 0;
  const playUntil = passed() + play * seconds;
  await work<PlayJob, Played>(
    script,
    threads,
    () => {
      if (passed() > playUntil) return null;
      const { id } = games[n % games.length]!;
      const turn = Math.floor(n++ / games.length);
      const players = Math.min(most.get(id)!, PLAYERS[turn % PLAYERS.length]!);
      return {
        kind: 'play',
        game: id,
        players,
        seed: `train ${values.seed} ${round} ${runs} ${id} ${turn}`,
        // Every variant is learned from, the usual one as often as the fair one.
        settings: (turn % 2 === 0 && FAIR[id]) || {},
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
  const stored = new Map(games.map(({ id }) => [id, filesOf(id, round).flatMap(readGames)]));
  const spent = new Map(games.map(({ id }) => [id, 0]));
  const compareUntil = Date.now() + 1000 * compare * seconds;
  await work<CompareJob, Comparisons>(
    script,
    threads,
    () => {
      if (Date.now() > compareUntil) return null;
      // All games get the same time, however long one takes.
      const open = games.filter(
        ({ id }) => stored.get(id)!.length > 0 && rowsOf(id) < ENOUGH * (round + 1),
      );
      if (open.length === 0) return null;
      const { id } = open.reduce((a, b) => (spent.get(b.id)! < spent.get(a.id)! ? b : a));
      // Until it is done it counts as if it took this long.
      spent.set(id, spent.get(id)! + GUESS);
      return {
        kind: 'compare',
        game: id,
        played: stored.get(id)!.splice(-AT_ONCE),
        until: compareUntil,
      };
    },
    (part, { game }, took) => {
      spent.set(game, spent.get(game)! - GUESS + took);
      compared.get(game)!.push(part);
    },
  );
  const fitUntil = Date.now() + 1000 * fit * seconds;
  const waiting = games.map(({ id }): FitJob => ({
    kind: 'fit',
    game: id,
    parts: compared.get(id)!,
    epochs: 40,
    seed: 17 + round,
    until: fitUntil,
  }));
  await work<FitJob, Fitted>(
    script,
    Math.min(threads, waiting.length),
    () => waiting.shift() ?? null,
    (fitted, { game }) => {
      weights.set(game, fitted.learned);
      const { rows, byHand, byNet, held, epochs } = fitted;
      note(
        `${game}: ${rows} rows; foreseen by hand ${byHand.toFixed(4)}, learned ${byNet.toFixed(4)} (${held} held out), ${epochs} epochs, ${fitted.seconds.toFixed(0)} s`,
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
