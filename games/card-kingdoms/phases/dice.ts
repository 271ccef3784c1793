// Turning dice with Domains [CK 3.5, 3.7, 15.5–15.8].
import type { Draft } from '@castellan/kernel';
import { tell } from '../events.ts';
import type { State } from '../state.ts';
import { trigger } from '../triggers.ts';

/** Whether a die with this face can be turned to `to` (0: one lower). A change must change something [CK 3.5, R2]. */
export function dieChanges(face: number, to: number): boolean {
  return to === 0 ? face > 1 : face !== to;
}

export function changeDie(t: Draft<State>, die: number, to: number): void {
  const from = t.state.dice[die]!;
  t.state.dice[die] = to;
  if (t.events !== null) tell(t, 'die-turned', { seat: t.state.active, from, to });
  diceFell(t);
}

/** Gargan's Embrace works after the roll and after each change of a die [CK 3.7, 15.8]. */
export function diceFell(t: Draft<State>): void {
  if (t.state.dice[0] !== t.state.dice[1]) return;
  const seats = t.state.players.length;
  for (let i = 0; i < seats; i++) trigger(t, (t.state.active + i) % seats, 'doubles');
}
