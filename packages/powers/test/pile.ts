// A pile of different cards, as a place that cards can be lost from.
import type { Position, Seat } from '@castellan/kernel';
import type { CardPlace } from '@castellan/powers';

export function cardsIn<S extends Position>(
  pile: (state: S, owner: Seat) => number[],
  called: (card: number) => string = card => `card:${card}`,
): Omit<CardPlace<S>, 'lost'> {
  return {
    count: (t, owner) => pile(t.state, owner).length,
    offer: (t, owner, offer) => pile(t.state, owner).forEach(card => offer.add(card)),
    face: (_, __, card) => ({ id: called(card), note: { say: 'card', card } }),
    remove(t, owner, card) {
      const from = pile(t.state, owner);
      from.splice(from.indexOf(card), 1);
    },
    removeRandom(t, owner) {
      const from = pile(t.state, owner);
      return from.splice(t.below(from.length), 1)[0]!;
    },
  };
}
