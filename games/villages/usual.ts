// The usual way to pay for a Building [VV 6]: what costs nothing first, then coins that come back, then coins for others.
import { Offer } from '@castellan/kernel';
import type { Seat } from '@castellan/kernel';
import { clone } from './clone.ts';
import { iconsOf } from './figures.ts';
import { CASTLE, emptyMeans, fillMeans, freeResource, offerProviders, POWER } from './payment.ts';
import { provisions, WILD } from './printed.ts';
import type { State } from './state.ts';
import { NONE } from './state.ts';

/** The lower, the sooner it is used. A power that gives a Wild can do more than one that gives a Resource: it waits. */
function rank(code: number, seat: Seat): number {
  if (code >= POWER) {
    const { resource, discards } = provisions[code - POWER]!;
    return discards > 0 ? 9 : resource === WILD ? 1 : 0;
  }
  if (code === CASTLE) return 3;
  return code === seat ? 2 : 4;
}

/** What would provide each icon that is not paid yet, as the codes that `provide` offers. */
export function usualPayment(now: State, seat: Seat): readonly number[] {
  const state = clone(now);
  const { turn, players } = state;
  const player = players[seat]!;
  const icons = turn.building === NONE ? [] : iconsOf[turn.building]!;
  const codes: number[] = [];
  const means = emptyMeans();
  const offer = new Offer();
  for (; turn.paid < icons.length; turn.paid++) {
    fillMeans(means, state, seat, 0);
    means.powers &= ~turn.used;
    offer.reset();
    offerProviders(state, seat, means, offer);
    const [code] = offer.codes.toSorted((a, b) => rank(a, seat) - rank(b, seat));
    if (code === undefined) return [];
    codes.push(code);
    if (code >= POWER) {
      turn.used |= 1 << (code - POWER);
      for (let i = 0; i < provisions[code - POWER]!.discards; i++)
        (player.hand.length > 0 ? player.hand : player.shown).pop();
      continue;
    }
    player.gold--;
    const icon = icons[turn.paid]!;
    if (code === CASTLE) player.castle = seat;
    else players[code]!.coins[freeResource(players[code]!, icon)] = seat;
  }
  return codes;
}
