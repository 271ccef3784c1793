import type { Handlers, Seat } from '@castellan/kernel';
import type { Flight } from '@castellan/table';
import type { events } from '../events.ts';

/** The piles. */
export const ADVENTURE_DECK = 'deck:adventures';
export const ADVENTURE_DISCARD = 'discard:adventures';
export const QUEST_DECK = 'deck:quests';
export const QUEST_DISCARD = 'discard:quests';

const cardTo = (id: string, froms: readonly string[], to: string): Flight[] =>
  froms.map(from => ({ from, to, card: `adventure:${id}` }));

/** A card comes from the viewer's open hand, or from somebody else's closed one: only one of these is on the table. */
const inHand = (id: string, seat: Seat): string[] => [`hand:${id}`, `hand-of:${seat}`];

const questFrom = (id: string): Flight => ({
  from: QUEST_DECK,
  to: `quest:${id}`,
  card: `quest:${id}`,
});

/** What moves because of an event, from one thing on the table to another. What keeps its name (a chosen quest) glides by itself. */
export const flights: Handlers<typeof events, readonly Flight[]> = {
  cycled: ({ quests }) => quests.map(questFrom),
  'quest-laid': ({ quest }) => [questFrom(quest)],
  'item-played': ({ seat, card }) => cardTo(card, inHand(card, seat), `open:${card}`),
  'item-acquired': ({ card }) => cardTo(card, [`open:${card}`, `hand:${card}`], `item:${card}`),
  'resource-played': ({ seat, card, target }) =>
    cardTo(card, inHand(card, seat), `${target === null ? 'loose' : 'paid'}:${card}`),
  'resource-assigned': ({ card }) => cardTo(card, [`loose:${card}`], `paid:${card}`),
  'quest-completed': ({ seat, quest, points }) => [
    {
      from: `quest:${quest}`,
      to: `vp:${seat}`,
      token: 'vp',
      n: points,
    },
  ],
  drew: ({ seat, count, cards }) =>
    cards === null
      ? [{ from: ADVENTURE_DECK, to: `hand-of:${seat}`, token: 'hand', n: count }]
      : cards.flatMap(id => cardTo(id, [ADVENTURE_DECK], `hand:${id}`)),
  discarded: ({ cards }) =>
    cards.flatMap(id => cardTo(id, [`paid:${id}`, `loose:${id}`, `item:${id}`], ADVENTURE_DISCARD)),
  'hand-discarded': ({ seat, cards }) =>
    cards.flatMap(id => cardTo(id, inHand(id, seat), ADVENTURE_DISCARD)),
};
