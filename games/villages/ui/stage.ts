import {
  across,
  beside,
  down,
  fold,
  px,
  rest,
  sideColumn,
  tiles,
  upright,
  zone,
} from '@castellan/table';
import type { Composition, Mode, Size, StageSpec } from '@castellan/table';
import { TARGET } from '../state.ts';

/** How many Buildings and Adventurers a village has room for: as many as end the game; alone, more. */
export function placesIn(players: number): number {
  return players === 1 ? 18 : TARGET[players]!;
}

/** They lie in two rows; where a village is drawn alone, in three. */
const rowsOf = (players: number): number => (players === 1 ? 3 : 2);
export const columnsOf = (players: number): number => placesIn(players) / rowsOf(players);

/** Where the Castle and the Resources lie before the Buildings: so wide. */
const HOME = { wide: 372, tablet: 262 };

/** Beside two rivals there is room to show more of each. */
const plateHeight = (players: number): number => (players <= 2 ? 196 : players === 3 ? 138 : 118);

const market = zone('market', tiles(6), tiles(2));

/** On a phone the decks stand at the market's edge: so wide, with the gap before them. */
const SPINE = 26;

/** The village is folded away: its home line stays in sight. */
const phone = (action: number, hand: number): Composition =>
  upright(
    zone('market', tiles(5, SPINE), tiles(2)),
    zone('action', rest(), px(action)),
    fold('village', rest(), px(50)),
    zone('holding', rest(), rest(hand)),
  );

const compositions: Readonly<Record<Mode, (players: number, screen: Size) => Composition>> = {
  wide: players =>
    across(
      down(
        across(market, zone('action', rest(330), tiles(2))),
        zone('village', tiles(columnsOf(players), HOME.wide), tiles(rowsOf(players))),
        zone('holding', rest(), rest(206)),
      ),
      sideColumn(players, plateHeight(players)),
    ),
  tablet: players =>
    down(
      zone('rivals', rest(), px(126)),
      across(market, zone('action', rest(206), tiles(2))),
      zone('village', tiles(columnsOf(players), HOME.tablet), tiles(rowsOf(players))),
      zone('holding', rest(), rest(190)),
      zone('rail', rest(), px(92)),
    ),
  phone: () => phone(100, 280),
  low: () => phone(48, 196),
  lying: (_, screen) =>
    beside(
      screen,
      down(zone('market', tiles(5, SPINE), tiles(2)), zone('holding', rest(), rest(110))),
      zone('action', rest(), px(48)),
      zone('village', rest(), rest(140)),
    ),
};

export const stage: StageSpec = {
  zones: { market: 'market', action: 'action', village: 'mine', holding: 'mine' },
  surface: 'ash',
  tile: { least: 0.93, most: 1.45 },
  compose: (mode, players, screen) => compositions[mode](players, screen),
};
