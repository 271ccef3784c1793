import type { Browser, Page } from '@playwright/test';
import type { Preferences } from '../src/store/preferences.ts';
import { withoutServiceWorker } from '../test/browser/service-worker.ts';
import { browserWith, quietSettings } from '../test/browser/settings.ts';

export interface BenchBrowser {
  readonly browser: Browser;
  readonly origin: string;
}

/** A page in a fresh browser that only has these settings. */
export async function visit<T>(
  { browser, origin }: BenchBrowser,
  settings: Partial<Preferences>,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    storageState: browserWith({ ...quietSettings, ...settings }, origin),
  });
  // It would fetch the whole build in the background, which would be measured too.
  await withoutServiceWorker(context);
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}
