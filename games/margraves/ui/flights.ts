import type { Json, Phrase } from '@castellan/kernel';
import type { Flight, FlightTable } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { MONSTERS } from '../cards/monsters.ts';

const SUPPLY = 'supply';
export const CITIZEN_DECK = 'deck:citizens';
export const stackOf = (level: number): string => `stack:${level}`;

const seat = (value: Json | undefined): string => `seat:${Number(value)}`;
const has = (things: readonly { readonly id: string }[], id: string): boolean =>
  things.some(thing => thing.id === id);

/** Where something comes from that a card or a place brings. */
function originOf(source: string, who: Json | undefined): string {
  if (has(LOCATIONS, source)) return `location:${source}`;
  if (has(CITIZENS, source)) return `played:${Number(who)}:${source}`;
  const monster = MONSTERS.find(({ id }) => id === source);
  if (monster !== undefined) return `lair:${monster.lair}`;
  if (source.startsWith('wheel-')) return `wheel:${source}`;
  if (source.startsWith('tomb-')) return `tomb-line:${source}`;
  return SUPPLY;
}

function tokens(event: Phrase, from: string, to: string): readonly Flight[] {
  return Object.entries(event['tokens'] as Readonly<Record<string, number>>).flatMap(([token, n]) =>
    n > 0 ? [{ from, to, token, n }] : [],
  );
}

const cardTo = (card: string, from: string, to: string): readonly Flight[] => [{ from, to, card }];

/** What moves because of an event. Margraves and ships keep their names: they glide by themselves. */
export const flights: FlightTable = {
  gained: event =>
    tokens(event, originOf(String(event['source'] ?? ''), event['seat']), seat(event['seat'])),
  paid: event =>
    tokens(event, seat(event['seat']), Number(event['to']) < 0 ? SUPPLY : seat(event['to'])),
  hired: ({ seat: who, citizen }) =>
    cardTo(`citizen:${String(citizen)}`, 'line', `hand:${Number(who)}:${String(citizen)}`),
  'played-pennant': ({ seat: who, citizen }) =>
    cardTo(`citizen:${String(citizen)}`, seat(who), `played:${Number(who)}:${String(citizen)}`),
  'played-power': ({ seat: who, citizen }) =>
    cardTo(`citizen:${String(citizen)}`, seat(who), `played:${Number(who)}:${String(citizen)}`),
  'citizen-laid': ({ citizen }) => cardTo(`citizen:${String(citizen)}`, CITIZEN_DECK, 'line'),
  'tile-taken': ({ seat: who, tile }) =>
    cardTo(`tile:${String(tile)}`, `tile:${String(tile)}`, seat(who)),
  deployed: ({ seat: who, from, to }) => [
    {
      from: from === null ? seat(who) : `knight:${String(from)}`,
      to: `knight:${String(to)}`,
      token: 'knight',
      n: 1,
    },
  ],
  'knight-fell': ({ seat: who, tomb }) => [
    { from: seat(who), to: `tomb:${Number(tomb)}`, token: 'knight', n: 1 },
  ],
  built: ({ seat: who, location }) => [
    { from: seat(who), to: `location:${String(location)}`, token: 'tower', n: 1 },
  ],
};
