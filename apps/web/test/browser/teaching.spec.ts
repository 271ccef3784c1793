// A hint at the table, and the review of a finished game.
import { expect, test } from './journey.ts';
import { against, english, sitDown, watchBots } from './table.ts';

test('a hint tells a plan, its chance and why; a finished game is reviewed', async ({ page }) => {
  await sitDown(page, against('shadowgate', 2, 'teaching'));
  await page.locator('.ct-decision[data-decision]').waitFor();
  await page.getByRole('button', { name: english('menu') }).click();
  await page.getByRole('button', { name: english('hint') }).click();
  const hint = page.getByRole('dialog');
  await expect(hint.getByRole('heading', { name: english('hintBest') })).toContainText('%');
  await expect(hint.locator('.cw-plan li')).not.toHaveCount(0);
  await hint.getByRole('button', { name: english('close') }).click();

  await watchBots(page, 'shadowgate');
  await page.getByRole('link', { name: english('watchReplay') }).click();
  await page.getByRole('button', { name: english('reviewGame') }).click();
  const review = page.getByRole('dialog');
  await expect(review.getByRole('img', { name: english('reviewGraph') })).toBeVisible();
  await expect(review.getByText(english('reviewFair'))).toBeVisible();
});
