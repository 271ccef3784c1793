import { across, down, px, rest, tiles, zone } from '@castellan/table';
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

/** How high the track board is drawn, at scale 1: higher where the screen is. */
export const TRACKS_HEIGHT = 620;

const PLATES = [112, 236, 126, 96, 96] as const;

/** A plate for each of the others, and the rail. */
function side(players: number): Composition {
  const rivals = Math.max(1, players - 1);
  const height = rivals * PLATES[players - 1]! + (rivals - 1) * 6;
  return down(zone('rivals', px(288), px(height)), zone('rail', px(288), rest(220)));
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
      side(players),
    ),
  tablet: () =>
    down(
      zone('rivals', rest(), px(66)),
      zone('map', rest(), rest(510)),
      zone('tracks', rest(), px(68)),
      zone('board', rest(), px(84)),
      zone('hand', tiles(HAND.tablet), tiles(1)),
      zone('rail', rest(), px(92)),
    ),
  phone: () =>
    down(
      zone('rivals', rest(), px(44)),
      zone('map', rest(), rest(358)),
      zone('tracks', rest(), px(70)),
      zone('board', rest(), px(82)),
      zone('hand', tiles(4), tiles(1)),
      zone('rail', rest(), px(102)),
    ),
  lying: () =>
    across(
      zone('map', rest(340), rest()),
      down(
        zone('tracks', tiles(4), px(66)),
        zone('board', tiles(4), px(82)),
        zone('hand', tiles(4), tiles(1)),
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
