import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { keepPicture } from './pictures.ts';
import { whilePainted } from './unpainted.ts';

type Theme = 'light' | 'dark';

/** A table is played once and looked at in both. Light comes last: what is drawn next is drawn in it. */
export const THEMES: readonly Theme[] = ['dark', 'light'];
const GRAVE = new Set(['serious', 'critical']);

/** What is seriously wrong on this screen, a line for each thing. A dark room has other colours, all else is the same there. */
async function wrongs(page: Page, theme: Theme): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      ...(theme === 'dark' && { runOnly: ['color-contrast'] }),
    })
    .analyze();
  return violations
    .filter(({ impact }) => GRAVE.has(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
      ),
    );
}

/** Contrast is measured on what is painted. */
export const check = (page: Page, name: string, themes = THEMES): Promise<void> =>
  whilePainted(page, async () => {
    for (const theme of themes) {
      await page.evaluate(now => {
        document.documentElement.dataset['theme'] = now;
      }, theme);
      await keepPicture(page, name);
      expect.soft(await wrongs(page, theme), `${name}, ${theme}`).toEqual([]);
    }
  });
