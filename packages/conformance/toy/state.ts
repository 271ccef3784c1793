// What lies on the table [MD 1].
import { cloneCore } from '@castellan/kernel';
import type { Position } from '@castellan/kernel';
import { WARES } from './cards/wares.ts';

/** Every card: its place in the table of wares. */
export const CARDS: readonly number[] = WARES.map((_, card) => card);

/** A card that the viewer may not see. */
export const HIDDEN = -1;

export const worthOf = (card: number): number => WARES[card]!.worth;

export interface Player {
  hand: number[];
  /** What this seat keeps this round, face down until all have chosen. */
  kept: number[];
  pile: number[];
  gold: number;
  gems: number;
}

export interface State extends Position {
  /** How many rounds are played, and which this is. */
  rounds: number;
  round: number;
  /** How many turns have begun. */
  turn: number;
  /** The last card is the top. */
  deck: number[];
  market: number[];
  players: Player[];
}

export function clone(state: State): State {
  return {
    core: cloneCore(state.core),
    rounds: state.rounds,
    round: state.round,
    turn: state.turn,
    deck: state.deck.slice(),
    market: state.market.slice(),
    players: state.players.map(({ hand, kept, pile, gold, gems }) => ({
      hand: hand.slice(),
      kept: kept.slice(),
      pile: pile.slice(),
      gold,
      gems,
    })),
  };
}

/** Every card, wherever it lies. */
export function cards({ deck, market, players }: State): number[] {
  return [
    ...deck,
    ...market,
    ...players.flatMap(({ hand, kept, pile }) => [...hand, ...kept, ...pile]),
  ];
}
