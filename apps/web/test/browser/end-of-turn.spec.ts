// The end of a turn: it waits to be ended, and until then everything in it can be taken back.
import { cardKingdoms } from '@castellan/card-kingdoms';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import { quietSettings } from './settings.ts';
import { against, nextSight, optionButton, list, play, sitDown } from './table.ts';

test.use({ settings: { ...quietSettings, turnEnd: 'by-hand' } });

test('a turn that is done waits: it can be taken back, and is stored when it is ended', async ({
  page,
}) => {
  await sitDown(page, against('card-kingdoms', 2, 'held'));
  const { last } = await play(page, {
    policy: policies['card-kingdoms'],
    most: 30,
    until: ({ prompt, options }) => prompt.includes('last action') && options.includes('gain:gold'),
  });
  await list(page, true);
  await optionButton(page, 'gain:gold').click();
  const end = page.locator('.ct-end-turn[data-held]');
  await expect(end).toBeEnabled();
  await expect(page.locator('.cw-board [data-lit="can"]')).toHaveCount(0);

  // Taken back, the same decision is there again; nobody has learned anything.
  await page.locator('.ct-rail__undo').click();
  await expect(page.locator('.ct-decision')).toHaveAttribute('data-decision', last.decision);
  await optionButton(page, 'gain:gold').click();
  await end.click();
  await nextSight(page, last.decision);
});

test('what is decided before the first turn is done at once', async ({ page }) => {
  // Seat 0 is the person's: a seed with which seat 1 begins.
  const seeds = Array.from({ length: 20 }, (_, n) => `other first ${n}`);
  const seed = seeds.find(one => cardKingdoms.setup({ players: 2 }, one).first === 1)!;
  await sitDown(page, against('card-kingdoms', 2, seed));
  const { decision } = await nextSight(page);
  await expect(page.locator('.ck-wakes')).toHaveText('No roll yet');
  await expect(page.locator('.ct-dice')).toHaveAttribute('aria-label', 'Dice: No roll yet');
  await list(page, true);
  await page.locator('.ct-decision button[data-option]').first().click();
  await nextSight(page, decision);
  await expect(page.locator('.ct-end-turn[data-held]')).toHaveCount(0);
  await expect(page.locator('.ck-wakes b').first()).toBeVisible();
});

test('the way to end a turn is stone while something else can be done, brass when nothing can', async ({
  page,
}) => {
  await sitDown(page, {
    ...against('margraves', 2, 'brass'),
    at: ({ options }) => options.length > 1 && options.includes('pass'),
  });
  const end = page.locator('.ct-end-turn[data-lit]');
  const { decision } = await nextSight(page);
  await expect(end).toBeEnabled();
  await expect(end).not.toHaveAttribute('data-main');
  await list(page, true);
  await optionButton(page, 'pass').click();
  await nextSight(page, decision);
});
