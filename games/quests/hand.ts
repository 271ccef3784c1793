// Hands, and what the others know of them (QV R14).
import { takeOut } from '@castellan/kernel';
import type { Chance } from '@castellan/kernel';
import { clone } from './clone.ts';
import type { Player, Seen, State } from './state.ts';
import { description } from './state.ts';

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

/** For each view from which worlds are guessed: the same, with the known cards of other hands in their places. */
const informed = new WeakMap<Seen, State>();

/** A guess at what a viewer can't see: hands hold the cards that are known to be in them. */
export function sample(view: Seen, chance: Chance): State {
  let from = informed.get(view);
  if (from === undefined) {
    const players = view.players.map((player, seat) =>
      seat === view.viewer
        ? player
        : { ...player, hand: [...player.known, ...player.hand.slice(player.known.length)] },
    );
    from = { ...view, players };
    informed.set(view, from);
  }
  return description.guess(from, chance, clone);
}
