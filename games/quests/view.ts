// A guess at what a viewer can't see: hands hold the cards that are known to be in them (QV R14).
import type { Chance } from '@castellan/kernel';
import { clone } from './clone.ts';
import type { Seen, State } from './state.ts';
import { description } from './state.ts';

/** The same view, with the known cards of other hands in their places: for each view from which worlds are guessed. */
const informed = new WeakMap<Seen, State>();

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
