// A new build takes the place of the old one while pages of the old one are open.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from './journey.ts';
import { keepPicture } from './pictures.ts';
import { policies } from './policy.ts';
import { browserWith, quietSettings } from './settings.ts';
import { against, english, nextSight, play, setUp } from './table.ts';
import { TwoBuilds } from './two-builds.ts';

const test = base.extend<{ builds: TwoBuilds; baseURL: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture needs
  builds: async ({}, use) => {
    const builds = await TwoBuilds.open();
    await use(builds);
    await builds.close();
  },
  baseURL: async ({ builds }, use) => use(builds.address),
  storageState: async ({ baseURL }, use) => use(browserWith(quietSettings, baseURL)),
});

/** Which build a page runs. */
const buildOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')!.src);

const shelvesOf = (page: Page): Promise<number> =>
  page.evaluate(
    async () => (await caches.keys()).filter(name => name.startsWith('castellan-')).length,
  );

async function openKept(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** The next build is taken in a tab, as its person would. */
async function take(page: Page, builds: TwoBuilds): Promise<void> {
  builds.update();
  const before = await buildOf(page);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page
    .locator('.cw-update')
    .getByRole('button', { name: english('reload') })
    .click();
  await expect.poll(() => buildOf(page).catch(() => before)).not.toBe(before);
}

test.describe('kept for when there is no network', () => {
  test.use({ keepsItself: true });

  test('a tab of the old build opens parts that it never loaded, until its last tab is gone', async ({
    context,
    builds,
  }) => {
    const old = await openKept(context);
    await old.goto('/#/settings');
    await old.locator('[data-offline=opened] button').click();
    await old.locator('[data-offline=all]').waitFor();
    await old.goto('/#/');
    const fresh = await openKept(context);
    const before = await buildOf(old);
    // What the browser keeps for itself may be gone any time.
    await (await context.newCDPSession(old)).send('Network.clearBrowserCache');
    await take(fresh, builds);

    await old.goto('/#/credits');
    await expect(old.getByRole('heading', { name: english('creditsTitle') })).toBeVisible();
    await setUp(old, against('shadowgate', 2, 'old build'));
    await play(old, { policy: policies.shadowgate, most: 2 });
    await old.goto('/#/rules/villages');
    await expect(old.locator('main h1')).toContainText('Villages');
    expect(await buildOf(old)).toBe(before);

    // It is told that there is a newer one, and can have it.
    expect(await shelvesOf(fresh)).toBe(2);
    await old
      .locator('.cw-update')
      .getByRole('button', { name: english('reload') })
      .click();
    await expect.poll(() => buildOf(old).catch(() => before)).not.toBe(before);
    await expect(old.locator('main h1')).toContainText('Villages');
    await expect.poll(() => shelvesOf(fresh)).toBe(1);
  });
});

test.describe('without a service worker, as in a home network', () => {
  test('a screen that is gone from the server is that of the new build', async ({
    page,
    builds,
    complaints,
  }) => {
    await page.goto('/');
    await page.getByRole('heading', { name: english('lobbyTitle') }).waitFor();
    const before = await buildOf(page);
    builds.update();
    await page.goto('/#/credits');
    await expect(page.getByRole('heading', { name: english('creditsTitle') })).toBeVisible();
    expect(await buildOf(page)).not.toBe(before);
    // The browser tells of what it did not get.
    complaints.length = 0;
  });

  test('a game whose rules are gone from the server is played with those of the new build', async ({
    page,
    builds,
    complaints,
  }) => {
    await page.goto('/#/setup/shadowgate');
    await page.locator('.cw-setup-start button').waitFor();
    // What the setup fetches beside it has come too.
    await page.waitForLoadState('networkidle');
    builds.update();
    await page.locator('.cw-setup-start button').click();
    await expect(page.locator('.ct-decision[data-decision]')).toBeVisible();
    complaints.length = 0;
  });

  test('at a table the page says so, the table stays, and a reload loses nothing', async ({
    page,
    builds,
    complaints,
  }) => {
    await setUp(page, against('shadowgate', 2, 'at a table'));
    const { last } = await play(page, { policy: policies.shadowgate, most: 3 });
    builds.update();
    await page.getByRole('button', { name: english('icons') }).click();
    const told = page.locator('.cw-update');
    await expect(told).toContainText(english('missingText'));
    await keepPicture(page, 'part-missing');
    await page.setViewportSize({ width: 390, height: 844 });
    await keepPicture(page, 'part-missing');
    expect((await nextSight(page)).decision).toBe(last.decision);
    await told.getByRole('button', { name: english('reload') }).click();
    await expect(told).toHaveCount(0);
    expect((await nextSight(page)).decision).toBe(last.decision);
    await page.getByRole('button', { name: english('icons') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    complaints.length = 0;
  });

  test('a screen that can’t be had at all says so, and can be tried again', async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/');
    await page.getByRole('heading', { name: english('lobbyTitle') }).waitFor();
    await context.setOffline(true);
    await page.goto('/#/credits');
    await expect(page.getByRole('heading', { name: english('missing') })).toBeVisible();
    await keepPicture(page, 'missing');
    await context.setOffline(false);
    await page.getByRole('button', { name: english('tryAgain') }).click();
    await expect(page.getByRole('heading', { name: english('creditsTitle') })).toBeVisible();
    complaints.length = 0;
  });
});
