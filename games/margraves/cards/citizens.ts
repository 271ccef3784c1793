// The Citizens [MV 1.4, 4, 5]: four starters for everyone, and sixteen to hire.
import type { Known } from '@castellan/kernel';
import type { Effect } from '@castellan/powers';
import { act, all, each, gain, may, or, pay, per, spendTo, verb } from './language.ts';
import type { Guild } from './language.ts';

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
  worker: all(may(gain({ wild: 1 })), act('move'), act('deploy')),
  soldier: all(may(gain({ strength: 1 })), act('move'), act('deploy')),
  shadow: all(may(gain({ gold: 2 })), act('move'), act('deploy')),
  holy: all(act('move'), act('move'), act('deploy')),
};

const STARTER = { copies: null, source: 'rulebook', standIns: ['guild', 'pennant'] } as const;
const HIRED = { source: 'rulebook', standIns: ['copies', 'pennant'] } as const;
/** The pennants of the Shadow guild are printed in the rulebook. */
const SHADOW = { guild: 'shadow', source: 'rulebook', standIns: ['copies'] } as const;

/** A Citizen in a state is its place in this list. The first four are the starters [MV 2.8]. */
export const CITIZENS: readonly Citizen[] = [
  {
    id: 'merchant',
    name: 'Merchant',
    guild: 'worker',
    power: all(gain({ gold: 4, wild: 1 }), each('player', pay({ gold: 1 }, gain({ wild: 1 })))),
    ...STARTER,
  },
  {
    id: 'alchemist',
    name: 'Alchemist',
    guild: 'shadow',
    power: all(
      gain({ gold: 5 }),
      pay({ gold: 1 }, gain({ wild: 1 })),
      each('player', per('towers', gain({ gold: 1 }))),
    ),
    ...STARTER,
  },
  {
    id: 'paladin',
    name: 'Paladin',
    guild: 'holy',
    power: all(
      gain({ strength: 1, magic: 1 }),
      act('slay'),
      each('player', per('towers', gain({ strength: 1 }))),
    ),
    ...STARTER,
  },
  {
    id: 'captain',
    name: 'Captain',
    guild: 'soldier',
    power: all(
      gain({ strength: 1, knight: 1 }),
      act('slay'),
      each('player', pay({ gold: 1 }, gain({ knight: 1 }))),
    ),
    ...STARTER,
  },
  {
    id: 'cleric',
    name: 'Cleric',
    guild: 'holy',
    copies: [2, 2, 3, 4],
    power: all(gain({ magic: 1 }), act('move'), verb('retrieve')),
    ...HIRED,
  },
  {
    id: 'priestess',
    name: 'Priestess',
    guild: 'holy',
    copies: [2, 2, 3, 5],
    power: all(
      or(gain({ magic: 2 }), gain({ strength: 2 })),
      act('slay'),
      each('player', pay({ gold: 1 }, gain({ strength: 1 }))),
    ),
    ...HIRED,
  },
  {
    id: 'monk',
    name: 'Monk',
    guild: 'holy',
    copies: [2, 2, 4, 5],
    power: all(gain({ gold: 2, magic: 1 }), act('send')),
    ...HIRED,
  },
  {
    id: 'artificer',
    name: 'Artificer',
    guild: 'holy',
    copies: [2, 4, 5],
    power: all(
      gain({ strength: 1, stone: 1, magic: 1 }),
      each('opponent', pay(spendTo({ gold: 2 }), gain({ strength: 1, stone: 1 }))),
    ),
    ...HIRED,
  },
  {
    id: 'champion',
    name: 'Champion',
    guild: 'soldier',
    copies: [2, 2, 3, 4],
    power: all(
      gain({ strength: 3 }),
      act('slay'),
      each('player', pay({ gold: 1 }, gain({ strength: 1 }))),
    ),
    ...HIRED,
  },
  {
    id: 'ranger',
    name: 'Ranger',
    guild: 'soldier',
    copies: [2, 2, 3, 5],
    power: all(gain({ strength: 1 }), act('move'), act('slay')),
    ...HIRED,
  },
  {
    id: 'bogatyr',
    name: 'Bogatyr',
    guild: 'soldier',
    copies: [2, 2, 4, 5],
    power: all(or(gain({ strength: 2 }), gain({ knight: 2 })), act('deploy-anywhere'), act('slay')),
    ...HIRED,
  },
  {
    id: 'warlord',
    name: 'Warlord',
    guild: 'soldier',
    copies: [2, 4, 5],
    power: all(gain({ strength: 1 }), verb('send-knight'), act('slay')),
    ...HIRED,
  },
  {
    id: 'bard',
    name: 'Bard',
    guild: 'worker',
    copies: [2, 2, 3, 4],
    power: all(verb('rally', 2), act('deploy')),
    ...HIRED,
  },
  {
    id: 'town-crier',
    name: 'Town Crier',
    guild: 'worker',
    copies: [2, 2, 3, 5],
    power: all(act('hire-for-two'), verb('retrieve')),
    ...HIRED,
  },
  {
    id: 'trader',
    name: 'Trader',
    guild: 'worker',
    copies: [2, 2, 4, 5],
    power: all(
      gain({ gold: 2, wild: 1 }),
      or(act('ship'), may(gain({ wild: 1 }))),
      each('player', pay({ wild: 1 }, gain({ gold: 3 }))),
    ),
    ...HIRED,
  },
  {
    id: 'lumberjack',
    name: 'Lumberjack',
    guild: 'worker',
    copies: [2, 3, 5],
    power: all(
      gain({ strength: 2, wood: 1 }),
      act('slay'),
      each('player', pay({ gold: 1 }, gain({ wood: 1 }))),
    ),
    ...HIRED,
  },
  {
    id: 'rogue',
    name: 'Rogue',
    copies: [2, 2, 3, 4],
    power: all(
      gain({ gold: 2, strength: 2 }),
      or(act('slay'), may(gain({ gold: 2 }))),
      each('player', pay({ strength: 1 }, gain({ gold: 2 }))),
    ),
    ...SHADOW,
  },
  {
    id: 'pilot',
    name: 'Pilot',
    copies: [2, 2, 3, 5],
    power: all(or(act('hire'), may(gain({ wild: 1 }))), verb('move-anywhere')),
    ...SHADOW,
  },
  {
    id: 'peddler',
    name: 'Peddler',
    copies: [2, 2, 4, 5],
    power: all(
      gain({ gold: 2, wild: 2 }),
      each('opponent', pay(spendTo({ gold: 1 }), gain({ wild: 1 }))),
    ),
    ...SHADOW,
  },
  {
    id: 'necromancer',
    name: 'Necromancer',
    copies: [2, 3, 5],
    power: all(
      // The rulebook does not say what is gained instead of slaying. Two magic are a stand-in.
      or(act('slay'), may(gain({ magic: 2 }))),
      verb('raise', 2),
      each('player', pay({ gold: 1 }, gain({ magic: 1 }))),
    ),
    guild: 'shadow',
    source: 'rulebook',
    standIns: ['copies', 'power'],
  },
];
