// The end [VV 10, 12.11]: a village has reached its size, or nothing has changed for a whole round. Solo, the deck is empty.
import type { Draft } from '@castellan/kernel';
import { tell } from './events.ts';
import { adventurerPower, buildingPower, PER_NOTHING, scoresPer } from './printed.ts';
import { rulesOf } from './solo.ts';
import type { State } from './state.ts';
import { TARGET, villageSize } from './state.ts';

/** Whether a village has reached the size that ends the game. */
export function isGrown({ players }: State): boolean {
  const target = TARGET[players.length]!;
  for (let i = 0; i < players.length; i++) if (villageSize(players[i]!) >= target) return true;
  return false;
}

/** Whether the game ends now, after a turn in which all could follow. */
export function endsNow(state: State): boolean {
  if (rulesOf(state).endsWithDeck) return state.deck.length === 0;
  return isGrown(state) || idleTurnsLeft(state) <= 0;
}

/** How many more turns without a change end the game; alone, there is no such end [VV 10.4]. */
export function idleTurnsLeft({ players, turn }: State): number {
  return players.length - turn.idle;
}

/** After a turn without a change that does not end the game yet: how many more like it would. */
export function tellIdle(t: Draft<State>): void {
  const { state } = t;
  if (t.events !== null && !rulesOf(state).endsWithDeck && state.turn.idle > 0)
    tell(t, 'nothing-moved', { left: idleTurnsLeft(state) });
}

/** Marks the powers that score at the end as used. */
export function scorePowers(t: Draft<State>): void {
  const { players } = t.state;
  for (let i = 0; i < players.length; i++) {
    const { buildings, adventurers } = players[i]!;
    for (let j = 0; j < buildings.length; j++) mark(t, buildingPower[buildings[j]!]!);
    for (let j = 0; j < adventurers.length; j++) mark(t, adventurerPower[adventurers[j]!]!);
  }
}

function mark(t: Draft<State>, power: number): void {
  if (power >= 0 && scoresPer[power] !== PER_NOTHING) t.resolved(power);
}
