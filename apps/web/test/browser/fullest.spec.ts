// The fullest tables that many games reached, on every screen: the fullest of each number of players. `PLACES=all`: every
// place where there was the most of something. `ONLY=390x844`: on one screen.
import { shelf } from '@castellan/shelf';
import { keptGame } from '../fullest/kept-game.ts';
import { readPlaces } from '../fullest/places.ts';
import { expect, test } from './journey.ts';
import { SCREENS } from './screens.ts';
import { browserWith, quietSettings } from './settings.ts';
import { SizeWatch } from './size-watch.ts';
import { nextSight } from './table.ts';

const games = await Promise.all(shelf.map(({ rules }) => rules()));

const { PLACES, ONLY } = process.env;
const isAll = PLACES === 'all';
const screens = SCREENS.filter(
  ({ width, height }) => ONLY === undefined || ONLY.split(',').includes(`${width}x${height}`),
);

for (const game of games) {
  const places = readPlaces(game);
  for (const players of new Set(places.map(one => one.players))) {
    const mine = places.filter(
      one => one.players === players && (isAll || one.most.includes('all')),
    );
    if (mine.length === 0) continue;
    test.describe(() => {
      test.use({
        storageState: async ({ baseURL }, use) => {
          const games = mine.map((place, i) => keptGame(game, players, place, `full${i}`));
          await use(browserWith(quietSettings, baseURL!, games));
        },
      });
      test(`the fullest tables of ${game.id} for ${players}`, async ({ page }) => {
        if (isAll) test.setTimeout(3_600_000);
        const watch = await SizeWatch.over(page, { isClose: true });
        for (const [i, place] of mine.entries()) {
          await page.goto(`/#/table/full${i}`);
          const { prompt } = await nextSight(page);
          await watch.look(
            `${place.seed} after ${place.answers} (${place.most.join(', ')}): ${prompt}`,
            screens,
          );
          await page.goto('/#/');
        }
        expect(watch.faults()).toEqual([]);
      });
    });
  }
}
