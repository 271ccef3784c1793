import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { painted } from './unpainted.ts';

const folder = join(import.meta.dirname, '..', '..', 'artefacts', 'screens');

/** Keeps a picture of what the screen shows, for people to look at. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'auto');
  const { width } = page.viewportSize()!;
  await painted(page);
  await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`) });
}
