import type { Json } from '@castellan/kernel';
import type { Flight, FlightTable } from '@castellan/table';

/** The piles. */
export const ADVENTURE_DECK = 'deck:adventures';
export const ADVENTURE_DISCARD = 'discard:adventures';
export const QUEST_DECK = 'deck:quests';
export const QUEST_DISCARD = 'discard:quests';

const ids = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

const cardTo = (id: string, froms: readonly string[], to: string): Flight[] =>
  froms.map(from => ({ from, to, card: `adventure:${id}` }));

/** A card comes from the open hand of whoever looks, or from the closed one of somebody else: only one of these lies on the table. */
const inHand = (id: string, seat: Json | undefined): string[] => [
  `hand:${id}`,
  `hand-of:${Number(seat)}`,
];

const questFrom = (id: string): Flight => ({
  from: QUEST_DECK,
  to: `quest:${id}`,
  card: `quest:${id}`,
});

/** What moves because of an event, from one thing on the table to another. What keeps its name (a chosen quest) glides by itself. */
export const flights: FlightTable = {
  cycled: ({ quests }) => ids(quests).map(questFrom),
  'quest-laid': ({ quest }) => [questFrom(String(quest))],
  'item-played': ({ seat, card }) =>
    cardTo(String(card), inHand(String(card), seat), `open:${String(card)}`),
  'item-acquired': ({ card }) =>
    cardTo(String(card), [`open:${String(card)}`, `hand:${String(card)}`], `item:${String(card)}`),
  'resource-played': ({ seat, card, target }) =>
    cardTo(
      String(card),
      inHand(String(card), seat),
      `${target === null ? 'loose' : 'paid'}:${String(card)}`,
    ),
  'resource-assigned': ({ card }) =>
    cardTo(String(card), [`loose:${String(card)}`], `paid:${String(card)}`),
  'quest-completed': ({ seat, quest, points }) => [
    {
      from: `quest:${String(quest)}`,
      to: `vp:${Number(seat)}`,
      token: 'vp',
      n: Number(points),
    },
  ],
  drew: ({ seat, count, cards }) =>
    cards === null
      ? [{ from: ADVENTURE_DECK, to: `hand-of:${Number(seat)}`, token: 'hand', n: Number(count) }]
      : ids(cards).flatMap(id => cardTo(id, [ADVENTURE_DECK], `hand:${id}`)),
  discarded: ({ cards }) =>
    ids(cards).flatMap(id =>
      cardTo(id, [`paid:${id}`, `loose:${id}`, `item:${id}`], ADVENTURE_DISCARD),
    ),
  'hand-discarded': ({ seat, cards }) =>
    ids(cards).flatMap(id => cardTo(id, inHand(id, seat), ADVENTURE_DISCARD)),
};
