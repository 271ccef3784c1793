import { gameBundle } from './game-bundle.ts';
import { readyLink } from './link.ts';

/** Who comes near a game may want it: all that a table of it needs is fetched before it is asked for, at once rather than one after the other. What does not load says so when it is wanted. */
export function reach(game: string): void {
  readyLink(game);
  gameBundle(game).catch(() => {});
  reachTable();
}

/** What every table needs. */
export function reachTable(): void {
  import('./screens/table/table-screen.tsx').catch(() => {});
}
