// A guess at what a viewer can't see: hands hold the cards that are known to be in them (QV R14).
import type { Chance } from '@castellan/kernel';
import type { Seen, State } from './state.ts';
import { description } from './state.ts';

export function sample(view: Seen, chance: Chance): State {
  const players = view.players.map((player, seat) =>
    seat === view.viewer
      ? player
      : { ...player, hand: [...player.known, ...player.hand.slice(player.known.length)] },
  );
  return description.guess({ ...view, players } as State, chance);
}
