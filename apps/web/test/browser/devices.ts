// Devices of people who play on the network.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { TableSpec } from '@castellan/protocol';
import type { Preferences } from '../../src/store/preferences.ts';
import { withoutServiceWorker } from './journey.ts';
import { browserWith, quietSettings } from './settings.ts';
import { unpainted } from './unpainted.ts';

/** A device of someone who was never here. */
export async function deviceOf(
  browser: Browser,
  base: string,
  name: string,
  device: BrowserContextOptions = {},
  settings: Partial<Preferences> = {},
): Promise<Page> {
  const storageState = browserWith({ ...quietSettings, name, ...settings }, base);
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
  settings: Partial<Preferences> = {},
): Promise<Page> {
  const page = await deviceOf(browser, base, name, device, settings);
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

const spec = (more: Partial<TableSpec> = {}): TableSpec => ({
  game: 'villages',
  settings: { players: 2 },
  clock: { kind: 'none' },
  undo: 'free',
  open: false,
  watch: true,
  ...more,
});

/** Anna opens a table and sits there; returns its id. */
export async function newTable(anna: Page, more: Partial<TableSpec> = {}): Promise<string> {
  const opening = { spec: spec(more), name: 'Anna', sit: true };
  return (await sent<{ id: string }>(anna, '/api/tables', opening)).id;
}

/** Anna and Ben at a table that Anna has opened; nothing has begun. */
export async function company(
  browser: Browser,
  base: string,
  more: Partial<TableSpec> = {},
  device: BrowserContextOptions = {},
  settings: Partial<Preferences> = {},
): Promise<{ anna: Page; ben: Page; room: string }> {
  const [anna, ben] = await Promise.all(
    ['Anna', 'Ben'].map(name => known(browser, base, name, device, settings)),
  );
  const room = `${base}/#/room/${await newTable(anna!, more)}`;
  await anna!.goto(room);
  await sitAt(ben!, room);
  return { anna: anna!, ben: ben!, room };
}

/** Ben comes by a link and takes a seat. */
export async function sitAt(ben: Page, room: string): Promise<void> {
  await ben.goto(room);
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(ben.locator('.co-seat[data-own]')).toContainText('Ben');
}

/** Who sits on this chair is asked in the middle of the table. */
export const askAbout = (page: Page, seat: number): Promise<void> =>
  page.locator('.co-seat').nth(seat).locator('.cw-chair').click();

/** The host puts a bot there, or keeps the seat free. */
export async function chooseSitter(page: Page, seat: number, value: string): Promise<void> {
  await askAbout(page, seat);
  await page.locator(`.cw-picker input[value="${value}"]`).click({ force: true });
  await expect(page.locator('.co-seat').nth(seat)).toHaveAttribute(
    'data-kind',
    value === '' ? 'open' : 'bot',
  );
}

export async function begin(anna: Page, ...others: readonly Page[]): Promise<void> {
  await anna.locator('.co-start:enabled').click();
  for (const page of [anna, ...others]) await page.locator('.cw-table').waitFor();
}

export const openMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Menu' }).click();
