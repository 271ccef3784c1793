// Two people who share a device at a table on the network.
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { policies } from './policy.ts';
import { withoutServiceWorker } from './service-worker.ts';
import { browserWith, quietSettings } from './settings.ts';
import { play } from './table.ts';
import { unpainted } from './unpainted.ts';

const policy = policies.villages;

/** Anna at a new table of Villages for two. */
async function atNewTable(browser: Browser, base: string): Promise<Page> {
  const settings = { ...quietSettings, name: 'Anna' };
  const context = await browser.newContext({ storageState: browserWith(settings, base) });
  await withoutServiceWorker(context);
  await unpainted(context);
  const page = await context.newPage();
  await page.goto(`${base}/#/friends`);
  await page.locator('.co-name button').click();
  await page.locator('.co-new a[href$="villages"]').click();
  await page.locator('.cw-setup-start button').click();
  await page.locator('.co-link input').waitFor();
  return page;
}

test('two people share a device: a curtain falls between them', async ({ browser, baseURL }) => {
  const page = await atNewTable(browser, baseURL!);
  await page.getByRole('button', { name: 'Someone beside me sits here' }).click();
  await page.getByLabel('Name of the second person').fill('Ben');
  await page.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.locator('.co-seat[data-own]')).toHaveCount(2);
  await page.locator('.co-start').click();
  const sights: string[] = [];
  const look = async ({ at, decision }: { at: string; decision: string }): Promise<void> => {
    sights.push(at === 'curtain' ? at : decision.split('.')[0]!);
  };
  await play(page, { policy, most: 5, look });
  // From one to the other there is no way but through the curtain.
  expect(new Set(sights)).toEqual(new Set(['curtain', '0', '1']));
  for (const [i, sight] of sights.entries())
    if (i > 0 && sight !== 'curtain' && sights[i - 1] !== sight)
      expect(sights[i - 1]).toBe('curtain');
});
