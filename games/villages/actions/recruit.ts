// Recruit [VV 5.4]: pay gold to the bank for an Adventurer of the pool, if your Buildings have the types that it needs.
import type { Draft, Offer, Phrase, Seat } from '@castellan/kernel';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { TYPES } from '../cards/language.ts';
import { tell } from '../events.ts';
import { requiresOf, typeOf } from '../figures.ts';
import { rulesOf } from '../solo.ts';
import type { Player, State } from '../state.ts';
import { ADVENTURER } from './codes.ts';

const NO_GOLD: Phrase = { say: 'no-gold' };
const LACKS_BUILDINGS: Phrase = { say: 'lacks-buildings' };

/** One gold for the leader, two for followers; alone, two [VV 12.8]. */
export function recruitPrice(state: State, seat: Seat): number {
  return seat === state.turn.seat ? rulesOf(state).leaderPays : 2;
}

/** By type: how many Buildings the village has. Filled again each time. */
const counts = TYPES.map(() => 0);

function countTypes({ buildings }: Player): void {
  counts.fill(0);
  for (let i = 0; i < buildings.length; i++) counts[typeOf[buildings[i]!]!]!++;
}

function isMet(adventurer: number): boolean {
  const requires = requiresOf[adventurer]!;
  for (let i = 0; i < counts.length; i++) if (counts[i]! < requires[i]!) return false;
  return true;
}

export function offerAdventurers(state: State, seat: Seat, offer: Offer): void {
  const { pool, players } = state;
  const player = players[seat]!;
  const affords = player.gold >= recruitPrice(state, seat);
  countTypes(player);
  for (let i = 0; i < pool.length; i++) {
    const code = ADVENTURER + pool[i]!;
    if (!isMet(pool[i]!)) offer.block(code, LACKS_BUILDINGS);
    else if (affords) offer.add(code);
    else offer.block(code, NO_GOLD);
  }
}

/** What is missing to recruit an Adventurer. */
export function lackedToRecruit(state: State, seat: Seat, adventurer: number): Phrase {
  const player = state.players[seat]!;
  countTypes(player);
  const requires = requiresOf[adventurer]!;
  const lacks = TYPES.flatMap((type, i) =>
    counts[i]! < requires[i]! ? [{ what: type, n: requires[i]!, have: counts[i]! }] : [],
  );
  return lacks.length > 0
    ? { ...LACKS_BUILDINGS, lacks }
    : { ...NO_GOLD, n: recruitPrice(state, seat), gold: player.gold };
}

export function recruit(t: Draft<State>, seat: Seat, adventurer: number): void {
  const { state } = t;
  const { pool, adventurerDeck, players, turn } = state;
  const player = players[seat]!;
  const price = recruitPrice(state, seat);
  player.gold -= price;
  state.bank += price;
  player.adventurers.push(adventurer);
  turn.idle = 0;
  if (t.events !== null)
    tell(t, 'recruited', { seat, card: ADVENTURERS[adventurer]!.id, gold: price });
  const place = pool.indexOf(adventurer);
  const next = adventurerDeck.pop();
  if (next === undefined) {
    pool.splice(place, 1);
    return;
  }
  pool[place] = next;
  t.learn();
  if (t.events !== null) tell(t, 'adventurer-comes', { card: ADVENTURERS[next]!.id });
}
