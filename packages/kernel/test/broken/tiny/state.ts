import type { Core, Position, Seat, Shape, Steps, View } from '@castellan/kernel';
import { cloneCore, coreShape, listOf, newCore, record, whole } from '@castellan/kernel';
import { CARDS } from './cards.ts';

export interface Player {
  hand: number[];
  /** What this seat has kept this round, face down until all have. */
  kept: number[];
  pile: number[];
  gold: number;
  gems: number;
}

export interface Tiny extends Position {
  core: Core;
  round: number;
  turn: number;
  deck: number[];
  market: number[];
  players: Player[];
}

export interface TinyView extends View {
  readonly round: number;
  readonly turn: number;
  readonly deck: number;
  readonly market: readonly number[];
  readonly players: readonly Readonly<Player>[];
}

export const ROUNDS = 3;

export function unpack(players: number, seed: string): Tiny {
  return {
    core: newCore(players, seed),
    round: 0,
    turn: 0,
    deck: CARDS.slice(),
    market: [],
    players: Array.from({ length: players }, () => ({
      hand: [],
      kept: [],
      pile: [],
      gold: 0,
      gems: 0,
    })),
  };
}

export function cloneTiny(state: Tiny): Tiny {
  return {
    core: cloneCore(state.core),
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

export function cardsOf(state: Tiny): number[] {
  const held = state.players.flatMap(({ hand, kept, pile }) => [...hand, ...kept, ...pile]);
  return [...state.deck, ...state.market, ...held];
}

export function isOver(state: Position): boolean {
  return state.core.agenda.every(stack => stack.length === 0);
}

export function problemsOf(value: unknown, steps: Steps<Tiny>): string[] {
  const problems: string[] = [];
  shape(seatsOf(value), steps)(value, 'state', problems);
  if (problems.length > 0) return problems;
  const cards = cardsOf(value as Tiny).sort((a, b) => a - b);
  return cards.join() === CARDS.join() ? [] : ['state must hold every card once'];
}

function seatsOf(value: unknown): number {
  const { players } = (value ?? {}) as { players?: unknown };
  return Array.isArray(players) ? players.length : 1;
}

function shape(seats: Seat, steps: Steps<Tiny>): Shape {
  const cards = listOf(whole(0, CARDS.length - 1), 0, CARDS.length);
  const player = record({ hand: cards, kept: cards, pile: cards, gold: whole(0), gems: whole(0) });
  return record({
    core: coreShape(seats, steps),
    round: whole(0, ROUNDS),
    turn: whole(0),
    deck: cards,
    market: cards,
    players: listOf(player, 1, 3),
  });
}
