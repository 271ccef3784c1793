import type { Box, Plan, Size } from '@castellan/table';
import { HEAD } from './stage.ts';

export const PILES = ['guild', 'hand'] as const;
export type PileName = (typeof PILES)[number];

/** Guild and hand lie beside one another in one row while they are few, and below one another when there are more. */
interface Laying {
  readonly isAbreast: boolean;
  /** For how many cards a row is laid out. */
  readonly columns: number;
}

/** Cards have one of three sizes, the largest that has room for all. */
const SIZES = {
  large: { isAbreast: true, columns: 4 },
  middle: { isAbreast: true, columns: 7 },
  small: { isAbreast: false, columns: 8 },
} as const satisfies Readonly<Record<string, Laying>>;

export type SizeName = keyof typeof SIZES;

type Counts = Readonly<Record<PileName, number>>;

/** How many places both take: nobody takes as much room as one, it says so there. */
const placesOf = ({ guild, hand }: Counts): number => Math.max(1, guild) + Math.max(1, hand);

export function sizeFor(counts: Counts): SizeName {
  const places = placesOf(counts);
  if (places <= SIZES.large.columns) return 'large';
  return places <= SIZES.middle.columns ? 'middle' : 'small';
}

/** While a turn lasts, cards that come push the others together; so much of each is seen at least. */
const SEEN = 0.6;

/** Cards keep their size while a turn lasts, unless they would cover one another too much. */
export function sizeKept(kept: SizeName, counts: Counts): SizeName {
  const { isAbreast, columns } = SIZES[kept];
  if (!isAbreast || placesOf(counts) - 2 <= (columns - 2) / SEEN) return kept;
  return sizeFor(counts);
}

/** With the next turn they grow again only if one more could come: else they would shrink at the next draw. */
export function sizeNext(last: SizeName, counts: Counts): SizeName {
  const now = sizeFor(counts);
  const isLarger = SIZES[now].columns < SIZES[last].columns;
  return isLarger ? sizeFor({ ...counts, hand: counts.hand + 1 }) : now;
}

/** A card is at most so much higher than wide, and at least. */
const TALLEST = 1.75;
const FLATTEST = 0.75;
/** Between Guild and hand, where they lie beside one another: in gaps. */
const BETWEEN = 4;

/** How large the cards are follows from the name of the size; where they lie, from how many there are now. */
export function ownSizes(
  { pad, gap, scale }: Plan,
  box: Size,
  name: SizeName,
  counts: Counts,
): { readonly size: Size; readonly boxes: Readonly<Record<PileName, Box>> } {
  const { isAbreast, columns } = SIZES[name];
  const width = box.width - 2 * pad;
  const height = isAbreast ? box.height - 2 * pad : (box.height - 2 * pad - gap) / 2;
  const between = isAbreast ? BETWEEN * gap : 0;
  const across = Math.floor((width - between - (columns - 1) * gap) / columns);
  const high = Math.floor(height - Math.round(HEAD * scale));
  const size = {
    width: Math.min(across, Math.floor(high / FLATTEST)),
    height: Math.min(high, Math.floor(across * TALLEST)),
  };
  if (!isAbreast) {
    const guild = { left: pad, top: pad, width, height };
    return { size, boxes: { guild, hand: { ...guild, top: pad + height + gap } } };
  }
  // Each has at least the room of a card; the more there are, the closer they lie.
  const [guild, hand] = [Math.max(1, counts.guild), Math.max(1, counts.hand)];
  const room = (width - between - 2 * size.width) / Math.max(1, guild + hand - 2);
  const wide = (n: number): number => Math.min(size.width + gap, room) * (n - 1) + size.width;
  const boxOf = (left: number, n: number): Box => ({ left, top: pad, width: wide(n), height });
  // What is left over lies beside the hand, so that nothing of the Guild moves when a card is drawn.
  const middle = Math.max(pad + wide(guild) + between, box.width / 2 + between / 2);
  const left = Math.min(middle, box.width - pad - wide(hand));
  return { size, boxes: { guild: boxOf(pad, guild), hand: boxOf(left, hand) } };
}
