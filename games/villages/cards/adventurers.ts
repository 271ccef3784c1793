// The 16 Adventurer cards [VV 1.5]. `standIns` names the values that no source gives.
import { cardTable, column } from '@castellan/kernel';
import { TYPES } from './language.ts';
import type { Adventurer } from './language.ts';
import { power } from './notation.ts';

export const ADVENTURERS: readonly Adventurer[] = cardTable(
  'adventurers',
  {
    name: column.text,
    requires: column.amounts(TYPES, column.number),
    vp: column.number,
    power: column.orNull(power),
    source: column.source,
    standIns: ['name', 'requires', 'vp', 'power'],
  },
  `
  name         | requires                 | vp | power                    | source
  Knight       | ~2soldier                | ~1 | Scoring: 1VP × Soldier   | rulebook
  Necromancer  | ~2shadow                 | ~4 | now: 1card × Shadow      | rulebook
  Priestess    | 2holy                    | 1  | Scoring: 1VP × Holy      | reconstructed
  Merchant     | 2worker                  | 2  | Scoring: 1VP × Worker    | reconstructed
  Paladin      | ~1soldier 1holy          | ~4 | ~Recruit: 1G             | rulebook
  Warlord      | ~1worker 1soldier        | ~2 | Build a Soldier: 1wild   | rulebook
  Thief        | ~1soldier 1shadow        | ~3 | now: ◎ take 1G           | rulebook
  Rogue        | ~1worker 1shadow         | ~4 | now: ◎ rob random 2 hand | rulebook
  Heep         | ~1shadow 1holy           | ~4 | now: ◎ rob random hand   | rulebook
  Bard         | 1worker 1holy            | 5  | Tax: 1card               | reconstructed
  Wizard       | 1soldier 1shadow 1holy   | 3  | Build: 1card             | reconstructed
  Champion     | 1worker 1soldier 1holy   | 5  | -                        | reconstructed
  Archer       | 1worker 1soldier 1shadow | 4  | Harvest: 1card           | reconstructed
  Monk         | 1worker 1shadow 1holy    | 5  | Develop: 1card           | reconstructed
  Dragonslayer | 2worker 2soldier         | 4  | -                        | reconstructed
  Archmage     | 1shadow 2holy            | 3  | Build a Shadow: 1wild    | reconstructed
`,
);
