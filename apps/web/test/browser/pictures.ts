import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { whilePainted } from './unpainted.ts';

const folder = join(import.meta.dirname, '..', '..', 'artefacts', 'screens');

/** Keeps a picture of what the screen shows, for people to look at, if they ask for it: `PICTURES=keep npm run browser`. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES'] !== 'keep') return;
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'auto');
  const { width } = page.viewportSize()!;
  await whilePainted(page, async () => {
    await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`) });
  });
}
