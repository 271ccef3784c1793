import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { webRoot } from '../build/house.ts';
import { isStale } from '../serve/freshness.ts';
import { chromiumFlags } from '../test/browser/chromium-flags.ts';
import { Site } from './site.ts';
import type { BenchBrowser } from './visit.ts';

/** Builds the app, if what was built is not what is here now. */
export async function builtSite(): Promise<void> {
  if (isStale()) await build({ configFile: join(webRoot, 'vite.config.ts'), logLevel: 'error' });
}

/** Opens the built app, this one unless another is named, and a browser for as long as it takes. */
export async function withBrowser(
  look: (place: BenchBrowser, site: Site) => Promise<void>,
  folder?: string,
): Promise<void> {
  const site = new Site(folder);
  const origin = await site.open();
  const executablePath = process.env['CHROMIUM_PATH'] || undefined;
  const browser = await chromium.launch({
    args: [...chromiumFlags],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    await look({ browser, origin }, site);
  } finally {
    await browser.close();
    site.close();
  }
}
