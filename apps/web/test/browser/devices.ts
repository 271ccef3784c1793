// Devices of people who play on the network.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { withoutServiceWorker } from './journey.ts';
import { browserWith, quietSettings } from './settings.ts';
import { unpainted } from './unpainted.ts';

/** A device of someone who was never here. */
export async function deviceOf(
  browser: Browser,
  base: string,
  name: string,
  device: BrowserContextOptions = {},
): Promise<Page> {
  const storageState = browserWith({ ...quietSettings, name }, base);
  const context = await browser.newContext({ ...device, storageState });
  await withoutServiceWorker(context);
  await unpainted(context);
  return context.newPage();
}

/** Anna at a new table for two. */
export async function atNewTable(browser: Browser, base: string, game = 'villages'): Promise<Page> {
  const page = await deviceOf(browser, base, 'Anna');
  await page.goto(`${base}/#/friends`);
  await page.locator('.co-name button').click();
  await page.locator(`.co-new a[href$="/${game}"]`).click();
  await page.locator('.cw-setup-start button').click();
  await page.locator('.co-link input').waitFor();
  return page;
}

/** The same, after they have said who they are. */
export async function known(
  browser: Browser,
  base: string,
  name: string,
  device: BrowserContextOptions = {},
): Promise<Page> {
  const page = await deviceOf(browser, base, name, device);
  await page.goto(`${base}/#/friends`);
  await page.locator('.co-name button').click();
  await page.locator('.co-new').waitFor();
  return page;
}

/** What a page sends to the server, and what comes back. */
export function sent<T>(page: Page, path: string, body: unknown): Promise<T> {
  return page.evaluate(
    async ([to, what]) => {
      const response = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      });
      return (await response.json()) as never;
    },
    [path, body] as const,
  );
}
