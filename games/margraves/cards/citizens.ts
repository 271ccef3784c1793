// The Citizens [MV 1.4, 4, 5]: four starters for everyone, and sixteen to hire.
import { cardTable, column } from '@castellan/kernel';
import type { Known } from '@castellan/kernel';
import type { Effect } from '@castellan/powers';
import { GUILDS } from './language.ts';
import type { Guild } from './language.ts';
import { effect } from './notation.ts';

export interface Citizen extends Known {
  readonly id: string;
  readonly name: string;
  readonly guild: Guild;
  /** For each copy: the minimum number of players [MV 2.4]. Null for a starter. */
  readonly copies: readonly number[] | null;
  /** The power text at the bottom of the card [MV 5.1]. */
  readonly power: Effect;
}

/** The icons in the corner, from top to bottom. Each can be skipped [MV 4.3]. */
export const PENNANTS: Readonly<Record<Guild, Effect>> = {
  worker: effect('may 1wild + move + deploy'),
  soldier: effect('may 1S + move + deploy'),
  shadow: effect('may 2G + move + deploy'),
  holy: effect('move + move + deploy'),
};

/**
 * A Citizen in a state is its place in this list. The first four are the starters [MV 2.8]. The pennants of the
 * Shadow guild are printed in the rulebook. It does not say what a Necromancer gains instead of slaying: two magic are
 * a stand-in.
 */
export const CITIZENS: readonly Citizen[] = cardTable(
  'citizens',
  {
    name: column.text,
    guild: column.oneOf(GUILDS),
    copies: column.orNull(column.list(column.number)),
    power: effect,
    source: 'rulebook',
    standIns: column.list(column.text),
  },
  `
  name        | guild   | copies  | power                                        | standIns
  Merchant    | worker  | -       | 4G 1wild + each player: (1G → 1wild)         | guild pennant
  Alchemist   | shadow  | -       | 5G + (1G → 1wild) + each player: 1G × tower  | guild pennant
  Paladin     | holy    | -       | 1S 1M + slay + each player: 1S × tower       | guild pennant
  Captain     | soldier | -       | 1S 1knight + slay + each player: (1G → 1knight) | guild pennant
  Cleric      | holy    | 2 2 3 4 | 1M + move + retrieve                         | copies pennant
  Priestess   | holy    | 2 2 3 5 | (2M / 2S) + slay + each player: (1G → 1S)    | copies pennant
  Monk        | holy    | 2 2 4 5 | 2G 1M + send a knight                        | copies pennant
  Artificer   | holy    | 2 4 5   | 1S 1stone 1M + each opponent: (them 2G → 1S 1stone) | copies pennant
  Champion    | soldier | 2 2 3 4 | 3S + slay + each player: (1G → 1S)           | copies pennant
  Ranger      | soldier | 2 2 3 5 | 1S + move + slay                             | copies pennant
  Bogatyr     | soldier | 2 2 4 5 | (2S / 2knight) + deploy anywhere + slay      | copies pennant
  Warlord     | soldier | 2 4 5   | 1S + must send a knight + slay               | copies pennant
  Bard        | worker  | 2 2 3 4 | rally 2 + deploy                             | copies pennant
  Town Crier  | worker  | 2 2 3 5 | hire for 2G + retrieve                       | copies pennant
  Trader      | worker  | 2 2 4 5 | 2G 1wild + (ship / may 1wild) + each player: (1wild → 3G) | copies pennant
  Lumberjack  | worker  | 2 3 5   | 2S 1wood + slay + each player: (1G → 1wood)  | copies pennant
  Rogue       | shadow  | 2 2 3 4 | 2G 2S + (slay / may 2G) + each player: (1S → 2G) | copies
  Pilot       | shadow  | 2 2 3 5 | (hire / may 1wild) + move anywhere           | copies
  Peddler     | shadow  | 2 2 4 5 | 2G 2wild + each opponent: (them 1G → 1wild)  | copies
  Necromancer | shadow  | 2 3 5   | (slay / may 2M) + raise 2 + each player: (1G → 1M) | copies power
`,
);
