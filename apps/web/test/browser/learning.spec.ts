// The lessons of each game, done as a beginner does them: read, do what is asked, go on.
import { expect, test } from './journey.ts';
import { confirmButton, english, GAMES, list, play } from './table.ts';
import { policies } from './policy.ts';

for (const game of GAMES) {
  test(`the lessons of ${game}, to their end`, async ({ page }) => {
    await page.goto(`/#/learn/${game}`);
    const coach = page.locator('.cw-coach');
    const count = page.locator('.cw-coach-count');
    await coach.waitFor();
    const total = Number(/of (\d+)/.exec(await count.innerText())![1]);
    expect(total).toBeGreaterThan(4);
    for (let lesson = 1; lesson <= total; lesson++) {
      await expect(count).toContainText(english('coach', { n: lesson, total }));
      const next = coach.getByRole('button', { name: english('next'), exact: true });
      const showMe = coach.getByRole('button', { name: english('showMe') });
      if (await next.isVisible()) {
        await next.click();
      } else if (await confirmButton(page).isVisible()) {
        // To divide up an amount just so is shown.
        await showMe.click();
      } else {
        await expect(page.locator('.ct-option')).toHaveCount(1);
        await list(page, true);
        await page.locator('.ct-option').click();
      }
    }
    await expect(coach).toHaveCount(0);
    // The table is the beginner's now.
    await play(page, { policy: policies[game], most: 3 });
  });
}
