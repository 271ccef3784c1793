// The six Guild Masters [QV 1.4]: each gives points for two of the four types of Quests.
import type { Known } from '@castellan/kernel';
import type { Effect } from '@castellan/powers';
import { all, gain, per } from './language.ts';

export interface GuildMaster extends Known {
  readonly id: string;
  readonly name: string;
  /** The Victory Points at the end [QV 9.4]. */
  readonly score: Effect;
}

const ONE = gain({ vp: 1 });

export const GUILD_MASTERS: readonly GuildMaster[] = [
  {
    id: 'brannoc-the-wayfarer',
    name: 'Brannoc the Wayfarer',
    score: all(per('adventure', ONE), per('battle', ONE)),
    source: 'public-data',
    standIns: ['name', 'pairing'],
  },
  {
    id: 'ysolde-ledgerhand',
    name: 'Ysolde Ledgerhand',
    score: all(per('adventure', ONE), per('commerce', ONE)),
    source: 'public-data',
    standIns: ['name', 'pairing'],
  },
  {
    id: 'quill-nightlantern',
    name: 'Quill Nightlantern',
    score: all(per('adventure', ONE), per('subterfuge', ONE)),
    source: 'public-data',
    standIns: ['name', 'pairing'],
  },
  {
    id: 'hadrik-ironpurse',
    name: 'Hadrik Ironpurse',
    score: all(per('battle', ONE), per('commerce', ONE)),
    source: 'public-data',
    standIns: ['name', 'pairing'],
  },
  {
    id: 'sable-vane',
    name: 'Sable Vane',
    score: all(per('battle', ONE), per('subterfuge', ONE)),
    source: 'public-data',
    standIns: ['name', 'pairing'],
  },
  {
    id: 'mirela-coinwhisper',
    name: 'Mirela Coinwhisper',
    score: all(per('commerce', ONE), per('subterfuge', ONE)),
    source: 'public-data',
    standIns: ['name', 'pairing'],
  },
];
