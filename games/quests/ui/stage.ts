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

/** Over a row of Citizens: what it is and what it pays. */
export const HEAD = 20;

/** On a phone: above the cards of the tray, and how much of the next one is seen. */
const TABS = 44;
export const PEEK = 24;
/** How many cards of the tray lie side by side. */
export const ABREAST = 4;

/** Guild and hand share a box; eight places each, in two rows, decide how small Citizens get. */
const own = zone('own', tiles(8), tiles(2, 2 * HEAD + 6));

/** On a phone Guild, hand and the viewer's own Quests share a tray. */
const phone = (tavern: number, action: number): Composition =>
  upright(
    zone('tavern', rest(), rest(tavern)),
    zone('action', rest(), px(action)),
    fold('tray', tiles(ABREAST, PEEK), tiles(1, TABS)),
  );

/** How high a plate of the others is, by how many play. */
const PLATES = [208, 208, 154, 128, 108] as const;

const compositions: Readonly<Record<Mode, (players: number, screen: Size) => Composition>> = {
  wide: players =>
    across(
      down(
        zone('tavern', rest(), rest(366)),
        zone('action', rest(), px(124)),
        across(own, zone('purse', px(190), rest())),
      ),
      sideColumn(players, PLATES[players - 1]!),
    ),
  tablet: () =>
    down(
      zone('rivals', rest(), px(82)),
      zone('tavern', rest(), rest(330)),
      zone('action', rest(), px(116)),
      own,
      zone('purse', rest(), px(62)),
      zone('rail', rest(), px(88)),
    ),
  phone: () => phone(380, 86),
  low: () => phone(286, 48),
  lying: (_, screen) =>
    beside(
      screen,
      zone('tavern', rest(342), rest()),
      zone('action', rest(), px(48)),
      fold('tray', rest(), tiles(1, TABS)),
    ),
};

export const stage: StageSpec = {
  zones: { tavern: 'market', action: 'action', own: 'mine', purse: 'mine', tray: 'mine' },
  surface: 'oak',
  tile: { least: 0.4, most: 1.34 },
  compose: (mode, players, screen) => compositions[mode](players, screen),
};
