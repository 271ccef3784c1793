// Home is seen before any script is there: it is written in the page, as newcomers see it.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const SCRIPT = /\/assets\/page-[\w-]+\.js$/;

/** Keeps the page's own script back until it is told to come. */
async function held(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(SCRIPT, async route => {
    await released;
    await route.continue();
  });
  return release;
}

/** Where things are, to a pixel. */
const places = (things: Locator): Promise<readonly (readonly number[])[]> =>
  things.evaluateAll(all =>
    all.map(one => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

test.describe('without scripts', () => {
  test.use({ settings: null, javaScriptEnabled: false });

  test('the five boxes are there, and it says what is lacking', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.cw-box')).toHaveCount(5);
    await expect(page.locator('.cw-noscript')).toBeInViewport();
  });
});

test.describe('on a first visit', () => {
  test.use({ settings: null, locale: 'de-DE' });

  test('it is there in one’s language, a press is remembered, and nothing moves when the script comes', async ({
    page,
  }) => {
    const release = await held(page);
    await page.goto('/', { waitUntil: 'commit' });
    const play = page.getByRole('button', { name: 'Jetzt spielen: Card Kingdoms' });
    await expect(play).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const things = page.locator('.cw-box, .cw-tile-text *, .cw-saved *, .cw-note, .cw-bar a');
    await page.evaluate(() => document.fonts.ready);
    const before = await places(things);
    await play.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('.cw-home')).toHaveCount(1);
    await page.getByRole('dialog').press('Escape');
    // What is drawn on boxes and faces came meanwhile, into room that was kept for it.
    const after = new Set((await places(things)).map(String));
    expect(before.map(String).filter(place => !after.has(place))).toEqual([]);
  });

  test('another address is not covered by it', async ({ page }) => {
    const release = await held(page);
    await page.goto('/#/settings', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-home', 'unknown');
    await expect(page.locator('.cw-home')).toBeHidden();
    release();
    await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible();
    await expect(page.locator('.cw-home')).toHaveCount(0);
  });
});

test('who has been here before does not see it: there may be games to go on with', async ({
  page,
}) => {
  const release = await held(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => typeof document.body?.lastElementChild === 'object');
  await expect(page.locator('.cw-home')).toBeHidden();
  release();
  await expect(page.locator('.cw-home')).toBeVisible();
});
