// The Privilege tiles [MV 1.8, 9]: grants, and tiles that score at the end: guild icons and banners.
import { cardTable, column } from '@castellan/kernel';
import type { Known } from '@castellan/kernel';
import type { Effect } from '@castellan/powers';
import { GUILDS } from './language.ts';
import type { Guild } from './language.ts';
import { effect } from './notation.ts';

export const BANNERS = ['fish', 'lion', 'stag', 'raven', 'boar'] as const;
export type Banner = (typeof BANNERS)[number];

export interface PrivilegeTile extends Known {
  readonly id: string;
  /** 1 or 2. */
  readonly level: number;
  /** The minimum number of players [MV 2.4]. */
  readonly minPlayers: number;
  /** What a grant gives when it is discarded; null for other tiles [MV 9.5]. */
  readonly grant: Effect | null;
  /** Guild icons for the end of the game [MV 12.2]. */
  readonly guilds: readonly Guild[];
  /** A banner for the end of the game [MV 12.3]. */
  readonly banner: Banner | null;
}

/** A tile in a state is its place in this list. */
export const TILES: readonly PrivilegeTile[] = cardTable(
  'tiles',
  {
    id: column.text,
    level: column.number,
    minPlayers: column.number,
    grant: column.orNull(effect),
    guilds: column.list(column.oneOf(GUILDS)),
    banner: column.orNull(column.oneOf(BANNERS)),
    source: 'reconstructed',
    standIns: [],
  },
  `
  id    | level | minPlayers | grant                 | guilds          | banner
  i-01  | 1     | 2          | 5G                    | -               | -
  i-02  | 1     | 2          | 2G 1wild              | -               | -
  i-03  | 1     | 2          | 1G 2S                 | -               | -
  i-04  | 1     | 2          | 3G 2knight            | -               | -
  i-05  | 1     | 2          | 2G 1I                 | -               | -
  i-06  | 1     | 2          | 1G 1stone 1wood       | -               | -
  i-07  | 1     | 2          | 1G 1wood 1M           | -               | -
  i-08  | 1     | 2          | 1G 1stone 1M          | -               | -
  i-09  | 1     | 2          | 1S + slay             | -               | -
  i-10  | 1     | 2          | 5G                    | -               | -
  i-11  | 1     | 2          | 2G 1wild              | -               | -
  i-12  | 1     | 3          | 3G + move             | -               | -
  i-13  | 1     | 4          | 1G 2S                 | -               | -
  i-14  | 1     | 4          | 2G 1I                 | -               | -
  i-15  | 1     | 4          | 3G + deploy           | -               | -
  i-16  | 1     | 5          | 3G 2knight            | -               | -
  i-17  | 1     | 5          | 1G 1S 1knight         | -               | -
  i-18  | 1     | 5          | 2G + retrieve         | -               | -
  i-19  | 1     | 2          | -                     | worker          | -
  i-20  | 1     | 2          | -                     | soldier         | -
  i-21  | 1     | 2          | -                     | shadow          | -
  i-22  | 1     | 2          | -                     | holy            | -
  i-23  | 1     | 3          | -                     | worker          | -
  i-24  | 1     | 4          | -                     | soldier         | -
  i-25  | 1     | 5          | -                     | shadow          | -
  i-26  | 1     | 5          | -                     | holy            | -
  i-27  | 1     | 2          | -                     | -               | fish
  i-28  | 1     | 2          | -                     | -               | lion
  i-29  | 1     | 2          | -                     | -               | stag
  i-30  | 1     | 2          | -                     | -               | raven
  i-31  | 1     | 2          | -                     | -               | boar
  i-32  | 1     | 3          | -                     | -               | fish
  i-33  | 1     | 3          | -                     | -               | lion
  i-34  | 1     | 4          | -                     | -               | stag
  i-35  | 1     | 4          | -                     | -               | raven
  i-36  | 1     | 5          | -                     | -               | boar
  ii-01 | 2     | 2          | 8G                    | -               | -
  ii-02 | 2     | 2          | 1gem                  | -               | -
  ii-03 | 2     | 2          | 4S                    | -               | -
  ii-04 | 2     | 2          | 2G 2I                 | -               | -
  ii-05 | 2     | 2          | 1gem                  | -               | -
  ii-06 | 2     | 2          | 3G + hire for nothing | -               | -
  ii-07 | 2     | 2          | 2G 1stone 1wood 1M    | -               | -
  ii-08 | 2     | 2          | 2S 2knight            | -               | -
  ii-09 | 2     | 4          | 2G 2I                 | -               | -
  ii-10 | 2     | 4          | 1G 2S + slay          | -               | -
  ii-11 | 2     | 5          | 4G + move anywhere    | -               | -
  ii-12 | 2     | 2          | -                     | worker worker   | -
  ii-13 | 2     | 2          | -                     | soldier soldier | -
  ii-14 | 2     | 2          | -                     | shadow shadow   | -
  ii-15 | 2     | 2          | -                     | holy holy       | -
  ii-16 | 2     | 3          | -                     | worker soldier  | -
  ii-17 | 2     | 4          | -                     | shadow holy     | -
  ii-18 | 2     | 5          | -                     | worker shadow   | -
  ii-19 | 2     | 5          | -                     | soldier holy    | -
  ii-20 | 2     | 2          | -                     | -               | fish
  ii-21 | 2     | 2          | -                     | -               | lion
  ii-22 | 2     | 3          | -                     | -               | stag
  ii-23 | 2     | 4          | -                     | -               | raven
  ii-24 | 2     | 5          | -                     | -               | boar
`,
);
