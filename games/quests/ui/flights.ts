import type { Handlers, Seat } from '@castellan/kernel';
import type { Flight } from '@castellan/table';
import type { events } from '../events.ts';

/** The piles. */
export const CITIZEN_DECK = 'deck:citizens';
export const CITIZEN_DISCARD = 'discard:citizens';
export const QUEST_DECK = 'deck:quests';

export const handOf = (seat: Seat): string => `hand-of:${seat}`;
export const guildOf = (seat: Seat): string => `guild-of:${seat}`;

const citizen = (id: string, from: string, to: string): Flight => ({
  from,
  to,
  card: `citizen:${id}`,
});

/** The viewer's own payment lies in their hand or Guild; the cards of others leave their plate. */
const paid = (seat: Seat, citizens: readonly string[]): Flight[] =>
  citizens.map(id => citizen(id, handOf(seat), CITIZEN_DISCARD));

const discarded = (told: { readonly seat: Seat; readonly citizens: readonly string[] }): Flight[] =>
  paid(told.seat, told.citizens);

const fromDeck = ({ quests }: { readonly quests: readonly string[] }): Flight[] =>
  quests.map(id => ({ from: QUEST_DECK, to: `quest:${id}`, card: `quest:${id}` }));

/** What moves because of an event, from one thing on the table to another. What keeps its name glides by itself. */
export const flights: Handlers<typeof events, readonly Flight[]> = {
  drew: ({ seat, citizen: id }) => [
    id === null
      ? { from: CITIZEN_DECK, to: handOf(seat), token: 'card:citizen', n: 1 }
      : citizen(id, CITIZEN_DECK, `hand:${id}`),
  ],
  hired: ({ seat, citizen: id, paid: by }) => [
    ...paid(seat, by),
    citizen(id, 'tavern-line', guildOf(seat)),
  ],
  'hired-from-hand': ({ seat, citizen: id, paid: by }) => [
    ...paid(seat, by),
    citizen(id, handOf(seat), guildOf(seat)),
  ],
  reserved: ({ seat, quest }) => [
    { from: `quest:${quest}`, to: `reserved-of:${seat}`, card: `quest:${quest}` },
  ],
  'quest-completed': ({ seat, quest, points }) => [
    { from: `quest:${quest}`, to: `vp:${seat}`, token: 'vp', n: points },
  ],
  renewed: fromDeck,
  'tavern-filled': fromDeck,
  'citizen-discarded': ({ seat, from, citizen: id }) => [
    citizen(
      id,
      from === 'line' ? 'tavern-line' : from === 'hand' ? handOf(seat) : guildOf(seat),
      CITIZEN_DISCARD,
    ),
  ],
  'card-stolen': ({ seat, from }) => [
    { from: handOf(from), to: handOf(seat), token: 'card:citizen', n: 1 },
  ],
  'citizen-taken': ({ seat, from, citizen: id }) => [citizen(id, guildOf(from), guildOf(seat))],
  'citizen-picked': ({ seat, citizen: id }) => [citizen(id, 'tavern-line', handOf(seat))],
  'hand-limited': discarded,
  'guild-limited': discarded,
};
