// The end [VV 10, 12.11]: a village has grown to its size, or nothing moves any more; alone, the deck is empty.
import type { Draft } from '@castellan/kernel';
import { adventurerPower, buildingPower, NOTHING, scoresPer } from './printed.ts';
import type { State } from './state.ts';
import { isSolo, TARGET, villageSize } from './state.ts';

/** Whether a village is as large as it takes. */
export function isGrown({ players }: State): boolean {
  const target = TARGET[players.length]!;
  for (let i = 0; i < players.length; i++) if (villageSize(players[i]!) >= target) return true;
  return false;
}

/** Asked when a turn is over: all have had the chance to follow. */
export function endsNow(state: State): boolean {
  if (isSolo(state)) return state.deck.length === 0;
  return isGrown(state) || state.turn.idle >= state.players.length;
}

/** Marks the powers that count at the end as used. */
export function scorePowers(t: Draft<State>): void {
  const { players } = t.state;
  for (let i = 0; i < players.length; i++) {
    const { buildings, adventurers } = players[i]!;
    for (let j = 0; j < buildings.length; j++) mark(t, buildingPower[buildings[j]!]!);
    for (let j = 0; j < adventurers.length; j++) mark(t, adventurerPower[adventurers[j]!]!);
  }
}

function mark(t: Draft<State>, power: number): void {
  if (power >= 0 && scoresPer[power] !== NOTHING) t.resolved(power);
}
