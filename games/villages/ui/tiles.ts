// How cards lie on the table, where they have less room than in the hand or the zoom.
import { powerIcons } from '@castellan/powers';
import type { Badge, CardFace, Locale } from '@castellan/table';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import { card } from './faces.ts';
import { icon } from './icons.ts';

/** `open`: in the market. `built`: in a village, where cost and resource no longer matter. */
export type Lying = 'open' | 'built';

const buildings = new Map(BUILDINGS.map(one => [`building:${one.id}`, one]));
const adventurers = new Map(ADVENTURERS.map(one => [`adventurer:${one.id}`, one]));

/** A tile has no headings: an icon says when its power works. On a small one the resource is a mark, and the power waits for the zoom. */
export function tileFace(ref: string, locale: Locale, lying: Lying, isSmall: boolean): CardFace {
  const face = card(ref, locale)!;
  const building = buildings.get(ref);
  const power = (building ?? adventurers.get(ref))?.power ?? null;
  const own = power === null ? [] : [{ icons: powerIcons(power) }];
  if (lying === 'built') return { ...face, price: [], rows: own };
  if (building === undefined) return { ...face, rows: isSmall ? [] : own };
  const { resource } = building;
  if (!isSmall) return { ...face, rows: [...own, { icons: [{ icon: resource, n: null }] }] };
  const mark: Badge = { icon: resource, label: icon(resource, locale).label };
  const [points, type] = face.marks as [Badge, Badge];
  return { ...face, marks: [points, mark, type], rows: [] };
}

/** In a hand of tiles there is room for the power, if only just. */
export function handTile(ref: string, locale: Locale, isSmall: boolean): CardFace {
  const face = tileFace(ref, locale, 'open', isSmall);
  const power = buildings.get(ref)?.power ?? null;
  return isSmall && power !== null ? { ...face, rows: [{ icons: powerIcons(power) }] } : face;
}
