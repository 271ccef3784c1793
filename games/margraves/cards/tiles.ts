// The Privilege tiles [MV 1.8, 9]: grants, and tiles that score at the end: guild icons and banners.
import type { Known } from '@castellan/kernel';
import type { Effect } from '@castellan/powers';
import { act, all, gain, verb } from './language.ts';
import type { Guild } from './language.ts';

export const BANNERS = ['fish', 'lion', 'stag', 'raven', 'boar'] as const;
export type Banner = (typeof BANNERS)[number];

export interface PrivilegeTile extends Known {
  readonly id: string;
  readonly level: 1 | 2;
  /** The minimum number of players [MV 2.4]. */
  readonly minPlayers: number;
  /** What a grant gives when it is discarded; null for other tiles [MV 9.5]. */
  readonly grant: Effect | null;
  /** Guild icons for the end of the game [MV 12.2]. */
  readonly guilds: readonly Guild[];
  /** A banner for the end of the game [MV 12.3]. */
  readonly banner: Banner | null;
}

const STAND_IN = { source: 'reconstructed', standIns: [] } as const;
const GRANT = { guilds: [], banner: null, ...STAND_IN } as const;
const SEAL = { grant: null, banner: null, ...STAND_IN } as const;
const BANNER = { grant: null, guilds: [], ...STAND_IN } as const;

/** A tile in a state is its place in this list. */
export const TILES: readonly PrivilegeTile[] = [
  { id: 'i-01', level: 1, minPlayers: 2, grant: gain({ gold: 5 }), ...GRANT },
  { id: 'i-02', level: 1, minPlayers: 2, grant: gain({ gold: 2, wild: 1 }), ...GRANT },
  { id: 'i-03', level: 1, minPlayers: 2, grant: gain({ gold: 1, strength: 2 }), ...GRANT },
  { id: 'i-04', level: 1, minPlayers: 2, grant: gain({ gold: 3, knight: 2 }), ...GRANT },
  { id: 'i-05', level: 1, minPlayers: 2, grant: gain({ gold: 2, influence: 1 }), ...GRANT },
  { id: 'i-06', level: 1, minPlayers: 2, grant: gain({ gold: 1, stone: 1, wood: 1 }), ...GRANT },
  { id: 'i-07', level: 1, minPlayers: 2, grant: gain({ gold: 1, wood: 1, magic: 1 }), ...GRANT },
  { id: 'i-08', level: 1, minPlayers: 2, grant: gain({ gold: 1, stone: 1, magic: 1 }), ...GRANT },
  { id: 'i-09', level: 1, minPlayers: 2, grant: all(gain({ strength: 1 }), act('slay')), ...GRANT },
  { id: 'i-10', level: 1, minPlayers: 2, grant: gain({ gold: 5 }), ...GRANT },
  { id: 'i-11', level: 1, minPlayers: 2, grant: gain({ gold: 2, wild: 1 }), ...GRANT },
  { id: 'i-12', level: 1, minPlayers: 3, grant: all(gain({ gold: 3 }), act('move')), ...GRANT },
  { id: 'i-13', level: 1, minPlayers: 4, grant: gain({ gold: 1, strength: 2 }), ...GRANT },
  { id: 'i-14', level: 1, minPlayers: 4, grant: gain({ gold: 2, influence: 1 }), ...GRANT },
  { id: 'i-15', level: 1, minPlayers: 4, grant: all(gain({ gold: 3 }), act('deploy')), ...GRANT },
  { id: 'i-16', level: 1, minPlayers: 5, grant: gain({ gold: 3, knight: 2 }), ...GRANT },
  {
    id: 'i-17',
    level: 1,
    minPlayers: 5,
    grant: gain({ gold: 1, strength: 1, knight: 1 }),
    ...GRANT,
  },
  {
    id: 'i-18',
    level: 1,
    minPlayers: 5,
    grant: all(gain({ gold: 2 }), verb('retrieve')),
    ...GRANT,
  },
  { id: 'i-19', level: 1, minPlayers: 2, guilds: ['worker'], ...SEAL },
  { id: 'i-20', level: 1, minPlayers: 2, guilds: ['soldier'], ...SEAL },
  { id: 'i-21', level: 1, minPlayers: 2, guilds: ['shadow'], ...SEAL },
  { id: 'i-22', level: 1, minPlayers: 2, guilds: ['holy'], ...SEAL },
  { id: 'i-23', level: 1, minPlayers: 3, guilds: ['worker'], ...SEAL },
  { id: 'i-24', level: 1, minPlayers: 4, guilds: ['soldier'], ...SEAL },
  { id: 'i-25', level: 1, minPlayers: 5, guilds: ['shadow'], ...SEAL },
  { id: 'i-26', level: 1, minPlayers: 5, guilds: ['holy'], ...SEAL },
  { id: 'i-27', level: 1, minPlayers: 2, banner: 'fish', ...BANNER },
  { id: 'i-28', level: 1, minPlayers: 2, banner: 'lion', ...BANNER },
  { id: 'i-29', level: 1, minPlayers: 2, banner: 'stag', ...BANNER },
  { id: 'i-30', level: 1, minPlayers: 2, banner: 'raven', ...BANNER },
  { id: 'i-31', level: 1, minPlayers: 2, banner: 'boar', ...BANNER },
  { id: 'i-32', level: 1, minPlayers: 3, banner: 'fish', ...BANNER },
  { id: 'i-33', level: 1, minPlayers: 3, banner: 'lion', ...BANNER },
  { id: 'i-34', level: 1, minPlayers: 4, banner: 'stag', ...BANNER },
  { id: 'i-35', level: 1, minPlayers: 4, banner: 'raven', ...BANNER },
  { id: 'i-36', level: 1, minPlayers: 5, banner: 'boar', ...BANNER },
  { id: 'ii-01', level: 2, minPlayers: 2, grant: gain({ gold: 8 }), ...GRANT },
  { id: 'ii-02', level: 2, minPlayers: 2, grant: gain({ gem: 1 }), ...GRANT },
  { id: 'ii-03', level: 2, minPlayers: 2, grant: gain({ strength: 4 }), ...GRANT },
  { id: 'ii-04', level: 2, minPlayers: 2, grant: gain({ gold: 2, influence: 2 }), ...GRANT },
  { id: 'ii-05', level: 2, minPlayers: 2, grant: gain({ gem: 1 }), ...GRANT },
  {
    id: 'ii-06',
    level: 2,
    minPlayers: 2,
    grant: all(gain({ gold: 3 }), act('hire-free')),
    ...GRANT,
  },
  {
    id: 'ii-07',
    level: 2,
    minPlayers: 2,
    grant: gain({ gold: 2, stone: 1, wood: 1, magic: 1 }),
    ...GRANT,
  },
  { id: 'ii-08', level: 2, minPlayers: 2, grant: gain({ strength: 2, knight: 2 }), ...GRANT },
  { id: 'ii-09', level: 2, minPlayers: 4, grant: gain({ gold: 2, influence: 2 }), ...GRANT },
  {
    id: 'ii-10',
    level: 2,
    minPlayers: 4,
    grant: all(gain({ gold: 1, strength: 2 }), act('slay')),
    ...GRANT,
  },
  {
    id: 'ii-11',
    level: 2,
    minPlayers: 5,
    grant: all(gain({ gold: 4 }), verb('move-anywhere')),
    ...GRANT,
  },
  { id: 'ii-12', level: 2, minPlayers: 2, guilds: ['worker', 'worker'], ...SEAL },
  { id: 'ii-13', level: 2, minPlayers: 2, guilds: ['soldier', 'soldier'], ...SEAL },
  { id: 'ii-14', level: 2, minPlayers: 2, guilds: ['shadow', 'shadow'], ...SEAL },
  { id: 'ii-15', level: 2, minPlayers: 2, guilds: ['holy', 'holy'], ...SEAL },
  { id: 'ii-16', level: 2, minPlayers: 3, guilds: ['worker', 'soldier'], ...SEAL },
  { id: 'ii-17', level: 2, minPlayers: 4, guilds: ['shadow', 'holy'], ...SEAL },
  { id: 'ii-18', level: 2, minPlayers: 5, guilds: ['worker', 'shadow'], ...SEAL },
  { id: 'ii-19', level: 2, minPlayers: 5, guilds: ['soldier', 'holy'], ...SEAL },
  { id: 'ii-20', level: 2, minPlayers: 2, banner: 'fish', ...BANNER },
  { id: 'ii-21', level: 2, minPlayers: 2, banner: 'lion', ...BANNER },
  { id: 'ii-22', level: 2, minPlayers: 3, banner: 'stag', ...BANNER },
  { id: 'ii-23', level: 2, minPlayers: 4, banner: 'raven', ...BANNER },
  { id: 'ii-24', level: 2, minPlayers: 5, banner: 'boar', ...BANNER },
];
