// The three endings of the game [MV 11]: each starts the last round.
import type { Draft } from '@castellan/kernel';
import { tell } from './events.ts';
import { tilePower } from './printed.ts';
import type { State } from './state.ts';

/** Only the first reason counts. The round is finished, so that all have the same number of turns. */
export function triggerEnd(t: Draft<State>, why: Exclude<State['ending'], ''>): void {
  if (t.state.ending !== '') return;
  t.state.ending = why;
  tell(t, 'last-round', { why });
}

/** Ends the game, and marks the tiles as used that count at the end. */
export function endGame(t: Draft<State>): void {
  t.state.isOver = true;
  t.finish();
  for (const { tiles } of t.state.players) for (const tile of tiles) t.resolved(tilePower(tile));
  tell(t, 'over', {});
}
