// Every screen in light and in dark: axe finds nothing serious.
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import {
  against,
  english,
  GAMES,
  isPayment,
  nextSight,
  play,
  sitDown,
  watchBots,
  withSaved,
} from './table.ts';
import { check, THEMES } from './wrongs.ts';

test('a theme is chosen on the settings screen, and stays', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: english('themeDark') }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

async function look(page: Page, screen: string, themes = THEMES): Promise<void> {
  await page.goto(`/#/${screen}`);
  await page.locator('main h1').waitFor();
  await check(page, screen === '' ? 'lobby' : screen.replace('/', '-'), themes);
}

for (const [at, game] of GAMES.entries())
  test(`screens to read of ${game}`, async ({ page }) => {
    // Every game's screens have the same colours by night.
    const themes = at === 0 ? THEMES : THEMES.slice(-1);
    for (const screen of ['setup', 'rules', 'cards']) await look(page, `${screen}/${game}`, themes);
  });

test('screens to read', async ({ page }) => {
  for (const screen of ['', 'rules', 'settings', 'credits', 'import', 'nowhere'])
    await look(page, screen);
  await page.goto('/#/cards/card-kingdoms');
  await page.locator('.cw-gallery button').first().click();
  await page.locator('dialog.ct-zoom[open]').waitFor();
  await check(page, 'zoom');
});

for (const [at, game] of GAMES.entries()) {
  test(`the table of ${game}`, async ({ page }) => {
    // The coach and the controls of a replay have the same colours by night over every table.
    const themes = at === 0 ? THEMES : THEMES.slice(-1);
    await page.goto(`/#/learn/${game}`);
    await page.locator('.cw-coach').waitFor();
    await check(page, `learn-${game}`, themes);

    await sitDown(page, against(game, 4, 'whole 4'));
    await play(page, { policy: policies[game], most: 8 });
    await check(page, `table-${game}`);
    if (game === 'card-kingdoms') {
      await sitDown(page, { ...against(game, 4, 'paying'), at: isPayment });
      expect((await nextSight(page)).kind).toBe('split');
      await check(page, 'payment');
    }
    await page.goto('/#/');
    await withSaved(page, 'watch');
    await page.locator('.cw-controls').waitFor();
    await check(page, `replay-${game}`, themes);
  });
}

test('the end of a game, and what lies over a table', async ({ page }) => {
  await watchBots(page, 'shadowgate');
  await page.locator('.cw-growth').waitFor();
  await check(page, 'end');
  await page.locator('dialog[open]').getByText(english('lookAtTable')).click();
  await check(page, 'after-the-end');
  await page.keyboard.press('?');
  await check(page, 'keys');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: english('menu') }).click();
  await check(page, 'menu');
  await page.goto('/#/');
  await page.locator('.cw-saved-row').first().waitFor();
  await check(page, 'lobby-with-games');
  await sitDown(page, { game: 'card-kingdoms', sitters: ['person', 'person'], seed: 'curtain' });
  expect((await nextSight(page)).at).toBe('curtain');
  await check(page, 'curtain');
});
