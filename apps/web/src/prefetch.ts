import type { Locale } from '@castellan/table';
import { gameBundle } from './game-bundle.ts';
import { readyLink } from './link.ts';

/**
 * Someone who approaches a game may want it, so everything that its table needs is fetched in advance, in parallel. A
 * failed load is reported when the game is really wanted.
 */
export function prefetchGame(game: string, locale: Locale): void {
  readyLink(game);
  gameBundle(game, locale).catch(() => {});
  prefetchTable();
}

/** What every table needs. */
export function prefetchTable(): void {
  import('./screens/table/seated-table.tsx').catch(() => {});
}
