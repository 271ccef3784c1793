// How cards lie on the table, where they have less room than in the zoom.
import type { Badge, CardFace, Locale, Size } from '@castellan/table';
import { BUILDINGS } from '../cards/buildings.ts';
import { card } from './faces.ts';
import { icon } from './speech.ts';

/**
 * `open`: in the market or the hand. `folded`: the same where there is no room for a power, which waits for the zoom. `built`:
 * in a village, where cost and resource no longer matter.
 */
export type Lying = 'open' | 'folded' | 'built';

/** Too little for more than one row: what a card can become is a mark. */
export const isLittle = ({ width, height }: Size): boolean => width < 72 || height < 100;

/** How a card lies in the market: on a phone there is room for its name and its cost. */
export const lyingOn = ({ width }: Size): Lying => (width < 72 ? 'folded' : 'open');

const resources = new Map(BUILDINGS.map(({ id, resource }) => [`building:${id}`, resource]));

/** Without a power, the row stays, and is empty. */
const NONE: CardFace['rows'] = [{ heading: '', icons: [] }];

/** The face of a card as a tile: the same rows, but on a small tile the resource is a mark. */
export function tileFace(ref: string, locale: Locale, lying: Lying, isSmall: boolean): CardFace {
  const face = card(ref, locale)!;
  const resource = resources.get(ref);
  // The last row of a Building is what it can become.
  const power = resource === undefined ? face.rows : face.rows.slice(0, -1);
  const own = power.length === 0 ? NONE : power;
  if (lying === 'built') return { ...face, price: [], rows: isSmall ? own.map(brief) : own };
  const isFolded = lying === 'folded';
  if (resource === undefined) return { ...face, rows: isFolded ? [] : own };
  if (!isSmall) return { ...face, rows: [...own, ...face.rows.slice(-1)] };
  const mark: Badge = { icon: resource, label: icon(resource, locale).label };
  const [points, type] = face.marks as [Badge, Badge];
  return { ...face, marks: [points, mark, type], rows: isFolded ? [] : power };
}

/** Where a power is too long for a line, at least its time is told. */
const brief = (row: CardFace['rows'][number]): CardFace['rows'][number] =>
  row.sign !== undefined && row.icons.length > 1 ? { ...row, icons: [] } : row;
