// How much is sent, and how long it takes until the page can be used.
import type { Page } from '@playwright/test';
import type { GameId } from '../test/browser/table.ts';
import type { Sent, Site } from './site.ts';
import type { BenchBrowser } from './visit.ts';
import { visit } from './visit.ts';

/**
 * A game's box, wherever it stands in the lobby; it is opened if it is not yet. By keys: a pointer on its way would come
 * near other games' boxes, and their files would be fetched as well.
 */
const tileOf = (game: GameId): string => `.cw-tile[data-game="${game}"]`;
const playButton = (page: Page, game: GameId) =>
  page.locator(tileOf(game)).locator('.cw-tile-actions .ct-button').first();

async function openBox(page: Page, game: GameId): Promise<void> {
  const box = page.locator(`${tileOf(game)} .cw-stand`);
  await page.locator(tileOf(game)).waitFor();
  if ((await box.count()) > 0) await box.press('Enter');
}

export interface SentFiles {
  /** Sent until a game can be started in the lobby, with what comes already because someone is near its box. */
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
    await playButton(page, game).press('Enter');
    await page.locator('.ct-decision[data-decision]').waitFor();
    const table = site.take();
    // Part of it comes before the press: when someone is near the box.
    const pictures = [...lobby, ...table].filter(({ name }) => name.startsWith('pictures-'));
    if (pictures.length !== 1 || !pictures[0]!.name.startsWith(`pictures-${game}-`))
      throw new Error(`That was not the table of ${game} alone: ${pictures.map(one => one.name)}`);
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
  return visit(place, { slower }, async page => {
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
