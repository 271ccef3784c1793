// The table as a place: boxes and cards that never change their size in a game, everything in sight, letters large enough.
import { byThings } from './by-things.ts';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import type { Screen } from './size-watch.ts';
import { ALL, ALWAYS, isWhole, SizeWatch } from './size-watch.ts';
import { against, GAMES, list, play, sitDown } from './table.ts';

/**
 * In `npm test` the first decisions of a game and how large letters are; `npm run screens` looks at whole games, and closely.
 * Laying out is what takes the time: of a whole game each decision on half of the screens, in turn; of its beginning each on
 * the first, every third on those that matter most. The fullest tables are seen on all of them.
 */
function screensFor(decision: number): readonly Screen[] {
  if (isWhole) return ALL.filter((_, at) => at % 2 === decision % 2);
  return decision % 3 === 0 ? ALWAYS : ALWAYS.slice(0, 1);
}

for (const game of GAMES) {
  test(`${game} on every screen: nothing changes its size, all is in sight`, async ({ page }) => {
    if (isWhole) test.setTimeout(3_600_000);
    const watch = await SizeWatch.over(page, { isClose: isWhole });
    let looked = 0;
    await sitDown(page, against(game, 3, 'measured'));
    await play(page, {
      policy: policies[game],
      most: isWhole ? 400 : 5,
      way: byThings,
      look: async ({ prompt }) => {
        // The list of all options covers things, as it should: it is for those who ask for it.
        await list(page, false);
        await watch.look(prompt, screensFor(looked++));
      },
    });
    if (isWhole) console.log(watch.report(game));
    expect(watch.faults()).toEqual([]);
    expect(watch.leastSizes()).toBeGreaterThan(2);
  });
}
