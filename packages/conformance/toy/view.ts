// Who sees what: the deck, the other hands and what is kept face down are hidden.
import type { Chance, View, Viewer } from '@castellan/kernel';
import { guessSeed, shuffled, viewCore } from '@castellan/kernel';
import type { State } from './state.ts';
import { CARDS, clone, HIDDEN } from './state.ts';

/** The table as a viewer sees it: the cards that it can't see are `HIDDEN`. */
export interface Seen extends View, Readonly<Omit<State, 'core'>> {}

export function view(state: State, viewer: Viewer): Seen {
  const { core: _, ...seen } = clone(state);
  seen.deck.fill(HIDDEN);
  seen.players.forEach(({ hand, kept }, seat) => {
    if (seat === viewer) return;
    hand.fill(HIDDEN);
    kept.fill(HIDDEN);
  });
  return { viewer, core: viewCore(state.core), ...seen };
}

/** A world that the viewer can't tell from this one: the cards that it does not see, dealt anew. */
export function sample({ viewer: _, ...seen }: Seen, chance: Chance): State {
  const state = clone(seen);
  const { deck, market, players } = state;
  const piles = [deck, market, ...players.flatMap(({ hand, kept, pile }) => [hand, kept, pile])];
  const shown = new Set(piles.flat());
  const unseen = shuffled(
    CARDS.filter(card => !shown.has(card)),
    chance,
  );
  for (const pile of piles)
    pile.forEach((card, i) => {
      if (card === HIDDEN) pile[i] = unseen.pop()!;
    });
  state.core.rng = { seed: guessSeed(chance), drawn: 0 };
  return state;
}
