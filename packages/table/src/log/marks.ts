import type { Phrase } from '@castellan/kernel';
import { isAside } from '@castellan/kernel';
import type { Looks } from '../context.tsx';
import type { Flight } from '../contract.ts';
import { flightsOf, signOf } from '../director/script.ts';
import { logEntry } from './entry.ts';

/** Tokens of a kind: what a card cost, what somebody gained. */
export interface Amount {
  readonly icon: string;
  readonly n: number;
}

/** Something that somebody did, as a picture: the card it was about, or the icon of the action. */
export type Mark =
  | { readonly card: string; readonly price: readonly Amount[]; readonly n: number }
  | { readonly icon: string };

type MarkLooks = Pick<Looks, 'ui' | 'locale' | 'who'>;

/** The places that are a seat's, by the names that games give them. */
const OWNED = /^(?:seat|gold|vp|hand-of|guild-of):(-?\d+)/;
const ownerOf = (place: string): number | null => {
  const found = OWNED.exec(place);
  return found === null ? null : Number(found[1]);
};

/** What a seat did, in its order. What was done with the same card again is counted. */
export function marksOf(events: readonly Phrase[], seat: number, looks: MarkLooks): Mark[] {
  const marks: Mark[] = [];
  for (const event of events)
    for (const mark of marksIn(event, seat, looks)) {
      const last = marks.at(-1);
      if (last !== undefined && 'card' in last && 'card' in mark && last.card === mark.card)
        marks[marks.length - 1] = { ...mark, n: last.n + 1 };
      else marks.push(mark);
    }
  return marks;
}

function marksIn(event: Phrase, seat: number, looks: MarkLooks): Mark[] {
  const cards = logEntry(looks, event, '').parts.flatMap(part =>
    typeof part === 'object' && 'card' in part && !isAside(part) ? [part.card] : [],
  );
  // A card in brackets is why it happened: what it happened to comes first.
  const [card] = cards.filter(one => looks.ui.card(one, looks.locale) !== null);
  const icon = signOf(event, looks.ui);
  return [
    ...(icon === null ? [] : [{ icon }]),
    ...(card === undefined ? [] : [{ card, price: priceOf(event, seat, looks), n: 1 }]),
  ];
}

/** What they paid for it: the tokens that left them. */
const priceOf = (event: Phrase, seat: number, { ui }: MarkLooks): Amount[] =>
  summed(flightsOf(event, ui).filter(({ from }) => ownerOf(from) === seat));

/** What came to a seat, no matter whose doing it was. */
export const gainsOf = (
  events: readonly Phrase[],
  seat: number,
  { ui }: Pick<MarkLooks, 'ui'>,
): Amount[] =>
  summed(events.flatMap(event => flightsOf(event, ui)).filter(({ to }) => ownerOf(to) === seat));

function summed(flights: readonly Flight[]): Amount[] {
  const sums = new Map<string, number>();
  for (const { token, n = 1 } of flights)
    if (token !== undefined) sums.set(token, (sums.get(token) ?? 0) + n);
  return [...sums].map(([icon, n]) => ({ icon, n }));
}
