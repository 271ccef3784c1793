// Hands, and what the others know of them (QV R14).
import { takeOut } from '@castellan/kernel';
import type { Player } from './state.ts';

/** A player names a card of their hand to everyone. It stays there for now. */
export function announce({ known }: Player, card: number): void {
  if (!known.includes(card)) known.push(card);
}

/** Everyone has seen this card leave the hand. It is no longer known to be there. */
export function forget({ known }: Player, card: number): void {
  if (known.includes(card)) takeOut(known, card);
}

/** A card of the hand is discarded or hired, and everyone sees it. */
export function leaveHand(player: Player, card: number): void {
  takeOut(player.hand, card);
  forget(player, card);
}
