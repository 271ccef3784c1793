// The bank [VV 2.3, 7.2, 7.3]: gold is limited. If there is too little, a player takes what is left.
import { NOBODY } from '@castellan/kernel';
import type { Draft, Seat } from '@castellan/kernel';
import { tell } from './events.ts';
import type { State } from './state.ts';

/** Tells everyone that a seat gets nothing, because there is nothing. */
export function tellEmpty(t: Draft<State>, seat: Seat, card: string | null): void {
  if (t.events !== null) tell(t, 'bank-empty', { seat, card });
}

/** Takes `n` gold from the bank, or what is left. */
export function takeGold(t: Draft<State>, seat: Seat, n: number, card: string | null): void {
  const { state } = t;
  const gold = Math.min(n, state.bank);
  if (gold === 0) return tellEmpty(t, seat, card);
  state.bank -= gold;
  state.players[seat]!.gold += gold;
  state.turn.idle = 0;
  if (t.events !== null) tell(t, 'gold-taken', { seat, gold, card });
}

/** Takes gold of another player that does not lie on a card or, solo, gold of the bank [VV 9.10]. */
export function stealGold(t: Draft<State>, seat: Seat, from: Seat, n: number, card: string): void {
  if (from === NOBODY) return takeGold(t, seat, n, card);
  const { players, turn } = t.state;
  players[from]!.gold -= n;
  players[seat]!.gold += n;
  turn.idle = 0;
  if (t.events !== null) tell(t, 'gold-stolen', { seat, from, gold: n, card });
}
