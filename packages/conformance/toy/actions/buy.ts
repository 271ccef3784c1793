// Buying a ware [MD 3]: the price is its worth, in any mix of gold and gems.
import { split, takeOut, whole } from '@castellan/kernel';
import type { Split } from '@castellan/kernel';
import { WARES } from '../cards/wares.ts';
import { powerOf } from '../printed.ts';
import type { Player, State } from '../state.ts';
import { inTurn, wareWorth } from '../state.ts';
import { drawInto } from './draw.ts';

export function canPay({ gold, gems }: Player, card: number): boolean {
  return wareWorth(card) <= gold + gems;
}

const GOLD = 0;
export const GEMS = 1;
const NAMES = ['gold', 'gems'];

export const pay: Split<State> = split({
  args: { card: whole(0, WARES.length - 1) },
  fits: (t, seat, { card }, below) =>
    inTurn(t, seat, below) && t.state.market.includes(card) && canPay(t.state.players[seat]!, card),
  options({ state }, seat, offer, { card }) {
    const { gold, gems } = state.players[seat]!;
    const price = wareWorth(card);
    offer.total = price;
    offer.share(GOLD, 0, Math.min(gold, price));
    offer.share(GEMS, 0, Math.min(gems, price));
  },
  prompt: (_, __, { card }) => ({ say: 'ask-pay', ware: WARES[card]!.id }),
  face: (_, __, share) => ({ id: NAMES[share]!, note: { say: NAMES[share]! } }),
  resolve(t, seat, counts, { card }) {
    const { market, players } = t.state;
    const player = players[seat]!;
    const { id, gems } = WARES[card]!;
    player.gold -= counts[GOLD]!;
    player.gems += gems - counts[GEMS]!;
    if (gems > 0) t.resolved(powerOf[card]!);
    takeOut(market, card);
    player.pile.push(card);
    t.tell({ say: 'bought', seat, ware: id });
    drawInto(t, market);
  },
});
