import { across, down, px, rest, sideColumn, tiles, zone } from '@castellan/table';
import type { Composition, Mode, Plan, Size, StageSpec } from '@castellan/table';
import { LINE_PRICES } from '../cards/boards.ts';

const LINE = LINE_PRICES.length;

/** How many cards the hand is laid out for; more of them lie over one another. */
export const HAND: Readonly<Record<Mode, number>> = { wide: 6, tablet: 6, phone: 4, lying: 4 };

/** The Citizens that can be hired are read beside those in the hand: a hand's card is so many times as large. */
const LARGER_IN_HAND = 1.55;

/** How large a Citizen of the line is drawn: where the line opens over the map, it has room for all that a card says. */
export function lineSize({ mode, tile }: Pick<Plan, 'mode' | 'tile'>): Size {
  if (mode !== 'wide') return tile;
  const less = (length: number): number => Math.round(length / LARGER_IN_HAND);
  return { width: less(tile.width), height: less(tile.height) };
}

/** How large a lair's Monster is drawn, in units of the map. */
export const LAIR: Size = { width: 90, height: 114 };

/** How high the track board is drawn at least, at scale 1. */
const TRACKS_HEIGHT = 620;

/** How high a plate of the others is, by how many play. */
const PLATES = [112, 236, 126, 96, 96] as const;

/** One zone below the other. */
function upright(
  hand: number,
  height: Readonly<Record<'rivals' | 'map' | 'rail', number>>,
): Composition {
  return down(
    zone('rivals', rest(), px(height.rivals)),
    zone('map', rest(), rest(height.map)),
    zone('tracks', rest(), px(68)),
    zone('board', rest(), px(84)),
    zone('hand', tiles(hand), tiles(1)),
    zone('rail', rest(), px(height.rail)),
  );
}

/** The map takes what the rest leaves: it is drawn for any size. */
const compositions: Readonly<Record<Mode, (players: number) => Composition>> = {
  wide: players =>
    across(
      down(
        across(
          zone('map', rest(520), rest(TRACKS_HEIGHT)),
          // As wide as the line of Citizens.
          zone('tracks', tiles(LINE / LARGER_IN_HAND), rest(TRACKS_HEIGHT)),
        ),
        across(zone('board', px(352), px(195)), zone('hand', tiles(HAND.wide), tiles(1))),
      ),
      sideColumn(players, PLATES[players - 1]!),
    ),
  tablet: () => upright(HAND.tablet, { rivals: 66, map: 510, rail: 92 }),
  phone: () => upright(HAND.phone, { rivals: 44, map: 358, rail: 102 }),
  lying: () =>
    across(
      zone('map', rest(340), rest()),
      down(
        zone('tracks', tiles(HAND.lying), px(66)),
        zone('board', tiles(HAND.lying), px(82)),
        zone('hand', tiles(HAND.lying), tiles(1)),
      ),
      down(zone('rivals', px(150), px(92)), zone('rail', px(150), rest(120))),
    ),
};

export const stage: StageSpec = {
  zones: { map: 'market', tracks: 'action', board: 'mine', hand: 'mine' },
  surface: 'slate',
  tile: { least: 0.9, most: 1.4 },
  compose: (mode, players) => compositions[mode](players),
};
