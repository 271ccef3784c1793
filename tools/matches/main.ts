// `npm run matches -- [plan …] --seconds 300 --threads 16 --folder artefacts/matches`: rates the levels against each other,
// and stops by itself. Results lie in the folder, a line for each game: run it again to go on, put folders together to
// merge. `--report` only prints the tables, `--ladder` one table of all levels against squires, with each number of players;
// `--players 4,5` plays only those. `--plot docs/lab/strength.svg` draws the picture of the lab.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { mkdirSync, writeFileSync } from 'node:fs';
import { sprt } from '@castellan/bots';
import { work } from './crew.ts';
import type { Pairing } from './pairing.ts';
import { plans } from './pairing.ts';
import { plotOf } from './plot.ts';
import { ladderOf, reportOf } from './report.ts';
import type { Result } from './result.ts';
import { keyOf, readResults, samplesOf, writeResult } from './result.ts';
import type { MatchJob } from './worker.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '300' },
    threads: { type: 'string', default: '2' },
    folder: { type: 'string', default: 'artefacts/matches' },
    /** The name of the file of this run. */
    name: { type: 'string', default: 'run' },
    report: { type: 'boolean', default: false },
    ladder: { type: 'boolean', default: false },
    /** Only matches with so many players. */
    players: { type: 'string' },
    /** Where to draw strength against thinking time. */
    plot: { type: 'string' },
  },
});
const unknown = positionals.find(name => !Object.hasOwn(plans, name));
if (unknown !== undefined) {
  console.error(`There is no plan "${unknown}". There are: ${Object.keys(plans).join(', ')}.`);
  process.exit(2);
}
const folder = resolve(values.folder);
const names = positionals.length === 0 ? Object.keys(plans) : positionals;
const pairings = names
  .flatMap(name => plans[name]!)
  .filter(({ players }) => (values.players ?? `${players}`).split(',').includes(`${players}`));

/** How a match stands: its results, how many games were begun, and how long one takes. */
interface Match {
  readonly pairing: Pairing;
  readonly results: Result[];
  begun: number;
  seconds: number;
}

const known = readResults(folder);
const isLooking = values.report || values.ladder;
if (!isLooking) await playOn();
const report = values.ladder
  ? ladderOf(readResults(folder))
  : reportOf(readResults(folder), Object.values(plans).flat());
console.log(report);
if (!isLooking) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'report.md'), report);
}
if (values.plot !== undefined) writeFileSync(values.plot, plotOf(readResults(folder)));

async function playOn(): Promise<void> {
  const until = performance.now() + 1000 * Number(values.seconds);
  const matches = pairings.map((pairing): Match => {
    const results = known.filter(result => keyOf(result) === keyOf(pairing));
    return { pairing, results, begun: results.length, seconds: 0 };
  });
  // Games are played in the order of their seeds and seats, so those that are there are the first ones.
  const isOpen = ({ pairing, results, begun, seconds }: Match): boolean => {
    if (begun >= pairing.games) return false;
    if (performance.now() + 1000 * seconds > until) return false;
    if (pairing.sprt === undefined) return true;
    return (
      sprt(samplesOf(results, pairing.players), pairing.players, ...pairing.sprt).verdict === 'open'
    );
  };
  await work<MatchJob, Result>(
    new URL('worker.ts', import.meta.url),
    Number(values.threads),
    () => {
      // All matches go on together, so that none is left out when the time is over.
      const open = matches.filter(isOpen);
      if (open.length === 0) return null;
      const match = open.reduce((least, one) =>
        one.begun / one.pairing.games < least.begun / least.pairing.games ? one : least,
      );
      const { game, players, a, b } = match.pairing;
      const at = match.begun++;
      return { game, players, a, b, n: Math.floor(at / players), seat: at % players };
    },
    (result, _, took) => {
      const match = matches.find(({ pairing }) => keyOf(pairing) === keyOf(result))!;
      match.seconds = Math.max(match.seconds * 0.9, took / 1000);
      match.results.push(result);
      writeResult(folder, values.name, result);
    },
    until,
  );
}
