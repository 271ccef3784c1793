// The fullest tables that many games reached: the fullest of each number of players on a few screens, that of the most players
// on more. In German and French, whose words are longer, only the latter, on two screens. `PLACES=all`: every place where
// there was the most of something. `LANGUAGES=de,fr`: only in these, each as English is looked at by default.
// `ONLY=390x664`: on one screen.
import { shelf } from '@castellan/shelf';
import type { Preferences } from '../../src/store/preferences.ts';
import { keptGame } from '../fullest/greedy-game.ts';
import { readPlaces } from '../fullest/places.ts';
import { expect, test } from './journey.ts';
import { browserWith, quietSettings } from './settings.ts';
import type { Screen } from './size-watch.ts';
import { ALL, fewScreensOf, screensOf, SizeWatch } from './size-watch.ts';
import { GAMES, nextSight } from './table.ts';

const games = await Promise.all(
  shelf.filter(({ id }) => GAMES.some(one => one === id)).map(({ rules }) => rules()),
);

const { PLACES, LANGUAGES, ONLY } = process.env;
const isAll = PLACES === 'all';
const languages = LANGUAGES?.split(',') ?? ['en', 'de', 'fr'];
const isWhole = (language: string): boolean => language === 'en' || LANGUAGES !== undefined;

/** Enough to see whether words find their room: a desk and the narrowest phone. */
const TWO = ['1440x900', '360x640'];

/** So each game is seen on every screen, and each number of players on the usual ones, in one game or another. */
function screensFor(
  language: string,
  game: number,
  place: number,
  isMost: boolean,
): readonly Screen[] {
  const named = ONLY?.split(',') ?? (isWhole(language) ? null : TWO);
  if (named !== null)
    return ALL.filter(({ width, height }) => named.includes(`${width}x${height}`));
  return isMost || isAll ? screensOf(place) : fewScreensOf(place, game);
}

for (const [n, game] of games.entries()) {
  const places = readPlaces(game).filter(({ most }) => isAll || most.includes('all'));
  const most = Math.max(...places.map(({ players }) => players));
  for (const language of languages) {
    const wanted = places.filter(({ players }) => players === most || isWhole(language));
    test.describe(() => {
      test.use({
        storageState: async ({ baseURL }, use) => {
          const games = wanted.map((place, i) => keptGame(game, place.players, place, `full${i}`));
          const settings = { ...quietSettings, locale: language as Preferences['locale'] };
          await use(browserWith(settings, baseURL!, games));
        },
      });
      test(`the fullest tables of ${game.id} (${language})`, async ({ page }) => {
        if (isAll) test.setTimeout(3_600_000);
        for (const players of new Set(wanted.map(one => one.players))) {
          const watch = await SizeWatch.over(page, { isClose: true });
          for (const [i, place] of wanted.entries()) {
            if (place.players !== players) continue;
            await page.goto(`/#/table/full${i}`);
            const { prompt } = await nextSight(page);
            await watch.look(
              `${place.seed} after ${place.answers} (${place.most.join(', ')}): ${prompt}`,
              screensFor(language, n, i, players === most),
            );
            await page.goto('/#/');
          }
          expect.soft(watch.faults(), `for ${players}`).toEqual([]);
        }
      });
    });
  }
}
