import type { Box, Plan, Size } from '@castellan/table';
import { HEAD } from './stage.ts';

export const PILES = ['guild', 'hand'] as const;
export type PileName = (typeof PILES)[number];

/** How Guild and hand lie: beside one another in one row, or one below the other; and for how many cards in a row. */
export interface Step {
  readonly isAbreast: boolean;
  readonly columns: number;
}

/** How many cards of both one row is laid out for; more lie in two rows of this many. */
const ABREAST = { least: 4, most: 8 };
const IN_ROWS = { least: 5, most: 8 };

const within = (n: number, { least, most }: typeof ABREAST): number =>
  Math.min(Math.max(n, least), most);

export function stepFor(guild: number, hand: number): Step {
  // Nobody takes as much room as one: it says so there.
  const all = Math.max(1, guild) + Math.max(1, hand);
  const isAbreast = all <= ABREAST.most;
  const columns = isAbreast ? within(all, ABREAST) : within(Math.max(guild, hand), IN_ROWS);
  return { isAbreast, columns };
}

/** Cards keep their size while a turn lasts, unless more of them have come than fit. */
export const stepKept = (kept: Step, now: Step): Step =>
  (kept.isAbreast && !now.isAbreast) ||
  (kept.isAbreast === now.isAbreast && kept.columns < now.columns)
    ? now
    : kept;

/** A card is at most so much higher than wide, and at least. */
const TALLEST = 1.75;
const FLATTEST = 0.75;
/** Between Guild and hand, where they lie beside one another: in gaps. */
const BETWEEN = 4;

/** The size of the cards follows from the step; where they lie within the zone, from how many there are now. */
export function ownSizes(
  { pad, gap, scale }: Plan,
  box: Size,
  { isAbreast, columns }: Step,
  counts: Readonly<Record<PileName, number>>,
): { readonly size: Size; readonly boxes: Readonly<Record<PileName, Box>> } {
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
