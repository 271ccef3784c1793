import type { Browser, Page } from '@playwright/test';
import type { Preferences } from '../src/store/preferences.ts';
import { withoutServiceWorker } from '../test/browser/journey.ts';
import { browserWith, quietSettings } from '../test/browser/settings.ts';

export interface BenchBrowser {
  readonly browser: Browser;
  readonly origin: string;
}

export interface Wishes extends Partial<Preferences> {
  /** What is on the shelf of saved games. */
  readonly games?: Parameters<typeof browserWith>[2];
  readonly viewport?: { readonly width: number; readonly height: number };
  /** By how much the page's processor is slower than it is. */
  readonly slower?: number;
}

/** A page in a fresh browser that only has these settings. */
export async function visit<T>(
  { browser, origin }: BenchBrowser,
  { games, viewport = { width: 1280, height: 800 }, slower = 1, ...settings }: Wishes,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    storageState: browserWith({ ...quietSettings, ...settings }, origin, games),
  });
  // It would fetch the whole build in the background, which would be measured too.
  await withoutServiceWorker(context);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await look(page);
  } finally {
    await context.close();
  }
}
