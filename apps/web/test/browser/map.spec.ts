// The map on a phone: larger by buttons and by two fingers, moved by one, and what is asked about comes into sight.
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import { against, list, play, sitDown } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** Two fingers on the middle of the map, from so far apart to so far apart. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  const box = (await page.locator('.ct-enlarged').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const fingers = (apart: number): { x: number; y: number; id: number }[] => [
    { x: x - apart / 2, y, id: 0 },
    { x: x + apart / 2, y, id: 1 },
  ];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : fingers(apart),
    });
  await send('touchStart', from);
  for (let i = 1; i <= 4; i++) await send('touchMove', from + ((to - from) * i) / 4);
  await send('touchEnd', to);
}

test('the map grows by a button and by two fingers; hand and box stay as they are', async ({
  page,
}) => {
  await sitDown(page, against('margraves', 2, 'map'));
  await play(page, {
    policy: policies.margraves,
    until: ({ options }) => options.some(id => id.startsWith('move:')),
  });
  await list(page, false);
  const width = (): Promise<number> =>
    page.locator('.mg-land').evaluate(land => land.getBoundingClientRect().width);
  const boxes = (): Promise<string> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.ct-zone')]
        .map(zone => JSON.stringify(zone.getBoundingClientRect()))
        .join(),
    );
  const [before, zones] = [await width(), await boxes()];
  await page.getByRole('button', { name: 'Larger map' }).tap();
  await expect.poll(width).toBeCloseTo(before * 1.5, -1);
  // Now plates show all that a place has.
  await expect(page.locator('.mg-land[data-large] .mg-slots').first()).toBeAttached();
  await page.getByRole('button', { name: 'Smaller map' }).tap();
  await expect.poll(width).toBeCloseTo(before, 0);
  await pinch(page, 80, 150);
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  await expect.poll(boxes).toBe(zones);
  await expect(page.locator('[data-zone-id="hand"] .ct-thing').first()).toBeInViewport();
  // A place that one can go to is pressed as before.
  const lit = page.locator('.mg-site[data-lit="can"]').first();
  await lit.scrollIntoViewIfNeeded();
  await lit.tap();
  await page.locator('.ct-rail__aimed .ct-button--main').tap();
  await expect(page.locator('.ct-decision__prompt')).not.toContainText('margrave go');
  await pinch(page, 240, 60);
  await expect.poll(width).toBeCloseTo(before, 0);
});

test('a track opens over the map, and closes by its button', async ({ page }) => {
  await sitDown(page, against('margraves', 2, 'map'));
  await page.locator('.mg-tab[data-spot="wheel"]').tap();
  const drawer = page.locator('.ct-drawer');
  await expect(drawer.locator('.mg-wheel')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).tap();
  await expect(drawer).toHaveCount(0);
  await expect(page.locator('.mg-tab[data-spot="wheel"]')).toBeVisible();
});
