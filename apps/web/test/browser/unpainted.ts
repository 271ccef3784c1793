import type { BrowserContext, Page } from '@playwright/test';

/**
 * Has pages laid out, but not painted: what is as good as transparent is not drawn, and can be seen, measured and pressed all
 * the same. Without a graphics card, drawing takes most of the time.
 */
export function unpainted(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { opacity: 0.0003 }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Paints the page after all, until it is loaded again. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => document.adoptedStyleSheets.splice(0));
}

/** A picture of what went wrong. */
export async function repainted(context: BrowserContext, path: string): Promise<void> {
  const [page] = context.pages();
  if (page === undefined) return;
  await painted(page);
  await page.screenshot({ path });
}
