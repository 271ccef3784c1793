// Hiring a Citizen from the line into the hand [MV 5.4].
import { choose, whole } from '@castellan/kernel';
import type { Choose, Seat } from '@castellan/kernel';
import { LINE_PRICES } from '../cards/boards.ts';
import { CITIZENS } from '../cards/citizens.ts';
import { tell } from '../events.ts';
import { IN_HAND, inTurn, NONE } from '../state.ts';
import { POWERS } from '../printed.ts';
import type { State } from '../state.ts';
import { decline, declineFace, PASS, TOO_DEAR } from './codes.ts';

/** The price of the slot counts. Other numbers are the price of any Citizen of the line. */
export const SLOT_PRICE = -1;

const priceOf = (slot: number, price: number): number =>
  price === SLOT_PRICE ? LINE_PRICES[slot]! : price;

/** Whether someone can be hired. `more`: gold that the seat could get in addition. */
export function canHire({ line, players }: State, seat: Seat, price: number, more = 0): boolean {
  const { gold } = players[seat]!;
  for (let slot = 0; slot < line.length; slot++)
    if (line[slot] !== NONE && priceOf(slot, price) <= gold + more) return true;
  return false;
}

export const hire: Choose<State> = choose({
  args: { price: whole(SLOT_PRICE, 9), source: whole(-1, POWERS) },
  fits: (t, seat, _, below) => inTurn(t, seat, below),
  options({ state }, seat, offer, { price }) {
    const { gold } = state.players[seat]!;
    for (let slot = 0; slot < state.line.length; slot++) {
      if (state.line[slot] === NONE) continue;
      if (priceOf(slot, price) <= gold) offer.add(slot);
      else offer.block(slot, TOO_DEAR);
    }
    offer.add(PASS);
  },
  prompt: () => ({ say: 'ask-hire' }),
  face(t, seat, slot, { price, source }) {
    if (slot === PASS) return declineFace(t, seat, source);
    const { id } = CITIZENS[t.state.line[slot]!]!;
    const cost = priceOf(slot, price);
    return {
      id: `hire:${slot + 1}:${id}`,
      note: { say: 'hire', citizen: id, price: cost },
      ref: `line:${slot}`,
      cost,
    };
  },
  why: ({ state }, seat, slot, reason, { price }) => ({
    ...reason,
    n: priceOf(slot, price),
    has: state.players[seat]!.gold,
  }),
  fallback: () => [PASS],
  resolve(t, seat, slot, { price, source }) {
    if (slot === PASS) return decline(t, seat, source);
    const player = t.state.players[seat]!;
    const kind = t.state.line[slot]!;
    const cost = priceOf(slot, price);
    t.state.line[slot] = NONE;
    player.gold -= cost;
    player.citizens.push(kind);
    player.lying.push(IN_HAND);
    tell(t, 'hired', { seat, citizen: CITIZENS[kind]!.id, price: cost });
  },
});
