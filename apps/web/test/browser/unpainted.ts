import type { BrowserContext, Page } from '@playwright/test';

/**
 * Has pages laid out, but not painted: what is as good as transparent is not drawn, and can be seen, measured and pressed all
 * the same. Without a graphics card, drawing takes most of the time. Nor do the cards' paintings come, unless pictures are kept.
 */
export async function unpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript(hide);
  if (process.env['PICTURES'] !== 'keep') await context.addInitScript(holdPaintings);
}

function hide(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { opacity: 0.0003 }');
  document.adoptedStyleSheets.push(sheet);
}

/** The painter is ordered from and never delivers. */
function holdPaintings(): void {
  globalThis.Worker = new Proxy(Worker, {
    construct: (real, [url, options]: [url: string | URL, options?: WorkerOptions]) =>
      options?.name === 'painter'
        ? Object.assign(new EventTarget(), { postMessage: () => {} })
        : new real(url, options),
  });
}

/** Paints the page while something looks at it. */
export async function whilePainted(page: Page, look: () => Promise<void>): Promise<void> {
  const wasHidden = await paint(page);
  await look();
  if (wasHidden) await page.evaluate(hide);
}

/** Paints the page; whether it was not painted before. */
function paint(page: Page): Promise<boolean> {
  return page.evaluate(() => document.adoptedStyleSheets.splice(0).length > 0);
}

/** A picture of what went wrong. */
export async function repainted(context: BrowserContext, path: string): Promise<void> {
  const [page] = context.pages();
  if (page === undefined) return;
  await paint(page);
  await page.screenshot({ path });
}
