// The map [MV 1.3, 6]: eight Locations, the roads between them, and the trails to the lairs.
import type { Known } from '@castellan/kernel';
import type { Effect } from '@castellan/powers';
import { act, all, gain, pay, verb } from './language.ts';
import type { Guild } from './language.ts';
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
export const LOCATIONS: readonly Location[] = [
  {
    id: 'shilina',
    name: 'Shilina',
    roads: ['namin', 'thraecius'],
    lairs: ['hills'],
    guilds: ['worker', 'shadow'],
    power: act('hire'),
    slots: [all(gain({ gold: 1 }), verb('privilege', 1)), gain({ gold: 4 }), gain({ strength: 2 })],
    at: [30, 15],
    source: 'rulebook',
    standIns: ['guilds', 'lairs', 'slots', 'at'],
  },
  {
    id: 'namin',
    name: 'Namin',
    roads: ['shilina', 'silesia'],
    lairs: ['hills'],
    guilds: ['worker', 'soldier'],
    power: gain({ stone: 1 }),
    slots: [gain({ wild: 2 }), gain({ knight: 1, influence: 2 }), gain({ gold: 7 })],
    at: [62, 12],
    source: 'rulebook',
    standIns: ['guilds', 'lairs', 'slots', 'at'],
  },
  {
    id: 'silesia',
    name: 'Silesia',
    roads: ['namin', 'viktoria', 'nymar'],
    lairs: ['hills', 'ruins'],
    guilds: ['soldier', 'holy'],
    power: pay({ gold: 1 }, gain({ wild: 1 })),
    slots: [
      gain({ strength: 2, influence: 2 }),
      gain({ gold: 3, wild: 2 }),
      all(gain({ gold: 3 }), verb('privilege', 1)),
    ],
    at: [85, 30],
    source: 'rulebook',
    standIns: ['roads', 'guilds', 'lairs', 'slots', 'at'],
  },
  {
    id: 'viktoria',
    name: 'Viktoria',
    roads: ['silesia', 'inkadeus', 'thraecius'],
    lairs: ['ruins'],
    guilds: ['soldier', 'holy'],
    power: gain({ strength: 1 }),
    slots: [
      gain({ gold: 3, knight: 1, influence: 2 }),
      all(gain({ strength: 2 }), verb('privilege', 1)),
      gain({ gold: 3, wild: 2 }),
    ],
    at: [88, 62],
    source: 'rulebook',
    standIns: ['roads', 'guilds', 'lairs', 'slots', 'at'],
  },
  {
    id: 'inkadeus',
    name: 'Inkadeus',
    roads: ['viktoria', 'nymar'],
    lairs: ['forest'],
    guilds: ['worker', 'holy'],
    power: gain({ wood: 1 }),
    slots: [
      gain({ wood: 2, influence: 2 }),
      gain({ gold: 4, influence: 2 }),
      gain({ gold: 5, knight: 2 }),
    ],
    at: [68, 85],
    source: 'rulebook',
    standIns: ['roads', 'guilds', 'lairs', 'power', 'slots', 'at'],
  },
  {
    id: 'nymar',
    name: "Ny'mar",
    roads: ['inkadeus', 'reykstrom', 'silesia'],
    lairs: ['forest', 'swamp'],
    guilds: ['worker', 'shadow'],
    power: act('ship'),
    slots: [
      gain({ gold: 1, influence: 2 }),
      all(gain({ gold: 1 }), verb('privilege', 1)),
      gain({ gold: 5, knight: 1 }),
    ],
    at: [38, 88],
    source: 'rulebook',
    standIns: ['roads', 'guilds', 'lairs', 'slots', 'at'],
  },
  {
    id: 'reykstrom',
    name: 'Reykstrom',
    roads: ['nymar', 'thraecius'],
    lairs: ['swamp'],
    guilds: ['holy', 'shadow'],
    power: gain({ magic: 1 }),
    slots: [
      gain({ gold: 3, magic: 2 }),
      gain({ magic: 1, influence: 2 }),
      gain({ strength: 3, knight: 1 }),
    ],
    at: [14, 66],
    source: 'rulebook',
    standIns: ['roads', 'guilds', 'lairs', 'power', 'slots', 'at'],
  },
  {
    id: 'thraecius',
    name: 'Thraecius',
    roads: ['reykstrom', 'shilina', 'viktoria'],
    lairs: ['swamp'],
    guilds: ['soldier', 'shadow'],
    power: pay({ wild: 3 }, gain({ gem: 1 })),
    slots: [
      gain({ gold: 3, influence: 2 }),
      gain({ strength: 1, wild: 2 }),
      gain({ gold: 1, knight: 2 }),
    ],
    at: [12, 36],
    source: 'rulebook',
    standIns: ['roads', 'guilds', 'lairs', 'slots', 'at'],
  },
];

/** The gain of players who can't or don't want to use a Location Power [MV 6.2]. */
export const INSTEAD = gain({ gold: 2 });
