import type { Browser, Page } from '@playwright/test';
import type { Settings } from '../src/store/settings.ts';
import { withoutServiceWorker } from '../test/browser/service-worker.ts';
import { browserWith, quietSettings } from '../test/browser/settings.ts';

export interface Place {
  readonly browser: Browser;
  readonly origin: string;
}

/** A page of a browser that was never here, but for its settings. */
export async function visit<T>(
  { browser, origin }: Place,
  settings: Partial<Settings>,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    storageState: browserWith({ ...quietSettings, ...settings }, origin),
  });
  // It would fetch the whole build in the background, and be measured with the rest.
  await withoutServiceWorker(context);
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}
