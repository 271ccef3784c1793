import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import { english, GAMES, nextSight, play, setUp } from './table.ts';

test.use({ keepsItself: true });

const paths = (page: Page, starts: string): Promise<number> =>
  page.evaluate(async start => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return all.flat().filter(({ url }) => new URL(url).pathname.startsWith(start)).length;
  }, starts);

/** The browser has all of a part, and a worker that serves it. */
async function isKept(page: Page, part: string): Promise<void> {
  await page.waitForFunction(
    async path => (await caches.match(path)) !== undefined,
    `/kept/${part}`,
  );
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // What a screen asks for by itself is fetched a little later.
  let last = -1;
  for (let still = 0; still < 10;) {
    await page.waitForTimeout(100);
    const kept = await paths(page, '/');
    still = kept === last ? still + 1 : 0;
    last = kept;
  }
}

test('a game that was opened plays without a network; another says that it is not there', async ({
  page,
  context,
  complaints,
}) => {
  await setUp(page, { game: 'villages', sitters: ['person', 'greedy'], seed: 'opened' });
  await isKept(page, 'page');
  await isKept(page, 'villages');
  expect(await paths(page, '/kept/margraves')).toBe(0);
  await context.setOffline(true);
  await page.goto('/#/rules/villages');
  await page.reload();
  await page.locator('main h1').waitFor();
  expect(complaints).toEqual([]);
  await page.goto('/#/rules/margraves');
  await expect(page.getByRole('heading', { name: english('missing') })).toBeVisible();
  complaints.length = 0;
});

test('all games are kept if one asks for it, and play without a network', async ({
  page,
  context,
}) => {
  await page.goto('/#/settings');
  await page.locator('[data-offline=opened] button').click();
  await page.locator('[data-offline=all]').waitFor();
  await context.setOffline(true);
  await page.goto('/#/');
  await page.reload();
  await expect(page.getByRole('heading', { name: english('lobbyTitle') })).toBeVisible();
  for (const game of GAMES) {
    await setUp(page, { game, sitters: ['person', 'greedy'], seed: 'offline' });
    const { answers, last } = await play(page, { policy: policies[game], most: 3 });
    expect(answers).toBe(3);
    await page.reload();
    expect(await nextSight(page)).toEqual(last);
    for (const screen of ['rules', 'cards', 'learn']) {
      await page.goto(`/#/${screen}/${game}`);
      await page.locator('main h1').waitFor();
    }
  }
});
