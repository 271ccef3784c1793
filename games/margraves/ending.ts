// The three ends of the game [MV 11]: each sets off the last round.
import type { Draft } from '@castellan/kernel';
import { tilePower } from './printed.ts';
import type { State } from './state.ts';

/** The first reason counts; the round goes on to its end, so that all have had equal turns. */
export function triggerEnd(t: Draft<State>, why: Exclude<State['ending'], ''>): void {
  if (t.state.ending !== '') return;
  t.state.ending = why;
  t.tell({ say: 'last-round', why });
}

/** The game is over: what counts at the end counts now. */
export function endGame(t: Draft<State>): void {
  t.state.isOver = true;
  t.finish();
  for (const { tiles } of t.state.players) for (const tile of tiles) t.resolved(tilePower(tile));
  t.tell({ say: 'over' });
}
