// Cards that leave a hand, and what the others know of it (QV R14).
import { takeOut } from '@castellan/kernel';
import type { Player } from './state.ts';

/** A card of the hand is named before all, and stays there for now. */
export function announce({ known }: Player, card: number): void {
  if (!known.includes(card)) known.push(card);
}

/** All have seen this card leave the hand: if it was known to be there, it is no more. */
export function forget({ known }: Player, card: number): void {
  if (known.includes(card)) takeOut(known, card);
}

/** A card of the hand is discarded or hired before all eyes. */
export function leaveHand(player: Player, card: number): void {
  takeOut(player.hand, card);
  forget(player, card);
}
