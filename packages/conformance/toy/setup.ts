// From the box to the first turn [MD 1].
import { newCore, NOBODY } from '@castellan/kernel';
import type { Draft, Settings } from '@castellan/kernel';
import { drawInto } from './actions/draw.ts';
import { WARES } from './cards/wares.ts';
import { settings } from './settings.ts';
import type { Player, State } from './state.ts';

const HAND = 3;
const ON_THE_MARKET = 2;

export function unpack(given: Settings, seed: string): State {
  const { players, rounds } = settings.of(given);
  return {
    core: newCore(players, seed),
    rounds,
    round: 0,
    turn: 0,
    isOver: false,
    deck: WARES.map((_, card) => card),
    market: [],
    players: Array.from({ length: players }, newPlayer),
  };
}

function newPlayer(): Player {
  return { hand: [], kept: [], pile: [], gold: 0, gems: 0 };
}

export function deal(t: Draft<State>): void {
  const { deck, market, players } = t.state;
  t.shuffle(deck);
  for (const { hand } of players) for (let i = 0; i < HAND; i++) drawInto(t, hand);
  for (let i = 0; i < ON_THE_MARKET; i++) drawInto(t, market);
  t.push('round', NOBODY, { number: 1 });
}
