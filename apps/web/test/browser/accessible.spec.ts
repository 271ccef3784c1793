// Every screen in light and in dark: axe finds nothing serious.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { keepPicture } from './pictures.ts';
import { policies } from './policy.ts';
import type { Sight } from './table.ts';
import { against, english, GAMES, nextSight, play, sitDown, watchBots } from './table.ts';
import { whilePainted } from './unpainted.ts';

type Theme = 'light' | 'dark';

const GRAVE = new Set(['serious', 'critical']);

/** What is seriously wrong on this screen, a line for each thing. A dark room has other colours, all else is the same there. */
async function wrongs(page: Page, theme: Theme): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (theme === 'dark') axe.withRules('color-contrast');
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => GRAVE.has(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
      ),
    );
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ settings: { theme } });

    // Contrast is measured on what is painted.
    const check = (page: Page, name: string): Promise<void> =>
      whilePainted(page, async () => {
        await keepPicture(page, name);
        expect.soft(await wrongs(page, theme), name).toEqual([]);
      });

    test(`screens to read, in ${theme}`, async ({ page }) => {
      // Every game's screens have the same colours by night.
      const games = theme === 'dark' ? GAMES.slice(0, 1) : GAMES;
      const screens = games.flatMap(game => [`setup/${game}`, `rules/${game}`, `cards/${game}`]);
      for (const screen of ['', ...screens, 'settings', 'credits', 'import', 'nowhere']) {
        await page.goto(`/#/${screen}`);
        await page.locator('main h1').waitFor();
        await check(page, screen === '' ? 'lobby' : screen.replace('/', '-'));
      }
      await page.goto('/#/cards/card-kingdoms');
      await page.locator('.cw-gallery button').first().click();
      await page.locator('dialog.ct-zoom[open]').waitFor();
      await check(page, 'zoom');
    });

    for (const game of GAMES) {
      test(`the table of ${game}, in ${theme}`, async ({ page }) => {
        await page.goto(`/#/learn/${game}`);
        await page.locator('.cw-coach').waitFor();
        await check(page, `learn-${game}`);

        await sitDown(page, against(game, 4, 'whole 4'));
        await play(page, { policy: policies[game], most: 8 });
        await check(page, `table-${game}`);
        if (game === 'card-kingdoms') {
          const isPaying = ({ kind }: Sight): boolean => kind === 'split';
          const { last } = await play(page, { policy: policies[game], most: 60, until: isPaying });
          expect(last.kind).toBe('split');
          await check(page, 'payment');
        }
        await page.goto('/#/');
        await page.locator('.cw-saved-row').first().waitFor();
        await page.locator('.cw-saved-row').getByText(english('watch')).first().click();
        await page.locator('.cw-controls').waitFor();
        await check(page, `replay-${game}`);
      });
    }

    test(`the end of a game, and what lies over a table, in ${theme}`, async ({ page }) => {
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
      await sitDown(page, {
        game: 'card-kingdoms',
        sitters: ['person', 'person'],
        seed: 'curtain',
      });
      expect((await nextSight(page)).at).toBe('curtain');
      await check(page, 'curtain');
    });
  });
}
