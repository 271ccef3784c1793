/**
 * How long each level takes for a decision in the built page, on this processor and on a slower one.
 *
 *   main.ts [--game villages]... [--level castellan]... [--players 2] [--decisions 40] [--slower 4]
 *
 * On a busy machine with real-time priority: `sudo chrt -r 1 npm run bench:levels`.
 */
import { parseArgs } from 'node:util';
import type { Worker } from '@playwright/test';
import { CHARACTERS } from '../../src/characters.ts';
import type { GameId } from '../../test/browser/table.ts';
import { GAMES, sitDown } from '../../test/browser/table.ts';
import { aligned, milliseconds, quantile, sum } from '../numbers.ts';
import type { BenchBrowser } from '../visit.ts';
import { visit } from '../visit.ts';
import { builtSite, withBrowser } from '../with-browser.ts';
import { slowProcessor } from './slow-processor.ts';
import { thoughtsOf, watchThoughts } from './thoughts.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: [...GAMES] },
    level: { type: 'string', multiple: true, default: CHARACTERS.map(({ bot }) => bot) },
    players: { type: 'string', default: '2' },
    decisions: { type: 'string', default: '40' },
    slower: { type: 'string', default: '4' },
  },
});
const games = GAMES.filter(game => values.game.includes(game));
const players = Number(values.players);
const wanted = Number(values.decisions);
/** After so many looks at which nobody has decided anything, the game is over. */
const PATIENCE = 40;

/** How long a fixed piece of work takes in the worker, once that has got used to it. */
const work = (worker: Worker): Promise<number> =>
  worker.evaluate(() => {
    let began = 0;
    for (let time = 0; time < 8; time++) {
      if (time === 2) began = performance.now();
      for (let i = 0, n = 1; i < 2e7; i++) n = (n * 31 + i) % 1_000_003;
    }
    return performance.now() - began;
  });

interface Measured {
  readonly thoughts: readonly number[];
  /** How long the fixed piece of work took. */
  readonly work: number;
}

/** Bots of one level among themselves, until they have decided so often. */
function measure(place: BenchBrowser, game: GameId, level: string, slower: number) {
  return visit(place, { pace: 'instant' }, async (page): Promise<Measured> => {
    const begun = page.waitForEvent('worker');
    await sitDown(page, {
      game,
      sitters: Array.from({ length: players }, () => level),
      seed: 'levels',
    });
    const worker = await begun;
    await watchThoughts(worker);
    const letGo = await slowProcessor(place.browser, slower);
    try {
      let thoughts: readonly number[] = [];
      // A game may be over before.
      for (let quiet = 0; thoughts.length < wanted && quiet < PATIENCE; quiet++) {
        await page.waitForTimeout(200);
        const now = await thoughtsOf(worker);
        if (now.length > thoughts.length) quiet = 0;
        thoughts = now;
      }
      return { thoughts: thoughts.slice(0, wanted), work: await work(worker) };
    } finally {
      letGo();
    }
  });
}

await builtSite();
const speeds = [1, Number(values.slower)];
const rows = [['', 'mean', '95 of 100', 'longest', 'slower', 'mean', '95 of 100', 'longest']];
for (const game of games)
  for (const level of values.level) {
    const measured: Measured[] = [];
    for (const slower of speeds)
      await withBrowser(
        async place => void measured.push(await measure(place, game, level, slower)),
      );
    const [fast, slow] = measured.map(({ thoughts }) =>
      [sum(thoughts) / thoughts.length, quantile(thoughts, 0.95), Math.max(...thoughts)].map(
        milliseconds,
      ),
    );
    const slower = (measured[1]!.work / measured[0]!.work).toFixed(1);
    rows.push([`${game}, ${level}`, ...fast!, slower, ...slow!]);
  }
console.log(aligned(rows));
