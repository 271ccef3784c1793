// What a lesson speaks of is in sight on a phone.
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { GAMES } from './table.ts';

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
    return ['.cw-coach'].filter(over => {
      const { left, right, top, bottom } = document.querySelector(over)!.getBoundingClientRect();
      return spot.left < right && left < spot.right && spot.top < bottom && top < spot.bottom;
    });
  });
}
