// The 84 Citizens, with 32 names [QV 1.2]. A card in a state is its place in this table. Each has several copies.
import { cardTable, column } from '@castellan/kernel';
import type { Known } from '@castellan/kernel';
import type { Effect } from '@castellan/powers';
import { RESOURCE_MARKS, ROLES } from './language.ts';
import type { Resource, Role } from './language.ts';
import { effect } from './notation.ts';

export interface Citizen extends Known {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly copies: number;
  /** How much of a Resource it gives. "=": as much as all the numbers together [QV 7.4]. */
  readonly produces: Readonly<Partial<Record<Resource, number | '='>>>;
  /** What it does when it is hired; null if it does nothing. */
  readonly power: Effect | null;
  /** Not used in a solo game [QV 10.2]. */
  readonly notSolo: boolean;
}

export const CITIZENS: readonly Citizen[] = cardTable(
  'citizens',
  {
    name: column.text,
    role: column.oneOf(ROLES),
    copies: column.number,
    produces: column.amounts(RESOURCE_MARKS, column.numberOr('=')),
    power: column.orNull(effect),
    notSolo: column.flag('not solo'),
    source: column.source,
    standIns: ['name', 'copies', 'produces', 'power'],
  },
  `
  name        | role     | copies | produces | power                                        | notSolo  | source
  Knight      | soldier  | ~3     | 1S       | ~Hire                                        | -        | rulebook
  Archer      | soldier  | ~3     | 2S       | ~Draw                                        | -        | rulebook
  Warlord     | soldier  | ~3     | =S       | ~Draw                                        | -        | rulebook
  Bogatyr     | soldier  | ~3     | ~2S      | Quest                                        | -        | rulebook
  Wizard      | soldier  | ~3     | ~1S 1M   | Draw                                         | -        | public-data
  Captain     | ~soldier | ~2     | ~2S      | lose Reserved Quest → (Draw & Hire)          | -        | rulebook
  Champion    | soldier  | ~2     | ~3S      | ~may ◎ scrap random hand                     | not solo | rulebook
  Squire      | ~soldier | ~2     | ~1G 1S   | ~may ◎ scrap random hand / Draw              | not solo | rulebook
  Blacksmith  | worker   | ~3     | ~1G 1S   | ~Draw                                        | -        | rulebook
  Bard        | worker   | ~3     | ~1G 1M   | lose Citizen → (Draw & Draw)                 | -        | rulebook
  Peasant     | worker   | 3      | 1G       | Hire                                         | -        | reconstructed
  Merchant    | worker   | 3      | 2G       | may free Citizen of the Tavern               | -        | reconstructed
  Miner       | worker   | 3      | 3G       | -                                            | -        | reconstructed
  Baker       | worker   | 2      | =G       | Draw                                         | -        | reconstructed
  Butcher     | worker   | ~2     | ~2G      | ~lose Citizen → ◎ scrap Guild                | not solo | rulebook
  Baron       | ~worker  | ~2     | ~2G 1M   | lose Citizen → Hire                          | not solo | rulebook
  Monk        | holy     | ~3     | ~2M      | ~Draw                                        | -        | rulebook
  Cleric      | holy     | 3      | 1M       | Hire                                         | -        | reconstructed
  Paladin     | holy     | ~3     | ~1S 1M   | ~Quest                                       | -        | public-data
  Priestess   | holy     | 3      | =M       | Draw                                         | -        | reconstructed
  Templar     | holy     | 3      | 1S 2M    | -                                            | -        | reconstructed
  Summoner    | holy     | 2      | 2M       | may free Citizen of the Tavern               | -        | reconstructed
  Mage        | ~holy    | ~2     | ~1G 2M   | ~may ◎ scrap Reserved Quest / may lose Active Quest | not solo | rulebook
  Bishop      | ~holy    | ~2     | ~1M      | may ◎ rob Guild                              | not solo | rulebook
  Thief       | shadow   | ~2     | ~1G 1S   | may ◎ rob random hand                        | -        | rulebook
  Sorceress   | shadow   | ~3     | ~1G 2M   | may lose Tavern Line / may lose Active Quest | -        | rulebook
  Necromancer | shadow   | ~3     | ~2M      | lose Citizen → (Draw & Hire)                 | -        | rulebook
  Rogue       | shadow   | 3      | 1G 1S    | Reserve & Draw                               | -        | reconstructed
  Mercenary   | shadow   | 3      | 1G 2S    | -                                            | -        | reconstructed
  Alchemist   | shadow   | 3      | 1G 1M    | Draw                                         | -        | reconstructed
  Assassin    | ~shadow  | ~2     | ~1S 1M   | may ◎ scrap Guild                            | not solo | rulebook
  Sapper      | ~shadow  | ~2     | ~1G 2S   | may ◎ scrap random hand                      | not solo | rulebook
`,
);
