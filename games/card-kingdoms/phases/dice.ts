import type { Draft } from '@castellan/kernel';
import type { State } from '../state.ts';
import { trigger } from '../triggers.ts';

/** Whether a die of this face can be turned to a face (0: one lower). A change must change something [CK 3.5, R2]. */
export function dieChanges(face: number, to: number): boolean {
  return to === 0 ? face > 1 : face !== to;
}

export function changeDie(t: Draft<State>, die: number, to: number): void {
  const from = t.state.dice[die]!;
  t.state.dice[die] = to;
  if (t.events !== null) t.tell({ say: 'die-turned', seat: t.state.active, from, to });
  diceFell(t);
}

/** Whoever owns Gargan's Embrace looks at the dice after the roll and after each change [CK 3.7, 15.8]. */
export function diceFell(t: Draft<State>): void {
  if (t.state.dice[0] !== t.state.dice[1]) return;
  const seats = t.state.players.length;
  for (let i = 0; i < seats; i++) trigger(t, (t.state.active + i) % seats, 'doubles');
}
