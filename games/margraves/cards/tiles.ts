// The Privilege tiles [MV 1.8, 9]: grants, and tiles that count at the end of the game: guild icons and banners.
import type { Effect } from '@castellan/powers';
import { act, all, gain, verb } from './language.ts';
import type { Guild } from './language.ts';
import type { Known } from './source.ts';

export const BANNERS = ['fish', 'lion', 'stag', 'raven', 'boar'] as const;
export type Banner = (typeof BANNERS)[number];

export interface Tile extends Known {
  readonly id: string;
  readonly level: 1 | 2;
  /** In the game from this number of players on [MV 2.4]. */
  readonly minPlayers: number;
  /** What a grant brings when it is discarded; null for the others [MV 9.5]. */
  readonly grant: Effect | null;
  /** Guild icons for the end of the game [MV 12.2]. */
  readonly guilds: readonly Guild[];
  /** A banner for the end of the game [MV 12.3]. */
  readonly banner: Banner | null;
}

type Level = Tile['level'];

const tile = (id: string, level: Level, minPlayers: number, parts: Partial<Tile>): Tile => ({
  id,
  level,
  minPlayers,
  grant: null,
  guilds: [],
  banner: null,
  source: 'reconstructed',
  standIns: [],
  ...parts,
});
const grant = (id: string, level: Level, minPlayers: number, effect: Effect): Tile =>
  tile(id, level, minPlayers, { grant: effect });
const seal = (id: string, level: Level, minPlayers: number, ...guilds: readonly Guild[]): Tile =>
  tile(id, level, minPlayers, { guilds });
const banner = (id: string, level: Level, minPlayers: number, shown: Banner): Tile =>
  tile(id, level, minPlayers, { banner: shown });

/** A tile in a state is its place in this list. */
export const TILES: readonly Tile[] = [
  grant('i-01', 1, 2, gain({ gold: 5 })),
  grant('i-02', 1, 2, gain({ gold: 2, wild: 1 })),
  grant('i-03', 1, 2, gain({ gold: 1, strength: 2 })),
  grant('i-04', 1, 2, gain({ gold: 1, knight: 2 })),
  grant('i-05', 1, 2, gain({ gold: 2, influence: 1 })),
  grant('i-06', 1, 2, gain({ gold: 1, stone: 1, wood: 1 })),
  grant('i-07', 1, 2, gain({ gold: 1, wood: 1, magic: 1 })),
  grant('i-08', 1, 2, gain({ gold: 1, stone: 1, magic: 1 })),
  grant('i-09', 1, 2, all(gain({ strength: 1 }), act('slay'))),
  grant('i-10', 1, 3, gain({ gold: 5 })),
  grant('i-11', 1, 3, gain({ gold: 2, wild: 1 })),
  grant('i-12', 1, 3, all(gain({ gold: 3 }), act('move'))),
  grant('i-13', 1, 4, gain({ gold: 1, strength: 2 })),
  grant('i-14', 1, 4, gain({ gold: 2, influence: 1 })),
  grant('i-15', 1, 4, all(gain({ gold: 3 }), act('deploy'))),
  grant('i-16', 1, 5, gain({ gold: 1, knight: 2 })),
  grant('i-17', 1, 5, gain({ gold: 1, strength: 1, knight: 1 })),
  grant('i-18', 1, 5, all(gain({ gold: 2 }), verb('retrieve'))),
  seal('i-19', 1, 2, 'worker'),
  seal('i-20', 1, 2, 'soldier'),
  seal('i-21', 1, 2, 'shadow'),
  seal('i-22', 1, 2, 'holy'),
  seal('i-23', 1, 3, 'worker'),
  seal('i-24', 1, 4, 'soldier'),
  seal('i-25', 1, 5, 'shadow'),
  seal('i-26', 1, 5, 'holy'),
  banner('i-27', 1, 2, 'fish'),
  banner('i-28', 1, 2, 'lion'),
  banner('i-29', 1, 2, 'stag'),
  banner('i-30', 1, 2, 'raven'),
  banner('i-31', 1, 2, 'boar'),
  banner('i-32', 1, 3, 'fish'),
  banner('i-33', 1, 3, 'lion'),
  banner('i-34', 1, 4, 'stag'),
  banner('i-35', 1, 4, 'raven'),
  banner('i-36', 1, 5, 'boar'),
  grant('ii-01', 2, 2, gain({ gold: 8 })),
  grant('ii-02', 2, 2, gain({ gold: 2, wild: 2 })),
  grant('ii-03', 2, 2, gain({ strength: 4 })),
  grant('ii-04', 2, 2, gain({ gold: 2, influence: 2 })),
  grant('ii-05', 2, 2, gain({ gem: 1 })),
  grant('ii-06', 2, 2, all(gain({ gold: 3 }), act('hire-free'))),
  grant('ii-07', 2, 3, gain({ gold: 2, stone: 1, wood: 1, magic: 1 })),
  grant('ii-08', 2, 3, gain({ strength: 2, knight: 2 })),
  grant('ii-09', 2, 4, gain({ gold: 2, influence: 2 })),
  grant('ii-10', 2, 4, all(gain({ gold: 1, strength: 2 }), act('slay'))),
  grant('ii-11', 2, 5, all(gain({ gold: 4 }), verb('move-anywhere'))),
  seal('ii-12', 2, 2, 'worker', 'worker'),
  seal('ii-13', 2, 2, 'soldier', 'soldier'),
  seal('ii-14', 2, 2, 'shadow', 'shadow'),
  seal('ii-15', 2, 2, 'holy', 'holy'),
  seal('ii-16', 2, 3, 'worker', 'soldier'),
  seal('ii-17', 2, 4, 'shadow', 'holy'),
  seal('ii-18', 2, 5, 'worker', 'shadow'),
  seal('ii-19', 2, 5, 'soldier', 'holy'),
  banner('ii-20', 2, 2, 'fish'),
  banner('ii-21', 2, 2, 'lion'),
  banner('ii-22', 2, 3, 'stag'),
  banner('ii-23', 2, 4, 'raven'),
  banner('ii-24', 2, 5, 'boar'),
];
