import type { Json, Phrase } from '@castellan/kernel';
import type { Flight, FlightTable } from '@castellan/table';

/** The piles. */
export const CITIZEN_DECK = 'deck:citizens';
export const CITIZEN_DISCARD = 'discard:citizens';
export const QUEST_DECK = 'deck:quests';

const ids = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];
const hand = (seat: Json | undefined): string => `hand-of:${Number(seat)}`;
const guild = (seat: Json | undefined): string => `guild-of:${Number(seat)}`;
const reserved = (seat: Json | undefined): string => `reserved-of:${Number(seat)}`;

const citizen = (id: string, froms: readonly string[], to: string): Flight[] =>
  froms.map(from => ({ from, to, card: `citizen:${id}` }));

/** Cards that pay lie in the hand or the Guild of whoever looks; those of others leave their plate. */
const paid = (event: Phrase): Flight[] =>
  ids(event['paid'] ?? event['citizens']).flatMap(id =>
    citizen(id, [hand(event['seat'])], CITIZEN_DISCARD),
  );

/** What moves because of an event, from one thing on the table to another. What keeps its name glides by itself. */
export const flights: FlightTable = {
  drew: ({ seat, citizen: id }) =>
    typeof id === 'string'
      ? citizen(id, [CITIZEN_DECK], `hand:${id}`)
      : [{ from: CITIZEN_DECK, to: hand(seat), token: 'card:citizen', n: 1 }],
  hired: event => [
    ...paid(event),
    ...citizen(String(event['citizen']), ['tavern-line'], guild(event['seat'])),
  ],
  'hired-from-hand': event => [
    ...paid(event),
    ...citizen(String(event['citizen']), [hand(event['seat'])], guild(event['seat'])),
  ],
  reserved: ({ seat, quest }) => [
    { from: `quest:${String(quest)}`, to: reserved(seat), card: `quest:${String(quest)}` },
  ],
  'quest-completed': ({ seat, quest, points }) => [
    { from: `quest:${String(quest)}`, to: `vp:${Number(seat)}`, token: 'vp', n: Number(points) },
  ],
  renewed: ({ quests }) =>
    ids(quests).map(id => ({ from: QUEST_DECK, to: `quest:${id}`, card: `quest:${id}` })),
  'tavern-filled': ({ quests }) =>
    ids(quests).map(id => ({ from: QUEST_DECK, to: `quest:${id}`, card: `quest:${id}` })),
  'citizen-discarded': ({ seat, from, citizen: id }) =>
    citizen(
      String(id),
      [from === 'line' ? 'tavern-line' : from === 'hand' ? hand(seat) : guild(seat)],
      CITIZEN_DISCARD,
    ),
  'card-stolen': ({ seat, from }) => [
    { from: hand(from), to: hand(seat), token: 'card:citizen', n: 1 },
  ],
  'citizen-taken': ({ seat, from, citizen: id }) => citizen(String(id), [guild(from)], guild(seat)),
  'citizen-picked': ({ seat, citizen: id }) => citizen(String(id), ['tavern-line'], hand(seat)),
  'hand-limited': paid,
  'guild-limited': paid,
};
