import type { Json, Phrase } from '@castellan/kernel';
import type { Flight } from '@castellan/table';
import { TOKENS } from '../cards/language.ts';

/** Where a seat's things lie; the Dark Lord sits at -1. */
const seat = (value: Json | undefined): string => `seat:${Number(value)}`;
const DARK_LORD = 'seat:-1';
const center = (card: string): string => `center:${card}`;
const BANK = (token: string): string => `token:${token}`;

/** What moves because of an event, from one thing on the table to another. */
export function flights(event: Phrase): readonly Flight[] {
  return flying[event.say]?.(event) ?? [];
}

type Moves = (event: Phrase) => readonly Flight[];

const flying: Readonly<Record<string, Moves>> = {
  harvested: event => fromBank(event, event['tokens']),
  gained: event => fromBank(event, event['tokens']),
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

function fromBank(event: Phrase, tokens: Json | undefined): Flight[] {
  return amounts(tokens).map(([token, n]) => ({
    from: BANK(token),
    to: seat(event['seat']),
    token,
    n,
  }));
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

/** What somebody does on their turn. */
export const moves: readonly string[] = [
  'recruited',
  'slain',
  'built',
  'gained-one',
  'citizen-gained',
  'monster-taken',
];
