// From the box to the first turn [VV 2, 12.1, 12.2].
import { allOf, newCore } from '@castellan/kernel';
import type { Draft, Settings } from '@castellan/kernel';
import { developing } from './actions/develop.ts';
import { rulesOf } from './solo.ts';
import type { Player, State } from './state.ts';
import { box, GOLD, NONE, PILES, POOL, START_GOLD, START_HAND } from './state.ts';

export function unpack(settings: Settings, seed: string): State {
  const seats = settings.players;
  return {
    core: newCore(seats, seed),
    first: 0,
    turn: { number: 0, seat: 0, action: NONE, building: NONE, paid: 0, used: 0, idle: 0 },
    bank: GOLD[seats]!,
    deck: allOf(box.building, seats),
    piles: Array.from({ length: PILES }, () => []),
    pool: [],
    adventurerDeck: allOf(box.adventurer, seats),
    unused: [],
    trashed: [],
    players: Array.from({ length: seats }, newPlayer),
  };
}

function newPlayer(): Player {
  return {
    gold: 0,
    hand: [],
    shown: [],
    resources: [],
    coins: [],
    castle: NONE,
    buildings: [],
    adventurers: [],
    declines: false,
  };
}

export function deal(t: Draft<State>): void {
  const { state } = t;
  const { deck, adventurerDeck, players, piles, pool } = state;
  t.shuffle(adventurerDeck);
  t.shuffle(deck);
  state.unused = deck.splice(rulesOf(state).cards);
  for (const player of players) {
    player.hand = deck.splice(-START_HAND);
    player.gold = START_GOLD;
    state.bank -= START_GOLD;
  }
  for (const pile of piles) pile.push(deck.pop()!);
  pool.push(...adventurerDeck.splice(-POOL));
  state.first = t.below(players.length);
  state.turn.seat = state.first;
  t.push('begin', state.first);
  // Everyone develops a first Resource for free, the first player first. What is put on the agenda last comes first.
  for (let i = players.length - 1; i >= 0; i--)
    t.put(developing[(state.first + i) % players.length]!);
}
