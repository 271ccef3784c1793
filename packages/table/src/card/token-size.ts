import type { Icon } from '@castellan/powers';
import { DRAWN, NARROW } from '../icon/operator.tsx';
import type { TableText } from '../languages.ts';

/** How wide a row of icons is, in tokens. Some operators are words, and words are as long as they are. */
export function rowWidth(icons: readonly Icon[], text: TableText): number {
  return icons.reduce((sum, icon) => sum + iconWidth(icon, text), 0);
}

function iconWidth(icon: Icon, text: TableText): number {
  if ('card' in icon) return 0.85 + 1.1 * Object.keys(icon.filter).length;
  if (!('operator' in icon))
    return icon.icon.includes(':') && icon.n !== null && icon.n > 1 ? 1.65 : 1.1;
  const { operator } = icon;
  if (DRAWN[operator] === undefined) return 0.3 + 0.3 * text(`operator-${operator}`).length;
  return NARROW.has(operator) ? 0.36 : 0.62;
}

/** The room that rows have, in hundredths of the card's width. */
export interface RowSpace {
  readonly width: number;
  readonly height: number;
  readonly most: number;
}

/** The largest tokens with which every row fits into its share of the room: on one line if they stay large enough, else on two. */
export function tokenSize(
  widths: readonly number[],
  share: number,
  { width, height, most }: RowSpace,
): number {
  const longest = Math.max(1, ...widths);
  const one = Math.min(most, height / share / 1.05, width / longest);
  // Two lines hold a little less than twice as much: an operator never ends a line.
  const two = Math.min(most, height / share / 2.15, (width * 2) / (longest + 1.3));
  return Math.max(7, Math.floor(Math.max(one, two > one * 1.35 ? two : 0) * 10) / 10);
}
