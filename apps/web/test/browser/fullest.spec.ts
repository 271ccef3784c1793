// The fullest tables that many games reached, on every screen. In `npm test` the fullest of each number of rivals; with
// `FULLEST=all` every place where there was the most of something, and tables for one; `ONLY=390x844` on one screen.
import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import type { Page } from '@playwright/test';
import { savedAt } from '../fullest/greedy-game.ts';
import type { FullPlace } from '../fullest/places.ts';
import { readPlaces } from '../fullest/places.ts';
import { expect, test } from './journey.ts';
import { letterFaults } from './letters.ts';
import { measure, settled } from './measures.ts';
import { SCREENS } from './screens.ts';
import { browserWith, quietSettings } from './settings.ts';
import { nextSight } from './table.ts';
import { targetFaults } from './targets.ts';

const games = await Promise.all(shelf.map(({ rules }) => rules()));

const { FULLEST, ONLY } = process.env;
const isAll = FULLEST === 'all';
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

/** Makes a screen one that is touched, or one with a mouse. */
async function toucher(page: Page): Promise<(isTouched: boolean) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return enabled => session.send('Emulation.setTouchEmulationEnabled', { enabled });
}

for (const game of games) {
  const places = readPlaces(game);
  for (const players of new Set(places.map(one => one.players))) {
    const mine = places.filter(
      one => one.players === players && (isAll || (players > 1 && one.most.includes('all'))),
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
        const touch = await toucher(page);
        const zones = new Map<string, string>();
        const sizes = new Map<string, string>();
        /** Each fault, and the screens that have it. */
        const found = new Map<string, Set<string>>();
        let many = 0;
        let looks = 0;
        for (const [i, place] of mine.entries()) {
          await page.goto(`/#/table/full${i}`);
          const { prompt } = await nextSight(page);
          const where = `${place.seed} after ${place.answers} (${place.most.join(', ')}): ${prompt}`;
          for (const { width, height, isTouched } of screens) {
            const screen = `${width} × ${height}`;
            await touch(isTouched);
            await page.setViewportSize({ width, height });
            await settled(page);
            const now = await measure(page);
            const faults = [
              ...now.faults,
              ...(await letterFaults(page)),
              ...(isTouched ? await targetFaults(page) : []),
            ];
            // No box and no card has another size than in the other positions.
            const boxes = JSON.stringify(now.zones);
            if (boxes !== (zones.get(screen) ?? boxes)) faults.push('the zones have changed');
            zones.set(screen, boxes);
            for (const [card, size] of Object.entries(now.cards)) {
              const key = `${screen} ${card}`;
              const before = sizes.get(key) ?? size;
              if (size !== before) faults.push(`${card} was ${before} and is ${size}`);
              sizes.set(key, size);
            }
            for (const fault of faults) {
              const key = `${fault} — ${where}`;
              found.set(key, (found.get(key) ?? new Set()).add(screen));
            }
            looks++;
            if (now.buttons > 4) many++;
          }
          await page.goto('/#/');
        }
        expect([...found].map(([fault, on]) => `${[...on].join(', ')}: ${fault}`)).toEqual([]);
        expect(many / looks).toBeLessThanOrEqual(0.05);
      });
    });
  }
}
