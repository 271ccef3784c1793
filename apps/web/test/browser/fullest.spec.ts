// The fullest tables that many games reached, on every screen: the fullest of each number of players. `PLACES=all`: every
// place where there was the most of something. `ONLY=390x844`: on one screen.
import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { savedAt } from '../fullest/greedy-game.ts';
import type { FullPlace } from '../fullest/places.ts';
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

const kept = (game: Game, place: FullPlace, id: string): { key: string; value: unknown } => ({
  key: id,
  value: {
    id,
    title: game.id,
    game: game.id,
    save: savedAt(game, place.players, place),
    sitters: Array.from({ length: place.players }, (_, seat) =>
      seat === 0 ? 'person' : { bot: 'greedy' },
    ),
    names: Array.from({ length: place.players }, (_, seat) => `Player ${seat + 1}`),
    updated: 0,
    over: false,
  },
});

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
          const games = mine.map((place, i) => kept(game, place, `full${i}`));
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
