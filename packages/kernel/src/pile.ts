import type { Offer } from './offer.ts';

/** Takes a card out of a pile that holds it. Allocates nothing: rules do this in playouts. */
export function takeOut(pile: number[], card: number): void {
  const at = pile.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not in this pile`);
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i]!;
  pile.length--;
}

/** Offers each kind of card in a pile once. Its code is the card plus `base`. */
export function offerKinds(pile: readonly number[], offer: Offer, base = 0): void {
  for (let i = 0; i < pile.length; i++)
    if (pile.indexOf(pile[i]!) === i) offer.add(base + pile[i]!);
}

/** A copy of piles and all that lies in them. */
export function clonePiles(from: readonly number[][]): number[][] {
  const to: number[][] = new Array(from.length);
  for (let i = 0; i < from.length; i++) to[i] = from[i]!.slice();
  return to;
}
