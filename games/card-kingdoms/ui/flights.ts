import type { Handlers } from '@castellan/kernel';
import type { Flight } from '@castellan/table';
import { effectIcons } from '@castellan/powers';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { MONSTERS } from '../cards/monsters.ts';
import type { events } from '../events.ts';
import type { Amounts } from './amounts.ts';
import { amountsIn } from './amounts.ts';
import type { Told } from './scene.ts';
import { cardIn } from './scene.ts';

type ToldOfSeat = Told & { readonly seat: number };
type ToldOfTokens = ToldOfSeat & { readonly tokens: Amounts };

/** Where a seat's things lie; the Dark Lord sits at -1. */
const place = (seat: number): string => `seat:${seat}`;
const tableau = (seat: number, card: string): string => `tableau:${seat}:${card}`;
const center = (event: Told): string => `center:${cardIn(event)}`;
const bank = (token: string): string => `token:${token}`;

/** The card that an event is about goes from one place to another. */
const fly = (event: Told, from: string, to: string): Flight[] => [
  { from, to, card: cardIn(event)! },
];
const toSeat = (event: ToldOfSeat): Flight[] => fly(event, center(event), place(event.seat));
const toCenter = (event: ToldOfSeat): Flight[] => fly(event, place(event.seat), center(event));
const captured = (event: Told): Flight[] => fly(event, center(event), place(-1));

const toBank = ({ seat, tokens }: ToldOfTokens): Flight[] =>
  amountsIn(tokens).map(([token, n]) => ({ from: place(seat), to: bank(token), token, n }));
const bought = (event: ToldOfTokens): Flight[] => [...toBank(event), ...toSeat(event)];

const one = ({ seat, resource }: { seat: number; resource: string }): Flight[] => [
  { from: bank(resource), to: place(seat), token: resource, n: 1 },
];
/** Tokens come from a card, or from the Bank where that is not in sight. */
const give = (from: string, seat: number, token: string, n: number): Flight => {
  return { from, orFrom: bank(token), to: place(seat), token, n };
};

/** Whether one of a Citizen's two powers shows a token. */
function shows(citizen: string, token: string): boolean {
  const { onTurn, offTurn } = CITIZENS.find(({ id }) => id === citizen)!;
  return [onTurn, offTurn].flatMap(effectIcons).some(one => 'icon' in one && one.icon === token);
}

/** The card that brings something: a Citizen or a Domain before someone, a Monster where it was slain. */
function sourceOf(seat: number, source: string): string {
  const among = (cards: readonly { readonly id: string }[]): boolean =>
    cards.some(({ id }) => id === source);
  if (among(CITIZENS)) return tableau(seat, `citizen:${source}`);
  if (among(DOMAINS)) return tableau(seat, `domain:${source}`);
  return among(MONSTERS) ? `center:monster:${source}` : 'bank';
}

/** What moves because of an event, from one thing on the table to another. */
export const flights: Handlers<typeof events, readonly Flight[]> = {
  /** Each token comes from a Citizen that shows it; of several, from one after the other. */
  harvested: ({ seat, tokens, cards }) =>
    amountsIn(tokens).flatMap(([token, n]) => {
      const givers = Object.keys(cards).filter(id => shows(id, token));
      if (givers.length === 0) return [give(bank(token), seat, token, n)];
      return givers.slice(0, n).map((giver, i, { length }) => {
        const share = Math.floor(n / length) + (i < n % length ? 1 : 0);
        return give(tableau(seat, `citizen:${giver}`), seat, token, share);
      });
    }),
  gained: ({ seat, tokens, source }) =>
    amountsIn(tokens).map(([token, n]) => give(sourceOf(seat, source), seat, token, n)),
  compensated: one,
  'gained-one': one,
  paid: toBank,
  took: ({ seat, from, token, n }) =>
    n === 0 ? [] : [{ from: from < 0 ? bank(token) : place(from), to: place(seat), token, n }],
  'citizen-gained': toSeat,
  recruited: bought,
  slain: bought,
  built: bought,
  'citizen-returned': toCenter,
  'monster-returned': toCenter,
  'monster-taken': event =>
    event.from < 0 ? toSeat(event) : fly(event, place(event.from), place(event.seat)),
  'citizen-captured': captured,
  'domain-captured': captured,
};
