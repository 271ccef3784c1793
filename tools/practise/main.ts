// `npm run practise -- card-kingdoms --seconds 230 --threads 16 --folder artefacts/practice`: games against greedy and against its like
// teach a game's instinct, beginning with what it has, and what that wins against greedy is told. Stops by itself. `--install`
// writes it into the game's folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Practice, PracticeJob } from '@castellan/bots/learning';
import { Ascent } from '@castellan/bots/learning';
import { shelf } from '@castellan/shelf';
import { work } from '../matches/crew.ts';
import { FAIR } from '../matches/pairing.ts';
import { practisedText } from './practised-text.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '300' },
    threads: { type: 'string', default: '2' },
    folder: { type: 'string', default: 'artefacts/practice' },
    /** Numbers of players, the usual one more often. */
    players: { type: 'string', default: '2,2,3,4' },
    /** How much worse an option may look and still be tried. */
    heat: { type: 'string', default: '0.25' },
    /** How far a step goes at first. */
    rate: { type: 'string', default: '0.02' },
    /** How many games there are to a step. */
    batch: { type: 'string', default: '6000' },
    install: { type: 'boolean', default: false },
  },
});
const [id = 'card-kingdoms'] = positionals;
const { instinct } = await shelf.find(game => game.id === id)!.rules();
if (instinct === undefined) {
  console.error(`${id} has no instinct.ts: there is nothing to practise.`);
  process.exit(2);
}
const threads = Number(values.threads);
const folder = resolve(values.folder);
const players = values.players.split(',').map(Number);
const script = new URL('worker.ts', import.meta.url);
const began = performance.now();
const passed = (): number => (performance.now() - began) / 1000;
const note = (line: string): void => console.log(`${passed().toFixed(0).padStart(4)} s  ${line}`);
mkdirSync(folder, { recursive: true });

/** In one job. */
const GAMES = 120;
/** The share of the time in which is learned; in the rest it is tried against greedy. */
const LEARNING = 0.9;
/** What is left of the rate at the end, and from which share of the time on the mean counts. */
const RATE_LEFT = 0.1;
const MEAN_FROM = 0.5;
const until = LEARNING * Number(values.seconds);
const { things, moments, learned } = instinct;
const ascent = new Ascent(learned ?? new Float64Array(things * moments));
const gradient = new Float64Array(things * moments);

let jobs = 0;
const job = (parts: Pick<PracticeJob, 'weights' | 'heat' | 'rivals' | 'players'>): PracticeJob => ({
  game: id,
  settings: FAIR[id] ?? {},
  seed: jobs++,
  games: GAMES,
  ...parts,
});

let games = 0;
let won = 0;
let tried = 0;
await work<PracticeJob, Practice>(
  script,
  threads,
  () =>
    passed() > until
      ? null
      : job({
          weights: ascent.weights,
          heat: Number(values.heat),
          rivals: jobs % 2 === 0 ? 'greedy' : 'self',
          players: players[Math.floor(jobs / 2) % players.length]!,
        }),
  practice => {
    practice.gradient.forEach((slope, i) => (gradient[i]! += slope));
    games += GAMES;
    won += practice.won;
    tried += practice.tried;
    if (games < (ascent.steps + 1) * Number(values.batch)) return;
    const share = passed() / until;
    ascent.step(gradient, Number(values.rate) * (1 - (1 - RATE_LEFT) * share));
    if (share > MEAN_FROM) ascent.mean();
    gradient.fill(0);
    if (ascent.steps % 20 > 0) return;
    note(`${games} games; won ${((100 * won) / tried).toFixed(1)} % while trying things`);
    won = tried = 0;
  },
);
const practised = Array.from(ascent.learned, weight => Number(weight.toFixed(2)) + 0);
const text = practisedText(practised);
writeFileSync(join(folder, `${id}.practised.ts`), text);
if (values.install) writeFileSync(new URL(`../../games/${id}/practised.ts`, import.meta.url), text);

const counts = [...new Set(players)];
for (const [i, many] of counts.entries()) {
  const stop = until + ((Number(values.seconds) - until) * (i + 1)) / counts.length;
  let wins = 0;
  let all = 0;
  await work<PracticeJob, Practice>(
    script,
    threads,
    () =>
      all > 0 && passed() > stop
        ? null
        : job({ weights: practised, heat: 0, rivals: 'greedy', players: many }),
    practice => {
      wins += practice.won;
      all += practice.tried;
    },
  );
  const share = wins / all;
  const error = 1.96 * Math.sqrt((share * (1 - share)) / all);
  note(
    `of ${many} it wins ${(100 * share).toFixed(1)} ± ${(100 * error).toFixed(1)} % of ${all} games against greedy`,
  );
}
