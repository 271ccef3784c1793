// The map [MV 1.3, 6]: eight Locations, the roads between them, and the trails to the lairs.
import { cardTable, column } from '@castellan/kernel';
import type { Known } from '@castellan/kernel';
import type { Effect } from '@castellan/powers';
import { GUILDS } from './language.ts';
import type { Guild } from './language.ts';
import { effect } from './notation.ts';
import { LAIRS } from './monsters.ts';
import type { Lair } from './monsters.ts';

export interface Location extends Known {
  readonly id: string;
  readonly name: string;
  /** The Locations one movement step away. */
  readonly roads: readonly string[];
  /** The lairs at the end of its trails. */
  readonly lairs: readonly Lair[];
  /** What a Ward Tower here counts as at the end [MV 12.2]. */
  readonly guilds: readonly [Guild, Guild];
  /** For a player who moves a margrave or a knight there. They can gain gold instead [MV 6.2]. */
  readonly power: Effect;
  /** What the three slots for Ward Towers bring [MV 8.4]. */
  readonly slots: readonly Effect[];
  /** Where it lies on the map, in percent from the left and from the top. */
  readonly at: readonly [x: number, y: number];
}

/** A Location in a state is its place in this list. */
export const LOCATIONS: readonly Location[] = cardTable(
  'locations',
  {
    name: column.text,
    roads: column.list(column.text),
    guilds: column.tuple(column.oneOf(GUILDS), column.oneOf(GUILDS)),
    lairs: column.list(column.oneOf(LAIRS)),
    power: effect,
    slots: column.list(effect, '; '),
    at: column.tuple(column.number, column.number),
    source: 'rulebook',
    standIns: [],
  },
  `
  name      | roads                       | guilds          | lairs         | power        | slots                           | at
  Shilina   | namin thraecius             | ~worker shadow  | ~hills        | hire         | ~1G + tile 1; 4G; 2S            | ~30 15
  Namin     | shilina silesia             | ~worker soldier | ~hills        | 1stone       | ~2wild; 1knight 2I; 7G          | ~62 12
  Silesia   | ~namin viktoria nymar       | ~soldier holy   | ~hills ruins  | 1G → 1wild   | ~2S 2I; 3G 2wild; 3G + tile 1   | ~85 30
  Viktoria  | ~silesia inkadeus thraecius | ~soldier holy   | ~ruins        | 1S           | ~3G 1knight 2I; 2S + tile 1; 3G 2wild | ~88 62
  Inkadeus  | ~viktoria nymar             | ~worker holy    | ~forest       | ~1wood       | ~2wood 2I; 4G 2I; 5G 2knight    | ~68 85
  Ny'mar    | ~inkadeus reykstrom silesia | ~worker shadow  | ~forest swamp | ship         | ~1G 2I; 1G + tile 1; 5G 1knight | ~38 88
  Reykstrom | ~nymar thraecius            | ~holy shadow    | ~swamp        | ~1M          | ~3G 2M; 1M 2I; 3S 1knight       | ~14 66
  Thraecius | ~reykstrom shilina viktoria | ~soldier shadow | ~swamp        | 3wild → 1gem | ~3G 2I; 1S 2wild; 1G 2knight    | ~12 36
`,
);

/** The gain of players who can't or don't want to use a Location Power [MV 6.2]. */
export const INSTEAD = effect('2G');
