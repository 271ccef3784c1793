// A hand [VV 1.8, 3]: cards that only its owner knows (`hand`), and cards that everyone has seen (`shown`).
import { offerKinds, takeOut } from '@castellan/kernel';
import type { Draft, Face, Offer } from '@castellan/kernel';
import { BUILDINGS } from './cards/buildings.ts';
import type { Player, State } from './state.ts';

export const handSize = ({ hand, shown }: Player): number => hand.length + shown.length;

/** A card leaves the hand. Of two equal cards, the shown one goes first: nobody can tell them apart. */
export function takeFromHand({ hand, shown }: Player, card: number): void {
  takeOut(shown.includes(card) ? shown : hand, card);
}

/** Shows a card of the hand to everyone. */
export function show(player: Player, card: number): void {
  if (player.shown.includes(card)) return;
  takeOut(player.hand, card);
  player.shown.push(card);
}

/** A random card leaves the hand. Afterwards nobody can be sure which shown cards are still there [VV R10]. */
export function takeAtRandom(t: Draft<State>, { hand, shown }: Player): number {
  for (let i = 0; i < shown.length; i++) hand.push(shown[i]!);
  shown.length = 0;
  const at = t.below(hand.length);
  const card = hand[at]!;
  for (let i = at + 1; i < hand.length; i++) hand[i - 1] = hand[i]!;
  hand.length--;
  return card;
}

/** Offers each kind of card in the hand once. */
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
