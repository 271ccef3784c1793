import { gameBundle } from './game-bundle.ts';
import { readyLink } from './link.ts';

/**
 * Someone who approaches a game may want it, so everything that its table needs is fetched in advance, in parallel. A
 * failed load is reported when the game is really wanted.
 */
export function reach(game: string): void {
  readyLink(game);
  gameBundle(game).catch(() => {});
  reachTable();
}

/** What every table needs. */
export function reachTable(): void {
  import('./screens/table/table-screen.tsx').catch(() => {});
}
