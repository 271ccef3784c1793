// What every journey starts from: a browser with settings, and a test that fails when the page complains.
import type { BrowserContext } from '@playwright/test';
import { test as base } from '@playwright/test';
import type { Preferences } from '../../src/store/preferences.ts';
import { browserWith, quietSettings } from './settings.ts';
import { repainted, unpainted } from './unpainted.ts';

export { expect } from '@playwright/test';

interface Wishes {
  /** What was set in this browser before; null for a first visit. */
  readonly settings: Partial<Preferences> | null;
  /** Whether the page may keep itself for when there is no network. Only the journey that is about it wants that. */
  readonly keepsItself: boolean;
  /** Whether the page is painted. A journey that presses and measures is three times as quick without. */
  readonly isPainted: boolean;
}

interface Given {
  /** What pages complained of so far. Anything in it at the end fails the test. */
  readonly complaints: string[];
}

export const test = base.extend<Wishes & Given>({
  settings: [{}, { option: true }],
  keepsItself: [false, { option: true }],
  isPainted: [false, { option: true }],
  storageState: async ({ settings, baseURL }, use) => {
    await use(browserWith(settings === null ? null : { ...quietSettings, ...settings }, baseURL!));
  },
  complaints: [
    async ({ context, keepsItself, isPainted }, use, info) => {
      if (!keepsItself) await withoutServiceWorker(context);
      if (!isPainted) await unpainted(context);
      const complaints: string[] = [];
      listen(context, complaints);
      await use(complaints);
      if (!isPainted && info.status !== info.expectedStatus)
        await repainted(context, info.outputPath('painted.png'));
      base.expect([...new Set(complaints)].slice(0, 20), 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});

/** Gathers errors of every page and worker of a browser. */
export function listen(context: BrowserContext, complaints: string[]): void {
  context.on('weberror', error => complaints.push(`uncaught: ${error.error().message}`));
  context.on('console', message => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
}

/** As in a browser that has none. */
export function withoutServiceWorker(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}
