import type { Json, Phrase } from '@castellan/kernel';
import type { Flight, FlightTable } from '@castellan/table';
import { effectIcons } from '@castellan/powers';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { TOKENS } from '../cards/language.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { cardIn } from './scene.ts';

/** Where a seat's things lie; the Dark Lord sits at -1. */
const seat = (value: Json | undefined): string => `seat:${Number(value)}`;
const tableau = (event: Phrase, card: string): string => `tableau:${Number(event['seat'])}:${card}`;
const center = (event: Phrase): string => `center:${cardIn(event)}`;
const bank = (token: string): string => `token:${token}`;

function amounts({ tokens }: Phrase): [token: string, n: number][] {
  const held = tokens as Readonly<Record<string, number>>;
  return TOKENS.flatMap((token): [string, number][] =>
    (held[token] ?? 0) > 0 ? [[token, held[token]!]] : [],
  );
}

/** The card that an event is about goes from one place to another. */
const fly = (event: Phrase, from: string, to: string): Flight[] => [
  { from, to, card: cardIn(event)! },
];
const toSeat = (event: Phrase): Flight[] => fly(event, center(event), seat(event['seat']));
const toCenter = (event: Phrase): Flight[] => fly(event, seat(event['seat']), center(event));
const captured = (event: Phrase): Flight[] => fly(event, center(event), seat(-1));

const toBank = (event: Phrase): Flight[] =>
  amounts(event).map(([token, n]) => ({ from: seat(event['seat']), to: bank(token), token, n }));
const bought = (event: Phrase): Flight[] => [...toBank(event), ...toSeat(event)];

function one(event: Phrase): Flight[] {
  const token = String(event['resource']);
  return [{ from: bank(token), to: seat(event['seat']), token, n: 1 }];
}

/** Each token comes from a Citizen that shows it; of several, from one after the other. */
function harvested(event: Phrase): Flight[] {
  const cards = Object.keys(event['cards'] as Readonly<Record<string, number>>);
  return amounts(event).flatMap(([token, n]) => {
    const givers = cards.filter(id => shows(id).has(token));
    const shares = Math.max(1, Math.min(n, givers.length));
    return Array.from({ length: shares }, (_, i) => ({
      from: givers.length === 0 ? bank(token) : tableau(event, `citizen:${givers[i]!}`),
      orFrom: bank(token),
      to: seat(event['seat']),
      token,
      n: Math.floor(n / shares) + (i < n % shares ? 1 : 0),
    }));
  });
}

/** The icons of a Citizen's two powers. */
function shows(id: string): Set<string> {
  const { onTurn, offTurn } = CITIZENS.find(citizen => citizen.id === id)!;
  return new Set(
    [onTurn, offTurn].flatMap(effectIcons).flatMap(one => ('icon' in one ? [one.icon] : [])),
  );
}

/** The card that brings something: a Citizen or a Domain before someone, a Monster where it was slain. */
function sourceOf(event: Phrase): string {
  const source = event['source'];
  const among = (cards: readonly { readonly id: string }[]): boolean =>
    cards.some(({ id }) => id === source);
  if (among(CITIZENS)) return tableau(event, `citizen:${String(source)}`);
  if (among(DOMAINS)) return tableau(event, `domain:${String(source)}`);
  return among(MONSTERS) ? `center:monster:${String(source)}` : 'bank';
}

/** What moves because of an event, from one thing on the table to another. */
export const flights: FlightTable = {
  harvested,
  gained: event =>
    amounts(event).map(([token, n]) => ({
      from: sourceOf(event),
      orFrom: bank(token),
      to: seat(event['seat']),
      token,
      n,
    })),
  compensated: one,
  'gained-one': one,
  paid: toBank,
  took: event => {
    const [token, from, n] = [String(event['token']), Number(event['from']), Number(event['n'])];
    return n === 0
      ? []
      : [{ from: from < 0 ? bank(token) : seat(from), to: seat(event['seat']), token, n }];
  },
  'citizen-gained': toSeat,
  recruited: bought,
  slain: bought,
  built: bought,
  'citizen-returned': toCenter,
  'monster-returned': toCenter,
  'monster-taken': event =>
    Number(event['from']) < 0
      ? toSeat(event)
      : fly(event, seat(event['from']), seat(event['seat'])),
  'citizen-captured': captured,
  'domain-captured': captured,
};
