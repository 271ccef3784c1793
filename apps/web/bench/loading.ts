// How much is sent, and how long it takes until the page can be used.
import type { Page } from '@playwright/test';
import type { GameId } from '../test/browser/table.ts';
import { browserWith, quietSettings } from '../test/browser/settings.ts';
import type { Sent, Site } from './site.ts';
import type { BenchBrowser } from './visit.ts';
import { visit } from './visit.ts';

/** A game's box, wherever it stands in the lobby. A press opens it, if it is not open yet. */
const tileOf = (game: GameId): string => `.cw-tile[data-game="${game}"]`;
const playButton = (page: Page, game: GameId) =>
  page.locator(tileOf(game)).locator('.cw-tile-actions .ct-button').first();

async function openBox(page: Page, game: GameId): Promise<void> {
  const box = page.locator(`${tileOf(game)} .cw-stand`);
  await page.locator(tileOf(game)).waitFor();
  if ((await box.count()) > 0) await box.click();
}

export interface SentFiles {
  /** Sent until a game can be started in the lobby. */
  readonly lobby: readonly Sent[];
  /** Sent from there until the first decision of the game. */
  readonly table: readonly Sent[];
}

export function measureLoading(place: BenchBrowser, site: Site, game: GameId): Promise<SentFiles> {
  return visit(place, {}, async page => {
    site.take();
    await page.goto('/');
    await openBox(page, game);
    await playButton(page, game).waitFor();
    const lobby = site.take();
    await playButton(page, game).click();
    await page.locator('.ct-decision[data-decision]').waitFor();
    const table = site.take();
    if (!table.some(({ name }) => name.startsWith(`pictures-${game}-`)))
      throw new Error(`That was not the table of ${game}.`);
    return { lobby, table };
  });
}

export interface LoadTimes {
  /** From opening the address to a lobby whose button can be pressed. */
  readonly lobbyMs: number;
  /** From that press to the first decision on the table, with everything loaded and set up. */
  readonly tableMs: number;
}

/** Time until the page can be used, on a processor that is slower by a factor. */
export function measureWaiting(
  place: BenchBrowser,
  game: GameId,
  slower: number,
): Promise<LoadTimes> {
  return visit(place, {}, async page => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto('/', { waitUntil: 'commit' });
    const lobbyMs = await shownAt(page, '.cw-tile button');
    await openBox(page, game);
    const pressed = await page.evaluate(tile => {
      const button = document.querySelector<HTMLElement>(`${tile} .cw-tile-actions button`)!;
      const now = performance.now();
      button.click();
      return now;
    }, tileOf(game));
    return { lobbyMs, tableMs: (await shownAt(page, '.ct-decision[data-decision]')) - pressed };
  });
}

/** As Chromium's tools have "Slow 4G": what is sent and received in a second, in bytes, and the wait for each answer. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: 188_744,
  uploadThroughput: 88_474,
  latency: 562.5,
} as const;

export interface SlowTimes {
  /** From opening the address to the first decision, in a browser that was never here. */
  readonly coldMs: number;
  /** The same on the next visit, when the page and the game are kept. */
  readonly warmMs: number;
}

/** Time until a game can be played on a slow network, by someone who presses as soon as there is something to press. */
export async function measureSlowLine(
  { browser, origin }: BenchBrowser,
  game: GameId,
): Promise<SlowTimes> {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: browserWith(quietSettings, origin),
  });
  try {
    const coldMs = await firstDecision(await context.newPage(), game);
    const [page] = context.pages();
    await page!.waitForFunction(
      async path => (await caches.match(path)) !== undefined,
      `/kept/${game}`,
    );
    await page!.close();
    return { coldMs, warmMs: await firstDecision(await context.newPage(), game) };
  } finally {
    await context.close();
  }
}

async function firstDecision(page: Page, game: GameId): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  const began = performance.now();
  await page.goto('/', { waitUntil: 'commit' });
  await openBox(page, game);
  await playButton(page, game).click();
  await page.locator('.ct-decision[data-decision]').waitFor();
  return performance.now() - began;
}

/** When this was painted and the page became idle, in milliseconds since the page began. */
function shownAt(page: Page, selector: string): Promise<number> {
  return page.evaluate(async selector => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    while (document.querySelector(selector)?.checkVisibility() !== true) await frame();
    await frame();
    await new Promise(resolve => setTimeout(resolve));
    return performance.now();
  }, selector);
}
