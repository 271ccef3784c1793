// How cards lie on the table, where they have less room than in the hand or the zoom.
import { powerIcons } from '@castellan/powers';
import type { Icon } from '@castellan/powers';
import type { Badge, CardFace, Locale } from '@castellan/table';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import type { VillagePower } from '../cards/types.ts';
import { card } from './faces.ts';
import { icon } from './icons.ts';

/** `open`: in the market. `built`: in a village, where cost and resource no longer matter. */
export type Lying = 'open' | 'built';

const buildings = new Map(BUILDINGS.map(one => [`building:${one.id}`, one]));
const adventurers = new Map(ADVENTURERS.map(one => [`adventurer:${one.id}`, one]));

/** Rows with headings lie side by side; a tile draws none of them, so that an icon says when a power works. */
const row = (icons: readonly Icon[]): CardFace['rows'][number] => ({ heading: '', icons });

/** That a card is given up for what follows, the arrow says. */
const shortened = (power: VillagePower): Icon[] =>
  powerIcons(power).filter(one => !('operator' in one && one.operator === 'lost'));

/** On a small tile the resource is a mark, and the power waits for the zoom. */
export function tileFace(ref: string, locale: Locale, lying: Lying, isSmall: boolean): CardFace {
  const face = card(ref, locale)!;
  const building = buildings.get(ref);
  const power = (building ?? adventurers.get(ref))?.power ?? null;
  const own = row(power === null ? [] : shortened(power));
  // Where a power is too long for a line, at least its time is told.
  const brief = isSmall && own.icons.length > 2 ? row(own.icons.slice(0, 1)) : own;
  if (lying === 'built') return { ...face, price: [], rows: [brief] };
  if (building === undefined) return { ...face, rows: isSmall ? [] : [own] };
  const { resource } = building;
  if (!isSmall) return { ...face, rows: [own, row([{ icon: resource, n: null }])] };
  const mark: Badge = { icon: resource, label: icon(resource, locale).label };
  const [points, type] = face.marks as [Badge, Badge];
  return { ...face, marks: [points, mark, type], rows: [] };
}

/** In a hand of tiles there is room for the power, if only just. */
export function handTile(ref: string, locale: Locale, isSmall: boolean): CardFace {
  const face = tileFace(ref, locale, 'open', isSmall);
  const power = buildings.get(ref)?.power ?? null;
  return isSmall && power !== null ? { ...face, rows: [row(shortened(power))] } : face;
}
