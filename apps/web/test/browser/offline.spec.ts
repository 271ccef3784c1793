import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import { english, GAMES, nextSight, play, setUp } from './table.ts';

test.use({ keepsItself: true });

test('after the first visit it plays without a network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
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
