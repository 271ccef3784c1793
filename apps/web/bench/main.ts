/**
 * How big and how quick the built web app is, in a real Chromium.
 *
 *   main.ts [--json] [--game card-kingdoms] [--decisions 40] [--runs 3]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { dist, webRoot } from '../build/house.ts';
import { isStale } from '../serve/freshness.ts';
import { chromiumFlags } from '../test/browser/chromium-flags.ts';
import { GAMES } from '../test/browser/table.ts';
import { bundle } from './bundle.ts';
import { measureLoading, measureWaiting } from './loading.ts';
import { median } from './numbers.ts';
import { measureBots, measureDecisions, measureFlights } from './playing.ts';
import type { Report } from './report.ts';
import { formatReport } from './report.ts';
import { Site } from './site.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    game: { type: 'string', default: 'card-kingdoms' },
    decisions: { type: 'string', default: '40' },
    runs: { type: 'string', default: '3' },
  },
});
const game = GAMES.find(one => one === values.game);
if (game === undefined) {
  console.error(`There is no game "${values.game}" here, only ${GAMES.join(' and ')}.`);
  process.exit(2);
}
const decisions = Math.max(1, Number(values.decisions) || 40);
const runs = Math.max(1, Number(values.runs) || 3);
/** Simulates a cheap phone, compared with the machine this was written on. */
const SLOWER = 4;

if (isStale()) await build({ configFile: join(webRoot, 'vite.config.ts'), logLevel: 'error' });
const site = new Site();
const origin = await site.open();
const executablePath = process.env['CHROMIUM_PATH'] || undefined;
const browser = await chromium.launch({
  args: [...chromiumFlags],
  ...(executablePath === undefined ? {} : { executablePath }),
});
const place = { browser, origin };
try {
  const loading = await measureLoading(place, site, game);
  const waiting = [];
  for (let run = 0; run < runs; run++) waiting.push(await measureWaiting(place, game, SLOWER));
  const report: Report = {
    game,
    chromium: browser.version(),
    loading,
    waiting: {
      slower: SLOWER,
      runs,
      lobbyMs: median(waiting.map(({ lobbyMs }) => lobbyMs)),
      tableMs: median(waiting.map(({ tableMs }) => tableMs)),
    },
    decisions: await measureDecisions(place, game, decisions),
    frames: await measureFlights(place, game),
    bots: await measureBots(place, game, decisions),
    bundle: bundle(dist),
  };
  console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report));
} finally {
  await browser.close();
  site.close();
}
