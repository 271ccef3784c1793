// `npm run balance -- [game …] --chairs squire,steward@24 --players 2,3,4,5 --games 1000 --seconds 600 --threads 1 --folder artefacts/balance`:
// lets equal players play, and says how often the first player wins, and which cards win or lose too much beyond doubt. Stops
// by itself; what was played lies in the folder: run it again to go on. `--report` only prints the tables. `--install` writes
// what was seen of the first chair's starts into the games.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { SimJob } from '@castellan/cli/sim/series';
import type { Tally } from '@castellan/cli/sim/tally';
import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { work } from '../matches/crew.ts';
import { reportOf, startOf, startsText } from './report.ts';
import { jobOf, knownIn, seriesOf, write } from './series.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    chairs: { type: 'string', default: 'squire' },
    players: { type: 'string', default: '2,3,4,5' },
    games: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '600' },
    threads: { type: 'string', default: '1' },
    folder: { type: 'string', default: 'artefacts/balance' },
    /** The name of the file of this run. */
    name: { type: 'string', default: 'run' },
    report: { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
  },
});
const folder = resolve(values.folder);
const chairs = values.chairs.split(',');
const games = shelf.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
const all = chairs.flatMap(chair =>
  games.flatMap(({ id }) =>
    values.players.split(',').flatMap(players => seriesOf(id, chair, Number(players))),
  ),
);

/** How many games a thread plays before it asks for more. */
const PART = 50;

if (!values.report && !values.install) {
  const known = knownIn(folder);
  const open = all.map(series => ({ series, begun: known(series).games }));
  await work<SimJob, Tally>(
    new URL(import.meta.resolve('@castellan/cli/worker')),
    Number(values.threads),
    () => {
      const least = open.reduce((a, b) => (b.begun < a.begun ? b : a));
      if (least.begun >= Number(values.games)) return null;
      const from = least.begun;
      least.begun += PART;
      return jobOf(least.series, from, from + PART);
    },
    (tally, job) => write(folder, values.name, job, tally),
    performance.now() + 1000 * Number(values.seconds),
  );
}

const known = knownIn(folder);
const rules = new Map<string, Game>();
for (const one of games) rules.set(one.id, (await one.rules()) as Game);
const played = all.map(series => ({
  game: rules.get(series.game)!,
  series,
  tally: known(series).tally,
}));
console.log(reportOf(played));

if (values.install)
  for (const { id } of games) {
    const starts = played
      .filter(({ series }) => series.game === id && series.chair === chairs[0])
      .flatMap(({ series, tally }) => startOf(series, tally) ?? []);
    const file = fileURLToPath(new URL(`../../games/${id}/starts.ts`, import.meta.url));
    if (starts.length > 0) writeFileSync(file, startsText(starts));
  }
