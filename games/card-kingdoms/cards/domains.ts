import { cardTable, column } from '@castellan/kernel';
import type { Known } from '@castellan/kernel';
import { ROLES } from './language.ts';
import type { DomainPower, Role } from './language.ts';
import { power } from './notation.ts';

/** A Domain [CK 1.9]. */
export interface DomainCard {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly roles: Readonly<Partial<Record<Role, number>>>;
  readonly vp: number;
  readonly power: DomainPower;
  readonly source: Known['source'];
}

/** The 24 Domains. A card in a state is its place in this list. */
export const DOMAINS: readonly DomainCard[] = cardTable(
  'domains',
  {
    name: column.text,
    price: column.number,
    roles: column.amounts(ROLES, column.number),
    vp: column.number,
    power,
    source: 'two-sources',
  },
  `
  name                     | price | roles                    | vp | power
  Foxgrove Palisade        | 9     | 1soldier 1shadow         | 3  | roll: 2G → die = 6
  The Desert Orchid        | 9     | 1holy 1shadow            | 3  | roll: 1G × Holy → die = 1
  Emerald Stronghold       | 12    | 1worker 1soldier 1holy   | 5  | always: Citizens without the +
  Pratchett's Plateau      | 8     | 1worker 1holy            | 3  | always: Domains -1G
  Cathedral of St Aquila   | 8     | 2holy                    | 3  | after actions: ◎ take 1G
  Darktide Harbour         | 6     | 1shadow 1worker 1soldier | 2  | now: free Citizen Shadow
  Cloudrider's Camp        | 8     | 1soldier 1holy           | 2  | now: 3S + free Citizen Soldier ≤ 2G
  The Orb of Urdr          | 6     | 1shadow 1holy            | 1  | after actions: ◎ take 1M
  Rogue's Landing          | 7     | 1worker 1shadow          | 3  | now: free Citizen Worker
  Blood Crow Army          | 5     | 3soldier                 | 2  | before actions: 1S
  Eye of Asteraten         | 8     | 1holy 1soldier           | 1  | now: 5S + slay
  Cutthroat's Truce        | 5     | 1shadow 1holy            | 1  | now: ◎ take 3G
  Halfpenny Hill           | 6     | 3worker                  | 2  | before actions: 1G
  Shattered Hand           | 7     | 1holy 1worker            | 3  | now: free Citizen Holy
  Forgotten Sorrows        | 9     | 1worker 1shadow          | 3  | each Citizen gained: 1M
  Watcher on the Water     | 6     | 2soldier                 | 3  | now: lose Monster → 3VP
  Gargan's Embrace         | 7     | 2soldier                 | 2  | any doubles: 1VP
  Nest of the Weaver Witch | 6     | 2worker                  | 3  | now: lose Citizen → 3VP
  Palace of the Dawn       | 11    | 1worker 2soldier         | 4  | roll: die − 1
  Grimmwater Keep          | 10    | 2worker 1shadow          | 4  | now: free Citizen ≤ 3G
  The Violet Thorn         | 7     | 1soldier 1holy           | 3  | each Monster slain: 1M
  Purloiner's Perch        | 10    | 2shadow                  | 2  | now: ◎ rob random Monster
  Golden Obelisk of Nae    | 6     | 1worker 1holy            | 3  | now: 3M → 3VP
  Monolith of Ostendaar    | 9     | 1worker 1soldier         | 3  | before actions: 1M
`,
);
