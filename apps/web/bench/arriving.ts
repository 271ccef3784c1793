// How long someone on a phone waits who opens a table by its address, over a slow connection.
import type { BrowserContext, Page } from '@playwright/test';
import type { StorageState } from '../test/browser/settings.ts';
import type { GameId } from '../test/browser/table.ts';
import { begun } from './begun.ts';
import { SLOW_4G } from './line.ts';
import { sum } from './numbers.ts';
import type { Site } from './site.ts';
import type { BenchBrowser } from './visit.ts';
import { visit } from './visit.ts';

export interface Arrival {
  /** From the address to the first decision on the table. */
  readonly ms: number;
  /** What was sent until then. */
  readonly files: number;
  readonly bytes: number;
}

export interface Arrivals {
  /** By someone whose browser has nothing of the page but a game that is under way. */
  readonly cold: Arrival;
  /** By the same once more, when the page has kept itself. */
  readonly warm: Arrival;
}

export async function measureArrivals(
  { browser, origin }: BenchBrowser,
  site: Site,
  game: GameId,
): Promise<Arrivals> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 664 },
    storageState: await keptBefore({ browser, origin }, game),
  });
  try {
    site.over(SLOW_4G);
    const cold = await arrive(context, site);
    site.over(null);
    await cold.page.evaluate(isKept, game);
    await cold.page.close();
    site.over(SLOW_4G);
    const warm = await arrive(context, site);
    return { cold: cold.arrival, warm: warm.arrival };
  } finally {
    site.over(null);
    await context.close();
  }
}

/** The browser of someone who has begun a game, as the page itself keeps it. */
async function keptBefore(place: BenchBrowser, game: GameId): Promise<StorageState> {
  const kept = await begun(game, { players: 2, answers: 20 }, 'arriving');
  return visit(place, { games: [kept] }, async page => {
    await page.goto('/#/credits');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page.context().storageState({ indexedDB: true });
  });
}

async function arrive(
  context: BrowserContext,
  site: Site,
): Promise<{ readonly page: Page; readonly arrival: Arrival }> {
  const page = await context.newPage();
  site.take();
  await page.goto('/#/table/arriving', { waitUntil: 'commit' });
  const ms = await page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    while (document.querySelector('.ct-decision[data-decision]')?.checkVisibility() !== true)
      await frame();
    await frame();
    return performance.now();
  });
  const sent = site.take();
  return { page, arrival: { ms, files: sent.length, bytes: sum(sent.map(({ bytes }) => bytes)) } };
}

/** Waits until the service worker has all of the page and of this game. */
async function isKept(game: string): Promise<void> {
  const marked = async (): Promise<boolean> => {
    const marks = ['page', game].map(part => caches.match(`/kept/${part}`));
    return (await Promise.all(marks)).every(mark => mark !== undefined);
  };
  while (!(await marked())) await new Promise(resolve => setTimeout(resolve, 200));
}
