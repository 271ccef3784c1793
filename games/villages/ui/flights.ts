import type { Handlers, Seat } from '@castellan/kernel';
import type { Flight } from '@castellan/table';
import type { events } from '../events.ts';

/** Places of the table that are no cards. */
export const BANK = 'bank';
export const DECK = 'deck';
export const ADVENTURER_DECK = 'adventurers';
export const TRASH = 'trash';
/** The card that is being paid for. */
export const SITE = 'site';

export const purseOf = (seat: Seat): string => `gold:${seat}`;
export const handOf = (seat: Seat): string => `hand-of:${seat}`;

const pileOf = (pile: number): string => `pile:${pile - 1}`;
const building = (id: string): string => `building:${id}`;

/** A card lies open in the viewer's hand, or closed in somebody else's: only one of these is on the table. */
const inHand = (seat: Seat, id: string): string[] => [`hand:${building(id)}`, handOf(seat)];

/** The same with a village: the viewer's own lies open, the others' are plates. */
const inVillage = (seat: Seat, card: string): string[] => [
  `village:${seat}:${card}`,
  `seat:${seat}`,
];

const fly = (froms: readonly string[], tos: readonly string[], card: string): Flight[] =>
  froms.flatMap(from => tos.map(to => ({ from, to, card })));

const gold = (from: string, to: string, n = 1): Flight => ({ from, to, token: 'gold', n });

/** What moves because of an event, from one thing on the table to another. */
export const flights: Handlers<typeof events, readonly Flight[]> = {
  replenished: ({ seat, gold: n }) => [gold(`castle:${seat}`, purseOf(seat), n)],
  drew: ({ seat, card }) =>
    card === null
      ? [{ from: DECK, to: handOf(seat), token: 'card', n: 1 }]
      : fly([DECK], [`hand:${building(card)}`], building(card)),
  'drew-pile': ({ seat, card, pile }) => fly([pileOf(pile)], inHand(seat, card), building(card)),
  'pile-refilled': ({ card, pile }) => fly([DECK], [pileOf(pile)], building(card)),
  discarded: ({ seat, card, pile }) => fly(inHand(seat, card), [pileOf(pile)], building(card)),
  trashed: ({ seat, card }) => fly(inHand(seat, card), [TRASH], building(card)),
  developed: ({ seat, card, resource }) =>
    fly(inHand(seat, card), [`resource:${seat}:${resource}`], building(card)),
  'coin-laid': ({ seat, owner, resource }) => [
    gold(purseOf(seat), `resource:${owner}:${resource}`),
  ],
  'coin-on-castle': ({ seat }) => [gold(purseOf(seat), `castle:${seat}`)],
  built: ({ seat, card }) => fly([SITE], inVillage(seat, building(card)), building(card)),
  recruited: ({ seat, card, gold: n }) => {
    const ref = `adventurer:${card}`;
    return [gold(purseOf(seat), BANK, n), ...fly([`pool:${ref}`], inVillage(seat, ref), ref)];
  },
  'adventurer-comes': ({ card }) =>
    fly([ADVENTURER_DECK], [`pool:adventurer:${card}`], `adventurer:${card}`),
  'gold-taken': ({ seat, gold: n }) => [gold(BANK, purseOf(seat), n)],
  'gold-stolen': ({ seat, from, gold: n }) => [gold(purseOf(from), purseOf(seat), n)],
  'card-stolen': ({ seat, from, card }) =>
    card === null
      ? [{ from: handOf(from), to: handOf(seat), token: 'card', n: 1 }]
      : fly([handOf(from), `hand:${building(card)}`], inHand(seat, card), building(card)),
};
