import type { Json, Phrase } from '@castellan/kernel';
import type { Flight, FlightTable } from '@castellan/table';
import { effectIcons } from '@castellan/powers';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { TOKENS } from '../cards/language.ts';
import { MONSTERS } from '../cards/monsters.ts';

/** Where a seat's things lie; the Dark Lord sits at -1. */
const seat = (value: Json | undefined): string => `seat:${Number(value)}`;
const DARK_LORD = 'seat:-1';
const tableau = (event: Phrase, card: string): string => `tableau:${Number(event['seat'])}:${card}`;
const center = (card: string): string => `center:${card}`;
const BANK = (token: string): string => `token:${token}`;

/** What moves because of an event, from one thing on the table to another. */
export const flights: FlightTable = {
  harvested,
  gained: event =>
    amounts(event['tokens']).map(([token, n]) => ({
      from: sourceOf(event),
      orFrom: BANK(token),
      to: seat(event['seat']),
      token,
      n,
    })),
  compensated: one,
  'gained-one': one,
  paid: toBank,
  took: event => {
    const token = String(event['token']);
    const from = Number(event['from']);
    const n = Number(event['n']);
    return n === 0
      ? []
      : [{ from: from < 0 ? BANK(token) : seat(from), to: seat(event['seat']), token, n }];
  },
  'citizen-gained': event => toSeat(event, `citizen:${String(event['citizen'])}`),
  recruited: event => [...toBank(event), ...toSeat(event, `citizen:${String(event['citizen'])}`)],
  slain: event => [...toBank(event), ...toSeat(event, `monster:${String(event['monster'])}`)],
  built: event => [...toBank(event), ...toSeat(event, `domain:${String(event['domain'])}`)],
  'citizen-returned': event => toCenter(event, `citizen:${String(event['citizen'])}`),
  'monster-returned': event => toCenter(event, `monster:${String(event['monster'])}`),
  'monster-taken': event => {
    const card = `monster:${String(event['monster'])}`;
    const from = Number(event['from']);
    return [{ from: from < 0 ? center(card) : seat(from), to: seat(event['seat']), card }];
  },
  'citizen-captured': event => captured(`citizen:${String(event['citizen'])}`),
  'domain-captured': event => captured(`domain:${String(event['domain'])}`),
};

function amounts(tokens: Json | undefined): [token: string, n: number][] {
  const held = tokens as Readonly<Record<string, number>>;
  return TOKENS.flatMap((token): [string, number][] =>
    (held[token] ?? 0) > 0 ? [[token, held[token]!]] : [],
  );
}

/** Each token comes from a Citizen that shows it; of several, from one after the other. */
function harvested(event: Phrase): Flight[] {
  const cards = Object.keys(event['cards'] as Readonly<Record<string, number>>);
  return amounts(event['tokens']).flatMap(([token, n]) => {
    const givers = cards.filter(id => shows(id).has(token));
    const shares = Math.max(1, Math.min(n, givers.length));
    return Array.from({ length: shares }, (_, i) => ({
      from: givers.length === 0 ? BANK(token) : tableau(event, `citizen:${givers[i]!}`),
      orFrom: BANK(token),
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
  return among(MONSTERS) ? center(`monster:${String(source)}`) : 'bank';
}

function toBank(event: Phrase): Flight[] {
  return amounts(event['tokens']).map(([token, n]) => ({
    from: seat(event['seat']),
    to: BANK(token),
    token,
    n,
  }));
}

function one(event: Phrase): readonly Flight[] {
  const token = String(event['resource']);
  return [{ from: BANK(token), to: seat(event['seat']), token, n: 1 }];
}

const toSeat = (event: Phrase, card: string): readonly Flight[] => [
  { from: center(card), to: seat(event['seat']), card },
];
const toCenter = (event: Phrase, card: string): readonly Flight[] => [
  { from: seat(event['seat']), to: center(card), card },
];
const captured = (card: string): readonly Flight[] => [{ from: center(card), to: DARK_LORD, card }];
