// The 32 Quests [QV 1.3].
import { cardTable, column } from '@castellan/kernel';
import type { Known } from '@castellan/kernel';
import type { Effect } from '@castellan/powers';
import { RESOURCE_MARKS, ROLES, TYPES } from './language.ts';
import type { QuestType, Resource, Role } from './language.ts';
import { effect } from './notation.ts';

export interface Quest extends Known {
  readonly id: string;
  readonly name: string;
  readonly type: QuestType;
  readonly roles: Readonly<Partial<Record<Role, number>>>;
  readonly resources: Readonly<Partial<Record<Resource, number>>>;
  readonly vp: number;
  /** The bonus actions; null if there are none. */
  readonly bonus: Effect | null;
}

export const QUESTS: readonly Quest[] = cardTable(
  'quests',
  {
    name: column.text,
    type: column.oneOf(TYPES),
    roles: column.amounts(ROLES, column.number),
    resources: column.amounts(RESOURCE_MARKS, column.number),
    vp: column.number,
    bonus: column.orNull(effect),
    source: column.source,
    standIns: ['name', 'type', 'roles', 'resources', 'vp', 'bonus'],
  },
  `
  name                          | type        | roles              | resources | vp | bonus          | source
  Escort the Pilgrims North     | adventure   | 1soldier 1holy     | 1S 2M     | 3  | Reserve        | reconstructed
  Cross the Whispering Mire     | adventure   | 1shadow 1holy      | 1S 3M     | 3  | Draw           | reconstructed
  Rescue the Lost Surveyors     | adventure   | 1worker 1holy      | 2G 2M     | 3  | Reserve        | reconstructed
  Chart the Sunken Caverns      | adventure   | 1shadow 1holy      | 1G 4M     | 4  | Draw           | reconstructed
  Recover the Moonstone Relic   | adventure   | 1worker 1shadow    | 2S 4M     | 4  | Hire           | reconstructed
  Awaken the Forest Guardian    | adventure   | 2holy              | 6M        | 4  | Draw           | reconstructed
  Scale the Stormglass Peak     | adventure   | 1soldier 2holy     | 3S 4M     | 5  | Reserve        | reconstructed
  Seek the Dragon's Cradle      | adventure   | 1worker 1soldier 1shadow 1holy | 3G 1S 5M  | 7  | -              | reconstructed
  Train the Border Militia      | battle      | 1worker 1soldier   | 3S        | 3  | -              | reconstructed
  Clear the Goblin Cave         | battle      | 2soldier           | 4S        | 3  | Draw           | reconstructed
  Hold the River Ford           | battle      | 1soldier 1holy     | 3S 1M     | 3  | Reserve        | reconstructed
  Hunt the Marsh Troll          | battle      | 1soldier 1shadow   | 5S        | 4  | Draw           | reconstructed
  Scatter the Bone Legion       | battle      | 1shadow 1holy      | 3S 3M     | 4  | Hire           | reconstructed
  Break the Orc Siege           | battle      | 1worker 1soldier   | 2G 4S     | 5  | Draw           | reconstructed
  Drive Back the Giants         | battle      | 2soldier 1holy     | 3G 4S     | 5  | Hire           | reconstructed
  Slay the Ember Wyrm           | battle      | 1worker 1soldier 1shadow 1holy | 4S 5M     | 7  | -              | reconstructed
  Fund the Harvest Fair         | commerce    | 1worker 1holy      | 3G        | 3  | -              | reconstructed
  Repair The Bridges of Pratchett's Plateau | ~commerce   | ~2worker           | ~3G 1S    | ~3 | Draw           | rulebook
  Guard the Spice Caravan       | commerce    | 1worker 1soldier   | 3G 1S     | 3  | Reserve        | reconstructed
  Mend the Village Wall         | commerce    | 1worker 1soldier   | 3G 2S     | 4  | Draw           | reconstructed
  Broker the Dwarven Accord     | commerce    | 1shadow 1holy      | 3G 3M     | 4  | Hire           | reconstructed
  Reopen the Silver Mine        | commerce    | 1worker 1shadow    | 6G        | 5  | Draw           | reconstructed
  Rebuild the Royal Granary     | commerce    | 2worker 1soldier   | 4G 3S     | 5  | Draw           | reconstructed
  Outfit the Merchant Fleet     | commerce    | 1worker 1soldier 1shadow 1holy | 5G 1S 3M  | 7  | -              | reconstructed
  Rig the Tournament            | subterfuge  | 1soldier 1shadow   | 2G 1S     | 3  | Reserve        | reconstructed
  Investigate Suspicious Death  | ~subterfuge | ~1shadow 1holy     | ~2G 2M    | ~3 | ~Draw          | public-data
  Steal the Baron's Ledger      | subterfuge  | 1worker 1shadow    | 3G 1S     | 3  | Reserve        | reconstructed
  Unmask the Court Spy          | subterfuge  | 1worker 1shadow    | 2G 3M     | 4  | Draw           | reconstructed
  Forge the Royal Seal          | subterfuge  | 1worker 1holy      | 3G 3M     | 4  | Hire           | reconstructed
  Assassinate the Double Agent  | ~subterfuge | ~2shadow           | ~4S 2M    | ~5 | ~Draw          | public-data
  Smuggle the Heir to Safety    | subterfuge  | 1soldier 2shadow   | 3G 4S     | 5  | Reserve & Draw | reconstructed
  Infiltrate the Cult Cellar    | subterfuge  | 1worker 1soldier 1shadow 1holy | 2G 3S 4M  | 7  | -              | reconstructed
`,
);
