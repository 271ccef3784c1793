// A finger is larger than much that lies on a table: what it means is found out, or asked.
import { shelf } from '@castellan/shelf';
import type { Page } from '@playwright/test';
import { keptGame } from '../fullest/greedy-game.ts';
import { expect, test } from './journey.ts';
import { browserWith, quietSettings } from './settings.ts';
import { nextSight } from './table.ts';

const game = await shelf.find(({ id }) => id === 'margraves')!.rules();
const PLAYERS = 5;
/** Games between greedy bots, as far as a question about small things. */
const KNIGHTS = { seed: 'full 1', answers: 757 };
const INFLUENCE = { seed: 'full 0', answers: 218 };

test.use({
  hasTouch: true,
  storageState: async ({ baseURL }, use) => {
    const kept = [
      keptGame(game, PLAYERS, KNIGHTS, 'knights'),
      keptGame(game, PLAYERS, INFLUENCE, 'influence'),
    ];
    await use(browserWith({ ...quietSettings, taps: 'act' }, baseURL!, kept));
  },
});

/** Sits down at a table where such things are lit: where the first of them is. */
async function open(page: Page, table: string, ref: string) {
  await page.goto(`/#/table/${table}`);
  const { decision } = await nextSight(page);
  const box = (await page.locator(`[data-lit="can"][data-ref^="${ref}"]`).first().boundingBox())!;
  return { decision, box, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a tap beside something small means it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { decision, box, x, y } = await open(page, 'knights', 'knight:');
  expect(box.width).toBeLessThan(30);
  await page.touchscreen.tap(x, y - 19);
  expect((await nextSight(page, decision)).decision).not.toBe(decision);
});

test('where a finger covers several, it is asked which', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const { decision, box, x, y } = await open(page, 'influence', 'influence:');
  expect(box.height).toBeLessThan(30);
  await page.touchscreen.tap(x, y + box.height / 2);
  const items = page.locator('.ct-menu__item');
  expect(await items.count()).toBeGreaterThan(1);
  for (const item of await items.all())
    expect((await item.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await items.last().tap();
  expect((await nextSight(page, decision)).decision).not.toBe(decision);
});
