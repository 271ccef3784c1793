// What a person needs for a decision is in sight: the whole table on a low screen, and what a lesson speaks of on a phone.
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import { against, GAMES, play, sitDown } from './table.ts';

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** The parts of Shadowgate's table that are not wholly on the screen. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const board = document.querySelector('.cw-board')!.getBoundingClientRect();
    return ['.sg-header', '.sg-quests__places', '.sg-turn', '.sg-own', '.sg-hand'].filter(part => {
      const { top, bottom } = document.querySelector(part)!.getBoundingClientRect();
      return top < board.top || bottom > board.bottom;
    });
  });
}

test('Shadowgate for four needs no scrolling on a low screen', async ({ page }) => {
  await sitDown(page, against('shadowgate', 4, 'in sight'));
  for (const answers of [0, 6]) {
    await play(page, { policy: policies.shadowgate, most: answers });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await expect.poll(() => cutOff(page), `${screen.width} wide`).toEqual([]);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  for (const game of GAMES) {
    test(`no lesson of ${game} hides what it speaks of`, async ({ page }) => {
      await page.goto(`/#/learn/${game}`);
      const coach = page.locator('.cw-coach');
      await coach.waitFor();
      const total = Number(/of (\d+)/.exec(await page.locator('.cw-coach-count').innerText())![1]);
      for (let lesson = 1; lesson <= total; lesson++) {
        await expect(page.locator('.cw-coach-count')).toContainText(`${lesson} of ${total}`);
        await expect.poll(() => hidden(page)).toEqual([]);
        await coach.locator('.cw-coach-deeds button').last().click();
      }
      await expect(coach).toHaveCount(0);
    });
  }
});

/** What lies over the thing that is ringed. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spot = document.querySelector('.cw-spot')?.getBoundingClientRect();
    if (spot === undefined) return [];
    return ['.cw-coach', '.cw-side', '.cw-table-bar'].filter(over => {
      const { left, right, top, bottom } = document.querySelector(over)!.getBoundingClientRect();
      return spot.left < right && left < spot.right && spot.top < bottom && top < spot.bottom;
    });
  });
}
