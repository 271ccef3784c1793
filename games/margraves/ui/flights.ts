import type { Handlers, Seat } from '@castellan/kernel';
import type { Flight } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { MONSTERS } from '../cards/monsters.ts';
import type { events } from '../events.ts';

const SUPPLY = 'supply';
export const CITIZEN_DECK = 'deck:citizens';
export const stackOf = (level: number): string => `stack:${level}`;

const has = (things: readonly { readonly id: string }[], id: string): boolean =>
  things.some(thing => thing.id === id);

/** Where something comes from that a card or a place brings. */
function originOf(source: string, seat: Seat): string {
  if (has(LOCATIONS, source)) return `location:${source}`;
  if (has(CITIZENS, source)) return `played:${seat}:${source}`;
  const monster = MONSTERS.find(({ id }) => id === source);
  if (monster !== undefined) return `lair:${monster.lair}`;
  if (source.startsWith('wheel-')) return `wheel:${source}`;
  if (source.startsWith('tomb-')) return `tomb-line:${source}`;
  return SUPPLY;
}

const flown = (tokens: Readonly<Record<string, number>>, from: string, to: string): Flight[] =>
  Object.entries(tokens).flatMap(([token, n]) => (n > 0 ? [{ from, to, token, n }] : []));

const cardTo = (card: string, from: string, to: string): Flight[] => [{ from, to, card }];
const one = (token: string, from: string, to: string): Flight[] => [{ from, to, token, n: 1 }];

const played = ({ seat, citizen }: { seat: Seat; citizen: string }): Flight[] =>
  cardTo(`citizen:${citizen}`, `seat:${seat}`, `played:${seat}:${citizen}`);

/** What moves because of an event. Margraves and ships keep their names, so they glide without help. */
export const flights: Handlers<typeof events, readonly Flight[]> = {
  gained: ({ seat, tokens, source }) => flown(tokens, originOf(source, seat), `seat:${seat}`),
  paid: ({ seat, tokens, to }) => flown(tokens, `seat:${seat}`, to < 0 ? SUPPLY : `seat:${to}`),
  hired: ({ seat, citizen }) => cardTo(`citizen:${citizen}`, 'line', `hand:${seat}:${citizen}`),
  'played-pennant': played,
  'played-power': played,
  'citizen-laid': ({ citizen }) => cardTo(`citizen:${citizen}`, CITIZEN_DECK, 'line'),
  'tile-taken': ({ seat, tile }) => cardTo(`tile:${tile}`, `tile:${tile}`, `seat:${seat}`),
  deployed: ({ seat, from, to }) =>
    one('knight', from === null ? `seat:${seat}` : `knight:${from}`, `knight:${to}`),
  'knight-fell': ({ seat, tomb }) => one('knight', `seat:${seat}`, `tomb:${tomb}`),
  built: ({ seat, location }) => one('tower', `seat:${seat}`, `location:${location}`),
};
