// The six Guild Masters [QV 1.4]: each gives points for two of the four types of Quests.
import { cardTable, column } from '@castellan/kernel';
import type { Known } from '@castellan/kernel';
import type { Effect } from '@castellan/powers';
import { effect } from './notation.ts';

export interface GuildMaster extends Known {
  readonly id: string;
  readonly name: string;
  /** The Victory Points at the end [QV 9.4]. */
  readonly score: Effect;
}

export const GUILD_MASTERS: readonly GuildMaster[] = cardTable(
  'guild-masters',
  {
    name: column.text,
    score: effect,
    source: 'public-data',
    standIns: ['name', 'pairing'],
  },
  `
  name                 | score
  Brannoc the Wayfarer | 1VP × Adventure + 1VP × Battle
  Ysolde Ledgerhand    | 1VP × Adventure + 1VP × Commerce
  Quill Nightlantern   | 1VP × Adventure + 1VP × Subterfuge
  Hadrik Ironpurse     | 1VP × Battle + 1VP × Commerce
  Sable Vane           | 1VP × Battle + 1VP × Subterfuge
  Mirela Coinwhisper   | 1VP × Commerce + 1VP × Subterfuge
`,
);
