import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import { against, play, sitDown } from './table.ts';

/** Counts what flies from now on. */
async function watchTheSky(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const page = window as Window & { flown?: number };
    page.flown = 0;
    new MutationObserver(changes => {
      for (const { addedNodes, target } of changes) {
        const inSky = target instanceof Element && target.closest('.ct-sky') !== null;
        if (inSky) page.flown = (page.flown ?? 0) + addedNodes.length;
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as Window & { flown?: number }).flown ?? 0);
}

/** What moves by itself across the screen right now; a fade is no movement. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
      // Where there is to be no motion, a change takes a millisecond.
      .filter(effect => Number(effect.getComputedTiming().duration) > 20)
      .filter(effect =>
        effect
          .getKeyframes()
          .some(
            frame =>
              'transform' in frame || 'translate' in frame || 'scale' in frame || 'rotate' in frame,
          ),
      )
      .map(({ target }) => target?.className.toString() ?? ''),
  );
}

test.use({ isPainted: true });

test.describe('a system that wants less motion', () => {
  test.use({ settings: null, contextOptions: { reducedMotion: 'reduce' } });

  test('gets none, without having to ask for it', async ({ page }) => {
    await page.goto('/#/settings');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
    await page.locator('input[value="instant"]').check({ force: true });
    await sitDown(page, against('card-kingdoms', 2, 'motion'));
    const flown = await watchTheSky(page);
    await play(page, {
      policy: policies['card-kingdoms'],
      most: 10,
      look: async () => expect(await moving(page)).toEqual([]),
    });
    expect(await flown()).toBe(0);
  });
});

test.describe('a system that does not mind', () => {
  test.use({ settings: { motion: 'on' } });

  test('sees things fly, and nothing waits for them', async ({ page }) => {
    await sitDown(page, against('card-kingdoms', 2, 'motion'));
    const flown = await watchTheSky(page);
    await play(page, { policy: policies['card-kingdoms'], most: 10 });
    expect(await flown()).toBeGreaterThan(0);
  });

  test('can turn it off on the settings screen, and it stays off', async ({ page }) => {
    await page.goto('/#/settings');
    await page.getByRole('radio', { name: 'None' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
    await sitDown(page, against('shadowgate', 2, 'motion'));
    const flown = await watchTheSky(page);
    await play(page, { policy: policies.shadowgate, most: 6 });
    expect(await flown()).toBe(0);
  });
});
