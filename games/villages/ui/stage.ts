import { across, down, px, rest, sideColumn, tiles, zone } from '@castellan/table';
import type { Composition, Mode, StageSpec } from '@castellan/table';
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

/** On a phone that lies: one plate for a rival or none, or two rows of them. */
const platesLying = (players: number): number => (players === 1 ? 48 : players === 2 ? 104 : 130);

const market = zone('market', tiles(6), tiles(2));

const compositions: Readonly<Record<Mode, (players: number) => Composition>> = {
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
  phone: players =>
    down(
      zone('rivals', rest(), px(players === 1 ? 34 : 84)),
      market,
      zone('action', rest(), px(100)),
      zone('village', rest(), tiles(rowsOf(players), 54)),
      zone('holding', rest(), rest(172)),
      // Alone, there is nobody to tell of.
      zone('rail', rest(), px(players === 1 ? 90 : 102)),
    ),
  lying: players =>
    across(
      down(market, zone('holding', rest(), rest(150))),
      down(
        zone('action', tiles(6), rest(112)),
        zone('village', tiles(6), tiles(rowsOf(players), 46)),
      ),
      down(zone('rivals', px(164), px(platesLying(players))), zone('rail', px(164), rest(150))),
    ),
};

export const stage: StageSpec = {
  zones: { market: 'market', action: 'action', village: 'mine', holding: 'mine' },
  surface: 'ash',
  tile: { least: 0.93, most: 1.45 },
  compose: (mode, players) => compositions[mode](players),
};
