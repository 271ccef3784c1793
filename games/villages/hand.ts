// A hand [VV 1.8, 3]: what only its owner knows, and what everyone has seen go there.
import { offerKinds, takeOut } from '@castellan/kernel';
import type { Draft, Face, Offer } from '@castellan/kernel';
import { BUILDINGS } from './cards/buildings.ts';
import type { Player, State } from './state.ts';

export const handSize = ({ hand, shown }: Player): number => hand.length + shown.length;

/** A card leaves the hand. Of two alike the one that all have seen goes first: nobody can tell whether it was the other. */
export function takeFromHand({ hand, shown }: Player, card: number): void {
  takeOut(shown.includes(card) ? shown : hand, card);
}

/** Everyone sees this card of the hand. */
export function show(player: Player, card: number): void {
  if (player.shown.includes(card)) return;
  takeOut(player.hand, card);
  player.shown.push(card);
}

/** A card taken by chance leaves the hand. What was known of the hand may be gone: nobody can say any more [VV R10]. */
export function takeAtRandom(t: Draft<State>, { hand, shown }: Player): number {
  for (let i = 0; i < shown.length; i++) hand.push(shown[i]!);
  shown.length = 0;
  const at = t.below(hand.length);
  const card = hand[at]!;
  for (let i = at + 1; i < hand.length; i++) hand[i - 1] = hand[i]!;
  hand.length--;
  return card;
}

/** Offers each kind of card in the hand, once. */
export function offerHand({ hand, shown }: Player, offer: Offer): void {
  offerKinds(shown, offer);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (hand.indexOf(card) === i && !shown.includes(card)) offer.add(card);
  }
}

export function handFace(say: string, card: number): Face {
  const { id } = BUILDINGS[card]!;
  return { id, note: { say, card: id }, ref: `hand:building:${id}` };
}
