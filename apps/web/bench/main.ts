/**
 * How big and how quick the built web app is, in a real Chromium: for every game, or for those that are named.
 *
 *   main.ts [--json] [--game card-kingdoms]... [--decisions 40] [--runs 3] [--bytes]
 */
import { parseArgs } from 'node:util';
import { dist } from '../build/house.ts';
import type { GameId } from '../test/browser/table.ts';
import { GAMES } from '../test/browser/table.ts';
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
/** Simulates a cheap phone, compared with the machine this was written on. */
const SLOWER = 4;

async function measure(place: BenchBrowser, site: Site, game: GameId): Promise<GameReport> {
  const loading = await measureLoading(place, site, game);
  const waiting = [];
  for (let run = 0; run < runs; run++) waiting.push(await measureWaiting(place, game, SLOWER));
  return {
    game,
    loading,
    lobbyMs: median(waiting.map(({ lobbyMs }) => lobbyMs)),
    tableMs: median(waiting.map(({ tableMs }) => tableMs)),
    decisions: await measureDecisions(place, game, decisions),
    frames: (await measureFlights(place, game)).moving,
    bots: await measureBots(place, game, decisions),
    messages: await measureMessages(place, game, decisions),
  };
}

await builtSite();
const report: Report = {
  chromium: null,
  slower: SLOWER,
  runs,
  weights: weights(dist, games),
  games: [],
  bundle: bundle(dist),
};
if (values.bytes) print(report);
else {
  await withBrowser(async (place, site) => {
    const measured: GameReport[] = [];
    for (const game of games) measured.push(await measure(place, site, game));
    print({ ...report, chromium: place.browser.version(), games: measured });
  });
}

function print(made: Report): void {
  console.log(values.json ? JSON.stringify(made, null, 2) : formatReport(made));
}
