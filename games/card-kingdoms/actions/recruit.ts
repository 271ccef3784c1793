// Recruit a Citizen [CK 7]: take the top card of a stack. It costs its gold, plus one for each card of the same name that you own.
import { auto, whole } from '@castellan/kernel';
import type { Draft, Face, Offer, Phrase, Seat, Steps } from '@castellan/kernel';
import { CITIZENS } from '../cards/citizens.ts';
import { gainCitizen, ofStack, topCitizen } from '../center.ts';
import { recruitPrice } from '../modifiers.ts';
import { CITIZEN_STACKS, NONE } from '../state.ts';
import type { State } from '../state.ts';
import { askPayment, canPay, CANNOT_PAY, lackedCoins } from './pay.ts';
import { follows } from '../order.ts';

export function offerRecruiting(t: Draft<State>, seat: Seat, offer: Offer, base: number): void {
  const player = t.state.players[seat]!;
  for (let stack = 0; stack < CITIZEN_STACKS; stack++) {
    const kind = topCitizen(t.state, stack);
    if (kind === NONE) continue;
    if (canPay(player, 'gold', recruitPrice(player, kind))) offer.add(base + stack);
    else offer.block(base + stack, CANNOT_PAY);
  }
}

export function recruitFace(t: Draft<State>, seat: Seat, stack: number): Face {
  const kind = topCitizen(t.state, stack);
  const { id } = CITIZENS[kind]!;
  const gold = recruitPrice(t.state.players[seat]!, kind);
  return {
    id: `recruit:${id}`,
    note: { say: 'recruit', citizen: id, price: gold },
    ref: `center:citizen:${id}`,
    cost: { gold },
  };
}

export function whyNotRecruit({ state }: Draft<State>, seat: Seat, stack: number): Phrase {
  const player = state.players[seat]!;
  return lackedCoins(player, 'gold', recruitPrice(player, topCitizen(state, stack)));
}

export function recruit(t: Draft<State>, seat: Seat, stack: number): void {
  t.push('recruited', seat, ofStack[stack]);
  askPayment(t, seat, 'gold', recruitPrice(t.state.players[seat]!, topCitizen(t.state, stack)));
}

export const recruitSteps: Steps<State> = {
  recruited: auto({
    args: { stack: whole(0, CITIZEN_STACKS - 1) },
    fits: (t, seat, { stack }, below) =>
      t.state.citizens[stack]!.length > 0 && follows(t, seat, below, ['action-finished']),
    run: (t, seat, { stack }) => gainCitizen(t, seat, stack),
  }),
};
