import { cardTable, column } from '@castellan/kernel';
import type { Known } from '@castellan/kernel';
import { ROLES } from './language.ts';
import type { Role } from './language.ts';
import { effect } from './notation.ts';
import type { Effect } from '@castellan/powers';

/** A Citizen, or a Starter: a card with activation numbers and two harvest powers [CK 1.7]. */
export interface CitizenCard {
  readonly id: string;
  readonly name: string;
  readonly numbers: readonly number[];
  /** Base price in gold; null for a Starter, which can't be bought. */
  readonly price: number | null;
  readonly role: Role | null;
  readonly copies: number;
  /** The left power is for the active player, the right one for everyone else. */
  readonly onTurn: Effect;
  readonly offTurn: Effect;
  readonly source: Known['source'];
}

const citizens: readonly CitizenCard[] = cardTable(
  'citizens',
  {
    name: column.text,
    numbers: column.list(column.number),
    price: column.number,
    role: column.oneOf(ROLES),
    copies: column.number,
    onTurn: effect,
    offTurn: effect,
    source: 'two-sources',
  },
  `
  name       | numbers | price | role    | copies | onTurn                    | offTurn
  Cleric     | 1       | 3     | holy    | 6      | 3M                        | 1M
  Monk       | 1       | 3     | holy    | 6      | 1G 2M                     | 1G → 2M
  Merchant   | 2       | 2     | worker  | 6      | 2G / 2M                   | 1G
  Blacksmith | 2       | 3     | worker  | 6      | 1G × Soldier              | 1G
  Mercenary  | 3       | 3     | shadow  | 6      | 1G 1S                     | 1S → 2G
  Alchemist  | 3       | 3     | shadow  | 6      | 1G → 3M                   | 1M → 2G
  Archer     | 4       | 4     | soldier | 6      | 2S                        | 1S
  Wizard     | 4       | 4     | soldier | 6      | 1S 1M                     | 1M
  Peasant    | 5       | 2     | worker  | 6      | 1G                        | 1G
  Knight     | 6       | 2     | soldier | 6      | 1S                        | 1S
  Rogue      | 7       | 2     | shadow  | 6      | 2G 2S                     | 1G 1S
  Thief      | 7       | 2     | shadow  | 6      | ◎ (take ≤ 3G / take ≤ 3M) | 2G / 2M
  Champion   | 8       | 2     | soldier | 6      | 4S                        | 1G → 4S
  Warlord    | 8       | 2     | soldier | 6      | 1S × Soldier              | 1S × Knight
  Paladin    | 9 10    | 2     | holy    | 6      | 1S 2M                     | 1S → 3M
  Priestess  | 9 10    | 2     | holy    | 6      | 2S 1M                     | 1M → 3S
  Butcher    | 11 12   | 1     | worker  | 6      | 2G × Worker               | 4G
  Miner      | 11 12   | 1     | worker  | 6      | 1G + 1G × Domain          | 4G
`,
);

const starters: readonly CitizenCard[] = cardTable(
  'starters',
  {
    id: column.text,
    name: column.text,
    numbers: column.list(column.number),
    price: null,
    role: null,
    copies: column.number,
    onTurn: effect,
    offTurn: effect,
    source: 'two-sources',
  },
  `
  id              | name    | numbers | copies | onTurn | offTurn
  starter-peasant | Peasant | 5       | 5      | 1G     | 1G
  starter-knight  | Knight  | 6       | 5      | 1S     | 1S
`,
);

/** The 18 Citizens, then the two Starters. A card in a state is its place in this list. */
export const CITIZENS: readonly CitizenCard[] = [...citizens, ...starters];
