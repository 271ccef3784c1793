import type { BrowserContext } from '@playwright/test';

/** As in a browser that has none. */
export function withoutServiceWorker(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}
