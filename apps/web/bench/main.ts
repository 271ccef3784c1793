/**
 * How big and how quick the built web app is, in a real Chromium: for every game, or for those that are named; beside another
 * build, in turn, if its folder is named.
 *
 *   main.ts [--json] [--game card-kingdoms]... [--decisions 40] [--runs 3] [--slower 4] [--against folder] [--bytes]
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dist } from '../build/house.ts';
import type { GameId } from '../test/browser/table.ts';
import { GAMES } from '../test/browser/table.ts';
import type { Arrival, Arrivals } from './arriving.ts';
import { measureArrivals } from './arriving.ts';
import { bundle } from './bundle.ts';
import { measureLoading, measureWaiting } from './loading.ts';
import { measureFlights } from './motion/flights.ts';
import { median } from './numbers.ts';
import { measureBots, measureDecisions, measureMessages } from './playing.ts';
import type { GameReport, Report } from './report.ts';
import { formatReport } from './report.ts';
import type { Site } from './site.ts';
import type { BenchBrowser } from './visit.ts';
import { builtSite, withBrowser } from './with-browser.ts';
import { weights } from './weight.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    game: { type: 'string', multiple: true, default: [...GAMES] },
    decisions: { type: 'string', default: '40' },
    runs: { type: 'string', default: '3' },
    // The page's processor: a cheap phone, compared with the machine this was written on.
    slower: { type: 'string', default: '4' },
    against: { type: 'string' },
    // Only what the page weighs, without opening it.
    bytes: { type: 'boolean', default: false },
  },
});
const unknown = values.game.find(name => !GAMES.some(one => one === name));
if (unknown !== undefined) {
  console.error(`There is no game "${unknown}" here, only ${GAMES.join(', ')}.`);
  process.exit(2);
}
const games = GAMES.filter(game => values.game.includes(game));
const decisions = Math.max(1, Number(values.decisions) || 40);
const runs = Math.max(1, Number(values.runs) || 3);
const slower = Math.max(1, Number(values.slower) || 4);
const builds = values.against === undefined ? [dist] : [resolve(values.against), dist];

/** What is measured again and again, in turn with the other build. */
async function measureOnce(place: BenchBrowser, site: Site, game: GameId) {
  return {
    waiting: await measureWaiting(place, game, slower),
    arrivals: await measureArrivals(place, site, game),
    decisions: await measureDecisions(place, game, Math.ceil(decisions / runs), slower),
  };
}
type Once = Awaited<ReturnType<typeof measureOnce>>;

async function measureBeside(place: BenchBrowser, site: Site, game: GameId) {
  return {
    loading: await measureLoading(place, site, game),
    frames: (await measureFlights(place, game)).moving,
    bots: await measureBots(place, game, decisions),
    messages: await measureMessages(place, game, decisions),
  };
}

/** One report for each build. */
async function measure(game: GameId): Promise<GameReport[]> {
  const measured = builds.map((): Once[] => []);
  for (let run = 0; run < runs; run++)
    for (const [i, folder] of builds.entries())
      await withBrowser(async (place, site) => {
        measured[i]!.push(await measureOnce(place, site, game));
      }, folder);
  const reports: GameReport[] = [];
  for (const [i, folder] of builds.entries())
    await withBrowser(async (place, site) => {
      chromium = place.browser.version();
      const all = measured[i]!;
      const of = (figure: (one: Once) => number): number => median(all.map(figure));
      reports.push({
        game: builds.length === 1 ? game : `${game}, ${i === 0 ? 'the other' : 'this'}`,
        lobbyMs: of(({ waiting }) => waiting.lobbyMs),
        tableMs: of(({ waiting }) => waiting.tableMs),
        arrivals: { cold: middle(all, 'cold'), warm: middle(all, 'warm') },
        decisions: {
          first: all.flatMap(one => one.decisions.first),
          whole: all.flatMap(one => one.decisions.whole),
        },
        ...(await measureBeside(place, site, game)),
      });
    }, folder);
  return reports;
}

/** The arrival of those in the middle. */
const middle = (all: readonly Once[], how: keyof Arrivals): Arrival =>
  all.map(({ arrivals }) => arrivals[how]).toSorted((a, b) => a.ms - b.ms)[all.length >> 1]!;

let chromium: string | null = null;
await builtSite();
const measured: GameReport[] = [];
if (!values.bytes) for (const game of games) measured.push(...(await measure(game)));
const report: Report = {
  chromium,
  slower,
  runs,
  weights: weights(dist, games),
  games: measured,
  bundle: bundle(dist),
};
console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report));
